import { authorClasses } from "#docs-host/site/author-styles";
import type { AttributeValue, ElementNode } from "#mdx/syntax";
import { componentNamed, elementNamed, isDropped } from "#mdx/tags";
import { meantAttribute } from "../attribute-names.ts";
import type { MdxNode, PropValue } from "../component.ts";
import { readBraces } from "./expression-nodes.ts";
import type { FileContext, Props } from "./file-context.ts";
import { type Html, htmlNode, lineOf } from "./html-node.ts";

/** Returns the nodes of an element: a component, HTML, a snippet, or the children of one that can't be shown. */
export function elementNodes(
  node: ElementNode,
  inside: () => readonly MdxNode[],
  context: FileContext,
): readonly MdxNode[] {
  const { tag, position } = node;
  const { name } = tag;
  if (name === "style") return styleNodes(node, context);
  // `Frame` is a component, and `frame` an element that no page may have.
  const component = componentNamed(name);
  if (context.omitted.has(name) || (isDropped(name) && component === undefined)) return [];
  if (name === "llms-ignore" || name === "llms-only") return context.shows(name) ? inside() : [];
  if (name === "") return inside();
  const imported = context.imports.get(name);
  const props = propsOf(node, context);
  if (imported?.kind === "snippet") {
    return context.snippet(imported, { ...props, children: { kind: "content", nodes: inside() } }, position);
  }
  if (component !== undefined) {
    for (const one of Object.keys(props)) {
      const meant = meantAttribute(one, component);
      if (meant === undefined || Object.hasOwn(props, meant)) continue;
      context.report("value", `<${name}> has no attribute ${one}. Did you mean ${meant}?`, position);
    }
    return [{ kind: "component", name, props, children: inside(), ...sourceOf(node, context), ...lineOf(position) }];
  }
  const element = elementNamed(name);
  if (element !== undefined && imported === undefined) {
    return [htmlNode(element, htmlAttributes(props), inside(), position)];
  }
  if (imported === undefined) {
    context.report("component", `There is no component <${name}>. Only its content is shown.`, position);
    return inside();
  }
  if (imported.kind === "absent") {
    context.report(
      "import",
      `<${name}> is the text ${imported.path}, which is not published with this page.`,
      position,
    );
  } else {
    context.report(
      "component",
      `<${name}> is code, which this site does not run. Only its content is shown.`,
      position,
    );
  }
  return inside();
}

const sourceOf = ({ inner }: ElementNode, { text }: FileContext) =>
  inner === undefined ? {} : { source: text.slice(inner.start, inner.end) };

/** Reads the attributes of an element. Code among them is reported and left out. */
function propsOf({ tag, position }: ElementNode, context: FileContext): Props {
  const members: [string, PropValue][] = [];
  const report = (what: string): void => {
    context.report("attribute", `${what} of <${tag.name}> is code, which is not run.`, position);
  };
  const read = (value: AttributeValue): { readonly value?: PropValue } | undefined =>
    typeof value === "object" ? readBraces(value, context, position) : { value };
  for (const { name, value: written } of tag.attributes) {
    const found = read(written);
    if (name !== undefined) {
      if (found === undefined) report(name);
      else if (found.value !== undefined) members.push([name, found.value]);
      continue;
    }
    // Of equal names the last one counts, so their order matters.
    const value = found?.value;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) members.push(...Object.entries(value));
    else if (typeof written === "object") report(`{...${written.text.trim().replace(/^\.{3}/, "")}}`);
  }
  return Object.fromEntries(members);
}

/** Converts JSX attributes to HTML attributes, with names in lower case. */
function htmlAttributes(props: Props): Html["attributes"] {
  const found = Object.entries(props).flatMap(
    ([name, value]): readonly (readonly [string, Html["attributes"][string]])[] => {
      const key = htmlName(name);
      if (key === "class" && typeof value === "string") return [[key, authorClasses(value)]];
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [[key, value]];
      if (key !== "style" || typeof value !== "object" || value === null || Array.isArray(value)) return [];
      const rules = Object.entries(value).flatMap(([rule, text]) =>
        typeof text === "string" || typeof text === "number" ? [[rule, String(text)] as const] : [],
      );
      return [[key, Object.fromEntries(rules)]];
    },
  );
  return Object.fromEntries(found);
}

const jsxNames: { readonly [name: string]: string } = { className: "class", htmlFor: "for", xlinkHref: "href" };

/** Attributes that SVG itself writes with capitals, although they start like those with a hyphen. */
const withCapitals = /^(?:clipPathUnits|marker(?:Width|Height|Units)|textLength)$/;

/** Attributes of SVG with a hyphen are written without it in JSX, such as `strokeWidth`. */
const hyphenated = /^(?:stroke|fill|clip|stop|marker|text|dominant|alignment|font|letter|vector|shape)[A-Z]/;

const htmlName = (name: string): string =>
  jsxNames[name] ??
  (hyphenated.test(name) && !withCapitals.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase());

/** The styles of a page. They are text, whatever markdown would make of them. */
function styleNodes({ children, inner, position }: ElementNode, context: FileContext): readonly MdxNode[] {
  if (inner === undefined) return [];
  const [only] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const braces = only?.type === "mdxMark" && only.mark.kind === "expression" ? only.mark.braces : undefined;
  const value = braces && readBraces(braces, context, position)?.value;
  if (braces !== undefined && typeof value !== "string") {
    context.report("expression", "The content of <style> is code, which is not run. It is left out.", position);
    return [];
  }
  const text = typeof value === "string" ? value : context.text.slice(inner.start, inner.end);
  // Mistakes are at lines of the text, which starts behind the tag and the braces.
  const line = context.text.slice(0, braces?.at ?? inner.start).split("\n").length;
  return [{ kind: "html", tag: "style", attributes: {}, children: [{ kind: "text", text }], line }];
}
