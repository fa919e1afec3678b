import { decodedUri } from "#engine/decode-uri";
import { own } from "#engine/json";
import type { ApiModel, AuthScheme, Channel, Endpoint } from "#engine/model";
import { cut } from "#engine/text";
import { headerOf, type ReceivedRequest } from "../received/index.ts";
import { madeUp } from "../requests/index.ts";

/** Credentials that a request lacks: a sentence, and challenges for `WWW-Authenticate` (RFC 9110 §11.6.1). */
export interface MissingCredentials {
  readonly detail: string;
  readonly challenges: readonly string[];
}

type Secured = Pick<Endpoint | Channel, "auth" | "security">;

/** Options of authentication. */
export interface CredentialOptions {
  /** True if any value is a credential, also one that is malformed or made up by `callboard test`. */
  readonly anyCredential: boolean;
}

type Authenticated = Pick<ReceivedRequest, "headers" | "target"> & CredentialOptions;

/** Returns the missing credential of a request: a well-formed credential of a documented scheme. */
export function missingCredentials(
  { auth, security = auth.map((id) => [id]) }: Secured,
  { auths }: Pick<ApiModel, "auths">,
  request: Authenticated,
): MissingCredentials | undefined {
  const ways = security.map((ids) => ids.flatMap((id) => own(auths, id) ?? []));
  if (ways.length === 0 || ways.some((schemes) => schemes.every((scheme) => hasCredential(scheme, request)))) return;
  const [first = []] = ways;
  const missing = first.filter((scheme) => !hasCredential(scheme, request));
  const challenges = [...new Set(ways.flat().flatMap(challengeOf))];
  return { detail: `This call needs ${missing.map(wordsOf).join(" and ")}.`, challenges };
}

function hasCredential(scheme: AuthScheme, request: Authenticated): boolean {
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows":
      return isCredential(/^bearer +(\S.*)$/i.exec(headerOf(request, "Authorization") ?? "")?.[1], request, isToken);
    case "basicAuth":
      return isCredential(/^basic +(\S.*)$/i.exec(headerOf(request, "Authorization") ?? "")?.[1], request, isPair);
    case "oAuth":
      return isCredential(headerOf(request, scheme.headerName ?? "Authorization"), request, () => true);
    case "header":
      return isCredential(keyIn(scheme.headerWireValue, scheme.in ?? "header", request), request, () => true);
    case "mutualTLS":
      return true;
  }
}

function isCredential(
  text: string | undefined,
  { anyCredential }: CredentialOptions,
  isWellFormed: (text: string) => boolean,
): boolean {
  if (text === undefined || text.trim() === "") return false;
  return anyCredential || (isWellFormed(text.trim()) && !text.includes(madeUp));
}

/** The grammar of a bearer token (RFC 6750 section 2.1). */
const isToken = (text: string): boolean => /^[\w.~+/-]+=*$/.test(text);

/** A name and a password in base64 (RFC 7617 section 2). */
function isPair(text: string): boolean {
  if (!/^[\w+/-]+=*$/.test(text)) return false;
  try {
    const pair = atob(text);
    return pair.includes(":") && pair !== madeUp;
  } catch {
    return false;
  }
}

function keyIn(
  name: string,
  location: "header" | "query" | "cookie",
  request: Pick<ReceivedRequest, "headers" | "target">,
): string | undefined {
  if (location === "header") return headerOf(request, name);
  const pairs = location === "query" ? cut(request.target, "?")[1].split("&") : cookiesOf(request);
  const found = pairs.find((pair) => decodedUri(pair.slice(0, Math.max(pair.indexOf("="), 0))) === name);
  return found === undefined ? undefined : decodedUri(found.slice(found.indexOf("=") + 1));
}

const cookiesOf = (request: Pick<ReceivedRequest, "headers">): readonly string[] =>
  (headerOf(request, "Cookie") ?? "").split(";").map((one) => one.trim());

function wordsOf(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows":
      return "a bearer token in the header Authorization";
    case "basicAuth":
      return "a username and a password in the header Authorization (Basic)";
    case "oAuth":
      return `a token in the header ${scheme.headerName ?? "Authorization"}`;
    case "header":
      return `${scheme.in === "query" ? "the query parameter" : scheme.in === "cookie" ? "the cookie" : "the header"} ${scheme.headerWireValue}`;
    case "mutualTLS":
      return "a client certificate";
  }
}

function challengeOf(scheme: AuthScheme): readonly string[] {
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows":
    case "oAuth":
      return ["Bearer"];
    case "basicAuth":
      return ['Basic realm="mock"'];
    case "header":
    case "mutualTLS":
      return [];
  }
}
