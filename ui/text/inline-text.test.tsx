// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InlineText } from "./inline-text.tsx";

afterEach(cleanup);

const html = (text: string): string => render(<InlineText>{text}</InlineText>).container.innerHTML;

it.each([
  ["Absent when `definitionV2` is given.", "Absent when <code>definitionV2</code> is given."],
  ["Use ``a `tick` `` here", "Use <code>a `tick`</code> here"],
  ["**Never** share it", "<strong>Never</strong> share it"],
  ["a * b * c", "a * b * c"],
  ["one ` tick", "one ` tick"],
  ["is *not* sent", "is <em>not</em> sent"],
  ["is _not_ sent, nor is snake_case_name", "is <em>not</em> sent, nor is snake_case_name"],
  ["* a point\n* another", "* a point\n* another"],
  [
    "See [the standard](https://www.rfc-editor.org/rfc/rfc9110).",
    'See <a href="https://www.rfc-editor.org/rfc/rfc9110" rel="noreferrer" target="_blank">the standard</a>.',
  ],
  ["[x](javascript:alert(1))", "[x](javascript:alert(1))"],
  ["<img src=x onerror=alert(1)>", ""],
  ["<p>Must be <code>true</code>.</p>", "Must be <code>true</code>."],
  ["Bearer <token>", "Bearer &lt;token&gt;"],
  ["&lt;script&gt;", "&lt;script&gt;"],
])("renders %j", (text, rendered) => {
  expect(html(text)).toBe(rendered);
});
