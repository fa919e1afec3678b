import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  type JsonObject,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processRefreshTokenResponse,
  processUserInfoResponse,
  refreshTokenGrantRequest,
  revocationRequest,
  type TokenEndpointResponse,
  userInfoRequest,
  validateAuthResponse,
} from "oauth4webapi";
import { isSecureUrl } from "#engine/host";
import type { LoginSettings } from "./settings.ts";

/** The state that binds the end of a login to the browser that began it. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider's response: the token to fill in, and the tokens for renewal and logout. */
export interface Granted {
  /** The reader at the provider (OpenID Connect Core 1.0 §2 "sub"). */
  readonly subject: string;
  /** The value to fill in: the access token, or the claim that the settings name. */
  readonly injected: string;
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly idToken?: string;
  /** Lifetime of the access token in seconds, if the provider has one. */
  readonly lifetime?: number;
}

/** The provider identified the reader, but lacks the claim that the settings want filled in. */
export class NoClaimError extends Error {
  override readonly name = "NoClaimError";
}

/**
 * The OpenID provider of a site. Calls reject with the errors of `oauth4webapi`, `NoClaimError`, or those of `fetch`.
 */
export interface LoginProvider {
  readonly begin: (redirectUri: string) => Promise<{ readonly url: URL; readonly attempt: Attempt }>;
  readonly finish: (answer: URLSearchParams, attempt: Attempt, redirectUri: string) => Promise<Granted>;
  readonly renew: (refreshToken: string, before: Pick<Granted, "subject" | "idToken">) => Promise<Granted>;
  /** The provider's logout address; undefined if it has none. */
  readonly logoutUrl: (
    idToken: string | undefined,
    back: { readonly uri: string; readonly state: string },
  ) => Promise<URL | undefined>;
  /** Has a token ended, where the provider can. */
  readonly revoke: (token: string) => Promise<void>;
}

/** The dependencies of calling a provider. */
export interface ProviderDeps {
  readonly fetch: typeof fetch;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The call options of `oauth4webapi`. */
interface Call {
  readonly method: string;
  readonly headers: { [name: string]: string };
  readonly redirect: "manual";
  readonly body?: URLSearchParams | undefined;
  readonly signal?: AbortSignal;
}

/** Milliseconds for which a provider's metadata is cached. A choice of this site: an hour. */
const freshFor = 3_600_000;
/**
 * Timeout of a call to the provider, in milliseconds. A choice of this site: the proxy's 30 s is too long for a click.
 */
const patience = 10_000;

/** Creates the provider of the settings. Its metadata is loaded on first use (OpenID Connect Discovery 1.0). */
export function loginProvider(settings: LoginSettings, deps: ProviderDeps): LoginProvider {
  const issuer = new URL(settings.issuer);
  const client: Client = { client_id: settings.clientId };
  const call = (url: string, { body, signal, ...init }: Call) =>
    deps.fetch(url, { ...init, ...(body !== undefined && { body }), ...(signal && { signal }) });
  const options = () => ({
    [customFetch]: call,
    // The settings allow plain http on this machine alone.
    [allowInsecureRequests]: issuer.protocol === "http:",
    signal: AbortSignal.timeout(patience),
  });

  let known: { readonly server: Promise<AuthorizationServer>; readonly at: number } | undefined;
  const server = (): Promise<AuthorizationServer> => {
    if (known !== undefined && deps.now() - known.at < freshFor) return known.server;
    const asked = {
      server: discoveryRequest(issuer, { algorithm: "oidc", ...options() }).then((response) =>
        processDiscoveryResponse(issuer, response),
      ),
      at: deps.now(),
    };
    known = asked;
    asked.server.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.server;
  };

  const authOf = ({ token_endpoint_auth_methods_supported: methods }: AuthorizationServer): ClientAuth => {
    if (settings.clientSecret === undefined) return None();
    // Absent, it is client_secret_basic (OpenID Connect Discovery 1.0 §3).
    const isBasic = methods === undefined || methods.includes("client_secret_basic");
    return isBasic ? ClientSecretBasic(settings.clientSecret) : ClientSecretPost(settings.clientSecret);
  };

  const claimIn = (claims: JsonObject | undefined): string | undefined => {
    const name = settings.claim ?? "";
    const value = claims !== undefined && Object.hasOwn(claims, name) ? claims[name] : undefined;
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const injectedOf = async (at: AuthorizationServer, tokens: TokenEndpointResponse, subject: string) => {
    if (settings.claim === undefined) return tokens.access_token;
    const inToken = claimIn(getValidatedIdTokenClaims(tokens));
    if (inToken !== undefined || at.userinfo_endpoint === undefined) return inToken;
    const response = await userInfoRequest(at, client, tokens.access_token, options());
    return claimIn(await processUserInfoResponse(at, client, subject, response));
  };
  const grantedBy = async (
    at: AuthorizationServer,
    tokens: TokenEndpointResponse,
    before: { readonly subject: string; readonly idToken?: string | undefined; readonly refreshToken?: string },
  ): Promise<Granted> => {
    const subject = getValidatedIdTokenClaims(tokens)?.sub ?? before.subject;
    if (before.subject !== "" && subject !== before.subject)
      throw new TypeError("the provider renewed another's token");
    const injected = await injectedOf(at, tokens, subject);
    if (injected === undefined) throw new NoClaimError(`the provider gave no claim ${settings.claim}`);
    const refreshToken = tokens.refresh_token ?? before.refreshToken;
    const idToken = tokens.id_token ?? before.idToken;
    return {
      ...{ subject, injected, accessToken: tokens.access_token },
      ...(refreshToken !== undefined && { refreshToken }),
      ...(idToken !== undefined && { idToken }),
      ...(tokens.expires_in !== undefined && { lifetime: tokens.expires_in }),
    };
  };

  return {
    begin: async (redirectUri) => {
      const { authorization_endpoint: place } = await server();
      if (place === undefined) throw new TypeError("the provider names no authorization endpoint");
      if (!isSecureUrl(place)) throw new TypeError("the provider's authorization endpoint is not https");
      const attempt = {
        state: generateRandomState(),
        nonce: generateRandomNonce(),
        verifier: generateRandomCodeVerifier(),
      };
      const url = new URL(place);
      const parameters = [
        ...settings.parameters,
        ["response_type", "code"],
        ["client_id", settings.clientId],
        ["redirect_uri", redirectUri],
        ["scope", settings.scope],
        ["state", attempt.state],
        ["nonce", attempt.nonce],
        ["code_challenge", await calculatePKCECodeChallenge(attempt.verifier)],
        ["code_challenge_method", "S256"],
        // OpenID Connect Core 1.0 §11: without the reader's consent there is no access while they are away.
        ...(settings.scope.split(/\s+/).includes("offline_access") &&
        !settings.parameters.some(([one]) => one === "prompt")
          ? [["prompt", "consent"] as const]
          : []),
      ] as const;
      for (const [name, value] of parameters) url.searchParams.set(name, value);
      return { url, attempt };
    },
    finish: async (answer, { state, nonce, verifier }, redirectUri) => {
      const at = await server();
      const checked = validateAuthResponse(at, client, answer, state);
      const response = await authorizationCodeGrantRequest(
        at,
        client,
        authOf(at),
        checked,
        redirectUri,
        verifier,
        options(),
      );
      const tokens = await processAuthorizationCodeResponse(at, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      return grantedBy(at, tokens, { subject: "" });
    },
    renew: async (refreshToken, before) => {
      const at = await server();
      const response = await refreshTokenGrantRequest(at, client, authOf(at), refreshToken, options());
      const tokens = await processRefreshTokenResponse(at, client, response);
      return grantedBy(at, tokens, { ...before, refreshToken });
    },
    logoutUrl: async (idToken, { uri, state }) => {
      const { end_session_endpoint: place } = await server();
      // Without https, the ID token in the address could be read on the way.
      if (place === undefined || !isSecureUrl(place)) return undefined;
      const url = new URL(place);
      if (idToken !== undefined) url.searchParams.set("id_token_hint", idToken);
      url.searchParams.set("client_id", settings.clientId);
      url.searchParams.set("post_logout_redirect_uri", uri);
      url.searchParams.set("state", state);
      return url;
    },
    revoke: async (token) => {
      const at = await server();
      if (at.revocation_endpoint === undefined) return;
      await revocationRequest(at, client, authOf(at), token, options());
    },
  };
}
