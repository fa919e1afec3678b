import type { AuthScheme, OAuthFlow, OAuthFlows } from "#engine/model";
import { noteInsecureLogin } from "../insecure-login.ts";
import { entriesOf, fetchedFrom, found, isThere, member, type Node, note, textOf, textOr } from "../node.ts";
import { optionalText } from "../registry-api/documented.ts";

/** The schemes that a WebSocket handshake can't carry, in words. A browser sends headers and an address only. */
const otherSchemes: { readonly [type: string]: string } = {
  plain: "SASL/PLAIN",
  scramSha256: "SASL/SCRAM-SHA-256",
  scramSha512: "SASL/SCRAM-SHA-512",
  gssapi: "SASL/GSSAPI (Kerberos)",
  apiKey: "API key in the user name or the password",
  X509: "X.509 client certificate",
  symmetricEncryption: "Symmetric encryption",
  asymmetricEncryption: "Asymmetric encryption",
};

/** Returns true if a WebSocket handshake can't carry the credentials of a scheme. */
export const isOtherScheme = (node: Node): boolean => Object.hasOwn(otherSchemes, String(member(node, "type").value));

/** Describes a scheme of any type for readers. */
export function schemeInWords(node: Node): { readonly title: string; readonly description?: string } {
  const type = String(member(node, "type").value);
  const known: { readonly [type: string]: string } = {
    ...otherSchemes,
    userPassword: "User name and password",
    http: `HTTP ${textOf(member(node, "scheme")) ?? "authentication"}`,
    httpApiKey: `API key ${textOf(member(node, "name")) ?? ""}`.trim(),
    oauth2: "OAuth 2.0",
    openIdConnect: "OpenID Connect",
  };
  return { title: Object.hasOwn(known, type) ? (known[type] ?? type) : type, ...optionalText(node, "description") };
}

/** Reads a security scheme; undefined if a handshake can't carry its credentials. */
export function readScheme(node: Node): AuthScheme | undefined {
  if (isOtherScheme(node)) return undefined;
  const about = optionalText(node, "description");
  const kind = member(node, "type");
  switch (kind.value) {
    case "http":
      return readHttp(node);
    case "httpApiKey": {
      const location = textOf(member(node, "in"));
      const where = location === "query" || location === "cookie" ? ({ in: location } as const) : {};
      return { kind: "header", ...about, headerWireValue: textOr(member(node, "name"), "Authorization"), ...where };
    }
    case "userPassword":
      return { kind: "basicAuth", ...about };
    case "oauth2":
      return { kind: "oauthFlows", ...about, flows: readFlows(member(node, "flows")) };
    case "openIdConnect":
      return { kind: "oauthFlows", ...about, flows: {}, ...optionalText(node, "openIdConnectUrl") };
    default:
      note(
        kind,
        isThere(kind) ? "unknown-kind" : "missing",
        `expected the type of a security scheme, found ${found(kind.value)}; the scheme is ignored`,
      );
      return undefined;
  }
}

function readHttp(node: Node): AuthScheme {
  const about = optionalText(node, "description");
  const scheme = textOr(member(node, "scheme"), "bearer");
  switch (scheme.toLowerCase()) {
    case "basic":
      return { kind: "basicAuth", ...about };
    case "bearer": {
      const format = textOf(member(node, "bearerFormat"));
      return { kind: "bearerAuth", ...about, ...(format && { format }) };
    }
    default:
      return { kind: "header", ...about, headerWireValue: "Authorization", prefix: scheme };
  }
}

const flowNames = ["authorizationCode", "clientCredentials", "implicit", "password"] as const;

function readFlows(node: Node): OAuthFlows {
  const flows = flowNames.flatMap((name) => {
    const flow = member(node, name);
    return isThere(flow) ? [[name, readFlow(flow)] as const] : [];
  });
  return Object.fromEntries(flows);
}

/** The scopes were called `scopes` before version 3. */
function readFlow(node: Node): OAuthFlow {
  const scopes = [member(node, "availableScopes"), member(node, "scopes")].find(isThere);
  noteInsecureLogin(member(node, "authorizationUrl"));
  return {
    ...optionalText(node, "authorizationUrl"),
    ...optionalText(node, "tokenUrl"),
    ...optionalText(node, "refreshUrl"),
    scopes: Object.fromEntries(
      (scopes === undefined ? [] : entriesOf(scopes)).map(([scope, text]) => [scope, textOf(text) ?? ""]),
    ),
    ...fetchedFrom(node),
  };
}
