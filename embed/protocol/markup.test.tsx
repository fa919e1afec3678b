import fc from "fast-check";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type MarkupNode, readMarkup } from "./markup.ts";

/** Texts without the two that markup can't hold: a lone null, and a line break that is not a line feed. */
const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((one) => !/[\0\r]/.test(one));

const { node } = fc.letrec<{ node: MarkupNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.tuple(
      fc.constantFrom("p", "div", "code", "svg", "pre", "summary"),
      fc.dictionary(fc.constantFrom("title", "data-a", "aria-label", "id"), text),
      fc.array(tie("node"), { maxLength: 3 }),
    ),
  ),
}));

const drawn = (one: MarkupNode): ReactNode =>
  typeof one === "string" ? one : createElement(one[0], one[1], ...one[2].map(drawn));

/** Joins texts beside each other, which markup does not tell apart. */
function joined(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const found: MarkupNode[] = [];
  for (const one of nodes) {
    const last = found.at(-1);
    if (typeof one === "string" && typeof last === "string") found[found.length - 1] = last + one;
    else found.push(typeof one === "string" ? one : [one[0], one[1], joined(one[2])]);
  }
  return found;
}

describe("markup", () => {
  it("is read as the tree that it was rendered from", () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const markup = renderToStaticMarkup(createElement("div", null, ...nodes.map(drawn)));
        expect(readMarkup(markup)).toEqual([["div", {}, joined(nodes)]]);
      }),
    );
  });

  it("may have elements without content, and attributes without a value", () => {
    const markup = renderToStaticMarkup(
      <p>
        <input disabled type="text" />
        <br />a
      </p>,
    );
    expect(readMarkup(markup)).toEqual([
      ["p", {}, [["input", { disabled: "", type: "text" }, []], ["br", {}, []], "a"]],
    ]);
  });

  it.each(["<p>", "</p>", "<p></b>", "a < b"])("that is not whole is refused: %s", (markup) => {
    expect(() => readMarkup(markup)).toThrow(/tag|open|closed/);
  });

  it.each([
    ["<pre>\n\nx</pre>", ["pre", {}, ["\nx"]]],
    ["<pre>\nx</pre>", ["pre", {}, ["x"]]],
    ["<p>\nx</p>", ["p", {}, ["\nx"]]],
  ])("loses the first line break of %j if HTML does", (markup, tree) => {
    expect(readMarkup(markup)).toEqual([tree]);
  });
});
