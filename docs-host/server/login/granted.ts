import {
  type AuthorizationServer,
  getValidatedIdTokenClaims,
  type JsonObject,
  processUserInfoResponse,
  type TokenEndpointResponse,
  userInfoRequest,
} from "oauth4webapi";
import type { ProviderCalls } from "./provider-calls.ts";

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

/** The tokens that a renewal replaces. */
interface Renewed {
  readonly subject: string;
  readonly refreshToken: string;
  readonly idToken?: string | undefined;
}

/** Reads the token response of a provider. `renewed` has the earlier tokens, which stay if the response omits them. */
export async function grantedBy(
  calls: ProviderCalls,
  server: AuthorizationServer,
  tokens: TokenEndpointResponse,
  renewed?: Renewed,
): Promise<Granted> {
  const subject = subjectOf(tokens, renewed);
  const injected = await injectedValue(calls, server, tokens, subject);
  if (injected === undefined) throw new NoClaimError(`the provider returned no claim ${calls.settings.claim}`);
  const refreshToken = tokens.refresh_token ?? renewed?.refreshToken;
  const idToken = tokens.id_token ?? renewed?.idToken;
  return {
    ...{ subject, injected, accessToken: tokens.access_token },
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
    ...(tokens.expires_in !== undefined && { lifetime: tokens.expires_in }),
  };
}

/** Returns the reader of a token response. A renewal may omit the ID token, but must not change the reader. */
function subjectOf(tokens: TokenEndpointResponse, renewed: Renewed | undefined): string {
  const subject = getValidatedIdTokenClaims(tokens)?.sub ?? renewed?.subject;
  if (subject === undefined) throw new TypeError("the provider returned no ID token");
  if (renewed !== undefined && subject !== renewed.subject)
    throw new TypeError("the provider renewed another reader's token");
  return subject;
}

/** Returns the value to fill in. A claim that the ID token lacks is looked up at the provider's userinfo endpoint. */
async function injectedValue(
  { settings: { claim }, client, options }: ProviderCalls,
  server: AuthorizationServer,
  tokens: TokenEndpointResponse,
  subject: string,
): Promise<string | undefined> {
  if (claim === undefined) return tokens.access_token;
  const inToken = claimIn(getValidatedIdTokenClaims(tokens), claim);
  if (inToken !== undefined || server.userinfo_endpoint === undefined) return inToken;
  const response = await userInfoRequest(server, client, tokens.access_token, options());
  return claimIn(await processUserInfoResponse(server, client, subject, response), claim);
}

function claimIn(claims: JsonObject | undefined, name: string): string | undefined {
  const value = claims !== undefined && Object.hasOwn(claims, name) ? claims[name] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}
