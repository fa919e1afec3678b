// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { elementsBeside, focusedIn, treeOf } from "./tree.ts";

/** A page with an element of a shadow tree in it; returns the button inside. */
function pageWithShadow(): HTMLElement {
  document.body.innerHTML = `<header id="header"></header><main id="main"><p id="beside"></p><div id="host"></div></main>`;
  const root = document.querySelector("#host")?.attachShadow({ mode: "open" });
  if (root === undefined) throw new TypeError("the page has no host");
  root.innerHTML = `<div id="page"></div><style></style><div id="window"><button id="inside">x</button></div>`;
  return root.querySelector("button") as HTMLElement; // it was just written
}

const idsOf = (elements: readonly Element[]): readonly string[] => elements.map(({ id }) => id);

beforeEach(() => {
  document.body.replaceChildren();
});

it("finds elements in the shadow tree or the document of an element", () => {
  const inside = pageWithShadow();
  expect(treeOf(inside).getElementById("page")).not.toBeNull();
  expect(treeOf(document.body)).toBe(document);
  expect(treeOf(document.createElement("p"))).toBe(document);
});

it("names the focused element, and no body for none", () => {
  const inside = pageWithShadow();
  expect(focusedIn(document)).toBeUndefined();
  inside.focus();
  expect(focusedIn(treeOf(inside))?.id).toBe("inside");
});

it("lists all that is beside an element: of its shadow tree, around its host, and of the body", () => {
  expect(idsOf(elementsBeside(pageWithShadow()))).toEqual(["page", "beside", "header"]);
  const main = document.querySelector("#beside") as HTMLElement; // it was just written
  expect(idsOf(elementsBeside(main))).toEqual(["header"]);
});
