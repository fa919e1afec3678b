import type { Report } from "../diagnostics/diagnostic.ts";
import { partOf, type Span } from "../source.ts";
import type { TypeReferenceAst } from "./ast/type-reference.ts";
import { inWords, type Read } from "./read.ts";
import { primitives, raws, wrappers } from "./type-words.ts";
import type { YamlScalar } from "./yaml.ts";

interface Token {
  readonly text: string;
  readonly start: number;
}

/** Words, quoted texts and four punctuation marks, separated by blanks. Anything else is its own token. */
const tokens = /[A-Za-z0-9_$-]+|"(?:[^"\\]|\\.)*"|[<>,.]|\S/g;

class Syntax extends Error {
  override readonly name = "Syntax";
  readonly start: number;
  readonly length: number;
  readonly advice: string | undefined;
  constructor(problem: string, token: Token | undefined, end: number, advice: string | undefined) {
    super(problem);
    this.start = token?.start ?? end;
    this.length = token?.text.length ?? 0;
    this.advice = advice;
  }
}

/** Reads the text of a type: a primitive, a name, or a wrapping of others. */
export const readTypeReference: Read<TypeReferenceAst> = (node, report) => {
  if (node.kind !== "scalar" || typeof node.value !== "string") {
    report("expected", node.span, { expected: "a type", found: inWords(node) });
    return undefined;
  }
  return parseTypeReference(node, node.value, report);
};

function parseTypeReference(node: YamlScalar, text: string, report: Report): TypeReferenceAst | undefined {
  const all: readonly Token[] = [...text.matchAll(tokens)].map((match) => ({ text: match[0], start: match.index }));
  let at = 0;

  const place = (from: number, to: number): Span => partOf({ text, span: node.span }, from, to);
  const spanOf = (token: Token): Span => place(token.start, token.start + token.text.length);
  const fail = (problem: string, token = all[at], advice?: string): never => {
    throw new Syntax(problem, token, text.length, advice);
  };
  const found = (): string => {
    const token = all[at];
    return token === undefined ? "the end" : token.text;
  };
  const take = (mark: string, advice?: string): Token => {
    const token = all[at];
    if (token?.text !== mark) return fail(`expected ${mark} but found ${found()}`, token, advice);
    at += 1;
    return token;
  };
  const word = (what: string): Token => {
    const token = all[at];
    if (token === undefined || !/^[A-Za-z0-9_$-]+$/.test(token.text))
      return fail(`expected ${what} but found ${found()}`);
    at += 1;
    return token;
  };
  const inside = <T>(name: string, read: () => T): { readonly item: T; readonly end: number } => {
    take("<", `write it as \`${name}<…>\``);
    const item = read();
    const close = take(">", at < all.length ? undefined : `close ${name}< with a >`);
    return { item, end: close.start + 1 };
  };

  const readLiteral = (): string | boolean => {
    const token = all[at];
    if (token?.text === "true" || token?.text === "false") {
      at += 1;
      return token.text === "true";
    }
    if (token === undefined || !token.text.startsWith('"') || token.text.length < 2) {
      const bare = token === undefined ? "text" : token.text.replace(/^'|'$/g, "") || "text";
      const advice = `put the text in double quotes: \`literal<"${bare}">\``;
      return fail(`expected a text in double quotes, true or false, but found ${found()}`, token, advice);
    }
    at += 1;
    try {
      return JSON.parse(token.text) as string;
    } catch {
      return fail(`${token.text} holds an escape that JSON does not know`, token);
    }
  };

  const readOne = (depth: number): TypeReferenceAst => {
    if (depth > 50) return fail("types stand more than 50 deep in each other");
    const first = word("a type");
    const name = first.text;
    const opens = all[at]?.text === "<";
    const wrapper = wrappers.find((one) => one === name);
    if (wrapper !== undefined) {
      const { item, end } = inside(wrapper, () => readOne(depth + 1));
      return { kind: wrapper, item, span: place(first.start, end) };
    }
    if (name === "map") {
      const { item, end } = inside(name, () => {
        const key = readOne(depth + 1);
        take(",", "a map needs the type of its keys and that of its values: `map<string, Name>`");
        return { key, value: readOne(depth + 1) };
      });
      return { kind: "map", ...item, span: place(first.start, end) };
    }
    if (name === "literal") {
      const { item, end } = inside(name, readLiteral);
      return { kind: "literal", value: item, span: place(first.start, end) };
    }
    const primitive = primitives.get(name);
    const raw = raws.find((one) => one === name);
    if (opens && (primitive !== undefined || raw !== undefined || name === "unknown")) {
      return fail(`${name} takes no <…>`, all[at], `write \`${name}\` alone`);
    }
    if (name === "unknown") return { kind: "unknown", span: spanOf(first) };
    if (primitive !== undefined) return { kind: "primitive", name: primitive, span: spanOf(first) };
    if (raw !== undefined) return { kind: "raw", name: raw, span: spanOf(first) };
    return readNamed(first, depth);
  };

  const readNamed = (first: Token, depth: number): TypeReferenceAst => {
    const dotted = all[at]?.text === ".";
    if (dotted) take(".");
    const last = dotted ? word("the name of a type") : first;
    const given = all[at]?.text === "<" ? readArguments(last.text, depth) : undefined;
    return {
      kind: "named",
      name: { text: last.text, span: spanOf(last) },
      ...(dotted && { module: { text: first.text, span: spanOf(first) } }),
      ...(given && { arguments: given.item }),
      span: place(first.start, given?.end ?? last.start + last.text.length),
    };
  };

  const readArguments = (name: string, depth: number) =>
    inside(name, () => {
      const items = [readOne(depth + 1)];
      while (all[at]?.text === ",") {
        take(",");
        items.push(readOne(depth + 1));
      }
      return items;
    });

  try {
    const reference = readOne(0);
    if (at < all.length) {
      const item = text.slice(0, all[at]?.start).trim();
      const advice = found() === "[" ? `a list is written \`list<${item}>\`` : undefined;
      fail(`${found()} stands behind the end of the type`, all[at], advice);
    }
    return reference;
  } catch (thrown) {
    if (!(thrown instanceof Syntax)) throw thrown;
    report("type-syntax", place(thrown.start, thrown.start + thrown.length), {
      problem: thrown.message,
      advice: thrown.advice,
    });
    return undefined;
  }
}
