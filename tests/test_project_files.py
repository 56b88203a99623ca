"""The files that others read about the project say what the project is: changelog, citation, workflow, templates."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import newdawn

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
TITLES = {"outlive": "Outlive", "eden": "Paris: New Eden"}


def version_of(what: str) -> str:
    """Return the version that the changelog's first table names."""
    found = re.search(rf"^\| {re.escape(what)} \| ([^|]+) \|", CHANGELOG, re.MULTILINE)
    assert found, what
    return found[1]


def migrations() -> list[str]:
    """Return the revisions of the database, oldest first."""
    folder = ROOT / "newdawn" / "server" / "storage" / "migrations" / "versions"
    return sorted(path.stem.split("_")[1] for path in folder.glob("revision_*.py"))


# The image


def test_the_image_is_built_on_one_exact_version_that_we_support():
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    (base,) = re.findall(r"^ARG BASE=(.+)$", recipe, re.MULTILINE)
    found = re.fullmatch(r"python:(3\.\d+)\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?", base)
    assert found, base
    assert f"Programming Language :: Python :: {found[1]}" in PROJECT["classifiers"]
    assert set(re.findall(r"^FROM (\S+)", recipe, re.MULTILINE)) == {"${BASE}"}


# The changelog


def test_the_changelog_names_the_versions_in_use():
    assert version_of("package") == PROJECT["version"]
    for game, title in TITLES.items():
        assert version_of(f"rules of {title}") == str(newdawn.load(game).rules.RULES_VERSION)
    assert version_of("database schema") == migrations()[-1]
    socket = (ROOT / "newdawn" / "server" / "web" / "socket.py").read_text(encoding="utf-8")
    assert f'"protocol": {version_of("socket protocol")}' in socket


def test_the_changelog_begins_with_what_is_unreleased_and_has_the_version_of_the_package():
    versions = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert PROJECT["version"] in versions


def test_every_version_says_what_changes_in_rules_api_and_database():
    for version in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        assert re.findall(r"^### (.+)$", version, re.MULTILINE)[:3] == ["Rules", "API", "Database"], version[:20]


# The citation


def test_the_citation_is_of_this_version_and_licence():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= citation.keys()
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert (citation["version"], citation["license"]) == (PROJECT["version"], PROJECT["license"])


# The workflow


def test_the_workflow_runs_what_ci_runs_and_nothing_else():
    (job,) = WORKFLOW["jobs"].values()
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert commands[-1] == ".ci/run"
    assert all("NEWDAWN_CACHE_DIR=" in command for command in commands[:-1])


def test_the_workflow_runs_on_push_and_pull_request_with_the_oldest_and_the_newest_python():
    # YAML reads the key `on` as true.
    assert set(WORKFLOW[True]) == {"push", "pull_request"}
    (job,) = WORKFLOW["jobs"].values()
    pythons = [text.split(" :: ")[-1] for text in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", text)]
    assert job["strategy"]["matrix"]["python"] == [pythons[0], pythons[-1]]


def test_the_workflow_keeps_compiled_rules_by_their_sources():
    (job,) = WORKFLOW["jobs"].values()
    (cache,) = [step["with"] for step in job["steps"] if step.get("uses", "").startswith("actions/cache@")]
    folder = re.search(r"NEWDAWN_CACHE_DIR=\$RUNNER_TEMP/(\w+)", str(job["steps"]))
    assert folder
    assert cache["path"] == f"${{{{ runner.temp }}}}/{folder[1]}"
    for part in ("matrix.python", "newdawn/**/*.py", "newdawn/**/*.toml", "requirements/runtime.lock"):
        assert part in cache["key"]


# Templates for issues


@pytest.mark.parametrize("name", ["rule-correction", "bug-report"])
def test_a_template_is_a_form_whose_questions_have_names(name: str):
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / f"{name}.yml").read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    questions = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in questions}) == len(questions)
    assert all(part["attributes"]["label"] for part in questions)


def test_a_correction_of_a_rule_asks_for_page_sentence_and_both_behaviours():
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "rule-correction.yml").read_text(encoding="utf-8"))
    required = {part["id"] for part in form["body"] if part.get("validations", {}).get("required")}
    assert required == {"game", "page", "sentence", "actual", "expected"}


def test_the_templates_have_a_configuration():
    configuration = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml").read_text(encoding="utf-8"))
    assert set(configuration) <= {"blank_issues_enabled", "contact_links"}
