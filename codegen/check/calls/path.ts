import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { PathPartIr } from "../../ir/ir.ts";
import { partOf, type Span, type Word } from "../../source.ts";

interface PathName {
  readonly name: string;
  readonly span: Span;
}

/** A path in parts, and the positions of its parameters. */
export interface PathIr {
  readonly parts: readonly PathPartIr[];
  readonly names: readonly PathName[];
}

const piece = /\{([^{}]*)\}|([^{}]+)|[{}]/g;

/** Joins the paths of a service and a call, and splits them into literals, none of them empty, and parameters. */
export function checkPath(words: readonly Word[], report: Report): PathIr {
  const parts: PathPartIr[] = [];
  const names: PathName[] = [];
  let literal = "";
  const flush = (): void => {
    if (literal !== "") parts.push({ kind: "literal", value: literal });
    literal = "";
  };
  for (const word of words) {
    if (word.text !== "" && !word.text.startsWith("/")) {
      report("bad-path", word.span, { problem: "it must begin with a slash, or be empty" });
    }
    for (const match of word.text.matchAll(piece)) {
      const [matched, name, text] = match;
      const span = partOf(word, match.index, match.index + matched.length);
      if (text !== undefined) {
        literal = literal.endsWith("/") && text.startsWith("/") ? literal + text.slice(1) : literal + text;
        if (/[\s?#]/.test(text)) report("bad-path", span, { problem: "it contains a space, a ? or a #" });
      } else if (name !== undefined && /^[^\s?#]+$/.test(name)) {
        flush();
        if (names.some((each) => each.name === name)) report("bad-path", span, { problem: `{${name}} occurs twice` });
        parts.push({ kind: "parameter", key: name });
        names.push({ name, span });
      } else report("bad-path", span, { problem: `${matched} is not a parameter` });
    }
  }
  if (words.at(-1)?.text === "" && literal.endsWith("/")) literal = literal.slice(0, -1);
  flush();
  return { names, parts: parts.length === 0 ? [{ kind: "literal", value: "/" }] : parts };
}

/**
 * Matches the parameters in a path with the declared ones, in both directions; returns them in the order of the path.
 */
export function matchParameters<T extends { readonly key: Word }>(
  path: PathIr,
  declared: readonly T[],
  shared: readonly T[],
  report: Report,
): readonly T[] {
  const all = new Map([...shared, ...declared].map((parameter) => [parameter.key.text, parameter]));
  const inPath = path.names.map(({ name }) => name);
  for (const { key } of declared) {
    if (inPath.includes(key.text)) continue;
    const meant = nearest(
      key.text,
      inPath.filter((name) => !all.has(name)),
    );
    report("unused-path-parameter", key.span, { name: key.text, meant });
  }
  return path.names.flatMap(({ name, span }) => {
    const parameter = all.get(name);
    if (parameter !== undefined) return [parameter];
    const unused = [...all.keys()].filter((key) => !inPath.includes(key));
    report("unknown-path-parameter", span, { name, meant: nearest(name, unused) });
    return [];
  });
}
