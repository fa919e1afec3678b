// @vitest-environment page
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CodeFigure, ProgramFigure } from "#ui/code";
import { sessionStore } from "../../playground/adapters/session-store.ts";
import { enableCopying } from "./copying.ts";
import { enableLanguages } from "./languages.ts";
import { enableWrapping } from "./wrapping.ts";

const programs = [
  { id: "curl", title: "cURL", language: "shell", text: "curl --head" },
  { id: "typescript", title: "TypeScript", language: "typescript", text: 'await fetch("https://a.example")' },
  { id: "python", title: "Python", language: "python", text: "import requests" },
] as const;

const markup = ["first", "second"].map((id) => createElement(ProgramFigure, { id, label: id, programs }));
const figure = createElement(CodeFigure, { title: "Response", label: "Response", language: "json", text: "{}" });

/** Opens a page with two programs and one text, as a browser opens it again. */
function openPage(): void {
  document.documentElement.removeAttribute("data-wrapped-code");
  document.body.innerHTML = renderToStaticMarkup(createElement("main", {}, ...markup, figure));
  enableCopying();
  enableLanguages();
  enableWrapping();
}

const all = <E extends Element>(selector: string): readonly E[] => [...document.querySelectorAll<E>(selector)];
const selected = (): readonly string[] => all<HTMLInputElement>("input:checked").map(({ value }) => value);
const choose = (language: string, at: number): void => all<HTMLInputElement>(`input[value="${language}"]`)[at]?.click();

afterEach(() => localStorage.clear());

describe("the language of programs", () => {
  it("is cURL at first, and the chosen one on the whole page and on later pages", () => {
    openPage();
    expect(selected()).toEqual(["curl", "curl"]);
    choose("python", 1);
    expect(selected()).toEqual(["python", "python"]);
    openPage();
    expect(selected()).toEqual(["python", "python"]);
  });

  it("is shared with the playground, in both directions", () => {
    openPage();
    choose("typescript", 0);
    const habits = sessionStore(() => localStorage);
    expect(habits.read("language")).toBe("typescript");
    habits.write("language", "python");
    openPage();
    expect(selected()).toEqual(["python", "python"]);
  });

  it.each(["ruby", '"', "{", "null"])("stays cURL if the stored setting is %s", (stored) => {
    localStorage.setItem("callboard.language", stored);
    openPage();
    expect(selected()).toEqual(["curl", "curl"]);
  });

  it("can be chosen where the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, clear: () => {} });
    openPage();
    choose("python", 0);
    expect(selected()).toEqual(["python", "python"]);
    vi.unstubAllGlobals();
  });

  it("is the language that is copied", async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    openPage();
    const buttons = all<HTMLButtonElement>("[data-copy]");
    for (const button of buttons) button.click();
    choose("python", 0);
    buttons[0]?.click();
    expect(copied).toEqual(["curl --head", "curl --head", "{}", "import requests"]);
  });
});

describe("the button that wraps code", () => {
  const pressed = () => all("[data-wrap]").map((button) => button.getAttribute("aria-pressed"));

  it("wraps all code of the page and of later pages, until it is pressed again", () => {
    openPage();
    expect(pressed()).toEqual(["false", "false", "false"]);
    all<HTMLButtonElement>("[data-wrap]")[2]?.click();
    expect(pressed()).toEqual(["true", "true", "true"]);
    openPage();
    expect(document.documentElement.hasAttribute("data-wrapped-code")).toBe(true);
    all<HTMLButtonElement>("[data-wrap]")[0]?.click();
    expect(document.documentElement.hasAttribute("data-wrapped-code")).toBe(false);
    openPage();
    expect(pressed()).toEqual(["false", "false", "false"]);
  });

  it("is hidden while no script runs, as the copy button is", () => {
    document.body.innerHTML = renderToStaticMarkup(figure);
    expect(all<HTMLButtonElement>("button").map(({ hidden }) => hidden)).toEqual([true, true]);
  });
});
