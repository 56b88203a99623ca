"""What the server writes down and counts about itself. Every other room may use it; it uses none."""
