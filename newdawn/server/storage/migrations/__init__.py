"""How the tables of the database came to be, step by step; `README.md` tells how to add a step."""
