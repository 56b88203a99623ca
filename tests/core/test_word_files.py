"""The words of the program are complete, and the gate finds every kind of fault."""

from pathlib import Path

import pytest

from newdawn.core.words import CORE, LANGUAGES, Named, Words, WordsError, problems

GOOD = {
    "en": "wood = Wood\n    .of = of Wood\ntaken = { $seat } takes { $token-of }.\n",
    "fr": "wood = bois\n    .of = de bois\ntaken = { $seat } prend { $token-of }.\n",
    "es": "wood = madera\n    .of = de madera\ntaken = { $seat } toma { $token-of }.\n",
}
WANTED = {"wood": (), "taken": ("seat", "token")}


def folder(path: Path, **files: str) -> Words:
    for language, text in (GOOD | files).items():
        (path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Words(path)


def test_the_words_of_the_program_are_complete() -> None:
    assert problems(Words(CORE)) == []


def test_good_words_have_no_problems(tmp_path: Path) -> None:
    assert problems(folder(tmp_path), WANTED) == []


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"fr": GOOD["fr"] + "what\n"}, 'fr: fr.ftl: Expected token: "=": what'),
        ({"fr": GOOD["fr"] + "wood = chêne\n    .of = de chêne\n"}, "fr: fr.ftl: wood is there twice"),
        ({"fr": ""}, "fr: taken is missing"),
        ({"es": GOOD["es"] + "stone = piedra\n"}, "es: stone is superfluous"),
        ({"es": GOOD["es"].replace("    .of = de madera\n", "")}, "es: wood.of is missing"),
        ({"es": GOOD["es"].replace(".of =", ".to = a madera\n    .of =")}, "es: wood.to is superfluous"),
        ({"fr": GOOD["fr"].replace("{ $seat }", "Quelqu’un")}, "fr: taken does not use $seat"),
        ({"fr": GOOD["fr"].replace("prend", "prend { $count }")}, "fr: taken uses $count, which it is not given"),
        ({"en": GOOD["en"].replace("takes", "takes { $count }")}, "en: taken uses $count, which it is not given"),
        ({"en": GOOD["en"].replace("{ $seat }", "Somebody")}, "en: taken does not use $seat"),
        ({"es": GOOD["es"].replace("= madera", "= Wood")}, "es: wood is not translated"),
        ({"es": GOOD["es"].replace("de madera", "of Wood")}, "es: wood.of is not translated"),
        ({"fr": GOOD["fr"].replace("prend", "{ takes }")}, "fr: taken refers to takes, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ -takes }")}, "fr: taken refers to -takes, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ wood.to }")}, "fr: taken refers to wood.to, which is not there"),
        ({"fr": GOOD["fr"].replace("prend", "{ act }") + "act = { taken }"}, "fr: act refers to itself"),
    ],
)
def test_the_gate_finds(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    assert problem in problems(folder(tmp_path, **files), WANTED)


def test_without_a_list_the_english_messages_set_the_measure(tmp_path: Path) -> None:
    words = folder(tmp_path, fr=GOOD["fr"].replace("{ $seat }", "Quelqu’un"), es=GOOD["es"] + "stone = piedra\n")
    assert problems(words) == ["fr: taken does not use $seat", "es: stone is superfluous"]


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    words = folder(tmp_path)
    (tmp_path / "es.ftl").unlink()
    assert problems(words, WANTED) == ["es: there is no file"]


def test_arguments_of_a_message_that_is_referred_to_count(tmp_path: Path) -> None:
    text = GOOD["fr"].replace("{ $seat } prend", "{ qui } prend") + "qui = { $seat }\n"
    assert problems(folder(tmp_path, fr=text), WANTED) == []


def test_names_may_be_alike_where_they_are_listed(tmp_path: Path) -> None:
    words = folder(tmp_path, es=GOOD["es"].replace("= madera", "= Wood"))
    assert problems(words, WANTED, alike=("wood",)) == []


def test_a_sentence_takes_the_form_of_a_thing_that_it_needs(tmp_path: Path) -> None:
    arguments = {"seat": "Ann", "token": Named("wood")}
    said = [folder(tmp_path).say(language, "taken", arguments) for language in LANGUAGES]
    assert said == ["Ann takes of Wood.", "Ann prend de bois.", "Ann toma de madera."]


def test_files_of_a_language_may_lie_in_a_folder(tmp_path: Path) -> None:
    words = folder(tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "more.ftl").write_text("stone = pierre\n", encoding="utf-8")
    assert words.say("fr", "stone") == "pierre"


@pytest.mark.parametrize("language", ["de", "", "EN", "en_GB"])
def test_an_unknown_language_is_refused_with_the_list(tmp_path: Path, language: str) -> None:
    with pytest.raises(ValueError, match="there are en, fr, es"):
        folder(tmp_path).say(language, "wood")


def test_what_a_language_lacks_is_said_in_english_with_a_warning(tmp_path: Path) -> None:
    words = folder(tmp_path, fr="taken = { $seat }")
    with pytest.warns(UserWarning, match="there is no message 'wood' in 'fr'"):
        assert words.say("fr", "wood") == "Wood"


@pytest.mark.parametrize(
    ("message", "arguments", "form", "error"),
    [
        ("stone", {}, None, "there is no message 'stone' in 'en'"),
        ("wood", {}, "to", "there is no message 'wood.to' in 'en'"),
        ("taken", {"token": Named("wood")}, None, "the message 'taken' in 'en' lacks its argument 'seat'"),
        ("taken", {"seat": "Ann", "token": 3}, None, "the message 'taken' in 'en' asks for a form of the number"),
        ("taken", {"seat": "Ann", "token": Named("stone")}, None, "there is no message 'stone.of' in 'en'"),
    ],
)
def test_nothing_is_ever_shown_as_a_raw_id(
    tmp_path: Path, message: str, arguments: dict[str, int | str | Named], form: str | None, error: str
) -> None:
    with pytest.raises(WordsError, match=error):
        folder(tmp_path).say("en", message, arguments, form)


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "other one other"), ("fr", "one one other"), ("es", "other one other")],
)
def test_each_language_has_its_own_plural(tmp_path: Path, language: str, expected: str) -> None:
    words = folder(tmp_path, **{language: "n = { $count ->\n    [one] one\n   *[other] other\n    }\n"})
    assert " ".join(words.say(language, "n", {"count": count}) for count in range(3)) == expected


def test_french_signs_stay_with_their_words(tmp_path: Path) -> None:
    words = folder(tmp_path, fr="a = « Oui » : qui ? quoi ; non !\n", es="a = « a : b\n")
    assert words.say("fr", "a") == "«\xa0Oui\xa0»\xa0: qui\xa0? quoi\xa0; non\xa0!"
    assert words.say("es", "a") == "« a : b"
