import { createElement, Fragment, type ReactNode } from "react";
import { claimName, slugOf } from "#engine/text";
import { canonicalName } from "#mdx/tags";
import { renderMarkup } from "#ui/markup";
import type { Drawing, MdxElement, MdxNode, PageFacts, PropValue } from "../component.ts";
import { components } from "./index.ts";

/** A page of one test: its drawing, and what its components reported and listed. */
export interface TestPage {
  readonly drawing: Drawing;
  readonly reports: string[];
  readonly contents: string[];
}

/** Creates a node of text. */
export const text = (value: string): MdxNode => ({ kind: "text", text: value });

/** Creates a block of code. */
export const code = (value: string, language?: string, meta = ""): MdxNode => ({
  kind: "code",
  code: value,
  meta,
  ...(language !== undefined && { language }),
});

/** Creates an HTML element. */
export const html = (tag: string, ...children: readonly MdxNode[]): MdxNode => ({
  kind: "html",
  tag,
  attributes: {},
  children,
});

/** Creates a component. */
export const part = (
  name: string,
  props: { readonly [name: string]: PropValue } = {},
  ...children: readonly (MdxNode | string)[]
): MdxElement => ({
  kind: "component",
  name,
  props,
  children: children.map((child) => (typeof child === "string" ? text(child) : child)),
});

/** Creates the drawing of a page on which the files and links exist that do not start with `lost`. */
export function testPage(facts: Partial<PageFacts> = {}): TestPage {
  const reports: string[] = [];
  const contents: string[] = [];
  const taken = new Set<string>();
  const drawNode = (node: MdxNode): ReactNode => {
    if (node.kind === "text") return node.text;
    if (node.kind === "math") return node.tex;
    if (node.kind === "code") return drawing.code(node);
    if (node.kind === "component") {
      const name = canonicalName(node.name);
      return name === undefined ? null : components[name](node, drawing);
    }
    return createElement(node.tag, null, ...node.children.map(drawNode));
  };
  const titleIn = (meta: string) => /title="([^"]*)"/.exec(meta)?.[1];
  const drawing: Drawing = {
    draw: (nodes) => createElement(Fragment, null, ...nodes.map(drawNode)),
    inline: (markdown) => markdown.split("**").map((one, i) => (i % 2 === 1 ? <b key={one}>{one}</b> : one)),
    code: (node, extra = {}) => (
      <pre title={String(extra.title ?? titleIn(node.meta) ?? "") || undefined}>
        {node.code}
        {node.tips === undefined ? null : ` tips: ${Object.keys(node.tips).join()}`}
      </pre>
    ),
    codeLabel: ({ meta }) => {
      const [title, group] = [titleIn(meta), /for="([^"]*)"/.exec(meta)?.[1]];
      return { ...(title !== undefined && { title }), ...(group !== undefined && { group }) };
    },
    claimId: (title, ownId) => claimName(taken, ownId ?? slugOf(title)),
    addToContents: (id, title, level) => contents.push(`${level} ${id} ${title}`),
    resolve: (href) => (href.startsWith("lost") ? undefined : href),
    report: (message) => reports.push(message),
    styled: (properties) => `style-${Object.keys(properties).join("-")}`,
    reference: {
      request: (endpoint, { languages = [] }) => known(endpoint, `request ${endpoint} ${languages.join()}`),
      response: (endpoint, example = "") => known(endpoint, `response ${endpoint} ${example}`),
      schema: (endpoint, selector = "all") => known(endpoint, `schema ${endpoint} ${selector}`),
      type: (name, options) => known(name, `type ${name} ${JSON.stringify(options)}`),
      typeExample: (name, title = "") => known(name, `example ${name} ${title}`),
      webhookPayload: (name) => known(name, `payload ${name}`),
      links: () => ({ href: "/reference", tryHref: "/reference?explorer=true", tryAttributes: {} }),
    },
    facts: { roles: [], isLoggedIn: false, ...facts },
  };
  return { drawing, reports, contents };
}

const known = (name: string, drawn: string): ReactNode | undefined => (name.startsWith("lost") ? undefined : drawn);

/** Returns the markup of a component. */
export const markupOf = (element: MdxElement, page: TestPage = testPage()): string =>
  renderMarkup(page.drawing.draw([element]));
