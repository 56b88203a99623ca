"""The table server: people and bots at tables, over the web, with every move kept."""
