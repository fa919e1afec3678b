import type { NativeAttribute, NativeNode } from "./native-parser.ts";
import { expressionIn, isPlainValue } from "./native-values.ts";
import type { Range } from "./parse-mdx.ts";
import { add, addBraces, addExpression, type Found, kinds } from "./references.ts";

/** Findings of the native parser. */
export interface NativeFound extends Found {
  /** The parts of the text in which brackets and braces have a meaning. */
  readonly read: Range[];
}

const nameInTag = /\s*[\p{ID_Start}$_][\p{ID_Continue}$:.-]*/uy;
const equals = /\s*=\s*/y;
const tagEnd = /\s*\/?\s*>/y;

/** Adds the tag of an element; returns false if it is not sure where its parts are. */
export function addTag({ name, attributes = [] }: NativeNode, { start, end }: Range, found: NativeFound): boolean {
  const { text, tags, read } = found;
  if (typeof name === "string") tags.push({ start, end, name });
  const attributesEnd = addAttributes(name ?? "", attributes, start, found);
  if (attributesEnd === undefined) return false;
  tagEnd.lastIndex = attributesEnd;
  const [closing] = tagEnd.exec(text) ?? [];
  if (closing === undefined) return false;
  read.push({ start, end: attributesEnd + closing.length });
  if (closing.includes("/")) return attributesEnd + closing.length === end;
  const last = text.lastIndexOf("<", end - 1);
  read.push({ start: last, end });
  return text.slice(last, end).replace(/\s/g, "") === `</${name ?? ""}>`;
}

/** Adds the references in the attributes of a tag, and returns their end. The native parser has no positions of them. */
function addAttributes(
  tag: string,
  attributes: readonly NativeAttribute[],
  start: number,
  found: NativeFound,
): number | undefined {
  const { text } = found;
  let at = start + 1 + tag.length;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    if (isFound) at = pattern.lastIndex;
    return isFound;
  };
  if (!text.startsWith(tag, start + 1)) return undefined;
  for (const { name = "", value } of attributes) {
    if (name === "" || !skip(nameInTag) || !text.startsWith(name, at - name.length)) return undefined;
    if (value === null || value === undefined) continue;
    if (!skip(equals)) return undefined;
    const isText = typeof value === "string";
    const written = isText ? value : value.value;
    const inside = text.slice(at + 1, at + 1 + written.length);
    const close = text[at + 1 + written.length];
    if (inside !== written || close !== (isText ? text[at] : "}")) return undefined;
    const range = { start: at + 1, end: at + 1 + written.length };
    if (!isText && !addInBraces(name, written, range, found)) return undefined;
    const kind = isText ? kinds.get(name) : undefined;
    if (kind !== undefined) add(kind, written, range, found);
    at = range.end + 1;
  }
  return at;
}

/** Adds what the value of an attribute refers to; returns false if it is not valid. */
function addInBraces(name: string, value: string, range: Range, found: NativeFound): boolean {
  if (!kinds.has(name) && isPlainValue(value)) return true;
  const expression = expressionIn(found.text, range);
  if (expression === undefined) return false;
  addBraces(name, expression, found);
  return true;
}

/** Adds what an expression refers to; returns false if it is not valid. */
export function addValue(value: string, range: Range, found: NativeFound): boolean {
  if (isPlainValue(value)) return true;
  const expression = expressionIn(found.text, range);
  if (expression === undefined) return false;
  addExpression(expression, found);
  return true;
}
