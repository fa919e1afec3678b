import { createElement, Fragment, type ReactNode } from "react";
import { decodedUri } from "#engine/decode-uri";
import { canonicalName } from "#mdx/tags";
import { codeOptions, pageBudget } from "../code/index.ts";
import type { Drawing, MdxElement, MdxNode } from "../component.ts";
import { drawCode } from "./draw-code.ts";
import type { DrawContext, DrawDeps } from "./draw-context.ts";
import { drawHtml } from "./draw-html.ts";
import { drawMath } from "./draw-math.ts";
import { outline } from "./outline.ts";
import { type Collected, pageState } from "./page-state.ts";

/** A page that was drawn. */
export interface DrawnPage extends Collected {
  readonly content: ReactNode;
  /** True if the time for colors ended before the code did; the same page may have them another time. */
  readonly lacksColors: boolean;
}

/** Draws the nodes of a page. */
export function drawPage(nodes: readonly MdxNode[], deps: DrawDeps): DrawnPage {
  const state = pageState(deps.maxTocDepth, deps.ids);
  const fragments = new Map<string, number | undefined>();
  let links = 0;
  let line: number | undefined;
  const address = (href: string, at: number | undefined): string | undefined => {
    const target = deps.links.resolve(href.trim());
    if (target === undefined || target.isDead) state.report("link", `The link "${href}" has no target.`, at);
    if (target?.href.startsWith("#") && !fragments.has(target.href)) fragments.set(target.href, at);
    return target?.href;
  };
  const inside = (children: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...children);
  const drawing: Drawing = {
    draw: (parts) => inside(draw(parts)),
    inline: (markdown) => inside(draw(deps.inline(markdown))),
    code: (node, extra) => drawCode(node, extra, context),
    codeLabel: ({ meta }, extra) => {
      const { title, group } = codeOptions(meta, extra);
      return { ...(title !== undefined && { title }), ...(group !== undefined && { group }) };
    },
    claimId: state.claimId,
    addToContents: state.addToContents,
    resolve: (href) => address(href, line),
    report: (message, element, kind = "component") => state.report(kind, message, element.line ?? line),
    styled: state.styled,
    reference: deps.reference,
    facts: deps.facts,
  };
  const draw = (parts: readonly MdxNode[]): readonly ReactNode[] => parts.map((part) => drawNode(part, context));
  const context: DrawContext = {
    ...deps,
    state,
    place: outline(),
    budget: deps.hasColors === false ? { left: 0 } : pageBudget(deps.colorTime),
    drawing,
    draw,
    inLink: (part) => {
      links += 1;
      const drawn = part();
      links -= 1;
      return drawn;
    },
    isInLink: () => links > 0,
    address,
    atLine: (at, part) => {
      const before = line;
      line = at ?? line;
      const drawn = part();
      line = before;
      return drawn;
    },
  };
  const content = inside(draw(nodes));
  for (const [href, at] of fragments) {
    if (href !== "#" && !state.hasId(decodedUri(href.slice(1)))) {
      state.report("link", `There is no heading for the link "${href}".`, at);
    }
  }
  const lacksColors = deps.hasColors !== false && context.budget.left <= 0;
  return { content, lacksColors, ...state.collected() };
}

function drawNode(node: MdxNode, context: DrawContext): ReactNode {
  switch (node.kind) {
    case "text":
      return node.text;
    case "html":
      noteClasses(node.attributes.class, context);
      return drawHtml(node, context);
    case "code":
      return context.drawing.code(node);
    case "math":
      return drawMath(node.tex, node.isBlock, context.state);
    case "component":
      noteClasses(node.props.className ?? node.props.class, context);
      return drawComponent(node, context);
  }
}

const noteClasses = (names: unknown, { state }: DrawContext): void => {
  if (typeof names === "string") state.addClasses(names);
};

/** Draws a component. One that fails is its children, so that the page goes on. */
function drawComponent(node: MdxElement, context: DrawContext): ReactNode {
  const name = canonicalName(node.name);
  const draw = name && context.components[name];
  if (draw === undefined) return context.drawing.draw(node.children);
  const isLink = typeof node.props.href === "string";
  const drawHere = () => context.atLine(node.line, () => draw(node, context.drawing));
  return isLink ? context.inLink(drawHere) : drawHere();
}
