import type { AuthIr } from "../../ir/api.ts";
import type { LiteralObject } from "../text/index.ts";

/** Converts an authentication scheme to the registry's `ApiAuth`. */
export function wireAuth(auth: AuthIr): LiteralObject {
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
