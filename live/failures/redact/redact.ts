import { defined } from "#engine/item-at";
import type { NamedSecret, RedactedPart, RedactedText } from "../failure.ts";
import { secretForms } from "./secret-forms.ts";

/** Replaces the secrets of a text by their names. */
export type Redactor = (text: string) => RedactedText;

/** Base64 within base64 within base64 is followed no further. */
const deepest = 3;

/** The shortest run of base64 that is decoded, in characters; shorter ones hold at most 5 bytes. */
const base64Run = /[A-Za-z0-9+/_-]{8,}={0,2}/g;

/**
 * The shortest secret that is searched where it was not sent, in characters: a shorter one is in other words too. Our
 * choice.
 */
const minEchoLength = 6;

export const echoRedactor = (secrets: readonly NamedSecret[]): Redactor =>
  redactor(secrets.filter(({ text }) => text.length >= minEchoLength));

/**
 * Creates a redactor of given secrets: it finds them unchanged, encoded for URLs, JSON and HTML, and within base64 (RFC
 * 4648), such as the credentials of basic auth. The host of an address stays whole, since nothing is sent without it.
 */
export function redactor(secrets: readonly NamedSecret[]): Redactor {
  const names = new Map<string, string>();
  for (const { name, text } of secrets) {
    if (text.trim() === "") continue;
    for (const form of secretForms(text)) if (!names.has(form)) names.set(form, name);
  }
  if (names.size === 0) return (text) => text;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join("|"), "g");
  const redact = (text: string, depth: number): readonly RedactedPart[] =>
    splitBy(text, pattern, (found) => ({ secret: defined(names.get(found)) })).flatMap((part) =>
      typeof part === "string" && depth < deepest ? inBase64(part, depth) : [part],
    );
  const inBase64 = (text: string, depth: number): readonly RedactedPart[] =>
    splitBy(text, base64Run, (run) => {
      const whole = decoded(run);
      if (whole === undefined) return run;
      const inner = redact(whole.text, depth + 1);
      if (inner.some(isNamed)) return whole.isExact ? { base64: asText(inner) } : (named(inner) ?? run);
      // A run may begin before the base64 does, as a path that ends in it.
      for (const start of [1, 2, 3]) {
        const found = named(redact(decoded(run.slice(start))?.text ?? "", depth + 1));
        if (found !== undefined) return found;
      }
      return run;
    });
  return (text) => asText(redact(text, 0));
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const isNamed = (part: RedactedPart): boolean => typeof part !== "string";

function named(parts: readonly RedactedPart[]): RedactedPart | undefined {
  for (const part of parts) {
    if (typeof part === "string") continue;
    if (!("base64" in part)) return part;
    const inner = typeof part.base64 === "string" ? undefined : named(part.base64);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** An address up to its host and port, behind the user that it may name. */
const address = /\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s/?#@"'<>\\]*@)?([^\s/?#@"'<>\\]+)/gi;

/** Splits a text at each match; each match becomes a separate part. */
function splitBy(text: string, pattern: RegExp, partOf: (found: string) => RedactedPart): readonly RedactedPart[] {
  const parts: RedactedPart[] = [];
  const hosts = [...text.matchAll(address)].map(({ 0: all, 1: host = "", index }) => {
    const stop = index + all.length;
    return [stop - host.length, stop] as const;
  });
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const stop = match.index + match[0].length;
    if (hosts.some(([from, to]) => from <= match.index && stop <= to)) continue;
    const part = partOf(match[0]);
    if (part === match[0]) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(part);
    end = match.index + match[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end));
  return parts;
}

/** Joins adjacent texts; a text without secrets is a string. */
export function asText(parts: readonly RedactedPart[]): RedactedText {
  const joined: RedactedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === "") continue;
    if (typeof part === "string" && typeof last === "string") joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  const [only = "", second] = joined;
  return second === undefined && typeof only === "string" ? only : joined;
}

interface Decoded {
  readonly text: string;
  /** True if the text is encoded to the same run again. */
  readonly isExact: boolean;
}

/** Decodes base64 with or without padding, in both alphabets, up to its last whole byte. */
function decoded(run: string): Decoded | undefined {
  const bare = run.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/");
  const whole = bare.length % 4 === 1 ? bare.slice(0, -1) : bare;
  if (whole === "") return undefined;
  const bytes = Uint8Array.from(atob(whole), (sign) => sign.charCodeAt(0));
  const text = new TextDecoder().decode(bytes);
  const again = btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
  return { text, isExact: again === run };
}

/** Applies a redactor, and another one to the text that it leaves. */
export const inOrder =
  (first: Redactor, second: Redactor): Redactor =>
  (text) =>
    asText(partsOf(first(text)).flatMap((part) => (typeof part === "string" ? partsOf(second(part)) : [part])));

/** Returns the parts of a text. */
export const partsOf = (text: RedactedText): readonly RedactedPart[] => (typeof text === "string" ? [text] : text);

/** Writes such a text for people, each secret as its name in angle brackets. */
export const readable = (text: RedactedText): string =>
  partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("secret" in part) return `<${part.secret}>`;
      return "taken" in part ? `<value ${part.taken + 1}>` : readable(part.base64);
    })
    .join("");
