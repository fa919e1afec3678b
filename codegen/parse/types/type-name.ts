import type { Report } from "../../diagnostics/diagnostic.ts";
import { partOf, type Word } from "../../source.ts";
import { typeWords } from "./type-words.ts";

/** Returns true for the name of a built-in type, and one that begins like a wrapper: neither could be referenced. */
const isBuiltIn = (name: string): boolean =>
  typeWords.includes(name) || /^(?:optional|nullable|list|set|map|literal) /.test(name);

/**
 * Matches the name of a declaration: any text with a letter or digit, without the punctuation of types. Code has it as an
 * identifier.
 */
const namePattern = /^(?=.*[\p{L}\p{N}])[^\p{C}\s<>,:"]+(?: +[^\p{C}\s<>,:"]+)*$/u;

/** Returns true for text that may name a declaration. */
export const isName = (text: string): boolean => namePattern.test(text);

/** Checks that a word is a valid name of a type; reports it if not. */
export function isTypeName(word: Word, what: string, report: Report): boolean {
  if (isName(word.text) && !isBuiltIn(word.text)) return true;
  report("bad-name", word.span, { what, name: word.text });
  return false;
}

/** A declared name: `Plant`, or `Page<T, U>` for a template with parameters. */
export interface DeclaredName {
  readonly name: Word;
  readonly parameters?: readonly Word[];
}

/** Reads the name of a declaration. */
export function readDeclaredName(word: Word, report: Report): DeclaredName | undefined {
  const template = /^([^<>]*)<([^<>]*)>$/.exec(word.text);
  if (template === null) return isTypeName(word, "a type", report) ? { name: word } : undefined;
  const [, text = "", list = ""] = template;
  const name: Word = { text, span: partOf(word, 0, text.length) };
  const parameters: Word[] = [];
  let from = text.length + 1;
  for (const piece of list.split(",")) {
    const start = from + piece.length - piece.trimStart().length;
    const parameter = piece.trim();
    parameters.push({ text: parameter, span: partOf(word, start, start + parameter.length) });
    from += piece.length + 1;
  }
  const good = [
    isTypeName(name, "a type", report),
    ...parameters.map((each) => isTypeName(each, "a parameter", report)),
  ];
  return good.every((each) => each) ? { name, parameters } : undefined;
}
