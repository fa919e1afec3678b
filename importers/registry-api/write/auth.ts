import type { AuthScheme } from "#engine/model";
import type { ApiAuth } from "#generated/types";
import { type Location, reportLoss, type Writing } from "./writing.ts";

/** A scheme that the wire can represent, perhaps as a simpler one. */
type HeldScheme = Exclude<AuthScheme, { readonly kind: "mutualTLS" }>;

/** Returns true if the wire can represent a scheme: it has no keys in the query or in cookies, and no certificates. */
export const isHeld = (scheme: AuthScheme): scheme is HeldScheme =>
  scheme.kind !== "mutualTLS" && (scheme.kind !== "header" || scheme.in === undefined || scheme.in === "header");

/** Writes a scheme; `undefined` for one that the wire can't represent. */
export function writeAuth(scheme: AuthScheme, location: Location, writing: Writing): ApiAuth | undefined {
  if (!isHeld(scheme)) {
    const what = scheme.kind === "mutualTLS" ? "a client certificate" : "a key in the query or in a cookie";
    reportLoss(writing, location, `${what} cannot be represented; the scheme is omitted`);
    return undefined;
  }
  switch (scheme.kind) {
    case "bearerAuth": {
      const { kind: type, format, ...parts } = scheme;
      if (format !== undefined) reportLoss(writing, location, "the format of a bearer token cannot be represented");
      return { type, ...parts };
    }
    case "basicAuth": {
      const { kind: type, ...parts } = scheme;
      return { type, ...parts };
    }
    case "header": {
      const { kind: type, in: _header, ...parts } = scheme;
      return { type, ...parts };
    }
    case "oAuth": {
      const { kind: _type, ...parts } = scheme;
      return {
        type: "oAuth",
        value: { type: "clientCredentials", value: { type: "referencedEndpoint", ...parts } },
      };
    }
    case "oauthFlows": {
      reportLoss(writing, location, "OAuth flows cannot be represented; they become a bearer token");
      return { type: "bearerAuth", ...(scheme.description === undefined ? {} : { description: scheme.description }) };
    }
  }
}

/** Writes the accepted schemes of a call. */
interface Secured {
  readonly auth: readonly string[];
  readonly security?: readonly (readonly string[])[];
}

/** The schemes of a call, without those that the wire can't represent. */
export const heldAuth = ({ auth }: Secured, { auths }: Writing): readonly string[] =>
  auth.filter((id) => auths.has(id));

/** The combinations that the wire can represent completely. */
export const heldSecurity = ({ security = [] }: Secured, { auths }: Writing): readonly (readonly string[])[] =>
  security.filter((set) => set.every((id) => auths.has(id)));
