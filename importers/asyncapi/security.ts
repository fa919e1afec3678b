import type { AuthScheme, OAuthFlow, OAuthFlows } from "#engine/model";
import { noteInsecureLogin } from "../insecure-login.ts";
import { entriesOf, fetchedFrom, found, isThere, member, type Node, note, textOf, textOr } from "../node.ts";
import { optionalText } from "../registry-api/documented.ts";

/** Reads a security scheme. One that a handshake can't carry is reported and left out. */
export function readScheme(node: Node): AuthScheme | undefined {
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
    case "plain":
    case "scramSha256":
    case "scramSha512":
      return { kind: "basicAuth", ...about };
    case "oauth2":
      return { kind: "oauthFlows", ...about, flows: readFlows(member(node, "flows")) };
    case "openIdConnect":
      return { kind: "oauthFlows", ...about, flows: {}, ...optionalText(node, "openIdConnectUrl") };
    case "apiKey":
    case "X509":
    case "symmetricEncryption":
    case "asymmetricEncryption":
    case "gssapi":
      note(kind, "unsupported", `${kind.value} cannot be sent in a WebSocket handshake; the scheme is ignored`);
      return undefined;
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
    case "bearer":
      return { kind: "bearerAuth", ...about };
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
