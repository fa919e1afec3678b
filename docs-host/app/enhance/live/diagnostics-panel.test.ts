// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { diagnosticsPanel, type PageDiagnostic } from "./diagnostics-panel.ts";

it("shows errors before warnings, each in their order", () => {
  const one = (severity: PageDiagnostic["severity"], n: number): PageDiagnostic => ({
    severity,
    place: `page.md:${n}:1`,
    message: "a mistake",
    advice: "mend it",
  });
  const warnings = Array.from({ length: 60 }, (_, n) => one("warning", n + 1));
  diagnosticsPanel().show([...warnings, one("error", 61), one("error", 62)]);
  const places = [...document.querySelectorAll(".diagnostics li code")].map(({ textContent }) => textContent);
  expect(places.slice(0, 3)).toEqual(["page.md:61:1", "page.md:62:1", "page.md:1:1"]);
  expect(places).toHaveLength(50);
});
