import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TryIt } from "./try-it.tsx";

it("opens the playground of the page, and says what that needs", () => {
  const markup = renderToStaticMarkup(<TryIt href="/api/list" />);
  expect(markup).toContain('href="/api/list?explorer=true" data-try-it');
  expect(markup).toContain("<noscript>");
});

it("leads elsewhere where the site says so, and is a link like any other then", () => {
  const markup = renderToStaticMarkup(<TryIt href="/api/list" elsewhere="https://console.example/" />);
  expect(markup).toContain('href="https://console.example/"');
  expect(markup).not.toMatch(/explorer|data-try-it|noscript/);
});
