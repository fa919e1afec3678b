import { decodedQuery } from "#engine/decode-uri";
import { isCredentialHeader, isCredentialMember } from "#engine/request";
import { base64, plain, read, type Sensitive } from "#engine/secret";
import type { HeaderField, SentCredentials } from "../../exchange.ts";
import type { NamedSecret, RedactedHeader, RedactedPart, RedactedText } from "../failure.ts";
import { isCredentialCookie, isSecretMember } from "./exchange-secrets.ts";
import { asText, echoRedactor, inOrder, partsOf, type Redactor, redactor } from "./redact.ts";
import { secretForms } from "./secret-forms.ts";

/**
 * Redactors of the fields of an exchange (docs/security.md#saved-requests). A secret is replaced where it was sent,
 * whatever its length; anywhere else only the exact text of a long one is searched.
 */
export interface FieldRedactors {
  /** For texts of any place. */
  readonly echo: Redactor;
  /** Redacts the value of a credential field. */
  readonly value: Redactor;
  readonly url: Redactor;
  readonly header: (field: HeaderField) => RedactedHeader;
  /** For bodies: members of JSON and fields of forms that hold credentials, and echoes. */
  readonly body: Redactor;
}

/** Secrets of an exchange, and where its request has them. */
export interface FieldSecrets {
  readonly given: readonly NamedSecret[];
  /** Known by the names of their fields only. */
  readonly others: readonly NamedSecret[];
  /** Where a request has its credentials. */
  readonly sent?: SentCredentials | undefined;
  /** True if these are made up, and show the failure. */
  readonly isMadeUp?: boolean;
}

/** Creates the redactors of a request, or of its answer. */
export function fieldRedactors({ given, others, sent, isMadeUp = false }: FieldSecrets): FieldRedactors {
  const echo = inOrder(echoRedactor(given), echoRedactor(others));
  const value = inOrder(redactor(given), redactor(others));
  const names = new Map(
    [...others, ...given].flatMap(({ name, text }) => secretForms(text).map((form) => [form, name])),
  );
  /** Redacts a text that is a secret as a whole. */
  const whole = (text: string, field: string): RedactedPart => {
    const name = names.get(text) ?? (isMadeUp || text === "" ? undefined : field);
    return name === undefined ? text : { secret: name };
  };
  const sensitive = ({ parts }: Sensitive, field: string): readonly RedactedPart[] =>
    parts.flatMap((part): readonly RedactedPart[] => {
      if (part.kind === "plain") return [part.text];
      if (part.kind === "secret") return [whole(part.text, field)];
      const text = read(part.inner, "reveal");
      const pair = names.get(text);
      const inner = pair === undefined ? asText(sensitive(part.inner, field)) : [{ secret: pair }];
      return typeof inner === "string" ? [read(base64(plain(inner)), "reveal")] : [{ base64: inner }];
    });
  const query = new Set(sent?.query);
  /** Redacts a query or a form; the credentials of a request are in its query only. */
  const pairs = (text: string, isQuery: boolean): RedactedText =>
    split(text, /(^|[?&])([^=&#?\s]+)=([^&#\s]*)/g, ([, before = "", name = "", written = ""]) => {
      const key = decodedQuery(name);
      const start = `${before}${name}=`;
      if (isQuery && query.has(key)) return [start, whole(written, key)];
      return [start, ...(isCredentialMember(key) ? partsOf(value(written)) : [written])];
    });
  const headers = new Map(sent?.headers.map(([name, text]) => [name.toLowerCase(), text]));
  return {
    ...{ echo, value, url: inOrder(echo, (text) => pairs(text, true)) },
    header: ([name, text]) => {
      const planned = headers.get(name.toLowerCase());
      if (planned !== undefined && read(planned, "reveal") === text) return [name, asText(sensitive(planned, name))];
      return [name, inOrder(echo, (rest) => asText(headerParts(name, rest, value)))(text)];
    },
    body: (text) => {
      if (isJson(text)) return inOrder(echo, (rest) => members(rest, value))(text);
      return isForm(text) ? inOrder(echo, (rest) => pairs(rest, false))(text) : echo(text);
    },
  };
}

/** Redacts a header with the name of a credential. */
function headerParts(name: string, text: string, value: Redactor): readonly RedactedPart[] {
  const key = name.toLowerCase();
  if (key === "cookie" || key === "set-cookie") return cookieParts(text, key === "set-cookie", value);
  if (!isCredentialHeader(name)) return [text];
  // The credentials follow the name of their scheme (RFC 9110 §11.4).
  const [, scheme = "", credentials = text] = /^([A-Za-z][\w-]* +)(.+)$/s.exec(text) ?? [];
  return [scheme, ...partsOf(value(credentials))];
}

/** Redacts the cookies that hold credentials. The attributes of a cookie hold none. */
function cookieParts(text: string, isSet: boolean, value: Redactor): readonly RedactedPart[] {
  const isHidden = isSet && /;\s*httponly/i.test(text);
  return text.split(/(;\s*)/).flatMap((pair, at): readonly RedactedPart[] => {
    const end = pair.indexOf("=");
    const isSecret = isHidden || isCredentialCookie(pair.slice(0, Math.max(end, 0)).trim());
    if (end === -1 || (isSet && at > 0) || !isSecret) return [pair];
    return [pair.slice(0, end + 1), ...partsOf(value(pair.slice(end + 1)))];
  });
}

/** Redacts the texts of JSON that are members with the names of credentials. */
const members = (text: string, value: Redactor): RedactedText =>
  split(text, /("((?:[^"\\]|\\.)*)"\s*:\s*")((?:[^"\\]|\\.)*)"/g, ([all, start = "", name = "", written = ""]) =>
    isSecretMember(name) ? [start, ...partsOf(value(written)), '"'] : [all],
  );

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isForm = (text: string): boolean => /^[^=&\s]+=[^&\s]*(?:&[^=&\s]+=[^&\s]*)*$/.test(text);

/** Splits a text at each match of a pattern. */
function split(
  text: string,
  pattern: RegExp,
  partsOfMatch: (match: RegExpExecArray) => readonly RedactedPart[],
): RedactedText {
  const parts: RedactedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), ...partsOfMatch(match));
    end = match.index + match[0].length;
  }
  return asText([...parts, text.slice(end)]);
}
