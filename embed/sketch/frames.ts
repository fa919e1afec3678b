import { earlyMarkup } from "#docs-host/playground/first-screen";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { Property } from "#engine/shape";
import { type MarkupNode, readMarkup } from "../protocol/index.ts";
import type { SketchFrames } from "./draw-sketch.ts";

/** Placeholder texts of the sample; other texts replace them. */
const texts = {
  baseUrl: "https://base-url.example",
  path: "/callboard-path/string?callboardQuery=",
  href: "/callboard-href",
  part: "queryParameters",
  key: "callboardQuery",
  about: "callboard about",
  most: "98765",
  method: "POST",
  name: "callboard name",
} as const;

const field = (key: string, documented: Partial<Property> = {}): Property => ({
  ...{ key, shape: { kind: "string" }, optional: false },
  ...documented,
});

/**
 * Returns a form with a text field in path and query, each with every possible part, and an optional field to add.
 */
function sample(hasAuth: boolean): EndpointForm {
  const shape = { kind: "string", maxLength: Number(texts.most) } as const;
  const documented = field(texts.key, { shape, description: texts.about });
  const endpoint = bareEndpoint({
    id: "sample",
    displayName: texts.name,
    path: [
      { kind: "literal", value: "/callboard-path/" },
      { kind: "parameter", key: texts.key },
    ],
    auth: hasAuth ? ["key"] : [],
    environments: [{ id: "only", baseUrl: texts.baseUrl }],
    defaultEnvironment: "only",
    pathParameters: [{ ...documented, examples: ["string"], isPlaceholder: true }],
    queryParameters: [documented, field("more", { optional: true })],
  });
  return {
    ...{ endpoint, nodes: [], globalHeaders: [], types: {}, typeWords: "openapi" },
    authSchemes: hasAuth ? { key: { kind: "bearerAuth" } } : {},
  };
}

/**
 * Renders the frames of sketches by the components of the playground, so that a sketch always looks like the playground
 * that replaces it.
 */
export function sketchFrames(): SketchFrames {
  const markupOf = (hasAuth: boolean, isInPlace: boolean): readonly MarkupNode[] =>
    readMarkup(
      earlyMarkup({
        ...{ form: sample(hasAuth), origin: "https://page.example", isInPlace },
        call: { formUrl: "/callboard-form", referenceHref: texts.href },
      }),
    ).map(withTokens);
  const frame = (hasAuth: boolean, isInPlace: boolean): readonly MarkupNode[] =>
    replaced(markupOf(hasAuth, isInPlace), "play-section", (_, i) => (i === 0 ? [hole("sections")] : []));
  const [path, query] = all(markupOf(false, false), "play-section");
  const rowOf = (section: Element | undefined) => all(section === undefined ? [] : [section], "form-field").at(-1);
  const [pathRow, row] = [rowOf(path), rowOf(query)];
  if (path === undefined || query === undefined || pathRow === undefined || row === undefined)
    throw new Error("the sample has no sections");
  const section = withoutIds(query, titleIn(query));
  return {
    window: { open: frame(false, false), locked: frame(true, false) },
    place: { open: frame(false, true), locked: frame(true, true) },
    titles: { pathParameters: titleIn(path), queryParameters: titleIn(query) },
    section: replaced(
      replaced([section], "form-chunk", ([tag, attributes]) => [[tag, attributes, [hole("fields")]]]),
      "kit-button",
      () => [hole("more")],
    ),
    more: all([section], "kit-button"),
    fields: { pathParameters: fieldFrame(pathRow), queryParameters: fieldFrame(row) },
    about: all([row], "form-about").map(([tag, attributes]) => [tag, attributes, [hole("description")]]),
    limits: all([row], "form-hint"),
  };
}

/** The frame of a field: a parameter of the path has a placeholder as its value. */
const fieldFrame = (row: Element): readonly MarkupNode[] =>
  replaced(
    replaced([withoutIds(row)], "form-about", () => [hole("about")]),
    "form-hint",
    () => [hole("limits")],
  );

type Element = Exclude<MarkupNode, string>;

const hole = (name: string): Element => ["hole", { name }, []];

const isOfClass = ([, attributes]: Element, name: string): boolean =>
  attributes.class?.split(" ").includes(name) ?? false;

/** Returns the elements of a class, outer ones first. */
const all = (nodes: readonly MarkupNode[], name: string): readonly Element[] =>
  nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(isOfClass(node, name) ? [node] : []), ...all(node[2], name)],
  );

/** Replaces the elements of a class; `draw` gets each with its position. */
function replaced(
  nodes: readonly MarkupNode[],
  name: string,
  draw: (element: Element, position: number) => readonly MarkupNode[],
): readonly MarkupNode[] {
  let count = 0;
  const within = (inside: readonly MarkupNode[]): readonly MarkupNode[] =>
    inside.flatMap((node): readonly MarkupNode[] => {
      if (typeof node === "string") return [node];
      if (!isOfClass(node, name)) return [[node[0], node[1], within(node[2])]];
      count += 1;
      return draw(node, count - 1);
    });
  return within(nodes);
}

/** The text of a section's heading. */
const titleIn = (section: Element): string => all([section], "play-section-title")[0]?.[2].join("") ?? "";

/** Rewrites the texts and the values of attributes of a node. */
function mapped(node: MarkupNode, rewrite: (text: string, attribute?: string) => string | undefined): MarkupNode {
  if (typeof node === "string") return rewrite(node) ?? "";
  const attributes = Object.entries(node[1]).flatMap(([name, value]) => {
    const text = rewrite(value, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return [node[0], Object.fromEntries(attributes), node[2].map((child) => mapped(child, rewrite))];
}

/** Replaces sample texts in a node with placeholders. */
const withTokens = (node: MarkupNode): MarkupNode =>
  mapped(node, (text, attribute) =>
    attribute === "data-method"
      ? "%type%"
      : Object.entries(texts).reduce((written, [name, value]) => written.replaceAll(value, `%${name}%`), text),
  );

/** Returns an element without the ids that only React knows, for a part that is drawn several times. */
const withoutIds = (element: Element, title?: string): Element =>
  mapped(element, (text, attribute) => {
    if (attribute === "id" && /^(?:react-aria-|_R_)/.test(text)) return undefined;
    if (attribute === "aria-describedby") return "%described%";
    return title === undefined ? text : text.replaceAll(title, "%title%");
  }) as Element; // an element is mapped to one
