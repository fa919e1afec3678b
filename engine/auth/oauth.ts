import { blankOAuth, type OAuthState } from "./state.ts";

/**
 * What a login gave: the token, and when it ends in milliseconds since 1970, where that is known. `tokenUrl` is where it
 * came from, `authorizationUrl` where the reader logged in for it; without the first it can't be renewed.
 */
export interface TokenGrant {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly expiresAt?: number;
  readonly tokenUrl?: string;
  readonly authorizationUrl?: string;
}

/** Gives the state once a login has succeeded (product.md §4 "OAuth"). */
export const loggedInWith = (
  { expiresAt: _, ...oauth }: OAuthState,
  { accessToken, refreshToken, expiresAt, tokenUrl = "", authorizationUrl = "" }: TokenGrant,
): OAuthState => ({
  ...oauth,
  accessToken,
  refreshToken: refreshToken ?? (tokenUrl === oauth.tokenUrl ? oauth.refreshToken : ""),
  tokenUrl,
  authorizationUrl,
  isLoggedIn: true,
  isLoggingIn: false,
  loggedInStartingToken: accessToken,
  selectedInputMethod: "credentials",
  ...(expiresAt !== undefined && { expiresAt }),
});

/** Gives the state after a logout: what was typed stays, what came of it goes. */
export function loggedOut({ expiresAt: _, ...oauth }: OAuthState): OAuthState {
  const { accessToken, refreshToken, tokenUrl, authorizationUrl, isLoggedIn, isLoggingIn } = blankOAuth;
  const blank = { accessToken, refreshToken, tokenUrl, authorizationUrl, isLoggedIn, isLoggingIn };
  return { ...oauth, ...blank, loggedInStartingToken: "" };
}

/** Tells whether the token that a login gave has ended by then; `now` is in milliseconds since 1970. */
export const hasExpired = ({ isLoggedIn, expiresAt }: OAuthState, now: number): boolean =>
  isLoggedIn && expiresAt !== undefined && expiresAt <= now;

/** Tells whether readers have to be told that their token is no longer valid (product.md §4, §8). */
export const isNoLongerValid = (oauth: OAuthState, now: number): boolean =>
  oauth.isLoggedIn &&
  oauth.selectedInputMethod === "credentials" &&
  (oauth.accessToken !== oauth.loggedInStartingToken || hasExpired(oauth, now));
