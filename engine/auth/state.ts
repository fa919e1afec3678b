/** The credentials that a reader has entered, stored for the session (docs/behavior.md#credentials). */
export interface AuthState {
  readonly bearerAuth?: { readonly token: string };
  readonly basicAuth?: { readonly username: string; readonly password: string };
  /** Values of credential headers, by the wire name of the header. */
  readonly header?: { readonly headers: { readonly [wireName: string]: string } };
  readonly oauth?: OAuthState;
}

/** The OAuth part: the credentials of the login, its tokens, and which of the two ways of entering is in use. */
export interface OAuthState {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly tokenPrefix: string;
  readonly scopes: readonly string[];
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
  readonly selectedInputMethod: "credentials" | "token";
  readonly loggedInStartingToken: string;
  readonly userSuppliedAccessToken: string;
  /** The owner of the login, see `ownedScheme`; absent until a login begins. */
  readonly owner?: string;
  /** The time when the access token expires, in milliseconds since 1970; absent if the login did not return it. */
  readonly expiresAt?: number;
}

/** The OAuth part before anything is entered (docs/behavior.md#authentication-schemes). */
export const blankOAuth: OAuthState = {
  clientId: "",
  clientSecret: "",
  accessToken: "",
  refreshToken: "",
  authorizationUrl: "",
  tokenUrl: "",
  tokenPrefix: "",
  scopes: [],
  isLoggedIn: false,
  isLoggingIn: false,
  selectedInputMethod: "credentials",
  loggedInStartingToken: "",
  userSuppliedAccessToken: "",
};
