import type { ElementContent } from "hast";
import { type Json, printJson } from "#engine/json";
import { componentNamed, type MarkdownForm } from "#mdx/tags";
import { conditionOf, type MdxElement, type MdxNode, type PropValue } from "../mdx/index.ts";
import { codeTrees, element, markdownTree, type TreeDeps, textTree, type WriteNodes } from "./trees.ts";

/** A component with the functions that read its attributes and its children. */
interface Reading {
  readonly element: MdxElement;
  readonly deps: TreeDeps;
  readonly writeNodes: WriteNodes;
  /** Returns the first attribute of these names that is a text or a number. */
  readonly text: (...names: readonly string[]) => string | undefined;
  /** Returns the title as inline content. */
  readonly title: () => readonly ElementContent[];
  readonly inside: () => readonly ElementContent[];
}

type WriteComponent = (reading: Reading) => readonly ElementContent[];

/** Bold words in bold text would need marks that cancel each other. */
const strong = (children: readonly ElementContent[]): ElementContent =>
  element(
    "strong",
    children.flatMap((child) =>
      child.type === "element" && /^(?:strong|b)$/.test(child.tagName) ? child.children : [child],
    ),
  );
const paragraph = (children: readonly ElementContent[]): ElementContent => element("p", children);

/** A title in bold, then the content. */
const titled: WriteComponent = ({ title, inside }) => {
  const head = title();
  return head.length === 0 ? inside() : [paragraph([strong(head)]), ...inside()];
};

/** A quote that begins with the intent of the callout. */
const callout: WriteComponent = ({ element: of, text, title, inside }) => {
  const intents = componentNamed("Callout")?.attributes.intent as readonly string[]; // its words, in the table
  const given = text("intent")?.toLowerCase();
  const intent = componentNamed(of.name)?.intent ?? intents.find((word) => word === given) ?? intents[0] ?? "";
  const name = intent.charAt(0).toUpperCase() + intent.slice(1);
  const head = title();
  const start = head.length === 0 ? [textTree(name)] : [textTree(`${name}: `), ...head];
  return [element("blockquote", [paragraph([strong(start)]), ...inside()])];
};

/** A link with its title, and what is below it. */
const card: WriteComponent = ({ deps, text, title, inside }) => {
  const href = deps.link(text("href") ?? "");
  const head = title();
  const shown = head.length > 0 ? head : href === undefined ? [] : [textTree(text("buttonText") ?? href)];
  const link = href === undefined ? strong(shown) : element("a", shown, { href });
  return [...(shown.length === 0 ? [] : [paragraph([link])]), ...inside()];
};

const inlineLink: WriteComponent = ({ deps, text, inside }) => {
  const href = deps.link(text("href", "src") ?? "");
  const label = text("text");
  const shown = label === undefined ? inside() : [textTree(label)];
  return href === undefined ? shown : [element("a", shown, { href })];
};

const parameter: WriteComponent = (reading) => {
  const { element: of, text, inside } = reading;
  const place = (["path", "query", "body", "header"] as const).find((name) => text(name) !== undefined);
  const isOn = (name: string): boolean => of.props[name] === true || of.props[name] === "true";
  const initial = of.props.default;
  const facts = [
    ...(place === undefined ? [] : [`in ${place}`]),
    ...[text("type") ?? []].flat(),
    ...(isOn("required") ? ["required"] : []),
    ...(isOn("deprecated") ? ["deprecated"] : []),
    // A literal without elements is JSON.
    ...(initial === undefined || isContent(initial) ? [] : [`default ${printJson(initial as Json)}`]),
  ];
  const name = text("path", "query", "body", "header", "name") ?? "parameter";
  const head = [element("code", [textTree(name)]), ...(facts.length > 0 ? [textTree(` (${facts.join(", ")})`)] : [])];
  return [element("ul", [element("li", [paragraph(head), ...inside()])])];
};

const steps: WriteComponent = ({ element: of, deps, inside, writeNodes }) => {
  const parts = stepsIn(of.children);
  if (parts.length === 0) return inside();
  return [
    element(
      "ol",
      parts.map((part) => element("li", titled(readingOf(part, deps, writeNodes)))),
    ),
  ];
};

/** Returns the steps of a list, also those that markdown put into a paragraph. */
const stepsIn = (nodes: readonly MdxNode[]): readonly MdxElement[] =>
  nodes.flatMap((node) =>
    node.kind === "component" && node.name === "Step"
      ? [node]
      : node.kind === "html" && node.tag === "p"
        ? stepsIn(node.children)
        : [],
  );

/** A part of the reference as unchanged markdown. */
const reference: WriteComponent = ({ element: of, deps }) => {
  const markdown = deps.reference(of.name, of.props);
  return markdown === undefined ? [] : [markdownTree(markdown, true)];
};

const condition: WriteComponent = ({ element: of, deps, inside }) =>
  conditionOf(of, { facts: deps.facts, report: () => {} }) === true ? inside() : [];

/** The content, and the type of an availability. */
const label: WriteComponent = ({ text, inside }) => {
  const type = text("type");
  return type === undefined ? inside() : [...inside(), textTree(type)];
};

const diagram: WriteComponent = ({ text, inside }) => {
  const code = text("code");
  return code === undefined ? inside() : codeTrees(code, "mermaid");
};

const json: WriteComponent = ({ element: { props } }) =>
  props.json === undefined || isContent(props.json) ? [] : codeTrees(jsonText(props.json), "json");

const captioned: WriteComponent = ({ deps, text, inside, writeNodes }) => {
  const caption = text("caption");
  const below = caption === undefined ? [] : [paragraph([element("em", writeNodes(deps.inline(caption), deps))])];
  return [...inside(), ...below];
};

/** The writer of each form of components. */
const writersByForm: { readonly [F in MarkdownForm]: WriteComponent } = {
  titled,
  callout,
  steps,
  card,
  link: inlineLink,
  parameter,
  captioned,
  file: ({ text }) => [paragraph([element("code", [textTree(text("name") ?? "")])])],
  label,
  diagram,
  json,
  condition,
  reference,
  nothing: () => [],
};

const isContent = (value: PropValue | undefined): value is Extract<PropValue, { readonly kind: "content" }> =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "content";

/** Prints a value as JSON. A text is printed verbatim. */
const jsonText = (value: PropValue): string => (typeof value === "string" ? value : printJson(value as Json, 2));

function readingOf(of: MdxElement, deps: TreeDeps, writeNodes: WriteNodes): Reading {
  const title = of.props.title;
  return {
    element: of,
    deps,
    writeNodes,
    text: (...names) => {
      for (const name of names) {
        const value = Object.hasOwn(of.props, name) ? of.props[name] : undefined;
        if (typeof value === "number" || (typeof value === "string" && value.trim() !== ""))
          return String(value).trim();
      }
      return undefined;
    },
    title: () => {
      if (isContent(title)) return writeNodes(title.nodes, deps);
      return typeof title === "string" || typeof title === "number" ? writeNodes(deps.inline(String(title)), deps) : [];
    },
    inside: () => writeNodes(of.children, deps),
  };
}

/** Writes a component as trees of plain HTML, and what is in it by `writeNodes`. */
export function componentTrees(of: MdxElement, deps: TreeDeps, writeNodes: WriteNodes): readonly ElementContent[] {
  const reading = readingOf(of, deps, writeNodes);
  const form = componentNamed(of.name)?.markdown;
  return form === undefined ? reading.inside() : writersByForm[form](reading);
}
