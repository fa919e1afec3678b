import { nearest } from "#engine/text";
import type { AuthIr } from "../../ir/ir.ts";
import type { ApiAst, AuthSchemeAst, SchemeAst, TokenEndpointAst } from "../../parse/ast/file.ts";
import type { Word } from "../../source.ts";
import type { PropertyChecking } from "../types/index.ts";

/** The built-in scheme of a token, as a list. */
export const bearer: readonly AuthIr[] = [{ id: "bearer", kind: "bearerAuth" }];

/** The built-in schemes. */
const builtIn: readonly AuthIr[] = [...bearer, { id: "basic", kind: "basicAuth" }];

/** A call that returns tokens, checked once all types are known. */
export interface TokenUse {
  readonly endpoint: Word;
  readonly request: { readonly [property: string]: Word };
  readonly response: { readonly [property: string]: Word };
}

/** The schemes of an API, the default alternatives among them, and the calls that return tokens. */
export interface CheckedAuth {
  readonly auths: readonly AuthIr[];
  readonly auth: readonly string[];
  readonly tokens: readonly TokenUse[];
}

/** Checks the authentication schemes, and that `auth` names declared ones. */
export function checkAuth({ auth, authSchemes }: ApiAst, checking: PropertyChecking): CheckedAuth {
  const { report } = checking;
  const tokens: TokenUse[] = [];
  const declared = authSchemes.flatMap((scheme) => checkScheme(scheme, tokens, checking));
  const words = auth?.kind === "any" ? auth.schemes.filter(({ text }) => text !== "none") : [];
  const names = new Set(authSchemes.map(({ name }) => name.text));
  const added: AuthIr[] = [];
  for (const { text, span } of words) {
    const built = builtIn.find(({ id }) => id === text);
    if (names.has(text) || added.some(({ id }) => id === text)) continue;
    if (built !== undefined) added.push(built);
    else report("unknown-auth", span, { name: text, meant: nearest(text, ["bearer", "basic", ...names]) });
  }
  return { auths: [...added, ...declared], auth: [...new Set(words.map(({ text }) => text))], tokens };
}

function checkScheme(
  { name, docs, scheme }: AuthSchemeAst,
  tokens: TokenUse[],
  checking: PropertyChecking,
): readonly AuthIr[] {
  const made = schemeOf(scheme, tokens, checking);
  return made === undefined ? [] : [{ id: name.text, ...(docs !== undefined && { docs }), ...made }];
}

type WithoutId = AuthIr extends infer A ? (A extends AuthIr ? Omit<A, "id" | "docs"> : never) : never;

function schemeOf(scheme: SchemeAst, tokens: TokenUse[], checking: PropertyChecking): WithoutId | undefined {
  switch (scheme.kind) {
    case "bearer":
      return { kind: "bearerAuth", ...(scheme.tokenName !== undefined && { tokenName: scheme.tokenName }) };
    case "basic":
      return {
        kind: "basicAuth",
        ...(scheme.usernameName !== undefined && { usernameName: scheme.usernameName }),
        ...(scheme.passwordName !== undefined && { passwordName: scheme.passwordName }),
      };
    case "header":
      if (scheme.type !== undefined) checking.resolve(scheme.type);
      return {
        kind: "header",
        header: scheme.header.text,
        ...(scheme.label !== undefined && { label: scheme.label }),
        ...(scheme.prefix !== undefined && { prefix: scheme.prefix }),
      };
    case "oauth":
      return checkOAuth(scheme, tokens, checking);
    case "inferred":
      return checkInferred(scheme, tokens, checking);
  }
}

function checkOAuth(
  scheme: Extract<SchemeAst, { kind: "oauth" }>,
  tokens: TokenUse[],
  checking: PropertyChecking,
): WithoutId | undefined {
  const { flow, token, refresh, header, prefix } = scheme;
  if (flow.text === "authorization-code" || flow.text === "device-code") {
    checking.report("not-expressed", flow.span, {
      what: `the flow ${flow.text}, which needs a browser`,
      advice: "clients and forms accept a token that was obtained elsewhere",
    });
    return { kind: "bearerAuth" };
  }
  if (flow.text !== "client-credentials") {
    const advice = "it is one of client-credentials, authorization-code, device-code";
    checking.report("expected", flow.span, { expected: "a flow", found: `the string "${flow.text}"`, advice });
    return undefined;
  }
  if (token === undefined) return undefined;
  const got = tokenUse(token, { "client-id": "$request.client_id", "client-secret": "$request.client_secret" });
  tokens.push(got);
  if (refresh !== undefined) tokens.push(tokenUse(refresh, { "refresh-token": "$request.refresh_token" }));
  return {
    kind: "oAuth",
    ...tokenLocation(got, checking),
    ...(header !== undefined && { headerName: header }),
    ...(prefix !== undefined && { tokenPrefix: prefix }),
  };
}

/** Properties of the request and response of a token call, with their default names. */
function tokenUse(ast: TokenEndpointAst, request: { readonly [property: string]: string }): TokenUse {
  const filled = (named: { readonly [key: string]: Word }, usual: { readonly [key: string]: string }) => ({
    ...Object.fromEntries(Object.entries(usual).map(([key, text]) => [key, { text, span: ast.endpoint.span }])),
    ...named,
  });
  return {
    endpoint: ast.endpoint,
    request: filled(ast.request, request),
    response: filled(ast.response, { "access-token": "$response.access_token" }),
  };
}

function tokenLocation({ endpoint, request, response }: TokenUse, { scope, report }: PropertyChecking) {
  const found = scope.endpoint(endpoint);
  if (found === undefined) report("unknown-endpoint", endpoint.span, { name: endpoint.text });
  const access = response["access-token"]?.text ?? "";
  const [id, secret, expiry] = [request["client-id"], request["client-secret"], response["expires-in"]];
  return {
    endpointId: found === undefined ? endpoint.text : `${found.module.id}.${found.ast.name.text}`,
    accessTokenLocator: access.replace(/^\$response/, ""),
    token: {
      ...(id && { clientId: id.text }),
      ...(secret && { clientSecret: secret.text }),
      ...(expiry && { expiresIn: expiry.text }),
    },
  };
}

/** A scheme with a header from the response of a call. The format has syntax for one header only. */
function checkInferred(
  { endpoint, expiry, headers }: Extract<SchemeAst, { kind: "inferred" }>,
  tokens: TokenUse[],
  checking: PropertyChecking,
): WithoutId {
  const [first, second] = headers;
  if (second !== undefined) {
    checking.report("not-expressed", second.name.span, {
      what: "a second header from the response of a token call",
      advice: "clients send only the first one: accept it alone on the server",
    });
  }
  const usual: Word = { text: "$response.access_token", span: endpoint.span };
  const rooted = ({ text, span }: Word): Word => ({ text: text.startsWith("$") ? text : `$response.${text}`, span });
  const use: TokenUse = {
    endpoint,
    request: {},
    response: {
      "access-token": first === undefined ? usual : rooted(first.property),
      ...(expiry && { "expires-in": rooted(expiry) }),
    },
  };
  tokens.push(use);
  return {
    kind: "oAuth",
    ...tokenLocation(use, checking),
    ...(first !== undefined && { headerName: first.name.text }),
    ...(first?.prefix !== undefined && { tokenPrefix: first.prefix }),
  };
}
