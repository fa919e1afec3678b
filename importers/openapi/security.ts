import { isObject } from "#engine/json";
import { type AuthScheme, type OAuthFlow, type OAuthFlows, resolveScheme } from "#engine/model";
import { noteInsecureLogin } from "../insecure-login.ts";
import {
  entriesOf,
  fetchedFrom,
  flagOf,
  found,
  isThere,
  itemsOf,
  member,
  type Node,
  note,
  only,
  pathOf,
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
  scope: Pick<Scope, "documents"> & {
    readonly operations: ReadonlySet<string>;
    readonly base: string;
    /** The security requirements of the description and its operations. */
    readonly requirements: readonly Node[];
  },
): { readonly [id: string]: AuthScheme } {
  const { base } = scope;
  const entries = places.flatMap(entriesOf).flatMap(([id, node]) => {
    const target = partAt(node, scope);
    const scheme = target && (readLogin(target, scope.operations) ?? readScheme(target, base));
    return scheme === undefined ? [] : [[id, resolveScheme(scheme, base)] as const];
  });
  const declared = Object.fromEntries(entries);
  return { ...declared, ...furtherSchemes(scope.requirements, new Set(Object.keys(declared)), scope) };
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
  const isDeprecated = flagOf(member(node, "deprecated")) === true;
  const text = [...(isDeprecated ? ["Deprecated."] : []), nonEmptyText(node, "description") ?? ""].join(" ").trim();
  const about = text === "" ? {} : { description: text };
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
export function readDemands(node: Node, { auths, documents }: Pick<Scope, "auths" | "documents">): Demands {
  const known = { has: (id: string) => Object.hasOwn(auths, id) };
  const idOf = (key: string): string => schemeId(key, node, known, documents);
  const sets = itemsOf(node).map((set) => entriesOf(set).map(([key]) => idOf(key)));
  const auth = [...new Set(sets.flat())];
  const plain = sets.every((set) => set.length === 1);
  const scopes = scopesIn(node, idOf);
  return {
    auth,
    ...(!plain && auth.length > 0 && { security: sets }),
    ...(Object.keys(scopes).length > 0 && { scopes }),
  };
}

/** If several alternatives name a scheme, the first of them decides its scopes. */
function scopesIn(node: Node, idOf: (key: string) => string): { readonly [scheme: string]: readonly string[] } {
  const named = itemsOf(node).flatMap(entriesOf);
  const first = new Map(named.toReversed().map(([key, at]) => [idOf(key), textsOf(at)]));
  return Object.fromEntries([...first].filter(([, scopes]) => scopes.length > 0).toReversed());
}

/** Returns the id of a required scheme: its name, or the name of the scheme that a URI refers to (OpenAPI 3.2). */
function schemeId(
  key: string,
  from: Node,
  known: Pick<ReadonlySet<string>, "has">,
  documents: Scope["documents"],
): string {
  if (known.has(key)) return key;
  const target = documents.find(key, from);
  const [top, section, name, more] = target === undefined ? [] : pathOf(target);
  const isOwn = top === "components" && section === "securitySchemes" && more === undefined;
  return isOwn && typeof name === "string" && known.has(name) && target?.source.file === undefined ? name : key;
}

/**
 * Reads the schemes that requirements name but the components lack: one that a URI refers to, in this file or another.
 * A missing one is reported; a call requires it all the same, so readers enter the value of `Authorization`.
 */
function furtherSchemes(
  requirements: readonly Node[],
  known: ReadonlySet<string>,
  { documents, base }: Pick<Scope, "documents"> & { readonly base: string },
): { readonly [id: string]: AuthScheme } {
  const found = new Map<string, AuthScheme>();
  for (const node of requirements) {
    for (const [key, at] of itemsOf(node).flatMap(entriesOf)) {
      const id = schemeId(key, node, known, documents);
      if (known.has(id) || found.has(id)) continue;
      const target = documents.find(key, node);
      const scheme = target === undefined || !isObject(target.value) ? undefined : readScheme(target, base);
      if (scheme === undefined)
        note(at, "unknown-reference", `unknown authentication scheme ${JSON.stringify(id)}; sent as Authorization`);
      found.set(id, scheme === undefined ? unknownScheme(id) : resolveScheme(scheme, base));
    }
  }
  return Object.fromEntries(found);
}

const unknownScheme = (id: string): AuthScheme => ({
  kind: "header",
  headerWireValue: "Authorization",
  nameOverride: id,
  description: `The description of the API requires ${JSON.stringify(id)}, but does not define it.`,
});
