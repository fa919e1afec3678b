import type { Report } from "../../diagnostics/diagnostic.ts";
import { partOf } from "../../source.ts";
import type { TypeReferenceAst } from "../ast/type.ts";
import { inWords, type Read } from "../read.ts";
import type { YamlScalar } from "../yaml/index.ts";
import {
  describeNext,
  endOf,
  failAtNext,
  isNext,
  isWordNext,
  openTokens,
  peek,
  type Token,
  type TokenCursor,
  TypeSyntaxError,
  takeInBrackets,
  takeMark,
  takeName,
  takeWord,
} from "./type-tokens.ts";
import { primitives, raws, wrappers } from "./type-words.ts";

/** Maximum depth of types: far more than any description needs. */
const deepest = 50;

/** Reads the text of a type: a primitive, a name, or a wrapper around other types. */
export const readTypeReference: Read<TypeReferenceAst> = (node, report) => {
  if (node.kind !== "scalar" || typeof node.value !== "string") {
    report("expected", node.span, { expected: "a type", found: inWords(node) });
    return undefined;
  }
  return parseTypeReference(node, node.value, report);
};

function parseTypeReference({ span }: YamlScalar, text: string, report: Report): TypeReferenceAst | undefined {
  const cursor = openTokens(text, (from, to) => partOf({ text, span }, from, to));
  try {
    const type = readType(cursor, 0);
    expectEnd(cursor);
    return type;
  } catch (thrown) {
    if (!(thrown instanceof TypeSyntaxError)) throw thrown;
    const { message, start, end, advice } = thrown;
    report("type-syntax", cursor.spanOf(start, end), { problem: message, advice });
    return undefined;
  }
}

function expectEnd(cursor: TokenCursor): void {
  const token = peek(cursor);
  if (token === undefined) return;
  const item = cursor.text.slice(0, token.start).trim();
  const advice = token.text === "[" ? `a list is written \`list<${item}>\`` : undefined;
  failAtNext(cursor, `${token.text} is unexpected after the end of the type`, advice);
}

function readType(cursor: TokenCursor, depth: number): TypeReferenceAst {
  if (depth > deepest) return failAtNext(cursor, `types are nested more than ${deepest} levels deep`);
  const first = takeWord(cursor, "a type");
  const name = first.text;
  const wrapper = wrappers.find((each) => each === name);
  if (wrapper !== undefined) {
    const { item, end } = takeInBrackets(cursor, wrapper, () => readType(cursor, depth + 1));
    return { kind: wrapper, item, span: cursor.spanOf(first.start, end) };
  }
  if (name === "map") {
    const { item, end } = takeInBrackets(cursor, name, () => readKeyAndValue(cursor, depth + 1));
    return { kind: "map", ...item, span: cursor.spanOf(first.start, end) };
  }
  if (name === "literal") {
    const { item, end } = takeInBrackets(cursor, name, () => readLiteral(cursor));
    return { kind: "literal", value: item, span: cursor.spanOf(first.start, end) };
  }
  if (!isWordNext(cursor)) return builtInNamed(first, cursor) ?? readNamed(cursor, first, depth);
  cursor.at -= 1;
  return readNamed(cursor, takeName(cursor, "a type"), depth);
}

function readKeyAndValue(cursor: TokenCursor, depth: number) {
  const key = readType(cursor, depth);
  takeMark(cursor, ",", "a map needs a type of its keys and a type of its values: `map<string, Name>`");
  return { key, value: readType(cursor, depth) };
}

function readLiteral(cursor: TokenCursor): string | boolean {
  const token = peek(cursor);
  if (token?.text === "true" || token?.text === "false") {
    cursor.at += 1;
    return token.text === "true";
  }
  if (token === undefined || !token.text.startsWith('"') || token.text.length < 2) {
    const bare = token === undefined ? "text" : token.text.replace(/^'|'$/g, "") || "text";
    const advice = `put the text in double quotes: \`literal<"${bare}">\``;
    return failAtNext(
      cursor,
      `expected a string in double quotes, true or false, found ${describeNext(cursor)}`,
      advice,
    );
  }
  const value = parseJsonText(token.text);
  if (value === undefined)
    return failAtNext(cursor, `${token.text} contains an escape sequence that JSON does not support`);
  cursor.at += 1;
  return value;
}

function parseJsonText(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string; // it is in quotes
  } catch {
    return undefined;
  }
}

/** Returns the built-in type without parameters that a word names. Fails if parameters follow it. */
function builtInNamed(word: Token, cursor: TokenCursor): TypeReferenceAst | undefined {
  const span = cursor.spanOf(word.start, endOf(word));
  const primitive = primitives.get(word.text);
  const raw = raws.find((each) => each === word.text);
  const isUnknown = word.text === "unknown";
  if (!isUnknown && primitive === undefined && raw === undefined) return undefined;
  if (isNext(cursor, "<"))
    return failAtNext(cursor, `${word.text} has no parameters`, `write \`${word.text}\` without <…>`);
  if (primitive !== undefined) return { kind: "primitive", name: primitive, span };
  return raw === undefined ? { kind: "unknown", span } : { kind: "raw", name: raw, span };
}

function readNamed(cursor: TokenCursor, first: Token, depth: number): TypeReferenceAst {
  const isDotted = isNext(cursor, ".");
  if (isDotted) takeMark(cursor, ".");
  const last = isDotted ? takeName(cursor, "the name of a type") : first;
  const given = isNext(cursor, "<")
    ? takeInBrackets(cursor, last.text, () => readArguments(cursor, depth + 1))
    : undefined;
  return {
    kind: "named",
    name: { text: last.text, span: cursor.spanOf(last.start, endOf(last)) },
    ...(isDotted && { module: { text: first.text, span: cursor.spanOf(first.start, endOf(first)) } }),
    ...(given && { arguments: given.item }),
    span: cursor.spanOf(first.start, given?.end ?? endOf(last)),
  };
}

function readArguments(cursor: TokenCursor, depth: number): readonly TypeReferenceAst[] {
  const items = [readType(cursor, depth)];
  while (isNext(cursor, ",")) {
    takeMark(cursor, ",");
    items.push(readType(cursor, depth));
  }
  return items;
}
