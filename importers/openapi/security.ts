import { type AuthScheme, type OAuthFlow, type OAuthFlows, resolveScheme } from "#engine/model";
import { noteInsecureLogin } from "../insecure-login.ts";
import {
  entriesOf,
  fetchedFrom,
  found,
  isThere,
  itemsOf,
  member,
  type Node,
  note,
  only,
  textOf,
  textsOf,
} from "../node.ts";
import { nonEmptyText, partAt, type Scope } from "./scope.ts";

/**
 * Reads the authentication schemes of a document; schemes that a form can't represent are reported and left out.
 * `base` is the first server of the document, which addresses of logins may be relative to (OpenAPI "Relative
 * References in URLs").
 */
export function readSchemes(
  places: readonly Node[],
  scope: Pick<Scope, "documents"> & { readonly operations: ReadonlySet<string>; readonly base: string },
): { readonly [id: string]: AuthScheme } {
  const { base } = scope;
  const entries = places.flatMap(entriesOf).flatMap(([id, node]) => {
    const target = partAt(node, scope);
    const scheme = target && (readLogin(target, scope.operations) ?? readScheme(target, base));
    return scheme === undefined ? [] : [[id, resolveScheme(scheme, base)] as const];
  });
  return Object.fromEntries(entries);
}

/** The extension of a scheme that names the call of the same API that returns its tokens (docs/filled-in.md). */
export const loginExtension = "x-callboard-login";

const loginParts = ["endpointId", "accessTokenLocator", "headerName", "tokenPrefix"] as const;

/** Reads the endpoint that issues the tokens of a scheme, if its provider names a call of the API. */
function readLogin(node: Node, operations: ReadonlySet<string>): AuthScheme | undefined {
  const login = member(node, loginExtension);
  if (!isThere(login)) return undefined;
  only(login, loginParts);
  const [endpointId, accessTokenLocator, headerName] = loginParts.map((name) => nonEmptyText(login, name));
  // An empty prefix means that there is none.
  const tokenPrefix = textOf(member(login, "tokenPrefix"));
  if (endpointId === undefined || !operations.has(endpointId)) {
    const at = member(login, "endpointId");
    note(
      at,
      "unknown-reference",
      `expected the id of an operation, found ${found(at.value)}; ${loginExtension} is ignored`,
    );
    return undefined;
  }
  const text = nonEmptyText(node, "description");
  return {
    kind: "oAuth",
    ...(text !== undefined && { description: text }),
    endpointId,
    accessTokenLocator: accessTokenLocator ?? ".access_token",
    ...(headerName !== undefined && { headerName }),
    ...(tokenPrefix !== undefined && { tokenPrefix }),
  };
}

function readScheme(node: Node, base: string): AuthScheme | undefined {
  const kind = member(node, "type");
  const text = nonEmptyText(node, "description");
  const about = text === undefined ? {} : { description: text };
  switch (kind.value) {
    case "basic":
      return { kind: "basicAuth", ...about };
    case "http":
      return readHttp(node, about);
    case "apiKey":
      return readApiKey(node, about);
    case "oauth2": {
      const flows = isThere(member(node, "flows")) ? readFlows(member(node, "flows"), base) : oldFlow(node, base);
      const discovery = nonEmptyText(node, "oauth2MetadataUrl");
      return { kind: "oauthFlows", ...about, flows, ...(discovery !== undefined && { openIdConnectUrl: discovery }) };
    }
    case "openIdConnect": {
      const url = nonEmptyText(node, "openIdConnectUrl");
      return { kind: "oauthFlows", ...about, flows: {}, ...(url !== undefined && { openIdConnectUrl: url }) };
    }
    case "mutualTLS":
      return { kind: "mutualTLS", ...about };
    default:
      note(
        kind,
        isThere(kind) ? "unknown-kind" : "missing",
        `expected the type of a scheme, found ${found(kind.value)}; the scheme is ignored`,
      );
      return undefined;
  }
}

/** Schemes of the HTTP registry go into `Authorization` (RFC 9110 §11.4), behind their names. */
function readHttp(node: Node, about: { readonly description?: string }): AuthScheme {
  const name = textOf(member(node, "scheme")) ?? "bearer";
  switch (name.toLowerCase()) {
    case "bearer": {
      const format = nonEmptyText(node, "bearerFormat");
      return { kind: "bearerAuth", ...about, ...(format !== undefined && { format }) };
    }
    case "basic":
      return { kind: "basicAuth", ...about };
    default:
      return { kind: "header", ...about, headerWireValue: "Authorization", prefix: name };
  }
}

function readApiKey(node: Node, about: { readonly description?: string }): AuthScheme {
  const placement = member(node, "in").value;
  const name = nonEmptyText(node, "name") ?? "Authorization";
  if (placement === "query" || placement === "cookie")
    return { kind: "header", ...about, headerWireValue: name, in: placement };
  return { kind: "header", ...about, headerWireValue: name };
}

const flowNames = ["authorizationCode", "clientCredentials", "implicit", "password", "deviceAuthorization"] as const;

const readFlows = (flows: Node, base: string): OAuthFlows =>
  Object.fromEntries(
    flowNames.flatMap((name) => {
      const flow = member(flows, name);
      return isThere(flow) ? [[name, readFlow(flow, base)] as const] : [];
    }),
  );

/** OpenAPI 2.0 has one flow in the scheme itself, under older names. */
function oldFlow(node: Node, base: string): OAuthFlows {
  const flow = readFlow(node, base);
  switch (textOf(member(node, "flow"))) {
    case "accessCode":
      return { authorizationCode: flow };
    case "application":
      return { clientCredentials: flow };
    case "implicit":
      return { implicit: flow };
    case "password":
      return { password: flow };
    default:
      return {};
  }
}

function readFlow(node: Node, base: string): OAuthFlow {
  const urls = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"] as const;
  const scopes = entriesOf(member(node, "scopes")).map(([scope, text]) => [scope, textOf(text) ?? ""] as const);
  const written = urls.flatMap((key) => {
    const url = nonEmptyText(node, key);
    return url === undefined ? [] : [[key, url] as const];
  });
  noteInsecureLogin(member(node, "authorizationUrl"), base);
  return { ...Object.fromEntries(written), scopes: Object.fromEntries(scopes), ...fetchedFrom(node) };
}

/** The security requirements of an endpoint. */
export interface Demands {
  readonly auth: readonly string[];
  readonly security?: readonly (readonly string[])[];
  readonly scopes?: { readonly [scheme: string]: readonly string[] };
}

/**
 * Reads the schemes that a call accepts, with their scopes. Combinations are stored if one scheme alone is not always
 * enough.
 */
export function readDemands(node: Node, { auths }: Pick<Scope, "auths">): Demands {
  const sets = itemsOf(node).flatMap((set): readonly (readonly string[])[] => {
    const requirements = entriesOf(set);
    for (const [id, at] of requirements) if (!auths.has(id)) missing(at, id);
    const known = requirements.map(([id]) => id).filter((id) => auths.has(id));
    return known.length === 0 && requirements.length > 0 ? [] : [known];
  });
  const auth = [...new Set(sets.flat())];
  const plain = sets.every((set) => set.length === 1);
  const scopes = scopesIn(node, new Set(auth));
  return {
    auth,
    ...(!plain && auth.length > 0 && { security: sets }),
    ...(Object.keys(scopes).length > 0 && { scopes }),
  };
}

/** If several alternatives name a scheme, the first of them decides its scopes. */
function scopesIn(node: Node, known: ReadonlySet<string>): { readonly [scheme: string]: readonly string[] } {
  const named = itemsOf(node).flatMap((set) => entriesOf(set).filter(([id]) => known.has(id)));
  const first = new Map(named.toReversed().map(([id, at]) => [id, textsOf(at)]));
  return Object.fromEntries([...first].filter(([, scopes]) => scopes.length > 0).toReversed());
}

function missing(node: Node, id: string): void {
  note(node, "unknown-reference", `unknown authentication scheme ${JSON.stringify(id)}; it is ignored`);
}
