import type { Node as EstreeNode, Expression } from "estree-jsx";
import type { Range } from "./parse-mdx.ts";

/** A file or an address that the text of a page names. The range is what is replaced: a part of the destination. */
export interface Reference extends Range {
  readonly kind: "image" | "link" | "icon";
  /** The target without the hash, with escapes resolved. */
  readonly target: string;
  /** The hash with its sign, or nothing. */
  readonly hash: string;
}

/** A tag of the text of a page. */
export interface UsedTag extends Range {
  readonly name: string;
}

/** The targets, tags and code of a page's text. Offsets are in the text. */
export interface PageReferences {
  readonly references: readonly Reference[];
  /** Names of tags, each with its place. */
  readonly tags: readonly UsedTag[];
  /** The ranges of code, in which imports are no imports. */
  readonly code: readonly Range[];
  readonly error?: { readonly message: string; readonly offset: number };
  /** Offset of a block of code that is never closed, so that all after it is code. */
  readonly openCode?: number;
}

/** Findings in a text. */
export interface Found {
  readonly text: string;
  readonly references: Reference[];
  readonly tags: UsedTag[];
  readonly code: Range[];
}

/** Creates a reference; its range ends before the hash. */
export function reference(kind: Reference["kind"], url: string, range: Range, text: string): Reference {
  const [target = ""] = url.split("#", 1);
  const written = text.slice(range.start, range.end);
  const sign = written.indexOf("#");
  const end = sign === -1 ? range.end : range.start + sign;
  return { kind, target, hash: url.slice(target.length), start: range.start, end };
}

/** Attributes of tags that refer to something. */
export const kinds: ReadonlyMap<string, Reference["kind"]> = new Map([
  ["src", "image"],
  ["icon", "icon"],
  ["href", "link"],
]);

/** Adds the value of an attribute. */
export function add(kind: Reference["kind"], value: string, range: Range, found: Found): void {
  if (kind !== "icon" || isIconPath(value)) found.references.push(reference(kind, value, range, found.text));
}

/** Returns true if an icon in a page is the path of an image, not the name of an icon. */
const isIconPath = (icon: string): boolean =>
  !isElsewhere(icon) && (icon.includes("/") || /\.(svg|png|jpe?g|gif|webp|ico|bmp|avif)$/i.test(icon));

/** Returns true if a target is no file of the project: an address, or data. */
export const isElsewhere = (target: string): boolean => {
  if (/^https?:\/\/|^data:/.test(target)) return true;
  const [host = ""] = target.startsWith("//") ? target.slice(2).split("/", 1) : [];
  return host.includes(".") || host.startsWith("localhost");
};

/** Returns the text of a literal, and its range without quotes. */
function literalOf(expression: Expression): (Range & { readonly value: string }) | undefined {
  const { start, end } = offsetsOf(expression);
  if (expression.type === "Literal" && typeof expression.value === "string") {
    return { value: expression.value, start: start + 1, end: end - 1 };
  }
  const [quasi] = expression.type === "TemplateLiteral" ? expression.quasis : [];
  if (quasi === undefined || expression.type !== "TemplateLiteral" || expression.expressions.length > 0)
    return undefined;
  return { value: quasi.value.cooked ?? quasi.value.raw, start: start + 1, end: end - 1 };
}

/** The parser adds offsets in the page to nodes, which the types of the syntax tree leave out. */
const offsetsOf = (node: EstreeNode): Range => node as EstreeNode & Range;

/** Adds the value of an attribute in braces. */
export function addBraces(name: string, expression: Expression | undefined, found: Found): void {
  const literal = expression && literalOf(expression);
  const kind = kinds.get(name);
  if (literal === undefined) addExpression(expression, found);
  else if (kind !== undefined) add(kind, literal.value, literal, found);
}

/** Finds the attributes of tags in an expression. */
export function addExpression(node: EstreeNode | undefined | null, found: Found): void {
  if (node === undefined || node === null) return;
  if (node.type === "JSXElement") {
    for (const attribute of node.openingElement.attributes) {
      if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
      const kind = kinds.get(attribute.name.name);
      const { value } = attribute;
      if (kind === undefined || value === null) continue;
      const expression = value.type === "JSXExpressionContainer" ? value.expression : value;
      const literal = expression.type === "JSXEmptyExpression" ? undefined : literalOf(expression as Expression);
      if (literal !== undefined) add(kind, literal.value, literal, found);
    }
  }
  for (const child of childrenOf(node)) addExpression(child, found);
}

/** Returns the nodes in a node: all of its members that are nodes or lists of them. */
const childrenOf = (node: EstreeNode): readonly EstreeNode[] =>
  Object.values(node)
    .flat()
    .filter((value): value is EstreeNode => typeof value === "object" && value !== null && "type" in value);
