"""The rules page of Outlive keeps its word."""

from tests.rules_page import RulesPageSuite
from tools.rules_pages.outlive import PAGE


class TestOutlive(RulesPageSuite):
    page = PAGE
    given_rulings = 53
