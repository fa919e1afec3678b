import type { MdxNode } from "../component.ts";
import { safeAttributes } from "../html/index.ts";
import type { DrawContext } from "./draw-context.ts";

/** An element of HTML. */
export type Html = Extract<MdxNode, { readonly kind: "html" }>;

type Props = { readonly [name: string]: string | number | boolean | undefined };

/** Returns the attributes with which an element is drawn: safe ones, with a class instead of a style. */
export function propsOf(
  node: Html,
  context: DrawContext,
  extra: { readonly [name: string]: string | number } = {},
): Props {
  const { state } = context;
  const { style, ...attributes } = node.attributes;
  const { className, ...props } = safeAttributes(node.tag, attributes, {
    address: (href) => context.address(href, node.line),
    source: (src) => sourceOf(src, node, context)?.url,
  });
  const own = typeof style === "boolean" || typeof style === "number" ? undefined : style;
  const rules = { ...extra, ...(typeof own === "object" ? own : {}) };
  const styled = [
    typeof own === "string" ? state.styled(own) : undefined,
    Object.keys(rules).length > 0 ? state.styled(rules) : undefined,
  ];
  const classes = [className, ...styled].filter((name) => name !== undefined && name !== "").join(" ");
  return { ...props, ...(classes !== "" && { className: classes }) };
}

/** Returns the file of an image or a video, and reports one that is missing. */
export function sourceOf(src: string, node: Html, { links, state }: DrawContext) {
  const file = links.file(src);
  if (file === undefined) state.report("image", `There is no file "${src}".`, node.line);
  return file;
}
