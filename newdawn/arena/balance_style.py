"""How the page of a balance report looks: the colours of each game, by day and by night."""

from collections.abc import Mapping

from newdawn.core.declaration import TOKENS, Look

__all__ = ["style"]

_RULES = """
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--text);
font:400 16px/1.5 "Barlow Semi Condensed","Segoe UI",system-ui,-apple-system,"Noto Sans",sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 64px}
h1,h2,h3,h4{font-family:var(--titles);line-height:1.2;font-weight:700;margin:0}
h1{font-size:2.1rem}h2{font-size:1.45rem}h3{font-size:1.12rem}
h4{font-size:1rem}
p{margin:8px 0;max-width:72ch}
a{color:var(--accent)}
code{font:.88em/1.5 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
.muted{color:var(--muted)}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:var(--corner);padding:16px 20px;margin:16px 0}
.lead{font-size:1.08rem}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin:16px 0 0}
nav a{padding:6px 0;text-decoration:none;border-bottom:1px solid var(--line)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px 24px;margin:16px 0 0}
.facts dt{color:var(--muted);font-size:.88rem}.facts dd{margin:0;font-variant-numeric:tabular-nums}
.keys{display:flex;flex-wrap:wrap;gap:4px 20px;margin:8px 0}
.key{display:inline-flex;align-items:center;gap:8px}
.key .strip{width:32px}
.mark{font:600 .78rem/1 "Barlow Semi Condensed",system-ui,sans-serif;border:1px solid var(--line);border-radius:99px;
padding:3px 9px;color:var(--muted);white-space:nowrap;vertical-align:2px}
.mark.fair{color:var(--good);border-color:currentColor}
.ours{color:var(--accent);font-size:.8rem;font-weight:400;white-space:nowrap}
.peers{border-top:1px solid var(--line);padding:14px 0 4px;font-size:.94rem;color:var(--muted)}
h3{margin:24px 0 4px}
.natures{padding:0;list-style:none}.natures li{margin:6px 0;max-width:72ch}
.plot{margin:4px 0 8px}
.row{display:grid;grid-template-columns:minmax(200px,30%) 1fr 56px;gap:0 16px;align-items:center;
border-top:1px solid var(--line);padding:1px 0 1px 10px;border-left:3px solid transparent}
.strips2{grid-template-columns:minmax(200px,30%) 1fr 1fr 56px}
.strips3{grid-template-columns:minmax(180px,26%) 1fr 1fr 1fr 56px}
.row.out{border-left-color:var(--accent)}
.row.top{border-top:0;align-items:end;font-size:.82rem;color:var(--muted)}
.name{line-height:1.25;font-size:.94rem;padding:4px 0;overflow-wrap:anywhere}
.row.out .name{font-weight:600}
.held{font-size:.82rem;color:var(--muted);text-align:right;font-variant-numeric:tabular-nums}
.strip,.axis{display:block;width:100%;overflow:visible}
.strip .grid{stroke:var(--line);opacity:.45}.strip .zero{stroke:var(--muted);opacity:.9}
.strip g line{stroke-width:2;stroke-linecap:round;opacity:.7}
.strip g{stroke-linejoin:round}
.axis text{fill:var(--muted);font-size:12px;text-anchor:middle;font-variant-numeric:tabular-nums}
details{margin:4px 0}
summary{cursor:pointer;padding:8px 0;color:var(--accent)}
summary h3{display:inline;color:var(--text)}
.scroll{overflow-x:auto;margin:4px 0 12px}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;min-width:100%}
th,td{text-align:right;padding:5px 10px;border-top:1px solid var(--line);white-space:nowrap;vertical-align:top}
th{color:var(--muted);font-weight:600;border-top:0}
th:first-child,td:first-child,td.words{text-align:left;padding-left:0;white-space:normal;min-width:180px}
.cases{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:0 32px}
.case{border-top:1px solid var(--line);padding:10px 0 2px}
.case p{margin:4px 0}.case .muted{font-size:.88rem}
.case details[open]{margin-bottom:8px}
.up{color:var(--good)}.down{color:var(--danger)}
footer{color:var(--muted);font-size:.88rem;margin-top:32px}
@media(max-width:720px){
main{padding:16px 12px 48px}h1{font-size:1.7rem}.panel{padding:12px 14px}
.row{grid-template-columns:1fr;gap:0 12px}
.strips2,.strips3{grid-template-columns:1fr 1fr}
.row .name{grid-column:1/-1;padding:6px 0 0}.row .held{display:none}
.row.top .name{display:none}
}
@media print{body{background:none}.panel{break-inside:avoid-page}}
"""


def style(look: Look) -> str:
    """Return the style sheet of a game's page."""
    light, dark = (_variables(look.colours(scheme)) for scheme in ("light", "dark"))
    fonts = f"--titles:{look.titles};--corner:{look.corner}"
    return f":root{{{light};{fonts}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}{_RULES}{_lanes()}"


def _lanes() -> str:
    """Return the rules that give each number of players its colour."""
    return "".join(
        f".n{players} line{{stroke:var(--{token})}}.n{players} circle,.n{players} path{{fill:var(--{token})}}"
        for players, token in enumerate(TOKENS[TOKENS.index("two") :], start=2)
    )


def _variables(colours: Mapping[str, str]) -> str:
    return ";".join(f"--{token}:{colour}" for token, colour in colours.items())
