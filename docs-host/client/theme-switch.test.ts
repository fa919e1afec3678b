// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { coveredPageId, showCoveredPage, themeKey } from "#docs-host/pages/early";
import { enableThemeSwitch } from "./theme-switch.ts";

const selection = ["light", "system", "dark"];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  const group = document.createElement("div");
  group.dataset.themeSwitch = "";
  group.hidden = true;
  for (const choice of selection) {
    const button = document.createElement("button");
    button.dataset.themeChoice = choice;
    group.append(button);
  }
  document.body.replaceChildren(group);
});

const press = (choice: string): void => document.querySelector<HTMLElement>(`[data-theme-choice=${choice}]`)?.click();
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>("[aria-pressed=true]")].map((button) => button.dataset.themeChoice);

it("appears with the system theme selected", () => {
  enableThemeSwitch();
  expect(document.querySelector<HTMLElement>("[data-theme-switch]")?.hidden).toBe(false);
  expect(pressed()).toEqual(["system"]);
});

it("applies and stores a choice, and removes it when the system theme is chosen", () => {
  enableThemeSwitch();
  press("dark");
  expect([document.documentElement.dataset.theme, localStorage.getItem(themeKey), pressed()]).toEqual([
    "dark",
    "dark",
    ["dark"],
  ]);
  press("system");
  expect([document.documentElement.dataset.theme, localStorage.getItem(themeKey), pressed()]).toEqual([
    undefined,
    null,
    ["system"],
  ]);
});

it("follows a choice made in another tab", () => {
  enableThemeSwitch();
  dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue: "light" }));
  expect([document.documentElement.dataset.theme, pressed()]).toEqual(["light", ["light"]]);
});

it("follows another tab and the theme below an open playground, before the switch is on the page", () => {
  const covered = document.createElement("noscript");
  covered.id = coveredPageId;
  covered.append(document.createTextNode(document.body.innerHTML));
  document.body.replaceChildren(covered);
  enableThemeSwitch();
  dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue: "dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  showCoveredPage(document);
  expect(pressed()).toEqual(["dark"]);
  press("light");
  expect([document.documentElement.dataset.theme, pressed()]).toEqual(["light", ["light"]]);
});
