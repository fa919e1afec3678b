import { defined } from "#engine/item-at";
import type { JsonObject } from "#engine/json";
import { type AuthScheme, type Endpoint, type OAuthFlow, pathText } from "#engine/model";
import type { Path } from "#engine/shape";
import { loginExtension } from "../openapi/security.ts";
import { compact, reportLoss, type Writing } from "./writing.ts";

/** Writes a scheme as a "Security Scheme Object". `endpoints` contains the endpoint that issues tokens. */
export function writeScheme(
  scheme: AuthScheme,
  endpoints: readonly Endpoint[],
  at: Path,
  writing: Writing,
): JsonObject {
  const { description } = scheme;
  switch (scheme.kind) {
    case "bearerAuth":
      if (scheme.tokenName !== undefined) reportLoss(writing, at, "the label of a token cannot be represented");
      return compact({ type: "http", scheme: "bearer", bearerFormat: scheme.format, description });
    case "basicAuth":
      if (scheme.usernameName !== undefined || scheme.passwordName !== undefined) {
        reportLoss(writing, at, "the labels of a login cannot be represented");
      }
      return compact({ type: "http", scheme: "basic", description });
    case "mutualTLS":
      return compact({ type: "mutualTLS", description });
    case "header":
      return writeKey(scheme, at, writing);
    case "oAuth": {
      const giving = endpoints.find(({ id }) => id === scheme.endpointId);
      if (giving === undefined) reportLoss(writing, at, "the path of a token in a response cannot be represented");
      const { endpointId, accessTokenLocator, headerName, tokenPrefix } = scheme;
      return compact({
        type: "oauth2",
        description,
        flows: { clientCredentials: { tokenUrl: tokenUrlOf(giving), scopes: {} } },
        [loginExtension]: giving && compact({ endpointId, accessTokenLocator, headerName, tokenPrefix }),
      });
    }
    case "oauthFlows": {
      const { flows, openIdConnectUrl } = scheme;
      const { deviceAuthorization, ...known } = flows;
      if (deviceAuthorization !== undefined)
        reportLoss(writing, at, "the OAuth device flow cannot be represented in OpenAPI 3.1");
      const written = Object.entries(known);
      if (written.length === 0 && openIdConnectUrl !== undefined) {
        return compact({ type: "openIdConnect", openIdConnectUrl, description });
      }
      if (openIdConnectUrl !== undefined)
        reportLoss(writing, at, "the OpenID Connect URL cannot be represented together with OAuth flows");
      return compact({
        type: "oauth2",
        description,
        flows: Object.fromEntries(written.map(([name, flow]) => [name, writeFlow(flow)])),
      });
    }
  }
}

function writeKey(
  {
    headerWireValue,
    in: place = "header",
    prefix,
    nameOverride,
    description,
  }: AuthScheme & { readonly kind: "header" },
  at: Path,
  writing: Writing,
): JsonObject {
  if (nameOverride !== undefined) reportLoss(writing, at, "the label of a key cannot be represented");
  const isScheme = prefix !== undefined && place === "header" && headerWireValue.toLowerCase() === "authorization";
  if (isScheme && !/^(?:basic|bearer)$/i.test(prefix)) return compact({ type: "http", scheme: prefix, description });
  if (prefix !== undefined) reportLoss(writing, at, "the prefix of a key cannot be represented; users must enter it");
  return compact({ type: "apiKey", in: place, name: headerWireValue, description });
}

const writeFlow = ({ scopes, authorizationUrl, tokenUrl, refreshUrl }: OAuthFlow): JsonObject =>
  compact({ authorizationUrl, tokenUrl, refreshUrl, scopes });

function tokenUrlOf(endpoint: Endpoint | undefined): string {
  const [environment] = endpoint?.environments ?? [];
  const path = pathText(endpoint?.path ?? []);
  // A parameter in braces is not allowed in an address (RFC 3986 §2).
  return `${(environment?.baseUrl ?? "").replace(/\/+$/, "")}${path === "" ? "/" : path}`.replace(
    /[{}]/g,
    encodeURIComponent,
  );
}

/** Writes the security requirements of an endpoint; `undefined` for a public one. */
export function writeDemands(
  { auth, security, scopes = {} }: Endpoint,
  { schemeNames }: Writing,
): readonly JsonObject[] | undefined {
  const sets = security ?? auth.map((id) => [id]);
  if (sets.length === 0) return undefined;
  return sets.map((set) =>
    Object.fromEntries(
      set.map((id) => [schemeNames.get(id) ?? id, Object.hasOwn(scopes, id) ? defined(scopes[id]) : []]),
    ),
  );
}
