// @vitest-environment page
import { expect, it, vi } from "vitest";
import type { MarkupNode } from "../protocol/index.ts";
import { drawGradually, drawMarkup } from "./draw-markup.ts";

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

it("draws gradually what it draws at once, until something else is asked for", async () => {
  const list = (...items: readonly string[]): MarkupNode => ["ul", {}, items.map((item) => ["li", {}, [item]])];
  const nodes: readonly MarkupNode[] = ["before", list("a", "b"), ["svg", {}, [["path", { d: "M0" }, []]]], list("c")];
  let time = 0;
  // Every element takes a slice.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    time += 100;
    return time;
  });
  try {
    const whole = document.createElement("nav");
    whole.textContent = "old";
    await drawGradually(
      whole,
      nodes,
      () => {},
      () => true,
    );
    expect(whole.innerHTML).toBe(drawn(...nodes).innerHTML);
    const left = document.createElement("nav");
    let slices = 0;
    await drawGradually(
      left,
      nodes,
      () => {},
      () => {
        slices += 1;
        return slices < 2;
      },
    );
    expect(left.innerHTML).toBe("before<ul><li></li></ul>");
  } finally {
    clock.mockRestore();
  }
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
  [["button", { formaction: "javascript:alert(1)" }, []]],
  [["svg", {}, [["a", { "xlink:href": "javascript:alert(1)" }, []]]]],
  [["p", { onclick: "alert(1)" }, []]],
])("leaves out what could run: %j", (node) => {
  const { innerHTML } = drawn(node);
  expect(innerHTML).not.toMatch(/script|iframe|style|onclick/);
});
