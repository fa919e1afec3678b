import { decodedUri } from "#engine/decode-uri";
import type { ApiModel, AuthScheme, Channel, Endpoint } from "#engine/model";
import { headerOf, type MockRequest } from "./mock-exchange.ts";

/** Credentials that a request lacks: a sentence, and challenges for `WWW-Authenticate` (RFC 9110 §11.6.1). */
export interface MissingCredentials {
  readonly detail: string;
  readonly challenges: readonly string[];
}

type Secured = Pick<Endpoint | Channel, "auth" | "security">;

/** Returns what a request lacks to be authenticated; any credential of a documented kind counts. */
export function missingCredentials(
  { auth, security = auth.map((id) => [id]) }: Secured,
  { auths }: Pick<ApiModel, "auths">,
  request: Pick<MockRequest, "headers" | "target">,
): MissingCredentials | undefined {
  const ways = security.map((ids) => ids.flatMap((id) => (Object.hasOwn(auths, id) ? (auths[id] ?? []) : [])));
  if (ways.length === 0 || ways.some((schemes) => schemes.every((scheme) => hasCredential(scheme, request)))) return;
  const [first = []] = ways;
  const missing = first.filter((scheme) => !hasCredential(scheme, request));
  const challenges = [...new Set(ways.flat().flatMap(challengeOf))];
  return { detail: `This call needs ${missing.map(wordsOf).join(" and ")}.`, challenges };
}

function hasCredential(scheme: AuthScheme, request: Pick<MockRequest, "headers" | "target">): boolean {
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows":
      return /^bearer +\S/i.test(headerOf(request, "Authorization") ?? "");
    case "basicAuth":
      return /^basic +\S/i.test(headerOf(request, "Authorization") ?? "");
    case "oAuth":
      return (headerOf(request, scheme.headerName ?? "Authorization") ?? "").trim() !== "";
    case "header":
      return hasKey(scheme.headerWireValue, scheme.in ?? "header", request);
    case "mutualTLS":
      return true;
  }
}

function hasKey(
  name: string,
  location: "header" | "query" | "cookie",
  request: Pick<MockRequest, "headers" | "target">,
): boolean {
  if (location === "header") return (headerOf(request, name) ?? "").trim() !== "";
  const pairs = location === "query" ? (request.target.split("?")[1] ?? "").split("&") : cookiesOf(request);
  return pairs.some((pair) => {
    const at = pair.indexOf("=");
    return decodedUri(pair.slice(0, at)) === name && pair.length > at + 1;
  });
}

const cookiesOf = (request: Pick<MockRequest, "headers">): readonly string[] =>
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
