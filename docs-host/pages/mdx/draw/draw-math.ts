import type { Nodes } from "hast";
import { raw } from "hast-util-raw";
import katex from "katex";
import { createElement, Fragment, type ReactNode } from "react";
import type { PageState } from "./page-state.ts";

/** Longest formula, in UTF-16 units: longer ones take seconds and are not written by people. */
const longest = 5000;

/** Draws a formula as MathML, which browsers lay out without scripts and styles. One that can't be read is its source. */
export function drawMath(tex: string, isBlock: boolean, state: PageState): ReactNode {
  const markup = tex.length > longest ? undefined : mathMarkup(tex, isBlock);
  if (markup === undefined) {
    state.report("math", "This formula can’t be read.", undefined);
    return createElement("code", null, tex);
  }
  const math = drawTree(raw({ type: "root", children: [{ type: "raw", value: markup }] }), state);
  // A formula that is wider than the text scrolls.
  return isBlock ? createElement("div", { className: "math-block", tabIndex: 0 }, math) : math;
}

function mathMarkup(tex: string, displayMode: boolean): string | undefined {
  try {
    return katex.renderToString(tex, {
      displayMode,
      output: "mathml",
      throwOnError: true,
      strict: "ignore",
      maxSize: 50,
    });
  } catch {
    return undefined;
  }
}

/** Draws the elements of a formula, with classes instead of styles. */
function drawTree(node: Nodes, state: PageState): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "root" && node.type !== "element") return null;
  const children = node.children.map((child) => drawTree(child, state));
  // KaTeX puts a span around, for its styles.
  if (node.type === "root" || node.tagName === "span") return createElement(Fragment, null, ...children);
  const { style, className, ...properties } = node.properties;
  const styled = typeof style === "string" ? state.styled(style) : undefined;
  const classes = [...(Array.isArray(className) ? className : []), styled].filter((name) => name !== undefined);
  return createElement(
    node.tagName,
    { ...properties, ...(classes.length > 0 && { className: classes.join(" ") }) },
    ...children,
  );
}
