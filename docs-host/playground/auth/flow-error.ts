import {
  AuthorizationResponseError,
  OperationProcessingError,
  PARSE_ERROR,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
} from "oauth4webapi";
import { LoginFailedError } from "#machines";
import { type LoginCode, refused } from "./login-reason.ts";

/** Returns true if a server requires another client authentication method. */
export const isChallenge = (error: unknown): boolean =>
  error instanceof Error && error.name === "WWWAuthenticateChallengeError";

const unfit: { readonly [part: string]: LoginCode } = {
  access_token: "no-access-token",
  token_type: "no-token-type",
  expires_in: "bad-expiry",
  refresh_token: "bad-refresh-token",
  scope: "bad-scope",
  state: "other-login",
  iss: "other-provider",
};

/** Returns the reason of a failed flow in words for readers; other errors are returned unchanged. */
export function flowError(error: unknown): unknown {
  if (error instanceof LoginFailedError) return error;
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return new LoginFailedError({ kind: "refused", detail: error.error_description ?? error.error });
  }
  if (isChallenge(error)) return refused("unknown-client");
  if (!(error instanceof OperationProcessingError)) return error;
  const { code, cause, message } = error;
  if (code === RESPONSE_IS_NOT_JSON || code === PARSE_ERROR) return refused("no-json");
  if (code === RESPONSE_IS_NOT_CONFORM && cause instanceof Response) {
    return refused({ kind: "status", text: `${cause.status} ${cause.statusText}`.trim(), detail: undefined });
  }
  // The library names the invalid part in quotes, by its own terms.
  const part = Object.keys(unfit).find((name) => message.includes(`"${name}"`));
  return refused(unfit[part ?? ""] ?? "no-oauth");
}
