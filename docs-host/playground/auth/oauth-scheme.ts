import type { OwnedScheme, SchemeSet } from "#engine/auth";

/** A scheme with a token from a login. */
export type OAuthScheme = Extract<OwnedScheme, { readonly kind: "oAuth" | "oauthFlows" }>;

/** Returns the scheme of a set that has a login. */
export const loginScheme = (set: SchemeSet | undefined): OAuthScheme | undefined =>
  set?.schemes.find((scheme): scheme is OAuthScheme => scheme.kind === "oAuth" || scheme.kind === "oauthFlows");
