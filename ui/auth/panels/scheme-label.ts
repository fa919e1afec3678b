import type { HeldCredential, SchemeSet } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { authWords } from "./words.ts";

/** Returns the label of a scheme when there are several to choose from. */
export function schemeLabel(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return scheme.tokenName ?? authWords.bearerToken;
    case "basicAuth":
      return authWords.usernameAndPassword;
    case "header":
      return scheme.nameOverride ?? scheme.headerWireValue;
    case "oAuth":
    case "oauthFlows":
      return authWords.oauth;
  }
}

/** Returns the name of a credential in a sentence to its reader. */
export function ownedLabel(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return scheme.tokenName === undefined ? authWords.yourBearerToken : authWords.yours(scheme.tokenName);
    case "basicAuth":
      return authWords.yourPair;
    case "header":
      return authWords.yours(scheme.nameOverride ?? scheme.headerWireValue);
    case "oAuth":
    case "oauthFlows":
      return authWords.yourOAuthToken;
  }
}

/** Returns the label of a set of schemes; a text of its own for the empty set. */
export const setLabel = ({ schemes }: SchemeSet): string =>
  schemes.length === 0 ? authWords.noCredentials : schemes.map(schemeLabel).join(" + ");

const holdingLabels = {
  bearer: authWords.bearerToken,
  basic: authWords.usernameAndPassword,
  oauth: authWords.oauth,
  login: authWords.siteLoginKey,
} as const;

/** Returns the label of a stored secret. */
export function holdingLabel({ kind, name = "" }: HeldCredential): string {
  if (kind === "header") return name;
  return kind === "form" ? authWords.loginForm(name) : holdingLabels[kind];
}
