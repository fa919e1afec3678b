import {
  AuthorizationResponseError,
  OperationProcessingError,
  PARSE_ERROR,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
} from "oauth4webapi";
import { LoginFailedError } from "#machines";

/** A refused login, with the reason in words for readers. */
export const refused = (detail: string): LoginFailedError => new LoginFailedError({ kind: "refused", detail });

/** Returns true if a server requires another client authentication method. */
export const isChallenge = (error: unknown): boolean =>
  error instanceof Error && error.name === "WWWAuthenticateChallengeError";

const unfit: { readonly [part: string]: string } = {
  access_token: "The server's response contains no access token.",
  token_type: "The server's response does not include the token type.",
  expires_in: "The expiry time in the server's response is not a number of seconds.",
  refresh_token: "The refresh token in the server's response is not text.",
  scope: "The scope in the server's response is not text.",
  state: "The response belongs to another login: its state does not match. Log in again.",
  iss: "The response comes from a different provider. Log in again.",
};

/** Returns the reason of a failed flow in words for readers; other errors are returned unchanged. */
export function flowError(error: unknown): unknown {
  if (error instanceof LoginFailedError) return error;
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return refused(error.error_description ?? error.error);
  }
  if (isChallenge(error)) return refused("The server does not recognize this client id and secret.");
  if (!(error instanceof OperationProcessingError)) return error;
  const { code, cause, message } = error;
  if (code === RESPONSE_IS_NOT_JSON || code === PARSE_ERROR) return refused("The server's response is not JSON.");
  if (code === RESPONSE_IS_NOT_CONFORM && cause instanceof Response) {
    return refused(`The server responded with ${`${cause.status} ${cause.statusText}`.trim()}.`);
  }
  // The library names the invalid part in quotes, by its own terms.
  const part = Object.keys(unfit).find((name) => message.includes(`"${name}"`));
  return refused((part && unfit[part]) ?? "The server's response is not valid in OAuth 2.");
}
