import { expect, it } from "vitest";
import { colorIn } from "./color-in.ts";

const styles = `
/* :root { --brand: #000001; } */
:root, [data-theme="light"] {
  color: red;
    --brand : #0a6640 ;
  --rgb:rgb(1, 2, 3);
  --named: green;
  --other-brand: #000002;
}
[data-theme="dark"] { --brand: oklch(70% 0.1 200); --dark-only: #ABCDEF80 }
`;

it.each([
  ["--brand", false, "#0a6640"],
  ["--brand", true, "oklch(70% 0.1 200)"],
  ["--rgb", false, "rgb(1, 2, 3)"],
  ["--named", false, undefined],
  ["brand", false, undefined],
  ["--dark-only", false, undefined],
  ["--dark-only", true, "#ABCDEF80"],
])("%s, dark %j, is %j", (property, isDark, expected) => {
  expect(colorIn(styles, property, isDark)).toBe(expected);
});

it("takes the first rule that has the property, and ignores a comment without an end", () => {
  expect(colorIn("a { --x: #111 } b { --x: #222 }", "--x", false)).toBe("#111");
  expect(colorIn("a { --x: var(--y) } b { --x: #222 }", "--x", false)).toBe("#222");
  expect(colorIn("/* a { --x: #111 }", "--x", false)).toBeUndefined();
});
