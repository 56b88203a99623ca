"""Outlive: six days, four heroes, a shelter to fill."""
