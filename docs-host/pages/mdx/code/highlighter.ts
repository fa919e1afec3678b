import { caches } from "#engine/caches";
import { grammarOf } from "./grammar-names.ts";
import { isLoaded, loadGrammars, tokensOf } from "./grammars.ts";
import { type Around, kindOf, type TokenContent, type TokenKind } from "./token-kinds.ts";

/** A part of a line of code. */
export interface CodeToken {
  readonly text: string;
  /** Absent for plain text. */
  readonly kind?: TokenKind;
}

/** A line of code without its end. */
export type CodeLine = readonly CodeToken[];

/** Length of code from which on it has no colors and no lines, each of which is an element. In UTF-16 units. */
export const maxColoredLength = 60_000;

/** Length of a line from which on it has no colors, in UTF-16 units. */
const maxLine = 2000;

/**
 * Length of a part of code that is read at once, in UTF-16 units. Some grammars take time by the square of it for code
 * that they were not made for: 8,000 units take up to 1.5 s (SCSS).
 */
const maxPart = 8000;

/** Time that the blocks of one page may take, in ms. */
export interface TimeBudget {
  left: number;
}

/** Creates the time for the code of one page, in ms. */
export const pageBudget = (left = 5000): TimeBudget => ({ left });

/**
 * Loads the grammars of languages, each once. Code is drawn without waiting, so a page calls this before. Rejects if a
 * grammar can't be read; code then stays plain until a later call succeeds.
 */
export const loadLanguages = (languages: Iterable<string>): Promise<void> =>
  loadGrammars([...languages].flatMap((language) => grammarOf(language) ?? []));

/** Estimated bytes of a part: of its lines, and for each UTF-16 unit of its text. */
const [bytesOfPart, bytesPerUnit] = [300, 12];

const cache = caches.open<readonly CodeLine[]>("code", {
  part: 0.15,
  sizeOf: (_, { length }) => bytesOfPart + length * bytesPerUnit,
});

/**
 * Splits code into lines of tokens. Code in a language that was not loaded is plain, and so is what is too long or
 * takes too much time.
 */
export function highlight(code: string, language: string | undefined, budget: TimeBudget): readonly CodeLine[] {
  const grammar = grammarOf(language);
  if (grammar === undefined || !isLoaded(grammar) || code.length > maxColoredLength) return plainLines(code);
  return partsOf(code.split(/\r?\n/)).flatMap((part) => readPart(part, grammar, budget));
}

const plainLines = (code: string): readonly CodeLine[] =>
  code.split("\n").map((text): CodeLine => (text === "" ? [] : [{ text }]));

/** Splits long code at empty lines, or else between any lines; lines that are too long are separate parts. */
function partsOf(lines: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let [from, length] = [0, 0];
  const end = (to: number): void => {
    if (to > from) parts.push(lines.slice(from, to).join("\n"));
    [from, length] = [to, 0];
  };
  for (const [at, line] of lines.entries()) {
    if (line.length > maxLine || length + line.length > maxPart || (line === "" && length > maxPart / 2)) end(at);
    length += line.length + 1;
    if (line.length > maxLine) end(at + 1);
  }
  end(lines.length);
  return parts;
}

function readPart(part: string, grammar: string, budget: TimeBudget): readonly CodeLine[] {
  const key = `${grammar} ${part}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (budget.left <= 0 || (part.length > maxLine && !part.includes("\n"))) return plainLines(part);
  const start = performance.now();
  const lines = linesOf(tokensOf(grammar, part), grammar);
  budget.left -= performance.now() - start;
  cache.set(key, lines);
  return lines;
}

/** Splits tokens at ends of lines. Joins tokens of one kind, since each is an element. */
function linesOf(tokens: TokenContent, language: string): readonly CodeLine[] {
  type Line = { text: string; kind?: TokenKind }[];
  let line: Line = [];
  const lines: Line[] = [line];
  const addText = (text: string, around: TokenKind | undefined): void => {
    if (text === "") return;
    const last = line.at(-1);
    const kind = text.trim() === "" ? last?.kind : around;
    if (last !== undefined && last.kind === kind) last.text += text;
    else line.push({ text, ...(kind !== undefined && { kind }) });
  };
  const add = (content: TokenContent, around: Around): void => {
    if (typeof content === "string") {
      for (const [at, text] of content.split("\n").entries()) {
        if (at > 0) {
          line = [];
          lines.push(line);
        }
        addText(text, around.kind);
      }
    } else if ("type" in content) add(content.content, { kind: kindOf(content, around, language), type: content.type });
    else for (const one of content) add(one, around);
  };
  add(tokens, { kind: undefined, type: "" });
  return lines;
}
