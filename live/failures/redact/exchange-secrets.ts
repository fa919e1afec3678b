import { isList, isObject, type Json, parseJson } from "#engine/json";
import { isCredentialHeader, isCredentialMember } from "#engine/request";
import { cut } from "#engine/text";
import { utf8Text } from "../../body-text.ts";
import type { Exchange, HeaderField } from "../../exchange.ts";
import type { RequestDeps } from "../../requests/index.ts";
import type { NamedSecret } from "../failure.ts";

/**
 * Names of members of answers that hold a session or a token of a caller. A form may use them for something else. The
 * token of a page is not one of them.
 */
const sessionMember =
  /^(?:(?:access|auth|authentication|bearer|csrf|csrf[-_]?middleware|id|jwt|login|refresh|security|session|user|xsrf)[-_]?)?token$|^(?:jwt|csrf|xsrf)$|^session[-_]?(?:id|key|secret)$/i;

/** Returns true for a JSON member with the name of a credential. */
export const isSecretMember = (name: string): boolean => isCredentialMember(name) || sessionMember.test(name);

/**
 * The shortest value that is taken for a credential because of its name, in characters; `"token": "none"` is not one.
 */
const shortest = 6;

/**
 * Lists the credentials that are known by their names only: of cookies for sessions, of headers such as
 * `Authorization`, and of members such as `access_token` and `sessionId` in JSON. A made-up credential is not secret:
 * the failure shows it.
 */
export function exchangeSecrets(exchanges: readonly Exchange[]): readonly NamedSecret[] {
  return exchanges
    .flatMap(({ call, request, received }) => [
      ...(call.credentials === "wrong" ? [] : request.headers.flatMap(ofRequestHeader)),
      ...(received.kind === "answer" ? [...received.headers.flatMap(ofAnswerHeader), ...ofBody(received.body)] : []),
    ])
    .filter(({ text }) => text.length >= shortest);
}

function ofRequestHeader([name, value]: HeaderField): readonly NamedSecret[] {
  if (!isCredentialHeader(name)) return [];
  if (name.toLowerCase() === "cookie") return value.split(/;\s*/).flatMap((pair) => ofCookie(pair));
  // The credentials follow the name of their scheme (RFC 9110 §11.4).
  const [, text = value] = /^[A-Za-z][\w-]* +(.+)$/.exec(value) ?? [];
  return [{ name, text }];
}

function ofAnswerHeader([name, value]: HeaderField): readonly NamedSecret[] {
  if (name.toLowerCase() !== "set-cookie") return ofRequestHeader([name, value]);
  return ofCookie(cut(value, ";")[0], /;\s*httponly/i.test(value));
}

/** Names of cookies that hold a session or a token; others, such as a language or a theme, are shown. */
const credentialCookie =
  /(?:^|[._-]|[a-z](?=[A-Z]))(?:.*sess(?:ion)?|.*sessid|s?sid|auth(?:n|z|entication|orization)?|.*token|jwt|[cx]srf|sso|login|remember(?:[_-]?me)?|secret|pass(?:word)?|credentials?|api[_-]?key|key|ticket|identity|user(?:[_-]?id)?)(?:$|[._-]|(?=[A-Z]))/i;

/**
 * Returns true for a cookie that holds a credential by its name. Cookies with the prefixes of browsers are for
 * sessions.
 */
export const isCredentialCookie = (name: string): boolean =>
  /^__(?:Host|Secure)-/i.test(name) || credentialCookie.test(name) || isSecretMember(name);

function ofCookie(pair: string, isHidden = false): readonly NamedSecret[] {
  const at = pair.indexOf("=");
  const name = pair.slice(0, Math.max(at, 0)).trim();
  return at > 0 && (isHidden || isCredentialCookie(name)) ? [{ name, text: pair.slice(at + 1).trim() }] : [];
}

function ofBody(bytes: Uint8Array): readonly NamedSecret[] {
  const text = utf8Text(bytes);
  const parsed = text === undefined || !/^\s*[[{]/.test(text) ? undefined : parseJson(text);
  return parsed?.ok ? ofValue(parsed.value) : [];
}

function ofValue(value: Json): readonly NamedSecret[] {
  if (isList(value)) return value.flatMap(ofValue);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === "string" && isSecretMember(name) ? [{ name, text: member }] : ofValue(member),
  );
}

/** The credentials of a run as they were given: by the id of their scheme, and headers of all requests. */
export interface GivenCredentials {
  readonly own: { readonly [scheme: string]: string };
  /** Credentials of a second user. */
  readonly other?: { readonly [scheme: string]: string };
  readonly headers?: readonly HeaderField[];
}

/** Names the credentials and the headers of a run, of single endpoints too. */
export const secretsOf = ({ credentials, headers, settings }: RequestDeps): readonly NamedSecret[] =>
  namedSecrets({
    ...credentials,
    headers: [...headers, ...[...(settings?.values() ?? [])].flatMap(({ headers: own = [] }) => own)],
  });

/**
 * Names given credentials by their scheme, with `other-` before it for a second user, and headers by their name. The
 * password of a pair such as `user:password` is a secret on its own.
 */
export function namedSecrets({ own, other = {}, headers = [] }: GivenCredentials): readonly NamedSecret[] {
  const given = [
    ...Object.entries(own),
    ...Object.entries(other).map(([name, text]) => [`other-${name}`, text] as const),
    ...headers,
  ];
  const passwords = given.flatMap(([name, text]) => {
    const colon = text.indexOf(":");
    return colon > 0 ? [[`${name}-password`, text.slice(colon + 1)] as const] : [];
  });
  return [...given, ...passwords].map(([name, text]) => ({ name, text }));
}
