// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { showCoveredPage, whenPageShown } from "./covered-page.ts";
import { coveredPageId, withoutScripts } from "./names.ts";

/** A page as a browser that runs scripts parses it: what is below the playground is text. */
const cover = (html: string): void => {
  const holder = document.createElement("noscript");
  holder.id = coveredPageId;
  holder.append(document.createTextNode(html));
  document.body.replaceChildren(holder, document.createElement("footer"));
};

beforeEach(() => document.body.replaceChildren());

it("puts the page in place of its text, in order, without what readers without scripts see", () => {
  cover(`<header>A &amp; B</header><main id="main"><p>text</p><div ${withoutScripts}="">Allow scripts.</div></main>`);
  showCoveredPage(document);
  expect(document.body.innerHTML).toBe('<header>A &amp; B</header><main id="main"><p>text</p></main><footer></footer>');
});

it("parses nothing else of that id", () => {
  document.body.innerHTML = `<main><p id="${coveredPageId}">&lt;img src=x&gt;</p><noscript id="${coveredPageId}"></noscript></main>`;
  showCoveredPage(document);
  expect(document.querySelectorAll("img").length).toBe(0);
  expect(document.querySelectorAll("main > *").length).toBe(2);
});

it("calls back once the page is there, and only once", () => {
  const calls: string[] = [];
  cover("<main>page</main>");
  whenPageShown(document, () => calls.push(document.querySelector("main")?.textContent ?? "none"));
  expect(calls).toEqual([]);
  showCoveredPage(document);
  showCoveredPage(document);
  expect(calls).toEqual(["page"]);
});

it("calls back at once on a page without a playground above it", () => {
  const calls: string[] = [];
  whenPageShown(document, () => calls.push("shown"));
  showCoveredPage(document);
  expect(calls).toEqual(["shown"]);
});
