import type { HeldCredential, SchemeSet } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { words } from "../../words.ts";
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
    case "mutualTLS":
      return words.clientCertificate;
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
    case "mutualTLS":
      return words.clientCertificate;
  }
}

/**
 * Returns the labels of alternative sets of schemes; a separate text for the empty set. Sets with the same label have
 * the names of their schemes in it.
 */
export function setLabels(sets: readonly SchemeSet[]): readonly string[] {
  const labels = sets.map(({ schemes }) => labelOf(schemes.map(schemeLabel)));
  return sets.map(({ schemes }, i) => {
    const label = labels[i] ?? "";
    if (labels.filter((other) => other === label).length === 1) return label;
    return labelOf(schemes.map((one) => (one.id === undefined ? schemeLabel(one) : `${schemeLabel(one)} (${one.id})`)));
  });
}

const labelOf = (names: readonly string[]): string =>
  names.length === 0 ? authWords.noCredentials : names.join(" and ");

const holdingLabels = {
  bearer: "bearerToken",
  basic: "usernameAndPassword",
  oauth: "oauth",
  login: "siteLoginKey",
} as const;

/** Returns the label of a stored secret. */
export function holdingLabel({ kind, name = "" }: HeldCredential): string {
  if (kind === "header") return name;
  return kind === "form" ? authWords.loginForm(name) : authWords[holdingLabels[kind]];
}
