import postcss from "postcss";
import { expect, it } from "vitest";
import { applySchemes } from "./index.ts";

function applied(css: string): string {
  const root = postcss.parse(css);
  applySchemes(root);
  return root.toString().replaceAll(/\s+/g, " ").trim();
}

const system = ":root:where(:not([data-theme]))";

it.each([
  [
    "html.dark { --a: 1; }",
    `html[data-theme="dark"] { --a: 1; } @media (prefers-color-scheme: dark) { html${system} { --a: 1; } }`,
  ],
  [
    ":is(.dark) .card { color: red; }",
    `[data-theme="dark"] .card { color: red; } @media (prefers-color-scheme: dark) { ${system} .card { color: red; } }`,
  ],
  [
    "html:not(.dark) p { color: red; }",
    `html[data-theme="light"] p { color: red; } @media (prefers-color-scheme: light) { html${system} p { color: red; } }`,
  ],
  [
    ".a, .dark .b { color: red; }",
    `[data-theme="dark"] .b { color: red; } @media (prefers-color-scheme: dark) { ${system} .b { color: red; } } .a { color: red; }`,
  ],
  [
    ".card { .dark & { color: red; } }",
    `.card { [data-theme="dark"] & { color: red; } @media (prefers-color-scheme: dark) { ${system} & { color: red; } } }`,
  ],
  [
    "body.dark p { color: red; }",
    `[data-theme="dark"] body p { color: red; } @media (prefers-color-scheme: dark) { ${system} body p { color: red; } }`,
  ],
  [
    ".a:not(.dark *) { color: red; }",
    `.a:is([data-theme="light"] *) { color: red; } @media (prefers-color-scheme: light) { .a:is(${system} *) { color: red; } }`,
  ],
  [
    ".dark\\:flex:where(.dark, .dark *) { display: flex; }",
    `.dark\\:flex:where([data-theme="dark"] *) { display: flex; } @media (prefers-color-scheme: dark) { .dark\\:flex:where(${system} *) { display: flex; } }`,
  ],
  [
    ".dark .dark\\:flex { display: flex; }",
    `[data-theme="dark"] .dark\\:flex { display: flex; } @media (prefers-color-scheme: dark) { ${system} .dark\\:flex { display: flex; } }`,
  ],
  [".dark\\:hidden { color: blue; }", ".dark\\:hidden { color: blue; }"],
  [".badge.light, p .dark { color: blue; }", ".badge.light, p .dark { color: blue; }"],
  ['img[src$=".dark.svg"] { color: blue; }', 'img[src$=".dark.svg"] { color: blue; }'],
  [".dark-blue { color: blue; }", ".dark-blue { color: blue; }"],
  [".small-tag-light, .darker { color: blue; }", ".small-tag-light, .darker { color: blue; }"],
])("%s holds in the scheme that is shown", (css, expected) => {
  expect(applied(css)).toBe(expected);
});
