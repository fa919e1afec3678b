import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawIcon, isKnownIcon } from "./draw-icon.tsx";
import { findIcon } from "./find-icon.ts";
import { iconNameOf } from "./icon-name.ts";
import { replacements } from "./replacements.ts";

const markupOf = (...args: Parameters<typeof drawIcon>): string => renderToStaticMarkup(drawIcon(...args));

it.each([
  ["book", { name: "book" }],
  ["fa-book", { name: "book" }],
  ["fa-solid fa-book", { name: "book", style: "solid" }],
  ["fas fa-book", { name: "book", style: "solid" }],
  ["duotone book", { name: "book", style: "solid" }],
  ["fa-duotone fa-regular fa-bell", { name: "bell", style: "regular" }],
  ["fa-light fa-bell fa-fw fa-2xl", { name: "bell", style: "regular" }],
  ["FA-BRANDS FA-GitHub", { name: "github", style: "brands" }],
  ["fab fa-js", { name: "js", style: "brands" }],
  ["", undefined],
  ["fa-solid", undefined],
  ["javascript:alert(1)", undefined],
])("reads the icon name %j", (text, expected) => {
  expect(iconNameOf(text)).toEqual(expected);
});

describe("findIcon", () => {
  it.each([
    ["home", "house"],
    ["duotone books", "book"],
    ["github", "fa-brands fa-github"],
    ["brands book", "book"],
    ["envelope-o", "regular envelope"],
    ["regular envelope-sparkle", "regular envelope"],
    ["circle-book-open", "book-open"],
    ["fa-solid fa-message-bot", "robot"],
  ])("draws %j as %j", (name, other) => {
    expect(findIcon(name)).toBeDefined();
    expect(findIcon(name)).toEqual(findIcon(other));
  });

  it("keeps the outlined form apart from the solid one", () => {
    expect(findIcon("regular bell")).not.toEqual(findIcon("bell"));
  });

  it.each(["constructor", "toString", "no-such-thing", "x-unknown", "fa-solid"])("finds nothing for %j", (name) => {
    expect(findIcon(name)).toBeUndefined();
  });

  it("has a free icon for every replacement, and none that is free itself", () => {
    for (const [name, other] of Object.entries(replacements)) {
      expect(findIcon(other), name).toBeDefined();
      expect(Object.hasOwn(replacements, other), name).toBe(false);
    }
  });
});

describe("drawIcon", () => {
  it("draws an unknown name as a ring, and says that it is unknown", () => {
    expect(isKnownIcon("no-such-thing")).toBe(false);
    expect(markupOf("no-such-thing")).toMatch(/^<svg class="icon" aria-hidden="true".*<path/);
  });

  it("has sizes and colors as attributes, since the policy of pages allows no inline styles", () => {
    const svg = markupOf("book", { size: 32, color: "#abc", dark: "rgb(1, 2, 3)" });
    expect(svg).toContain('width="32" height="32" color="light-dark(#abc, rgb(1, 2, 3))"');
    expect(svg).not.toContain("style");
  });

  it.each(["red;}", "url(https://a.example)", "expression(alert(1))\"'", "var(--a, url(x))"])(
    "drops the color %j",
    (color) => {
      expect(markupOf("book", { color })).not.toContain("color=");
    },
  );

  it("draws images that exist, without a name for screen readers", () => {
    const resolve = (path: string) => (path === "file:1" ? "/_files/1.svg" : undefined);
    expect(markupOf("file:1", { resolve, size: 16 })).toBe(
      '<img class="icon" alt="" src="/_files/1.svg" loading="lazy" width="16" height="16"/>',
    );
    expect(drawIcon("./lost.svg", { resolve })).toBeNull();
    expect(drawIcon("./a.svg")).toBeNull();
  });

  it("draws emoji as text", () => {
    expect(markupOf("👩‍💻")).toBe('<span class="icon" aria-hidden="true">👩‍💻</span>');
  });

  it("draws an inline svg without anything that runs, loads or links", () => {
    const svg = markupOf(
      `<svg onload="alert(1)" width="10" height="20" style="x"><script>alert(1)</script><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
      <a href="javascript:alert(1)"><path d="M0 0" fill="url(#g)" stroke-width="2" onclick="x"/></a><image href="https://a.example/x"/><foreignObject><b>x</b></foreignObject></svg>`,
    );
    expect(svg).toBe(
      '<svg viewBox="0 0 10 20" class="icon" aria-hidden="true" focusable="false"><defs><linearGradient id="icon-g"><stop stop-color="red"></stop></linearGradient></defs>' +
        '<path d="M0 0" fill="url(#icon-g)" stroke-width="2"></path></svg>',
    );
    expect(drawIcon("<b>no image</b>")).toBeNull();
  });
});
