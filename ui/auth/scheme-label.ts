import type { Holding, SchemeSet } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { words } from "../words.ts";

/** What a scheme is called when there are several to choose from. */
export function schemeLabel(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return scheme.tokenName ?? words.bearerToken;
    case "basicAuth":
      return words.usernameAndPassword;
    case "header":
      return scheme.nameOverride ?? scheme.headerWireValue;
    case "oAuth":
    case "oauthFlows":
      return words.oauth;
  }
}

/** What a set of schemes is called: its schemes, or that it has none. */
export const setLabel = ({ schemes }: SchemeSet): string =>
  schemes.length === 0 ? words.noCredentials : schemes.map(schemeLabel).join(" + ");

const holdingLabels = {
  bearer: words.bearerToken,
  basic: words.usernameAndPassword,
  oauth: words.oauth,
} as const;

/** What a secret that is held is called. */
export function holdingLabel({ kind, name = "" }: Holding): string {
  if (kind === "header") return name;
  return kind === "form" ? words.loginForm(name) : holdingLabels[kind];
}
