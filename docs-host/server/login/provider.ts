import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  revocationRequest,
  validateAuthResponse,
} from "oauth4webapi";
import { isSecureUrl } from "#engine/host";
import { type Granted, grantedBy } from "./granted.ts";
import { clientAuthOf, type ProviderCalls, type ProviderDeps, providerCalls } from "./provider-calls.ts";
import type { LoginSettings } from "./settings.ts";

/** The state that binds the end of a login to the browser that began it. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * The OpenID provider of a site. Calls reject with the errors of `oauth4webapi`, `NoClaimError`, or errors of `fetch`.
 */
export interface LoginProvider {
  /** `mark` becomes the end of the state, which the provider returns. */
  readonly begin: (redirectUri: string, mark: string) => Promise<{ readonly url: URL; readonly attempt: Attempt }>;
  readonly finish: (answer: URLSearchParams, attempt: Attempt, redirectUri: string) => Promise<Granted>;
  readonly renew: (refreshToken: string, before: Pick<Granted, "subject" | "idToken">) => Promise<Granted>;
  /** The provider's logout address; undefined without one. */
  readonly logoutUrl: (
    idToken: string | undefined,
    back: { readonly uri: string; readonly state: string },
  ) => Promise<URL | undefined>;
  /** Revokes a token, if the provider supports that. */
  readonly revoke: (token: string) => Promise<void>;
}

/** Creates the provider of the settings. Its metadata is loaded on first use. */
export function loginProvider(settings: LoginSettings, deps: ProviderDeps): LoginProvider {
  const calls = providerCalls(settings, deps);
  return {
    begin: (redirectUri, mark) => begin(calls, redirectUri, mark),
    finish: (answer, attempt, redirectUri) => finish(calls, answer, attempt, redirectUri),
    renew: (refreshToken, before) => renew(calls, { ...before, refreshToken }),
    logoutUrl: (idToken, back) => logoutUrl(calls, idToken, back),
    revoke: (token) => revoke(calls, token),
  };
}

async function begin(
  { settings, server }: ProviderCalls,
  redirectUri: string,
  mark: string,
): ReturnType<LoginProvider["begin"]> {
  const { authorization_endpoint: endpoint } = await server();
  if (endpoint === undefined) throw new TypeError("the provider declares no authorization endpoint");
  if (!isSecureUrl(endpoint)) throw new TypeError("the provider's authorization endpoint is not https");
  const attempt = {
    state: generateRandomState() + mark,
    nonce: generateRandomNonce(),
    verifier: generateRandomCodeVerifier(),
  };
  const url = new URL(endpoint);
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
    ...consentParameters(settings),
  ] as const;
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return { url, attempt };
}

/** OpenID Connect Core 1.0 §11: without the reader's consent there is no access while they are away. */
function consentParameters({ scope, parameters }: LoginSettings): readonly (readonly [string, string])[] {
  const isOffline = scope.split(/\s+/).includes("offline_access");
  return isOffline && !parameters.some(([name]) => name === "prompt") ? [["prompt", "consent"]] : [];
}

async function finish(
  calls: ProviderCalls,
  answer: URLSearchParams,
  { state, nonce, verifier }: Attempt,
  redirectUri: string,
): Promise<Granted> {
  const { client, options, settings } = calls;
  const server = await calls.server();
  const code = validateAuthResponse(server, client, answer, state);
  const auth = clientAuthOf(settings, server);
  const response = await authorizationCodeGrantRequest(server, client, auth, code, redirectUri, verifier, options());
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  return grantedBy(calls, server, tokens);
}

async function renew(
  calls: ProviderCalls,
  renewed: Pick<Granted, "subject" | "idToken"> & { readonly refreshToken: string },
): Promise<Granted> {
  const { client, options, settings } = calls;
  const server = await calls.server();
  const auth = clientAuthOf(settings, server);
  const response = await refreshTokenGrantRequest(server, client, auth, renewed.refreshToken, options());
  return grantedBy(calls, server, await processRefreshTokenResponse(server, client, response), renewed);
}

async function logoutUrl(
  { settings, server }: ProviderCalls,
  idToken: string | undefined,
  { uri, state }: { readonly uri: string; readonly state: string },
): Promise<URL | undefined> {
  const { end_session_endpoint: endpoint } = await server();
  // Without https, the ID token in the address could be read on the way.
  if (endpoint === undefined || !isSecureUrl(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (idToken !== undefined) url.searchParams.set("id_token_hint", idToken);
  url.searchParams.set("client_id", settings.clientId);
  url.searchParams.set("post_logout_redirect_uri", uri);
  url.searchParams.set("state", state);
  return url;
}

async function revoke({ settings, client, options, ...calls }: ProviderCalls, token: string): Promise<void> {
  const server = await calls.server();
  if (server.revocation_endpoint === undefined) return;
  await revocationRequest(server, client, clientAuthOf(settings, server), token, options());
}
