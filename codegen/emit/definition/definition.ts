import { hash } from "node:crypto";
import type { AuthIr, Ir } from "../../ir/ir.ts";
import { withoutAliases } from "../../ir/type.ts";
import { areasOf } from "../areas.ts";
import type { Literal, LiteralObject } from "../text/index.ts";
import { emitChannels, emitWebhooks } from "./channels.ts";
import { emitEndpoints } from "./endpoints.ts";
import { wireProperty, wireType } from "./types.ts";

/** The type of the description: the registry's type of API definitions. */
export const definitionType = "api-latest:ApiDefinition";

/** Returns true if an IDL declares the type that describes APIs, so that it can describe itself. */
export const describesItself = (ir: Ir): boolean => ir.types.has(definitionType);

/**
 * Creates a UUID of version 8 (RFC 9562 §5.8) from the name. The registry replaces it when it stores the description.
 */
function idOf(name: string): string {
  const hex = hash("sha256", name);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Describes the API as a value of the registry's own wire type. */
export function definitionValue(ir: Ir): LiteralObject {
  const { api } = ir;
  const byId = (entries: readonly (readonly [string, Literal])[]): LiteralObject => Object.fromEntries(entries);
  return {
    id: idOf(api.name),
    endpoints: emitEndpoints(ir),
    websockets: emitChannels(ir),
    webhooks: emitWebhooks(ir),
    types: byId([...ir.types].map(([id, type]) => [id, wireType(type, ir)])),
    subpackages: byId(areasOf(ir).map(({ id, service }) => [id, { id, name: id, displayName: service.displayName }])),
    auths: byId(api.auths.map((auth) => [auth.id, wireAuth(auth)])),
    globalHeaders: api.headers.length === 0 ? undefined : api.headers.map(wireProperty),
    ...(hasApiName(ir) && { apiName: api.displayName ?? api.name }),
  };
}

/** Older versions of the wire type have no name of the API. */
function hasApiName(ir: Ir): boolean {
  const target = withoutAliases(ir.types, { kind: "named", id: definitionType });
  const body = target.kind === "named" ? ir.types.get(target.id)?.body : undefined;
  return body?.kind === "object" && body.all.some(({ key }) => key === "apiName");
}

/** Converts an authentication scheme to the registry's `ApiAuth`. */
function wireAuth(auth: AuthIr): LiteralObject {
  const description = auth.docs;
  switch (auth.kind) {
    case "bearerAuth":
      return { type: auth.kind, description, tokenName: auth.tokenName };
    case "basicAuth":
      return { type: auth.kind, description, usernameName: auth.usernameName, passwordName: auth.passwordName };
    case "header":
      return {
        type: auth.kind,
        description,
        nameOverride: auth.label,
        headerWireValue: auth.header,
        prefix: auth.prefix,
      };
    case "oAuth": {
      const { endpointId, accessTokenLocator, headerName, tokenPrefix } = auth;
      const call = { type: "referencedEndpoint", description, endpointId, accessTokenLocator, headerName, tokenPrefix };
      return { type: auth.kind, value: { type: "clientCredentials", value: call } };
    }
  }
}
