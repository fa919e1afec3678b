import { createElement, Fragment, type ReactNode } from "react";
import { authorId } from "#docs-host/site/author-styles";
import { isDrawing } from "#mdx/tags";
import type { DrawContext } from "./draw-context.ts";
import type { Html } from "./html-props.ts";

/** Elements that take no anchor inside, and have it before them. */
const closed = new Set("audio br details dl embed hr iframe img input ol picture svg table ul video wbr".split(" "));

/** Parts of tables and files, which can't contain an anchor beside them; a script finds them. */
const bare = new Set("col colgroup source tbody tfoot thead tr track".split(" "));

/** Headings have ids by their titles, and are in the contents. */
const heading = /^h[1-6]$/;

/**
 * Draws an element with an author's id. The id in the page is prefixed (docs/security.md#ids-of-authors). Links find an
 * anchor with the original name, which does not become a global variable (HTML, "Find a potential indicated element").
 */
export function withAnchor(node: Html, context: DrawContext, draw: (node: Html) => ReactNode): ReactNode {
  const { id, ...others } = node.attributes;
  if (typeof id !== "string" || id === "" || heading.test(node.tag)) return draw(node);
  const isPart = isDrawing(node.tag) && node.tag !== "svg";
  // Parts of a drawing refer to each other. Two drawings have equal ids only for equal parts.
  if (isPart) return draw({ ...node, attributes: { ...others, id: authorId(id) } });
  const name = context.state.claimId(id, id);
  const named = { ...node, attributes: { ...others, id: authorId(name) } };
  if (bare.has(node.tag) || context.isInLink()) return draw(named);
  if (node.tag === "a") return draw({ ...named, attributes: { ...named.attributes, name } });
  if (!closed.has(node.tag)) return draw({ ...named, children: [anchorNode(name), ...node.children] });
  return createElement(Fragment, null, drawAnchor(name), draw(named));
}

/** Draws the target of links to a name. */
export const drawAnchor = (name: string): ReactNode => createElement("a", { className: "mdx-target", name });

const anchorNode = (name: string): Html => ({
  kind: "html",
  tag: "a",
  attributes: { name, class: "mdx-target" },
  children: [],
});
