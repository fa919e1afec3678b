// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `logins` in locales/en.json. */
export interface LoginsMessages {
  readonly codes: {
    readonly "no-client-id": string;
    readonly "no-refresh-token": string;
    readonly "other-tab": string;
    readonly "insecure-url": string;
    readonly "memory-only": string;
    readonly "not-completed": string;
    readonly "no-renewal-url": string;
    readonly "other-host": string;
    readonly "no-login": string;
    readonly "no-json": string;
    readonly "unknown-client": string;
    readonly "no-answer": string;
    readonly "no-access-token": string;
    readonly "no-token-type": string;
    readonly "bad-expiry": string;
    readonly "bad-refresh-token": string;
    readonly "bad-scope": string;
    readonly "other-login": string;
    readonly "other-provider": string;
    readonly "no-oauth": string;
    readonly "code-expired": string;
  };
  readonly moved: (values: { readonly before: string | number; readonly now: string | number }) => string;
  readonly barred: (values: { readonly host: string | number }) => string;
  readonly status: (values: { readonly status: string | number }) => string;
  readonly statusWithDetail: (values: { readonly status: string | number; readonly detail: string | number }) => string;
  readonly noToken: (values: { readonly path: string | number }) => string;
  readonly otherFlow: (values: { readonly flow: string | number }) => string;
  readonly otherFlowAt: (values: { readonly flow: string | number; readonly url: string | number }) => string;
  readonly openId: (values: { readonly url: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const loginsText = createProvided<LoginsMessages>("logins", {
  codes: {
    "no-client-id": "Enter the client ID that the provider gave you.",
    "no-refresh-token": "The provider issued no refresh token, so the token can't be renewed automatically. Log in again.",
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
  moved: (v) => `The token came from ${v.before}, but would now come from ${v.now}. If this is correct, fetch the token yourself.`,
  barred: (v) => `The login details were entered for another host, and are not sent to ${v.host}. Enter them again for ${v.host}.`,
  status: (v) => `The server responded with ${v.status}.`,
  statusWithDetail: (v) => `The server responded with ${v.status}: ${v.detail}`,
  noToken: (v) => `The server's response contains no token at ${v.path}, the path in the API's definition.`,
  otherFlow: (v) => `This API's login is the ${v.flow} flow, which this page does not offer. Get a token from the provider.`,
  otherFlowAt: (v) => `This API's login is the ${v.flow} flow, which this page does not offer. Get a token at ${v.url}.`,
  openId: (v) => `This API uses OpenID Connect, described at ${v.url}. Get a token from the provider.`,
});
