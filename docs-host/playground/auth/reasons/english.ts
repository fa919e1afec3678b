import { LoginFailedError, type LoginReason, type LoginTexts, writeLogin } from "#machines";

/** The reasons of logins in English. */
export const loginEnglish: LoginTexts = {
  codes: {
    "no-client-id": "Enter the client ID that the provider gave you.",
    "no-refresh-token":
      "The provider issued no refresh token, so the token can't be renewed automatically. Log in again.",
    "other-tab": "This tab did not start this login. Log in again.",
    "insecure-url": "The login URL is not https.",
    "memory-only": "The login would lose what you entered, because it is only held in memory.",
    "not-completed": "The login was not completed.",
    "no-renewal-url": "The API declares no URL for renewing this token.",
    "other-host": "You entered these login details for another host.",
    "no-login": "This API has no login. Enter a token instead.",
    "no-json": "The server's response is not JSON.",
    "unknown-client": "The server does not recognize this client ID and secret.",
    "no-answer": "The server did not respond within ten seconds. Try again.",
    "no-access-token": "The server's response contains no access token.",
    "no-token-type": "The server's response does not include the token type.",
    "bad-expiry": "The expiry time in the server's response is not a number of seconds.",
    "bad-refresh-token": "The refresh token in the server's response is not text.",
    "bad-scope": "The scope in the server's response is not text.",
    "other-login": "The response belongs to another login: its state does not match. Log in again.",
    "other-provider": "The response comes from a different provider. Log in again.",
    "no-oauth": "The server's response is not valid in OAuth 2.",
    "code-expired": "The code expired before it was confirmed. Log in again.",
  },
  parts: {
    moved: ({ before, now }) =>
      `The token came from ${before}, but would now come from ${now}. If this is correct, fetch the token yourself.`,
    barred: ({ host }) =>
      `The login details were entered for another host, and are not sent to ${host}. Enter them again for ${host}.`,
    status: ({ text, detail }) =>
      detail === undefined ? `The server responded with ${text}.` : `The server responded with ${text}: ${detail}`,
    noToken: ({ path }) => `The server's response contains no token at ${path}, the path in the API's definition.`,
    otherFlow: ({ flow, url }) =>
      `This API's login is the ${flow} flow, which this page does not offer. Get a token ${
        url === undefined ? "from the provider" : `at ${url}`
      }.`,
    openId: ({ url }) => `This API uses OpenID Connect, described at ${url}. Get a token from the provider.`,
    failure: ({ failure: { message, advice } }) => (advice === undefined ? message : `${message} ${advice}`),
  },
};

/** Writes a reason in English. */
export const loginText = (reason: LoginReason) => ({ detail: writeLogin(loginEnglish, reason), reason });

/** A login that gave no token. */
export const refused = (reason: LoginReason): LoginFailedError =>
  new LoginFailedError({ kind: "refused", ...loginText(reason) });
