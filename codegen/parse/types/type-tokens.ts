import type { Span } from "../../source.ts";

/** A token of a type with its offset in the text. */
export interface Token {
  readonly text: string;
  readonly start: number;
}

/** The tokens of a type, and the position of the next one. */
export interface TokenCursor {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Index of the next token. */
  at: number;
  /** Returns the span of a part of the text. */
  readonly spanOf: (from: number, to: number) => Span;
}

/** A type has a syntax error; the message is the problem. */
export class TypeSyntaxError extends Error {
  override readonly name = "TypeSyntaxError";
  readonly start: number;
  readonly end: number;
  readonly advice: string | undefined;
  constructor(problem: string, start: number, end: number, advice: string | undefined) {
    super(problem);
    this.start = start;
    this.end = end;
    this.advice = advice;
  }
}

/** A word: a built-in type, or a part of a name. */
const word = "[\\p{ID_Continue}$/-]+";

const onlyWord = new RegExp(`^${word}$`, "u");

/** Words, quoted texts and four punctuation marks, separated by blanks. Anything else is its own token. */
const pattern = new RegExp(`${word}|"(?:[^"\\\\]|\\\\.)*"|[<>,.]|\\S`, "gu");

/** Opens a cursor at the first token of a text. */
export const openTokens = (text: string, spanOf: TokenCursor["spanOf"]): TokenCursor => ({
  text,
  tokens: [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index })),
  at: 0,
  spanOf,
});

/** Returns the next token without taking it; undefined at the end. */
export const peek = ({ tokens, at }: TokenCursor): Token | undefined => tokens[at];

/** Returns true if the next token has this text. */
export const isNext = (cursor: TokenCursor, text: string): boolean => peek(cursor)?.text === text;

/** Returns true if the next token is a word. */
export const isWordNext = (cursor: TokenCursor): boolean => onlyWord.test(peek(cursor)?.text ?? "");

/** Returns the text of the next token as messages show it. */
export function describeNext(cursor: TokenCursor): string {
  const token = peek(cursor);
  return token === undefined ? "the end of the type" : `\`${token.text}\``;
}

/** Returns the offset behind a token. */
export const endOf = ({ text, start }: Token): number => start + text.length;

/**
 * Fails at the next token, or at the end of the text.
 *
 * @throws TypeSyntaxError always
 */
export function failAtNext(cursor: TokenCursor, problem: string, advice?: string): never {
  const token = peek(cursor);
  const end = cursor.text.length;
  throw token === undefined
    ? new TypeSyntaxError(problem, end, end, advice)
    : new TypeSyntaxError(problem, token.start, endOf(token), advice);
}

/** Takes a punctuation mark. Fails at any other token. */
export function takeMark(cursor: TokenCursor, mark: string, advice?: string): Token {
  const token = peek(cursor);
  if (token?.text !== mark) return failAtNext(cursor, `expected \`${mark}\`, found ${describeNext(cursor)}`, advice);
  cursor.at += 1;
  return token;
}

/** Takes a word. Fails at any other token; `what` is the expected thing. */
export function takeWord(cursor: TokenCursor, what: string): Token {
  const token = peek(cursor);
  if (token === undefined || !onlyWord.test(token.text)) {
    return failAtNext(cursor, `expected ${what}, found ${describeNext(cursor)}`);
  }
  cursor.at += 1;
  return token;
}

/** Takes a name: a word, and the words behind it. */
export function takeName(cursor: TokenCursor, what: string): Token {
  const first = takeWord(cursor, what);
  let end = endOf(first);
  while (isWordNext(cursor)) end = endOf(takeWord(cursor, what));
  return { ...first, text: cursor.text.slice(first.start, end) };
}

/** Takes `<`, the items that `read` reads, and `>`. `end` is the offset behind it. */
export function takeInBrackets<T>(
  cursor: TokenCursor,
  name: string,
  read: () => T,
): { readonly item: T; readonly end: number } {
  takeMark(cursor, "<", `write it as \`${name}<…>\``);
  const item = read();
  const close = takeMark(cursor, ">", peek(cursor) === undefined ? `close ${name}< with a >` : undefined);
  return { item, end: endOf(close) };
}
