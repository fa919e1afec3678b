import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrantRequest,
  customFetch,
  None,
  processClientCredentialsResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  WWWAuthenticateChallengeError,
} from "oauth4webapi";
import type { Dispatcher } from "undici";
import { jwtEnd } from "#engine/auth";
import { errorMessage } from "#engine/error-message";
import { isSecureUrl, parseUrl } from "#engine/host";
import { own } from "#engine/json";
import type { ApiModel, OAuthFlow, OAuthFlows } from "#engine/model";
import { redacted } from "../redacted.ts";
import type { CredentialSource } from "./changing-credentials.ts";

/** The options for an OAuth server: a client as `ID:SECRET`, and a refresh token. */
export interface OAuthClient {
  readonly client: string;
  readonly refreshToken?: string;
}

/** Facts that getting tokens depends on. */
export interface OAuthDeps {
  readonly model: Pick<ApiModel, "auths" | "endpoints">;
  /** The address of the API, which relative addresses of tokens are resolved by. */
  readonly server: string;
  /** Opens the connections to a token endpoint. */
  readonly connect: (origin: string) => Dispatcher;
}

/** A source of tokens, or a sentence about an error. */
export type OAuthSource =
  | { readonly ok: true; readonly source: CredentialSource }
  | { readonly ok: false; readonly error: string };

/**
 * Creates the source of the tokens of a scheme with OAuth flows: by a refresh token, or else by client credentials (RFC
 * 6749 sections 4.4 and 6). A refresh token that a response replaces is used from then on.
 */
export function oauthSource(scheme: string, given: OAuthClient, { model, server, connect }: OAuthDeps): OAuthSource {
  const option = `--oauth-client ${scheme}`;
  const refuse = (error: string): OAuthSource => ({ ok: false, error: `${option}: ${error}` });
  const auth = model.auths[scheme];
  if (auth?.kind !== "oauthFlows") return refuse("the scheme has no flows of OAuth 2; use --credential");
  const flow = flowOf(auth.flows, given.refreshToken !== undefined);
  if (flow === undefined) {
    return refuse("the description has no flow for it: client credentials, or another one with --refresh-token");
  }
  const addresses = [flow.tokenUrl, flow.refreshUrl ?? flow.tokenUrl].map((one) =>
    one === undefined ? undefined : parseUrl(one, server),
  );
  const [tokenUrl, refreshUrl] = addresses;
  if (tokenUrl === undefined || refreshUrl === undefined) return refuse("the flow of the description has no tokenUrl");
  const insecure = [tokenUrl, refreshUrl].find(({ href }) => !isSecureUrl(href));
  if (insecure !== undefined) return refuse(`${insecure.origin} must be an https address: secrets are sent to it`);

  const colon = given.client.indexOf(":");
  const client: Client = { client_id: colon === -1 ? given.client : given.client.slice(0, colon) };
  const secret = colon === -1 ? undefined : given.client.slice(colon + 1);
  const scopes = scopesOf(scheme, model);
  let { refreshToken } = given;
  const isByClient = auth.flows.clientCredentials !== undefined && secret !== undefined;
  const refresh = (signal: AbortSignal, token: string): Promise<TokenEndpointResponse> => {
    const at = serverAt(refreshUrl);
    return authenticated(secret, async (how) => {
      const response = await refreshTokenGrantRequest(at, client, how, token, callOptions(signal, connect));
      return processRefreshTokenResponse(at, client, response);
    });
  };
  const byClient = (signal: AbortSignal): Promise<TokenEndpointResponse> => {
    const at = serverAt(tokenUrl);
    const parameters = new URLSearchParams(scopes === "" ? {} : { scope: scopes });
    return authenticated(secret, async (how) => {
      const response = await clientCredentialsGrantRequest(at, client, how, parameters, callOptions(signal, connect));
      return processClientCredentialsResponse(at, client, response);
    });
  };
  const obtain: CredentialSource["obtain"] = async (signal) => {
    const token = refreshToken;
    try {
      const answer = await (token === undefined
        ? byClient(signal)
        : refresh(signal, token).catch((error: unknown) => {
            // An expired refresh token does not end the run if the client can get a token by itself.
            if (!isByClient || !(error instanceof ResponseBodyError)) throw error;
            refreshToken = undefined;
            return byClient(signal);
          }));
      refreshToken = answer.refresh_token ?? refreshToken;
      return { text: answer.access_token, ...lifetimeOf(answer) };
    } catch (error) {
      const hide = redacted([secret, token].flatMap((text) => (text === undefined ? [] : [{ name: "secret", text }])));
      throw new Error(`${option}: no token from ${tokenUrl.origin}: ${hide(reasonOf(error))}`);
    }
  };
  return { ok: true, source: { scheme, option, obtain } };
}

/** Chooses the flow to get tokens by: client credentials, or with a refresh token any flow that has one. */
function flowOf(flows: OAuthFlows, hasToken: boolean): OAuthFlow | undefined {
  const { clientCredentials, authorizationCode, password, deviceAuthorization } = flows;
  return hasToken ? (authorizationCode ?? password ?? deviceAuthorization ?? clientCredentials) : clientCredentials;
}

/** Lists the scopes that the operations of an API require together. */
const scopesOf = (scheme: string, { endpoints }: OAuthDeps["model"]): string =>
  [...new Set(endpoints.flatMap(({ scopes = {} }) => own(scopes, scheme) ?? []))].join(" ");

const serverAt = ({ href, origin }: URL): AuthorizationServer => ({ issuer: origin, token_endpoint: href });

/**
 * Proves who the client is by HTTP Basic (RFC 6749 section 2.3.1), or in the body where the server does not know it that
 * way.
 */
async function authenticated(
  secret: string | undefined,
  call: (auth: ClientAuth) => Promise<TokenEndpointResponse>,
): Promise<TokenEndpointResponse> {
  if (secret === undefined) return call(None());
  return call(ClientSecretBasic(secret)).catch((error: unknown) => {
    const isUnknown = error instanceof ResponseBodyError && error.error === "invalid_client";
    if (!isUnknown && !(error instanceof WWWAuthenticateChallengeError)) throw error;
    return call(ClientSecretPost(secret));
  });
}

function lifetimeOf({ expires_in, access_token }: TokenEndpointResponse): { readonly lifetime?: number } {
  if (expires_in !== undefined) return { lifetime: expires_in * 1000 };
  const end = jwtEnd(access_token);
  return end === undefined ? {} : { lifetime: Math.max(0, end - Date.now()) };
}

const reasonOf = (error: unknown): string =>
  error instanceof ResponseBodyError
    ? [error.error, error.error_description].filter((one) => one !== undefined).join(": ")
    : errorMessage(error instanceof Error && error.cause instanceof Error ? error.cause : error);

const callOptions = (signal: AbortSignal, connect: OAuthDeps["connect"]) => ({
  signal,
  // Only addresses with https, or on this machine, are called.
  [allowInsecureRequests]: true,
  [customFetch]: async (
    url: string,
    init: { readonly headers: { readonly [name: string]: string }; readonly body: unknown },
  ): Promise<Response> => {
    const { origin, pathname, search } = new URL(url);
    const dispatcher = connect(origin);
    try {
      const answer = await dispatcher.request({
        ...{ origin, path: pathname + search, method: "POST", signal },
        ...{ headers: { ...init.headers }, body: String(init.body) },
      });
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const text = await answer.body.text();
      return new Response(text === "" ? null : text, { status: answer.statusCode, headers });
    } finally {
      await dispatcher.destroy();
    }
  },
});
