import { createElement, Fragment, type ReactNode } from "react";
import { codeOptions, codeView } from "../code/index.ts";
import { type CodeNode, isContent, type PropValue } from "../component.ts";
import { diagram, languageName, tooltip } from "../components/index.ts";
import type { DrawContext } from "./draw-context.ts";

/** Draws a block of code; one of Mermaid is a diagram. */
export function drawCode(
  node: CodeNode,
  extra: { readonly [name: string]: PropValue } | undefined,
  context: DrawContext,
): ReactNode {
  if (node.language?.toLowerCase() === "mermaid") return diagram(node.code, codeOptions(node.meta, extra).title);
  const { state, drawing } = context;
  return codeView(node, extra, {
    address: (href) => context.address(href, node.line),
    styled: state.styled,
    languageName,
    budget: context.budget,
    tip: (tip, text) =>
      createElement(
        Fragment,
        null,
        tooltip({
          id: state.claimId("tip"),
          tip: typeof tip === "string" ? drawing.inline(tip) : contentOf(tip, context),
          text,
        }),
      ),
  });
}

const contentOf = (value: PropValue, { drawing }: DrawContext): ReactNode =>
  isContent(value) ? drawing.draw(value.nodes) : String(value);
