// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { MarkupNode } from "../protocol/index.ts";
import { drawMarkup } from "./draw-markup.ts";

const drawn = (...nodes: readonly MarkupNode[]): HTMLElement => {
  const frame = document.createElement("div");
  frame.append(drawMarkup(document, nodes, (link, href) => link.setAttribute("href", `#${href}`)));
  return frame;
};

it("draws elements, texts and pictures", () => {
  const frame = drawn(
    "a ",
    ["b", { class: "c" }, ["<i>"]],
    ["svg", { viewBox: "0 0 1 1" }, [["path", { d: "M0" }, []]]],
  );
  expect(frame.textContent).toBe("a <i>");
  expect(frame.querySelector(".c")?.children).toHaveLength(0);
  expect(frame.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

it("gives links their addresses", () => {
  expect(
    drawn(["a", { href: "/pets" }, []])
      .querySelector("a")
      ?.getAttribute("href"),
  ).toBe("#/pets");
});

it.each<[MarkupNode]>([
  [["script", {}, ["alert(1)"]]],
  [["iframe", { src: "https://a.example" }, []]],
  [["style", {}, ["* { display: none }"]]],
  [["img", { src: "javascript:alert(1)" }, []]],
  [["p", { onclick: "alert(1)" }, []]],
])("leaves out what could run: %j", (node) => {
  const { innerHTML } = drawn(node);
  expect(innerHTML).not.toMatch(/script|iframe|style|onclick/);
});
