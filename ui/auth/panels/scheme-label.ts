import type { HeldCredential, SchemeSet } from "#engine/auth";
import { itemAt } from "#engine/item-at";
import type { AuthScheme } from "#engine/model";
import { authText } from "#locales/messages/auth";
import { playgroundText } from "#locales/messages/playground";

/** Returns the label of a scheme when there are several to choose from. */
export function schemeLabel(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return scheme.tokenName ?? authText().bearerToken;
    case "basicAuth":
      return authText().usernameAndPassword;
    case "header":
      return scheme.nameOverride ?? scheme.headerWireValue;
    case "oAuth":
    case "oauthFlows":
      return authText().oauth;
    case "mutualTLS":
      return playgroundText().clientCertificate;
  }
}

/** Returns the name of a credential in a sentence to its reader. */
export function ownedLabel(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "bearerAuth":
      return scheme.tokenName === undefined ? authText().yourBearerToken : authText().yours({ name: scheme.tokenName });
    case "basicAuth":
      return authText().yourPair;
    case "header":
      return authText().yours({ name: scheme.nameOverride ?? scheme.headerWireValue });
    case "oAuth":
    case "oauthFlows":
      return authText().yourOAuthToken;
    case "mutualTLS":
      return playgroundText().clientCertificate;
  }
}

/**
 * Returns the labels of alternative sets of schemes; a separate text for the empty set. Sets with the same label have
 * the names of their schemes in it.
 */
export function setLabels(sets: readonly SchemeSet[]): readonly string[] {
  const labels = sets.map(({ schemes }) => labelOf(schemes.map(schemeLabel)));
  return sets.map(({ schemes }, i) => {
    const label = itemAt(labels, i);
    if (labels.filter((other) => other === label).length === 1) return label;
    return labelOf(schemes.map((one) => (one.id === undefined ? schemeLabel(one) : `${schemeLabel(one)} (${one.id})`)));
  });
}

const labelOf = (names: readonly string[]): string =>
  names.length === 0 ? authText().noCredentials : names.join(" and ");

const holdingLabels = {
  bearer: "bearerToken",
  basic: "usernameAndPassword",
  oauth: "oauth",
  login: "siteLoginKey",
} as const;

/** Returns the label of a stored secret. */
export function holdingLabel({ kind, name = "" }: HeldCredential): string {
  if (kind === "header") return name;
  return kind === "form" ? authText().loginForm({ endpoint: name }) : authText()[holdingLabels[kind]];
}
