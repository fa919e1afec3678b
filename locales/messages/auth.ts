// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `auth` in locales/en.json. */
export interface AuthMessages {
  readonly close: string;
  readonly enterBearerToken: string;
  readonly bearerToken: string;
  readonly enterUsernameAndPassword: string;
  readonly enterCredentials: string;
  readonly username: string;
  readonly password: string;
  readonly login: string;
  readonly logout: string;
  readonly resetToken: string;
  readonly provideToken: string;
  readonly loginInstead: string;
  readonly siteLoginKey: string;
  readonly siteLoginAbout: string;
  readonly siteLoggedIn: string;
  readonly siteLoggedInOnly: string;
  readonly siteLoginUnknown: string;
  readonly leavesPage: string;
  readonly keepAndLogIn: string;
  readonly forgetAndLogIn: string;
  readonly bearerTokenMethod: string;
  readonly inputMethod: string;
  readonly fetchToken: string;
  readonly loginFailed: string;
  readonly loggedIn: string;
  readonly fallbackToken: string;
  readonly tokenToUse: string;
  readonly authenticateBy: string;
  readonly usernameAndPassword: string;
  readonly oauth: string;
  readonly allNeeded: string;
  readonly noCredentials: string;
  readonly certificateNeeded: string;
  readonly certificateAbout: string;
  readonly tokenFormat: (values: { readonly format: string | number }) => string;
  readonly calledWithout: string;
  readonly grant: string;
  readonly authorizationCode: string;
  readonly clientCredentials: string;
  readonly deviceAuthorization: string;
  readonly deviceVisit: string;
  readonly deviceWaiting: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly secretIfGiven: string;
  readonly scopes: string;
  readonly neededHere: string;
  readonly redirectTo: string;
  readonly nothingHeld: string;
  readonly heldByDefault: string;
  readonly heldInTab: string;
  readonly heldInMemory: string;
  readonly receivedByNobody: string;
  readonly endsAt: string;
  readonly endedAt: string;
  readonly forget: string;
  readonly memoryOnly: string;
  readonly memoryOnlyAbout: string;
  readonly sendToHost: string;
  readonly dontSend: string;
  readonly removeFromForm: string;
  readonly changeAnswer: string;
  readonly nothingSentYet: string;
  readonly enterAgain: string;
  readonly secretValues: string;
  readonly blanksRemoved: string;
  readonly lineBreaksRemoved: string;
  readonly yourBearerToken: string;
  readonly yourPair: string;
  readonly yourOAuthToken: string;
  readonly yours: (values: { readonly name: string | number }) => string;
  readonly sendTo: (values: { readonly what: string | number; readonly host: string | number }) => string;
  readonly sendLoginDetails: (values: { readonly host: string | number }) => string;
  readonly enteredFor: (values: { readonly hosts: string | number }) => string;
  readonly secretsAre: (values: { readonly names: string | number }) => string;
  readonly secretsEnteredFor: (values: { readonly names: string | number; readonly hosts: string | number }) => string;
  readonly secretsBarred: (values: { readonly host: string | number }) => string;
  readonly keptFrom: (values: { readonly what: string | number; readonly host: string | number }) => string;
  readonly barredFrom: (values: { readonly what: string | number; readonly host: string | number }) => string;
  readonly sentAs: (values: { readonly place: string; readonly name: string | number }) => string;
  readonly sentToTokenUrl: (values: { readonly urls: string | number }) => string;
  readonly bothUrls: (values: { readonly first: string | number; readonly second: string | number }) => string;
  readonly scopesMissing: (values: { readonly scopes: string | number }) => string;
  readonly wouldForget: (values: { readonly names: string | number }) => string;
  readonly loginForm: (values: { readonly endpoint: string | number }) => string;
  readonly receivedBy: (values: { readonly hosts: string | number }) => string;
  readonly forgetSecret: (values: { readonly name: string | number }) => string;
}

/** Returns these messages, in the language of the page. */
export const authText = createProvided<AuthMessages>("auth", {
  close: "Close",
  enterBearerToken: "Enter your bearer token",
  bearerToken: "Bearer token",
  enterUsernameAndPassword: "Enter your username and password",
  enterCredentials: "Enter your credentials",
  username: "Username",
  password: "Password",
  login: "Login",
  logout: "Logout",
  resetToken: "Reset token to default",
  provideToken: "Provide token manually",
  loginInstead: "Log in instead",
  siteLoginKey: "API key from your account",
  siteLoginAbout: "Log in to fill in your credentials.",
  siteLoggedIn: "You are logged in. Your credentials are filled in.",
  siteLoggedInOnly: "You are logged in, but your credentials are not filled in.",
  siteLoginUnknown: "We can't check if you are still logged in.",
  leavesPage: "You'll leave this page to log in",
  keepAndLogIn: "Keep in this tab and log in",
  forgetAndLogIn: "Remove and log in",
  bearerTokenMethod: "Bearer Token",
  inputMethod: "Input method",
  fetchToken: "Fetch Bearer Token",
  loginFailed: "Failed to login with the provided credentials",
  loggedIn: "Logged in.",
  fallbackToken: "token",
  tokenToUse: "Token to use",
  authenticateBy: "Authentication method",
  usernameAndPassword: "Username and password",
  oauth: "OAuth",
  allNeeded: "A request needs all of these together.",
  noCredentials: "No credentials",
  certificateNeeded: "This API needs a client certificate.",
  certificateAbout: "The connection carries the certificate, not the request. Your browser chooses it if it calls the API itself; the proxy of this site has none. A command gets it as an option, such as curl --cert client.pem --key client.key.",
  tokenFormat: (v) => `Format: ${v.format}.`,
  calledWithout: "Requests are sent without credentials.",
  grant: "OAuth flow",
  authorizationCode: "Log in with the provider",
  clientCredentials: "Client credentials",
  deviceAuthorization: "Code on another device",
  deviceVisit: "Open this page and enter the code:",
  deviceWaiting: "Waiting for you to confirm the code...",
  clientId: "Client ID",
  clientSecret: "Client secret",
  secretIfGiven: "Only if the provider gave you one.",
  scopes: "Scopes",
  neededHere: "required",
  redirectTo: "Register this redirect URL with the provider:",
  nothingHeld: "No secrets are stored.",
  heldByDefault: "Filled in by this site. Held in memory, not in browser storage.",
  heldInTab: "Stored in this tab until you close it.",
  heldInMemory: "Held in memory until you leave or reload this page.",
  receivedByNobody: "Not sent yet.",
  endsAt: "Ends",
  endedAt: "Ended",
  forget: "Remove",
  memoryOnly: "Don't store credentials",
  memoryOnlyAbout: "Keeps credentials out of browser storage. Reloading the page removes them.",
  sendToHost: "Send to this host",
  dontSend: "Don't send",
  removeFromForm: "Remove from the form",
  changeAnswer: "Change",
  nothingSentYet: "Nothing is sent until you press Send.",
  enterAgain: "Remove them, and enter them for this host.",
  secretValues: "the secret values in this form",
  blanksRemoved: "Spaces around the pasted text were removed.",
  lineBreaksRemoved: "Line breaks around the pasted text were removed.",
  yourBearerToken: "your bearer token",
  yourPair: "your username and password",
  yourOAuthToken: "your OAuth token",
  yours: (v) => `your ${v.name}`,
  sendTo: (v) => `Send ${v.what} to ${v.host}?`,
  sendLoginDetails: (v) => `Send your login details to ${v.host}?`,
  enteredFor: (v) => `You entered it for ${v.hosts}.`,
  secretsAre: (v) => `They are ${v.names}.`,
  secretsEnteredFor: (v) => `You entered ${v.names} for ${v.hosts}.`,
  secretsBarred: (v) => `The secret values in this form are not sent to ${v.host}`,
  keptFrom: (v) => `You chose not to send ${v.what} to ${v.host}.`,
  barredFrom: (v) => `You entered ${v.what} for another host, so it is never sent to ${v.host}. Enter it for this host to send it.`,
  sentAs: (v) => v.place === "header" ? `Sent as the header ${v.name}.` : v.place === "query" ? `Sent in the query as ${v.name}.` : `Sent as the cookie ${v.name}.`,
  sentToTokenUrl: (v) => `Sent to ${v.urls} only.`,
  bothUrls: (v) => `${v.first} and ${v.second}`,
  scopesMissing: (v) => `Without ${v.scopes} the API may refuse this request.`,
  wouldForget: (v) => `These are only held in memory and would be lost: ${v.names}.`,
  loginForm: (v) => `Login form of ${v.endpoint}`,
  receivedBy: (v) => `Sent to ${v.hosts}.`,
  forgetSecret: (v) => `Remove ${v.name}`,
});
