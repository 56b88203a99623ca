"""The rules page of Paris: New Eden keeps its word."""

from tests.rules_page import RulesPageSuite
from tools.rules_pages.eden import PAGE


class TestEden(RulesPageSuite):
    page = PAGE
    given_rulings = 48
