import { sections as levels } from "#engine/compare";

/** Every set of levels that a section can have, in their order. */
const mixes: readonly (readonly string[])[] = Array.from({ length: 2 ** levels.length }, (_, bits) =>
  levels.filter((_level, index) => (bits >> index) & 1),
);

/** Hides changes of levels that are switched off, and sections without others; it needs no script. */
const filters = mixes
  .filter((mix) => mix.length > 0)
  .map((mix) => {
    const off = mix.map((level) => `:has(#show-${level}:not(:checked))`).join("");
    const change = mix.length === 1 ? `body${off} .change.${mix[0]},` : "";
    return `${change}body${off} [data-levels="${mix.join(" ")}"]{display:none}`;
  })
  .join("\n");

/** The styles of the page, for light and dark, wide and narrow screens. */
export const style = `
:root{--gone:light-dark(#fce9e7,#3b1b19);--come:light-dark(#e3f3e9,#16301f);
--breaks-wire:light-dark(#b1261d,#f4978e);--breaks-source:light-dark(#855000,#e5b96c);
--behaves-otherwise:light-dark(#1c589b,#8fbcf0);--adds:light-dark(#1d6b35,#86cf9c);--docs-only:light-dark(#536065,#a0adb1)}
main,header>div,nav>div{max-width:84rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
header{padding-block:2.5rem 1.5rem}
.sum{margin:.75rem 0 0}
nav{position:sticky;top:0;z-index:1;background:var(--bg);border-block:1px solid var(--border)}
nav>div{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding-block:.625rem}
nav label{display:inline-flex;align-items:center;gap:.4rem;font-size:.875rem;cursor:pointer;min-height:1.75rem}
nav input{width:1rem;height:1rem;margin:0;accent-color:var(--accent)}
.index{margin:1.5rem 0 0;columns:18rem;column-gap:2rem;padding:0;list-style:none;font-size:.875rem}
.index li{break-inside:avoid;padding-block:.125rem;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.15em}
section{scroll-margin-top:4rem;margin-block:2.5rem}
h2{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;margin:0 0 1rem;padding-bottom:.5rem;border-bottom:2px solid var(--border);font-size:1.1875rem;overflow-wrap:anywhere}
h2 span{color:var(--muted);font-size:.8125rem;font-weight:400}
.change{margin-block:0 1.25rem;padding-inline-start:.875rem;border-inline-start:3px solid var(--level)}
.change p{margin:0}
.change .tag{color:var(--level);font-size:.8125rem;font-weight:650}
.change .tag i{color:var(--muted);font-style:normal;font-weight:400}
.change .more{color:var(--muted);font-size:.8125rem;overflow-wrap:anywhere}
.change .message{overflow-wrap:anywhere}.message code{padding:.0625em .25em;border-radius:.1875rem;background:var(--sunken);font:.875em/1.4 var(--code)}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:1px;margin-block:.5rem;border:1px solid var(--border);border-radius:.3125rem;background:var(--border);overflow:hidden}
.sides>div{min-width:0;padding:.5rem .75rem;background:var(--raised)}
.sides .older{background:light-dark(#fdf5f4,#221a1a)}.sides .newer{background:light-dark(#f3faf5,#17201b)}
.place{display:block;margin-block:.25rem;color:var(--muted);font:.75rem/1.5 var(--code);overflow-wrap:anywhere}
.sides .none{background:var(--sunken);color:var(--muted);font-style:italic}
.sides code{display:block;color:var(--muted);font:.75rem/1.5 var(--code);overflow-wrap:anywhere}
.sides pre{margin:.125rem 0 0;font:.8125rem/1.5 var(--code);white-space:pre-wrap;overflow-wrap:anywhere}
.older mark,.gone mark{background:light-dark(#f6c8c3,#6b2a25);color:inherit}.newer mark,.come mark{background:light-dark(#b9e2c7,#245a37);color:inherit}
details{margin-block:.75rem 0}summary{width:fit-content;padding-block:.25rem;color:var(--accent);font-size:.875rem;cursor:pointer}
table{width:100%;margin-top:.25rem;border:1px solid var(--border);border-radius:.3125rem;border-spacing:0;table-layout:fixed;font:.8125rem/1.5 var(--code)}
th{padding:.375rem .75rem;background:var(--sunken);color:var(--muted);font:600 .8125rem/1.4 inherit;text-align:start;overflow-wrap:anywhere}
td{padding:.1875rem .75rem;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
td+td,th+th{border-inline-start:1px solid var(--border)}
td.gone{background:var(--gone)}td.come{background:var(--come)}td.empty{background:var(--sunken)}
.word{display:none}
${levels.map((level) => `.${level}{--level:var(--${level})}`).join("")}
.change:target{background:var(--sunken)}
@media (max-width:44rem){header{padding-block:1.5rem 1rem}h1{font-size:1.375rem}.sides{grid-template-columns:1fr}.word{display:inline;font-weight:600}
td,th{padding-inline:.375rem}table{font-size:.75rem}}
@media print{nav{display:none}details{display:block}section{break-inside:avoid}}
${filters}
`;
