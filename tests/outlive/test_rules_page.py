"""The rules page of Outlive keeps its word."""

from tests.outlive import make_rules_page
from tests.rules_page import RulesPageSuite


class TestOutlive(RulesPageSuite):
    page = make_rules_page.PAGE
    given_rulings = 53
