import type { Expression, ObjectExpression, PrivateIdentifier, SpreadElement } from "acorn";
import { bracesReader } from "#mdx/syntax";
import type { MdxNode, PropValue } from "../component.ts";

/** A value that was read; absent for `undefined`. */
export interface Value {
  readonly value?: PropValue;
}

/** The dependencies of reading an expression. */
export interface EvaluateOptions {
  /** The names that have a value: earlier `export const`, `frontmatter`, the attributes of a snippet. */
  readonly scope: ReadonlyMap<string, PropValue>;
  /** The text in which the offsets of the expression are. */
  readonly text: string;
  /** Reads nested elements. */
  readonly elements: (text: string) => readonly MdxNode[];
  /** Takes the size of a value; returns false if the page has no room for it. */
  readonly spend: (size: number) => boolean;
}

/** Nodes of acorn-jsx, which the types of acorn lack. */
interface JsxNode {
  readonly type: "JSXElement" | "JSXFragment";
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the value of an expression without running it: literals, lists and objects of them, nested elements, and names
 * with a value. Returns undefined for anything else.
 */
export function evaluate(expression: Expression, options: EvaluateOptions): Value | undefined {
  const found = readSafely(expression, options);
  return found !== undefined && options.spend(sizeOf(found.value)) ? found : undefined;
}

/** Reads a text that is a literal; undefined for any other. */
export function literalOf(text: string): PropValue | undefined {
  const braces = bracesReader(`{${text}}`)(0);
  if (braces?.expression === undefined) return undefined;
  const options = { scope: new Map(), text, elements: () => [], spend: () => true };
  return evaluate(braces.expression, options)?.value;
}

/** An expression may be nested more deeply than calls can be. */
function readSafely(expression: Expression, options: EvaluateOptions): Value | undefined {
  try {
    return read(expression, options);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(
  node: Expression | JsxNode | SpreadElement | PrivateIdentifier,
  options: EvaluateOptions,
): Value | undefined {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return { value: { kind: "content", nodes: options.elements(options.text.slice(node.start, node.end)) } };
    case "Literal":
      return readLiteral(node.value);
    case "TemplateLiteral":
      return readTemplate(node, options);
    case "UnaryExpression":
      return readUnary(node.operator, read(node.argument, options));
    case "BinaryExpression":
      // A private name is not parsed outside of a class.
      return readBinary(node.operator, read(node.left as Expression, options), read(node.right, options));
    case "ArrayExpression":
      return readList(node.elements, options);
    case "ObjectExpression":
      return readObject(node, options);
    case "Identifier":
      return node.name === "undefined" ? {} : valueNamed(node.name, options.scope);
    case "MemberExpression":
      return readMember(node, options);
    case "ParenthesizedExpression":
      return read(node.expression, options);
    default:
      return undefined;
  }
}

const valueNamed = (name: string, scope: EvaluateOptions["scope"]): Value | undefined => {
  const value = scope.get(name);
  return value === undefined ? undefined : { value };
};

const readLiteral = (value: unknown): Value | undefined =>
  value === null || ["string", "number", "boolean"].includes(typeof value)
    ? { value: value as string | number | boolean | null } // its type has just been checked
    : undefined;

/** Longest text that is put together of others, in UTF-16 units. */
const maxTextLength = 100_000;

const isPlain = (found: Value | undefined): found is { readonly value: string | number } =>
  typeof found?.value === "string" || typeof found?.value === "number";

function readTemplate(
  node: Extract<Expression, { type: "TemplateLiteral" }>,
  options: EvaluateOptions,
): Value | undefined {
  const parts = node.expressions.map((part) => read(part, options));
  if (!parts.every(isPlain)) return undefined;
  const text = node.quasis.map(({ value }, i) => `${value.cooked ?? value.raw}${parts[i]?.value ?? ""}`).join("");
  return text.length > maxTextLength && parts.length > 0 ? undefined : { value: text };
}

/** A difference of numbers is a range of lines, such as `highlight={[1-3]}`, since no author counts with them. */
function readBinary(operator: string, left: Value | undefined, right: Value | undefined): Value | undefined {
  if (!isPlain(left) || !isPlain(right)) return undefined;
  if (operator === "-") return { value: `${left.value}-${right.value}` };
  if (operator !== "+") return undefined;
  if (typeof left.value === "number" && typeof right.value === "number") return { value: left.value + right.value };
  const text = `${left.value}${right.value}`;
  return text.length > maxTextLength ? undefined : { value: text };
}

function readUnary(operator: string, found: Value | undefined): Value | undefined {
  const value = found?.value;
  if (operator === "!" && (typeof value === "boolean" || value === null)) return { value: !value };
  if (operator === "void" && found !== undefined) return {};
  if (typeof value !== "number") return undefined;
  return operator === "-" ? { value: -value } : operator === "+" ? found : undefined;
}

function readList(
  items: Extract<Expression, { type: "ArrayExpression" }>["elements"],
  options: EvaluateOptions,
): Value | undefined {
  const values: PropValue[] = [];
  for (const item of items) {
    const found = item === null ? {} : read(item, options);
    if (found === undefined) return undefined;
    values.push(found.value ?? null);
  }
  return { value: values };
}

function readObject(node: ObjectExpression, options: EvaluateOptions): Value | undefined {
  const members: [string, PropValue][] = [];
  for (const property of node.properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init" || property.method)
      return undefined;
    const { key } = property;
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    const found = read(property.value, options);
    if (name === undefined || found === undefined) return undefined;
    // Nothing but nested elements may look like them.
    if (name === "kind" && found.value === "content") return undefined;
    if (found.value !== undefined) members.push([name, found.value]);
  }
  // `fromEntries` creates own members whatever their names are, `__proto__` too.
  return { value: Object.fromEntries(members) };
}

function readMember(
  node: Extract<Expression, { type: "MemberExpression" }>,
  options: EvaluateOptions,
): Value | undefined {
  if (node.object.type === "Super") return undefined;
  const owner = read(node.object, options)?.value;
  const key = node.computed
    ? read(node.property, options)?.value
    : node.property.type === "Identifier"
      ? node.property.name
      : undefined;
  if (typeof owner !== "object" || owner === null || (typeof key !== "string" && typeof key !== "number"))
    return undefined;
  if ("kind" in owner && owner.kind === "content") return undefined;
  const isOwn = Object.hasOwn(owner, key) && !(Array.isArray(owner) && key === "length");
  // Other kinds are excluded above.
  const value = isOwn ? (owner as { readonly [name: string]: PropValue })[String(key)] : undefined;
  return isOwn && value !== undefined ? { value } : undefined;
}

const sizes = new WeakMap<object, number>();

/** The number of characters and parts of a value; one that is used several times counts each time. */
function sizeOf(value: PropValue | MdxNode | undefined): number {
  if (typeof value === "string") return value.length + 1;
  if (typeof value !== "object" || value === null) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  // The members of all kinds of values.
  const parts = Object.values(value) as readonly (PropValue | MdxNode | undefined)[];
  const size = parts.reduce((sum: number, part) => sum + sizeOf(part), 1);
  sizes.set(value, size);
  return size;
}
