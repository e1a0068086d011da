/** The look of the product in as much style as plain pages need; fonts of the system stand in for its own. */

const dark = `
  color-scheme: dark;
  --ground: oklch(.176 .016 10); --surface-1: oklch(.208 .018 14); --surface-2: oklch(.242 .02 18);
  --line: oklch(.308 .02 20); --line-strong: oklch(.575 .03 36);
  --text: oklch(.942 .016 75); --text-2: oklch(.795 .022 62); --text-3: oklch(.685 .024 52);
  --accent: oklch(.76 .12 32); --accent-hover: oklch(.805 .105 36); --accent-text: oklch(.812 .096 36);
  --on-accent: oklch(.2 .04 28); --warning: oklch(.84 .105 82); --danger: oklch(.705 .175 14);
  --focus: oklch(.87 .085 70);`

const light = `
  color-scheme: light;
  --ground: oklch(.962 .013 80); --surface-1: oklch(.984 .009 85); --surface-2: oklch(.938 .016 78);
  --line: oklch(.868 .02 72); --line-strong: oklch(.595 .03 55);
  --text: oklch(.235 .022 30); --text-2: oklch(.395 .026 36); --text-3: oklch(.475 .028 42);
  --accent: oklch(.54 .15 29); --accent-hover: oklch(.485 .145 29); --accent-text: oklch(.485 .145 29);
  --on-accent: oklch(.985 .01 80); --warning: oklch(.475 .095 70); --danger: oklch(.485 .175 18);
  --focus: oklch(.475 .14 32);`

export const style = `
:root { ${dark}
  --serif: 'Newsreader', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
  --sans: 'Commissioner', 'Gill Sans Nova', 'Optima', Candara, 'Noto Sans', system-ui, sans-serif;
}
@media (prefers-color-scheme: light) { :root { ${light} } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; background: var(--ground); color: var(--text);
  font: 400 15px/24px var(--sans);
}
body::before {
  content: ''; position: absolute; inset: -140px 0 auto; height: 420px; max-width: 900px; margin: auto; z-index: -1;
  background: radial-gradient(closest-side, color-mix(in oklch, var(--accent) 8%, transparent), transparent);
}
main { max-width: 760px; margin: 0 auto; padding: 28px 20px 56px; }
@media (min-width: 768px) { main { padding: 44px 48px 72px; } }
h1 { margin: 0; font: 360 36px/40px var(--serif); letter-spacing: -.018em; text-wrap: balance; overflow-wrap: anywhere; }
@media (min-width: 768px) { h1 { font-size: 44px; line-height: 48px; } }
p { margin: 12px 0 0; text-wrap: pretty; max-width: 62ch; }
a { color: var(--accent-text); text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:hover { color: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.wordmark { font: italic 360 28px/32px var(--serif); letter-spacing: -.018em; color: var(--text); }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 16px; margin-bottom: 28px; }
.notice {
  margin: 0 0 28px; padding: 12px 16px; max-width: none; border-left: 2px solid var(--warning);
  background: var(--surface-1); font-size: 13px; line-height: 20px; color: var(--text-2);
}
.notice strong { font-weight: 520; color: var(--warning); }
.quiet { color: var(--text-2); }
.small { font-size: 13px; line-height: 20px; color: var(--text-3); }
.wrong { color: var(--danger); }
.empty { margin-top: 28px; padding: 44px 20px; border: 1px dashed var(--line-strong); border-radius: 10px; text-align: center; }
.empty p { margin: 0 auto; }
.empty p:first-child { font: 400 21px/28px var(--serif); }
.rows { list-style: none; margin: 28px 0 0; padding: 0; border-top: 1px solid var(--line); }
.rows li { border-bottom: 1px solid var(--line); }
.rows a { display: block; padding: 16px 0; color: inherit; text-decoration: none; }
.rows a:hover { background: var(--surface-1); }
.rows .name { display: block; font: 420 21px/28px var(--serif); overflow-wrap: anywhere; }
.rows .meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 20px 0 28px; }
dt { color: var(--text-3); }
dd { margin: 0; overflow-wrap: anywhere; }
.letter {
  padding: 28px 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line);
  font: 400 18px/28px var(--serif); white-space: pre-wrap; overflow-wrap: anywhere;
}
details { margin-top: 20px; }
summary { min-height: 44px; padding: 10px 0; color: var(--text-2); cursor: pointer; }
pre { margin: 0; padding: 16px; background: var(--surface-1); font-size: 13px; line-height: 20px; white-space: pre-wrap; overflow-wrap: anywhere; }
label { display: block; margin: 28px 0 8px; font-size: 13px; line-height: 16px; font-weight: 520; }
input {
  width: 100%; max-width: 480px; height: 48px; padding: 0 14px; border: 1px solid var(--line-strong); border-radius: 8px;
  background: var(--surface-1); color: var(--text); font: 400 16px/24px var(--sans);
}
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; margin-top: 20px; padding: 0 20px;
  border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: 580 15px/20px var(--sans); text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent-hover); color: var(--on-accent); }
.pager { margin-top: 20px; display: flex; gap: 20px; }
.pager a, .back { display: inline-flex; align-items: center; min-height: 44px; }
`
