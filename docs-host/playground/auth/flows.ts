import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  clientCredentialsGrantRequest,
  customFetch,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  processClientCredentialsResponse,
  processDeviceAuthorizationResponse,
  processDeviceCodeResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from "oauth4webapi";
import { createActor, fromPromise, toPromise } from "xstate";
import { isBlank, jwtEnd, type TokenGrant, wayOf } from "#engine/auth";
import { isSecureUrl, parseUrl } from "#engine/host";
import { isObject, own, parseJson, printJson } from "#engine/json";
import type { RequestPlan } from "#engine/request";
import { plain, secret } from "#engine/secret";
import { type DeviceCode, type DevicePoll, deviceLoginMachine, LoginFailedError } from "#machines";
import type { OAuthWay } from "#ui/auth";
import { flowError, isChallenge } from "./flow-error.ts";
import { loginText, refused } from "./login-reason.ts";
import type { LoginDeps, LoginOrder } from "./started-auth.ts";
import { sent } from "./token-endpoint.ts";

/** One login by a flow of OAuth 2: the order, the way that it takes, and where the server sends the reader back to. */
export interface FlowOrder extends LoginOrder {
  readonly chosen: OAuthWay;
  readonly redirectUri: string;
}

/** The stored state of a login that left the page; it is read once. */
const pendingKey = "auth.pending";

/**
 * Fetches a token by a flow. Client credentials return it at once; an authorization code leaves the page, and is
 * redeemed when the reader comes back with it (RFC 6749 §4.1, RFC 7636 with S256); a device code is shown, and waits
 * until the reader has confirmed it elsewhere (RFC 8628). Every call goes through the site's proxy, and only to the
 * addresses in the definition.
 */
export async function flowToken(order: FlowOrder, deps: LoginDeps): Promise<TokenGrant> {
  const { kind, flow } = order.chosen;
  return {
    ...(await granted(order, deps)),
    tokenUrl: flow.tokenUrl ?? "",
    ...(kind === "authorizationCode" && { authorizationUrl: flow.authorizationUrl ?? "" }),
    ...(kind === "deviceAuthorization" && { authorizationUrl: flow.deviceAuthorizationUrl ?? "" }),
  };
}

async function granted(order: FlowOrder, deps: LoginDeps): Promise<TokenGrant> {
  const { oauth, chosen, background } = order;
  if (isBlank(oauth.clientId)) throw refused("no-client-id");
  try {
    const server = serverOf(chosen);
    const isRenewable = !isBlank(oauth.refreshToken) && wayOf([chosen], oauth) !== undefined;
    if (isRenewable && (background || chosen.kind !== "clientCredentials")) {
      const renewed = await refreshed(order, server, deps);
      if (renewed !== undefined) return renewed;
    }
    if (chosen.kind === "clientCredentials") return await byCredentials(order, server, deps);
    if (background) throw refused("no-refresh-token");
    return await (chosen.kind === "deviceAuthorization" ? byDevice : byCode)(order, server, deps);
  } catch (error) {
    throw flowError(error);
  }
}

/** The definition only has addresses, so the issuer serves as the server's name in checks. */
const serverOf = ({ flow }: OAuthWay): AuthorizationServer => ({
  issuer: new URL(flow.authorizationUrl ?? flow.tokenUrl ?? "").origin,
  ...(flow.authorizationUrl !== undefined && { authorization_endpoint: flow.authorizationUrl }),
  ...(flow.tokenUrl !== undefined && { token_endpoint: flow.tokenUrl }),
  ...(flow.deviceAuthorizationUrl !== undefined && { device_authorization_endpoint: flow.deviceAuthorizationUrl }),
});

const clientOf = ({ oauth }: FlowOrder): Client => ({ client_id: oauth.clientId.trim() });

const scopeOf = ({ oauth: { scopes } }: FlowOrder): URLSearchParams =>
  new URLSearchParams(scopes.length > 0 ? { scope: scopes.join(" ") } : {});

async function byCredentials(order: FlowOrder, server: AuthorizationServer, deps: LoginDeps): Promise<TokenGrant> {
  const client = clientOf(order);
  return authenticated(order, deps, async (auth) => {
    const response = await clientCredentialsGrantRequest(
      server,
      client,
      auth,
      scopeOf(order),
      callOptions(order, deps),
    );
    return processClientCredentialsResponse(server, client, response);
  });
}

async function refreshed(
  order: FlowOrder,
  server: AuthorizationServer,
  deps: LoginDeps,
): Promise<TokenGrant | undefined> {
  const { flow } = order.chosen;
  const at = flow.refreshUrl === undefined ? server : { ...server, token_endpoint: flow.refreshUrl };
  const client = clientOf(order);
  try {
    return await authenticated(order, deps, async (auth) => {
      const response = await refreshTokenGrantRequest(
        at,
        client,
        auth,
        order.oauth.refreshToken,
        callOptions(order, deps),
      );
      return processRefreshTokenResponse(at, client, response);
    });
  } catch (error) {
    // An expired refresh token does not end the login: the reader can log in again.
    if (error instanceof ResponseBodyError) return undefined;
    throw error;
  }
}

async function byCode(order: FlowOrder, server: AuthorizationServer, deps: LoginDeps): Promise<TokenGrant> {
  const answer = deps.takeLoginAnswer();
  const pending = deps.store.read(pendingKey);
  deps.store.forget(pendingKey);
  const client = clientOf(order);
  if (answer === undefined || !isObject(pending)) return leave(order, client, deps);
  const [state, verifier] = [own(pending, "state"), own(pending, "verifier")];
  const isMeant =
    own(pending, "redirectUri") === order.redirectUri && own(pending, "tokenUrl") === server.token_endpoint;
  if (typeof state !== "string" || typeof verifier !== "string" || !isMeant) {
    throw refused("other-tab");
  }
  const issuer = answer.get("iss");
  // Without metadata of the server, the issuer is at least held against the place the reader was sent to (RFC 9207).
  const known = issuer !== null && parseUrl(issuer)?.origin === server.issuer;
  const checked = validateAuthResponse(known ? { ...server, issuer } : server, client, answer, state);
  return authenticated(order, deps, async (auth) => {
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      auth,
      checked,
      order.redirectUri,
      verifier,
      callOptions(order, deps),
    );
    return processAuthorizationCodeResponse(server, client, response);
  });
}

/** Shows a code, and polls until the reader has confirmed it. */
async function byDevice(order: FlowOrder, server: AuthorizationServer, deps: LoginDeps): Promise<TokenGrant> {
  const actor = createActor(
    deviceLoginMachine.provide({
      actors: {
        requestCode: fromPromise(({ signal }) => deviceCode({ ...order, signal }, server, deps)),
        poll: fromPromise(({ input, signal }) => polled(input.deviceCode, { ...order, signal }, server, deps)),
      },
      actions: { show: (_, code) => order.showCode(code) },
    }),
  );
  const stop = (): void => void actor.stop();
  order.signal.addEventListener("abort", stop);
  // Without an output it was stopped.
  const result = await toPromise(actor.start()).finally(() => order.signal.removeEventListener("abort", stop));
  if (result === undefined) throw refused("not-completed");
  if ("error" in result) throw result.error;
  if (result.grant === undefined) throw refused("code-expired");
  return result.grant;
}

async function deviceCode(order: FlowOrder, server: AuthorizationServer, deps: LoginDeps): Promise<DeviceCode> {
  const client = clientOf(order);
  const answer = await asClient(order, async (auth) => {
    const response = await deviceAuthorizationRequest(server, client, auth, scopeOf(order), callOptions(order, deps));
    return processDeviceAuthorizationResponse(server, client, await withInterval(response));
  });
  const { verification_uri: verificationUri, verification_uri_complete: complete } = answer;
  if (!isSecureUrl(verificationUri)) throw refused("insecure-url");
  return {
    ...{ deviceCode: answer.device_code, userCode: answer.user_code, verificationUri },
    ...(complete !== undefined && isSecureUrl(complete) && { verificationUriComplete: complete }),
    expiresIn: answer.expires_in,
    interval: answer.interval ?? defaultInterval,
  };
}

/** Seconds between polls for a server that does not name them (RFC 8628 §3.2). */
const defaultInterval = 5;

/** Returns a response without an interval of 0, null or text, which some servers send; numbers in texts are read. */
async function withInterval(response: Response): Promise<Response> {
  const parsed = parseJson(await response.clone().text());
  if (!parsed.ok || !isObject(parsed.value)) return response;
  const { interval, ...others } = parsed.value;
  if (interval === undefined || (typeof interval === "number" && interval > 0)) return response;
  const seconds = typeof interval === "string" ? Number(interval) : 0;
  return new Response(printJson(seconds > 0 ? { ...others, interval: seconds } : others), response);
}

async function polled(
  code: string,
  order: FlowOrder,
  server: AuthorizationServer,
  deps: LoginDeps,
): Promise<DevicePoll> {
  const client = clientOf(order);
  try {
    const grant = await authenticated(order, deps, async (auth) => {
      const response = await deviceCodeGrantRequest(server, client, auth, code, callOptions(order, deps));
      return processDeviceCodeResponse(server, client, response);
    });
    return { kind: "granted", grant };
  } catch (error) {
    const why = error instanceof ResponseBodyError ? error.error : undefined;
    if (why === "authorization_pending") return { kind: "pending" };
    // After a timeout clients have to poll less often as well (RFC 8628 §3.5).
    const isLate = error instanceof LoginFailedError && error.problem.kind === "noAnswer";
    if (why === "slow_down" || isLate) return { kind: "slowDown" };
    throw why === "expired_token" ? refused("code-expired") : error;
  }
}

/** Leaves for the provider's page, and fails if the reader comes back without an answer. */
async function leave(order: FlowOrder, client: Client, deps: LoginDeps): Promise<TokenGrant> {
  if (deps.keeper.read().memoryOnly) {
    throw new LoginFailedError({ kind: "forgets", detail: loginText("memory-only") });
  }
  const [state, verifier] = [generateRandomState(), generateRandomCodeVerifier()];
  const { flow } = order.chosen;
  if (!isSecureUrl(flow.authorizationUrl ?? "")) throw refused("insecure-url");
  const { redirectUri } = order;
  deps.store.write(pendingKey, { state, verifier, redirectUri, tokenUrl: flow.tokenUrl ?? "" });
  const url = new URL(flow.authorizationUrl ?? "");
  const parameters = {
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: order.redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(order.oauth.scopes.length > 0 && { scope: order.oauth.scopes.join(" ") }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  await deps.leaveFor(url.href, order.signal);
  throw refused("not-completed");
}

/**
 * Proves who the client is: with a secret by HTTP Basic, which every server must know (RFC 6749 §2.3.1), then, where
 * the server does not know the client that way, in the body. A client without a secret only names itself.
 */
async function asClient<T>({ oauth }: FlowOrder, call: (auth: ClientAuth) => Promise<T>): Promise<T> {
  const given = oauth.clientSecret;
  if (isBlank(given)) return call(None());
  return call(ClientSecretBasic(given)).catch((error: unknown) => {
    const unknown = error instanceof ResponseBodyError && error.error === "invalid_client";
    if (!unknown && !isChallenge(error)) throw error;
    return call(ClientSecretPost(given));
  });
}

/** Requests a token as the client. */
async function authenticated(
  order: FlowOrder,
  deps: LoginDeps,
  call: (auth: ClientAuth) => Promise<TokenEndpointResponse>,
): Promise<TokenGrant> {
  const answer = await asClient(order, call);
  const end = answer.expires_in === undefined ? jwtEnd(answer.access_token) : endOf(answer.expires_in, deps);
  return {
    accessToken: answer.access_token,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    ...(end !== undefined && { expiresAt: end }),
  };
}

/** `expires_in` counts seconds (RFC 6749 §5.1). */
const endOf = (lifetime: number, { now }: LoginDeps): number => now().getTime() + lifetime * 1000;

interface ProxiedInit {
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

const callOptions = ({ oauth, signal }: FlowOrder, deps: LoginDeps) => ({
  signal,
  // The proxy knows which hosts may be called in the clear; the library would refuse a local provider of the reader's.
  [allowInsecureRequests]: true,
  [customFetch]: async (url: string, init: ProxiedInit): Promise<Response> => {
    if (!isBlank(oauth.clientSecret) || !isBlank(oauth.refreshToken)) {
      deps.card.send({ type: "sent", ids: ["oauth"], host: new URL(url).host });
    }
    const answer = await sent((stop) => deps.send(planOf(url, init), stop), signal);
    const { shown, status } = answer;
    const text = shown.kind === "json" || shown.kind === "text" ? shown.text : "";
    return new Response(text === "" ? null : text, {
      status,
      headers: answer.headers.map(([name, value]) => [name, value]),
    });
  },
});

const planOf = (url: string, { headers, body }: ProxiedInit): RequestPlan => ({
  method: "POST",
  url,
  headers: Object.entries(headers).map(([name, value]) => ({
    name,
    value: name.toLowerCase() === "authorization" ? secret(value) : plain(value),
  })),
  body: { kind: "text", text: String(body) },
});
