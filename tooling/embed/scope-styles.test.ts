import { expect, it } from "vitest";
import { scopeStyles } from "./scope-styles.ts";

it.each([
  [":root{--bg:#fff}", ":host{--bg:var(--callboard-bg, #fff)}"],
  [":root[hidden] { display: none }", ":host([hidden]) { display: none }"],
  ["html { color: red }", ":host { color: red }"],
  ["main:focus { outline: none }", ".callboard-main:focus { outline: none }"],
  [".frame > main { margin: 0 }", ".frame > .callboard-main { margin: 0 }"],
  [".page-main { margin: 0 }", ".page-main { margin: 0 }"],
  ["@media (width < 62rem) { a { b: c } }", "@container callboard (width < 62rem) { a { b: c } }"],
  ["@media print { a { b: c } }", "@media print { a { b: c } }"],
  ['@font-face { font-family: "A" }', ""],
  [':root[data-theme="dark"] { color-scheme: dark }', ""],
])("scopes %s", (css, scoped) => {
  expect(scopeStyles(css)).toBe(scoped);
});
