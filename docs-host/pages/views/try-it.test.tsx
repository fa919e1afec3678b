import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TryIt } from "./try-it.tsx";

it("opens the playground of the page and states that it needs JavaScript", () => {
  const markup = renderToStaticMarkup(<TryIt href="/api/list" />);
  expect(markup).toContain('href="/api/list?explorer=true" data-try-it');
  expect(markup).toContain("<noscript>");
});

it("becomes an ordinary link if the site configures another target", () => {
  const markup = renderToStaticMarkup(<TryIt href="/api/list" elsewhere="https://console.example/" />);
  expect(markup).toContain('href="https://console.example/"');
  expect(markup).not.toMatch(/explorer|data-try-it|noscript/);
});
