import { shellWord } from "#snippets";
import type { Encoding, Piece } from "./piece.ts";
import type { ProgramStep } from "./program-plan.ts";

/** Writes the value of a variable in an encoding, as a word of a shell. */
export type Encode = (encoding: Exclude<Encoding, "none">, variable: string) => string;

/**
 * Writes the request of a step as options of curl, without the headers that curl adds. The bytes of a body are its
 * input.
 */
export function requestOptions(
  { method, url, headers, body }: Pick<ProgramStep, "method" | "url" | "headers" | "body">,
  encode: Encode,
): readonly string[] {
  const words = wordsBy(encode);
  const has = (name: string): boolean => headers.some(([one]) => one.toLowerCase() === name);
  return [
    method === "HEAD" ? "--head" : `--request ${shellWord(method)}`,
    `--url ${words(url)}`,
    ...headers.map(([name, value]) => `--header ${headerWords(name, value, words)}`),
    // curl's own headers are not part of the request.
    ...["Accept", ...(body === undefined ? [] : ["Content-Type"])].flatMap((name) =>
      has(name.toLowerCase()) ? [] : [`--header ${shellWord(`${name}:`)}`],
    ),
    ...(body?.kind === "text" ? [`--data-raw ${words(body.pieces)}`] : []),
    ...(body?.kind === "bytes" ? ["--data-binary @-"] : []),
  ];
}

type Words = (pieces: readonly Piece[]) => string;

/** "Name:" would remove a default header of curl; with a semicolon it is sent empty. */
function headerWords(name: string, value: readonly Piece[], words: Words): string {
  const isEmpty = value.every((piece) => piece.kind === "text" && piece.text === "");
  if (isEmpty) return shellWord(`${name};`);
  const [first, ...rest] = value;
  return first?.kind === "text"
    ? words([{ kind: "text", text: `${name}: ${first.text}` }, ...rest])
    : words([{ kind: "text", text: `${name}: ` }, ...value]);
}

/** Writes a text as one word: literal parts in single quotes, variables in double ones. */
function wordsBy(encode: Encode): Words {
  const words: Words = (pieces) => pieces.map(word).join("") || "''";
  const word = (piece: Piece): string => {
    switch (piece.kind) {
      case "text":
        return piece.text === "" ? "" : shellWord(piece.text);
      case "server":
        return '"$server"';
      case "key":
        return `"$${piece.variable}"`;
      case "secret":
      case "taken":
        return piece.encoding === "none" ? `"$${piece.variable}"` : encode(piece.encoding, piece.variable);
      case "base64":
        return `"$(printf %s ${words(piece.pieces)} | base64 | tr -d '\\n')"`;
    }
  };
  return words;
}
