import { blankOAuth, type OAuthState } from "./state.ts";

/**
 * The result of a login: the token, and when it expires in milliseconds since 1970, if known. `tokenUrl` issued it, the
 * reader logged in at `authorizationUrl`, or confirmed a code of it; without the first it can't be renewed.
 */
export interface TokenGrant {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly expiresAt?: number;
  readonly tokenUrl?: string;
  readonly authorizationUrl?: string;
}

/** Returns the state after a successful login (docs/behavior.md#oauth-login). */
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

/** Returns the state after a logout: typed values stay, tokens are removed. */
export function loggedOut({ expiresAt: _, ...oauth }: OAuthState): OAuthState {
  const { accessToken, refreshToken, tokenUrl, authorizationUrl, isLoggedIn, isLoggingIn } = blankOAuth;
  const blank = { accessToken, refreshToken, tokenUrl, authorizationUrl, isLoggedIn, isLoggingIn };
  return { ...oauth, ...blank, loggedInStartingToken: "" };
}

/** Returns true if the token of a login has expired by then; `now` is in milliseconds since 1970. */
export const hasExpired = ({ isLoggedIn, expiresAt }: OAuthState, now: number): boolean =>
  isLoggedIn && expiresAt !== undefined && expiresAt <= now;

/** Returns true if the page must warn that the token is no longer valid (docs/behavior.md#oauth-login). */
export const isNoLongerValid = (oauth: OAuthState, now: number): boolean =>
  oauth.isLoggedIn &&
  oauth.selectedInputMethod === "credentials" &&
  (oauth.accessToken !== oauth.loggedInStartingToken || hasExpired(oauth, now));
