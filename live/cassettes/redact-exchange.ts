import { decodedUri } from "#engine/decode-uri";
import { isExact, isList, isObject, type Json, objectOf, parseJson, printJson } from "#engine/json";
import { latin1Text, utf8Text } from "../body-text.ts";
import type { HeaderField } from "../exchange.ts";
import { echoRedactor, type NamedSecret, readable } from "../failures/saved.ts";
import { cassetteLimits, type RecordedAnswer, type SavedBody, type SavedRequest } from "./cassette.ts";

/** A sent request, with a list of its secrets. */
export interface RequestToSave {
  readonly method: string;
  readonly url: string;
  readonly contentType: string | undefined;
  readonly body: Uint8Array | undefined;
}

/** An answer as it was received. */
export interface AnswerToSave {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array | undefined;
}

/** Headers of an answer that hold credentials or state of a reader. */
const secretHeaders =
  /^(?:set-cookie2?|authorization|proxy-authorization|authentication-info|cookie|.*(?:token|secret|api-?key).*)$/i;

/** Headers about the connection, which say nothing about an answer (RFC 9110 §7.6.1). */
const connectionHeaders = /^(?:connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;

/** Names of parameters and members that hold secrets. */
const secretNames =
  /^(?:.*[_-])?(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|apikey|credentials?|authorization|auth|signature|sig|jwt|session(?:[_-]?id)?|private[_-]?key|pin|cvv)$|(?:Password|Secret|Token|ApiKey|Credentials?|Signature|SessionId|PrivateKey)$/i;

/** Names of tokens that choose a page or a position: they tell answers apart, and open nothing. */
const pageNames =
  /(?:page|paging|pagination|next|prev|previous|continuation|cursor|sync|delta|skip|scroll|resume|resumption)[_-]?token$/i;

const isSecretName = (name: string): boolean => secretNames.test(name) && !pageNames.test(name);

const isSecretHeader = (name: string): boolean => secretHeaders.test(name) && !pageNames.test(name);

/** The text in place of a secret. */
const hidden = "<secret>";

/**
 * Writes a request without secrets: those that are given, and values with the names of secrets. Returns undefined if it
 * is too long, or has secrets that can't be replaced.
 */
export function redactSaved(request: RequestToSave, secrets: readonly NamedSecret[]): SavedRequest | undefined {
  const redact = textRedactor(secrets);
  const body = request.body === undefined ? undefined : savedBody(request.body, request.contentType, redact);
  if (body === "unsaved") return undefined;
  return {
    method: request.method,
    url: redact(redactQuery(request.url, new Set(secrets.map(({ name }) => name)))),
    ...(body !== undefined && { body }),
  };
}

/** Writes an answer without secrets; undefined if it is too long, or has secrets that can't be replaced. */
export function redactAnswer(
  answer: AnswerToSave,
  secrets: readonly NamedSecret[],
): RecordedAnswer["response"] | undefined {
  const redact = textRedactor(secrets);
  const type = answer.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const body = answer.body === undefined ? undefined : savedBody(answer.body, type, redact);
  if (body === "unsaved") return undefined;
  const { status, statusText } = answer;
  const headers = answer.headers
    .filter(([name]) => !isSecretHeader(name) && !connectionHeaders.test(name))
    .map(([name, value]): HeaderField => [name, redact(redactQuery(value))]);
  return { status, statusText, headers, ...(body !== undefined && { body }) };
}

function textRedactor(secrets: readonly NamedSecret[]): (text: string) => string {
  const redact = echoRedactor(secrets);
  return (text) => readable(redact(text));
}

const none: ReadonlySet<string> = new Set();

/** Hides the values of a query, a fragment or a form by their names: given names, and names of secrets. */
const redactQuery = (text: string, names = none): string =>
  text.replace(/([?&;#]|^)([^?&;#=\s]{1,80})=([^&;#\s]*)/g, (whole, before: string, name: string) =>
    isSecretName(decodedUri(name)) || names.has(decodedUri(name))
      ? `${before}${name}=${encodeURIComponent(hidden)}`
      : whole,
  );

function savedBody(
  bytes: Uint8Array,
  contentType: string | undefined,
  redact: (text: string) => string,
): SavedBody | "unsaved" | undefined {
  if (bytes.length === 0) return undefined;
  if (bytes.length > cassetteLimits.bodyBytes) return "unsaved";
  if (isMultipart(contentType) && hasSecretPart(latin1Text(bytes))) return "unsaved";
  const text = utf8Text(bytes);
  if (text === undefined) return base64Body(bytes, redact);
  const parsed = parseJson(text);
  // JSON without secret members is not formatted again.
  const shown = parsed.ok
    ? redactMembers(parsed.value, text)
    : isForm(contentType)
      ? redactQuery(text)
      : redactLines(text);
  return { text: redact(shown) };
}

const isMultipart = (contentType: string | undefined): boolean => /^multipart\//i.test(contentType ?? "");

/** Returns true if a part of a form has the name of a secret (RFC 7578 §4.2). */
const hasSecretPart = (text: string): boolean =>
  [...text.matchAll(/^content-disposition:[^\r\n]*?[;\s]name="?([^";\r\n]*)/gim)].some(([, name = ""]) =>
    isSecretName(decodedUri(name)),
  );

/** Hides members in the JSON that ends a line, as in JSON lines and in events. */
const redactLines = (text: string): string =>
  text.replace(/[{[].*/g, (line) => {
    const parsed = parseJson(line);
    return parsed.ok ? redactMembers(parsed.value, line) : line;
  });

const isForm = (contentType: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded/i.test(contentType ?? "");

/** A body of bytes that hold a secret is not saved, since nothing can be replaced in them. */
function base64Body(bytes: Uint8Array, redact: (text: string) => string): SavedBody | "unsaved" {
  const text = latin1Text(bytes);
  const isClean = [text, new TextDecoder().decode(bytes)].every((one) => redact(one) === one);
  return isClean ? { base64: btoa(text) } : "unsaved";
}

/** Returns true for possible secrets: strings and numbers. */
const isSecretValue = (value: Json): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number" || isExact(value);

function redactMembers(value: Json, text: string): string {
  let isChanged = false;
  const walk = (one: Json): Json => {
    if (isList(one)) return one.map(walk);
    if (!isObject(one)) return one;
    return objectOf(Object.entries(one).map(([key, member]) => [key, isSecretName(key) ? hide(member) : walk(member)]));
  };
  const hide = (member: Json): Json => {
    if (isList(member)) return member.map(hide);
    if (!isSecretValue(member)) return walk(member);
    isChanged = true;
    return hidden;
  };
  const redacted = walk(value);
  return isChanged ? printJson(redacted) : text;
}
