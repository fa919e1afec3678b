import type { HighlighterCore } from "@shikijs/core";
import { createGrammars } from "./grammars.ts";
import { createLineCache, type LineState } from "./line-cache.ts";
import { kindOfColor, type TokenKind, theme, themeName } from "./theme.ts";

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
 * Time for one line, in ms: a grammar may take seconds for code that it was not made for. The first line of a language
 * takes up to a second on a busy machine, since its patterns are compiled.
 */
const maxLineTime = 2000;

/** Time that the blocks of one page may take, in ms. */
export interface TimeBudget {
  left: number;
}

/** Creates the time for the code of one page, in ms. */
export const pageBudget = (left = 5000): TimeBudget => ({ left });

/** Names of languages, in addition to the names of grammars. */
const otherNames: { readonly [name: string]: string } = {
  curl: "bash",
  env: "dotenv",
  golang: "go",
  node: "javascript",
  nodejs: "javascript",
  "node.js": "javascript",
  python3: "python",
  protobuf: "proto",
  objc: "objective-c",
  "objective c": "objective-c",
  ps: "powershell",
};

const plain: ReadonlySet<string> = new Set(["", "text", "txt", "plain", "plaintext", "none", "mermaid"]);

/** Returns the grammar for the name of a language, in any letter case; undefined for plain text. */
function grammarOf(language: string | undefined): string | undefined {
  const name = (language ?? "").trim().toLowerCase();
  if (plain.has(name) || !/^[a-z\d][\w+#.-]{0,40}$/.test(name)) return undefined;
  return Object.hasOwn(otherNames, name) ? otherNames[name] : name;
}

// Many pages have no code, so the highlighter is loaded with the first code.
const grammars = createGrammars(async () => {
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import("@shikijs/core"),
    import("@shikijs/engine-oniguruma"),
  ]);
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import("@shikijs/engine-oniguruma/wasm-inlined")),
    warnings: false,
  });
});

/**
 * Loads the grammars of languages, each once. Code is drawn without waiting, so a page calls this before. Rejects if the
 * highlighter can't be created; code then stays plain until a later call succeeds.
 */
export const loadLanguages = (languages: Iterable<string>): Promise<void> =>
  grammars.load([...languages].flatMap((language) => grammarOf(language) ?? []));

const cache = createLineCache<CodeLine>();

/**
 * Splits code into lines of tokens. Code in a language that was not loaded is plain, and so is what is too long or
 * takes too much time.
 */
export function highlight(code: string, language: string | undefined, budget: TimeBudget): readonly CodeLine[] {
  const grammar = grammarOf(language);
  const highlighter = grammar === undefined ? undefined : grammars.highlighterOf(grammar);
  if (grammar === undefined || highlighter === undefined || code.length > maxColoredLength) return plainLines(code);
  return budget.left <= 0 ? plainLines(code) : readTokens(highlighter, code, grammar, budget);
}

const plainLines = (code: string): readonly CodeLine[] =>
  code.split("\n").map((text): CodeLine => (text === "" ? [] : [{ text }]));

/** Reads code line by line, until no time is left. */
function readTokens(made: HighlighterCore, code: string, lang: string, budget: TimeBudget): readonly CodeLine[] {
  const options = { lang, theme: themeName, tokenizeMaxLineLength: maxLine, tokenizeTimeLimit: maxLineTime };
  // ANSI sequences go on over lines, and nothing else knows where they end.
  if (lang === "ansi") return made.codeToTokensBase(code, options).map(lineOf);
  const lines = code.split(/\r?\n/);
  const grammar = made.getLanguage(lang);
  const read: CodeLine[] = [];
  let state: LineState;
  for (const [at, text] of lines.entries()) {
    let entry = cache.get(grammar, state, text);
    if (entry === undefined) {
      if (budget.left <= 0) return [...read, ...plainLines(lines.slice(at).join("\n"))];
      const readLine = () => {
        const start = performance.now();
        const tokens = made.codeToTokensBase(text, { ...options, ...(state && { grammarState: state }) });
        const time = performance.now() - start;
        budget.left -= time;
        return { isWhole: time < maxLineTime, line: lineOf(tokens.flat()), next: made.getLastGrammarState(tokens) };
      };
      let { isWhole, ...found } = readLine();
      // The patterns that a busy machine took the time to compile are compiled now.
      if (!isWhole && budget.left > 0) ({ isWhole, ...found } = readLine());
      // The grammar has not seen all of a line that took too long.
      entry = isWhole ? cache.add(grammar, state, text, found) : found;
    }
    read.push(entry.line);
    state = entry.next;
  }
  return read;
}

/** Joins tokens of one kind, since each is an element. */
function lineOf(tokens: readonly { readonly content: string; readonly color?: string | undefined }[]): CodeLine {
  const line: { text: string; kind?: TokenKind }[] = [];
  for (const { content, color } of tokens) {
    const kind = content.trim() === "" ? line.at(-1)?.kind : kindOfColor(color);
    const last = line.at(-1);
    if (last !== undefined && last.kind === kind) last.text += content;
    else line.push({ text: content, ...(kind !== undefined && { kind }) });
  }
  return line;
}
