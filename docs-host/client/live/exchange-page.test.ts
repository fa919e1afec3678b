// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { exchangePage } from "./exchange-page.ts";

const pageOf = (main: string, more = "", head = ""): Document =>
  new DOMParser().parseFromString(
    `<html><head><title>${main.length}</title>${head}</head><body><header class="masthead">${more}</header>` +
      `<nav id="sidebar"><a href="/">Home</a></nav><main id="main">${main}</main></body></html>`,
    "text/html",
  );

/** Opens the first of two renderings, changes it as scripts do, and exchanges it for the second. */
function exchange(before: string, after: string, enhance: (main: HTMLElement) => void = () => {}) {
  document.body.innerHTML = pageOf(before).body.innerHTML;
  const main = document.querySelector<HTMLElement>("#main");
  if (main === null) throw new Error("the page has no main part");
  enhance(main);
  const nodes = [...main.querySelectorAll("*")];
  const isExchanged = exchangePage(document, pageOf(before), pageOf(after));
  const kept = nodes.filter((node) => main.contains(node)).map(({ nodeName }) => nodeName.toLowerCase());
  return { isExchanged, html: main.innerHTML, kept };
}

afterEach(() => document.body.replaceChildren());

describe("the text of an open page", () => {
  it.each([
    ["a changed word", "<p>a</p><p>b</p>", "<p>a</p><p>c</p>", ["p", "p"]],
    ["a new block", "<p>a</p><p>b</p>", "<p>a</p><h2>n</h2><p>b</p>", ["p", "p"]],
    ["a removed block", "<p>a</p><h2>n</h2><p>b</p>", "<p>a</p><p>b</p>", ["p", "p"]],
    ["a first block", "", "<p>a</p>", []],
    ["two changes", "<p>a</p><p>b</p><p>c</p>", "<p>A</p><p>b</p><h2>n</h2><p>c</p><p>d</p>", ["p", "p", "p"]],
    ["another element", "<p>a</p><p>b</p>", "<p>a</p><ul><li>b</li></ul>", ["p"]],
    ["a changed attribute", '<a href="/x" id="i">a</a>', '<a href="/y">a</a>', ["a"]],
  ])("gets %s, and keeps the elements around", (_, before, after, kept) => {
    expect(exchange(before, after)).toEqual({ isExchanged: true, html: after, kept });
  });

  const tabs = (text: string, more = ""): string =>
    `<div data-enhance="tabs"><div class="mdx-tab-list"><a>A</a>${more}</div><div class="mdx-tab-panel"><p>${text}</p></div></div>`;

  it("keeps the selected tab when the text of a tab changes, and replaces tabs when one is added", () => {
    const select = (main: HTMLElement): void => main.querySelector("a")?.setAttribute("aria-selected", "true");
    expect(exchange(tabs("one"), tabs("two"), select).html).toContain('<a aria-selected="true">A</a>');
    const added = exchange(tabs("one"), tabs("one", "<a>B</a>"), select);
    expect([added.html, added.kept]).toEqual([tabs("one", "<a>B</a>"), []]);
  });

  it("keeps an open disclosure, and its enhanced neighbors", () => {
    const text = (word: string): string =>
      `<img data-enhance="zoom" alt="x"><details data-enhance="details"><summary>S</summary><p>${word}</p></details>`;
    const { html } = exchange(text("one"), text("two"), (main) => {
      main.querySelector("details")?.setAttribute("open", "");
      const button = document.createElement("button");
      const image = main.querySelector("img");
      image?.replaceWith(button);
      if (image) button.append(image);
    });
    expect(html).toContain(
      '<button><img data-enhance="zoom" alt="x"></button><details data-enhance="details" open="">',
    );
    expect(html).toContain("<p>two</p>");
  });

  it("replaces code as a whole, since its buttons hold on to it", () => {
    const code = (text: string): string => `<div class="code"><button>Copy</button><code>${text}</code></div>`;
    expect(exchange(`<p>a</p>${code("1")}`, `<p>a</p>${code("2")}`)).toEqual({
      ...{ isExchanged: true, html: `<p>a</p>${code("2")}`, kept: ["p"] },
    });
  });

  it("is replaced where scripts have changed its structure", () => {
    const { html } = exchange("<p>a</p>", "<p>b</p>", (main) => main.append(document.createElement("hr")));
    expect(html).toBe("<p>b</p>");
  });
});

describe("a page loads again", () => {
  it.each([
    ["another style", pageOf("a"), pageOf("b", "", "<style>p { color: red }</style>")],
    ["another header", pageOf("a", "one"), pageOf("b", "two")],
  ])("for %s", (_, before, after) => {
    document.body.innerHTML = before.body.innerHTML;
    expect(exchangePage(document, before, after)).toBe(false);
    expect(document.querySelector("#main")?.textContent).toBe("a");
  });
});
