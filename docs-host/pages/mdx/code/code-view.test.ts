import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { renderMarkup } from "#ui/markup";
import { codeView } from "./code-view.tsx";
import { loadLanguages, pageBudget } from "./highlighter.ts";

it("writes tokens as React writes their elements", async () => {
  await loadLanguages(["ts"]);
  const code = "const bed = \"<a & 'b'>\"; // 1\n\nwater(bed, 2);";
  const drawn = codeView({ kind: "code", code, language: "ts", meta: '{3} {"2": "/two"}' }, undefined, {
    address: (href) => href,
    tip: (_, text) => text,
    styled: () => undefined,
    budget: pageBudget(),
    languageName: () => "TypeScript",
  });
  const markup = renderMarkup(drawn);
  expect(markup).toContain('<span class="code-word">const</span>');
  expect(markup).toBe(renderToStaticMarkup(drawn));
});
