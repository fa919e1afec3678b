// @vitest-environment page

import { beforeEach, expect, it } from "vitest";
import type { SiteDiagnostic } from "#docs-host/site/model";
import { diagnosticsPanel } from "./diagnostics-panel.ts";

const one = (severity: SiteDiagnostic["severity"], n: number, file = "page.md"): SiteDiagnostic => ({
  severity,
  place: `${file}:${n}:1`,
  message: "a mistake",
  advice: "mend it",
});
const warnings = Array.from({ length: 60 }, (_, n) => one("warning", n + 1));
const places = () => [...document.querySelectorAll(".diagnostics li code")].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.replaceChildren();
  delete document.body.dataset.source;
  localStorage.clear();
});

it("shows errors before warnings, each in their order", () => {
  diagnosticsPanel().show([...warnings, one("error", 61), one("error", 62)]);
  expect(places().slice(0, 3)).toEqual(["page.md:61:1", "page.md:62:1", "page.md:1:1"]);
  expect(places()).toHaveLength(50);
});

it("shows diagnostics of the open page first", () => {
  document.body.dataset.source = "guides/own.mdx";
  const own = [one("warning", 1, "fern/guides/own.mdx"), one("error", 2, "fern/guides/own.mdx")];
  diagnosticsPanel().show([one("error", 3), one("error", 4, "not-guides/own.mdx"), ...warnings, ...own]);
  expect(places().slice(0, 3)).toEqual(["fern/guides/own.mdx:2:1", "fern/guides/own.mdx:1:1", "page.md:3:1"]);
  expect(document.querySelector(".diagnostics [role=status]")?.textContent).toBe(
    "3 errors, 61 warnings, 2 on this page",
  );
});

it("is hidden while there are no diagnostics", () => {
  const { show } = diagnosticsPanel();
  const state = () => {
    const panel = document.querySelector<HTMLElement>(".diagnostics");
    return [panel?.hidden, panel?.dataset.severity, panel?.querySelector("button")?.textContent];
  };
  expect(state()[0]).toBe(true);
  show([one("warning", 1)]);
  expect(state()).toEqual([false, "warning", "0 errors, 1 warning"]);
  show([one("error", 1)]);
  expect(state()).toEqual([false, "error", "1 error, 0 warnings"]);
  show([]);
  expect(state()).toEqual([true, "warning", ""]);
});

it("is folded until its author opens it, and does not change its state when diagnostics change", () => {
  const list = () => document.querySelector<HTMLElement>(".diagnostics ul");
  const first = diagnosticsPanel();
  first.show([one("error", 1)]);
  expect(list()?.hidden).toBe(true);
  document.querySelector<HTMLElement>(".diagnostics button")?.click();
  first.show([one("error", 1), one("error", 2)]);
  expect(list()?.hidden).toBe(false);
  document.body.replaceChildren();
  diagnosticsPanel().show([one("error", 1)]);
  expect(list()?.hidden).toBe(false);
});
