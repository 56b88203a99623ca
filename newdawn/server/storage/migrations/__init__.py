"""How the tables of the database came to be, step by step; `README.md` says how to add a step."""
