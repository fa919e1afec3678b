/** The style sheet of the staff's pages, in light and dark colors. */
export const staffStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#ffffff, #0f1011);
  --raised: light-dark(#f7f7f8, #17181a);
  --text: light-dark(#191a1d, #ededef);
  --muted: light-dark(#5d6067, #a2a5ab);
  --border: light-dark(#e5e6e9, #292b2f);
  --line: light-dark(#84878e, #6d7077);
  --accent: light-dark(#0c6478, #6fcfe2);
  --accent-text: light-dark(#ffffff, #04222a);
  --good: light-dark(#17693a, #82d19e);
  --bad: light-dark(#b1261d, #f4978e);
  --warn: light-dark(#805000, #e5b96c);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif; }
header, main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
h1 { margin: 0; font-size: 1.375rem; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.0625rem; }
p { margin: 0.25rem 0; }
.muted, th, dt { color: var(--muted); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.warn { color: var(--warn); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.75rem; margin: 1rem 0; }
dl div { padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--raised); }
dt { font-size: 0.8125rem; }
dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.table { overflow-x: auto; border: 1px solid var(--border); border-radius: 0.5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4375rem 0.75rem; text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { font-size: 0.8125rem; font-weight: 500; white-space: nowrap; }
td { border-top: 1px solid var(--border); min-width: 5rem; }
.number { min-width: 4rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
code { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
form.login { display: grid; gap: 0.75rem; max-width: 26rem; margin-top: 1rem; }
label { font-weight: 500; }
input { width: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.4375rem; background: var(--bg); color: inherit; font: inherit; }
button { justify-self: start; min-height: 2.5rem; padding: 0.375rem 1rem; border: 1px solid var(--line); border-radius: 0.4375rem; background: none; color: inherit; font: inherit; cursor: pointer; }
button.main { border-color: transparent; background: var(--accent); color: var(--accent-text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
