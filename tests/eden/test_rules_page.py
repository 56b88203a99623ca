"""The rules page of Paris: New Eden keeps its word."""

from tests.eden import make_rules_page
from tests.rules_page import RulesPageSuite


class TestEden(RulesPageSuite):
    page = make_rules_page.PAGE
    given_rulings = 48
