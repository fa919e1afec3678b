// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `playground` in locales/en.json. */
export interface PlaygroundMessages {
  readonly request: string;
  readonly response: string;
  readonly requestAndResponse: string;
  readonly sendRequest: string;
  readonly playground: string;
  readonly closePlayground: string;
  readonly requestUrl: string;
  readonly copyUrl: string;
  readonly copyRequest: string;
  readonly copyWithCredentials: string;
  readonly environment: string;
  readonly viewInReference: string;
  readonly clearForm: string;
  readonly formView: string;
  readonly notSent: string;
  readonly sendKeys: string;
  readonly noServer: string;
  readonly cannotSendToLocalhost: string;
  readonly resizePanes: string;
  readonly resizeCards: string;
  readonly showEndpoints: string;
  readonly hideEndpoints: string;
  readonly copyLink: string;
  readonly variable: string;
  readonly sdkLanguage: string;
  readonly sdk: string;
  readonly snippetFailed: string;
  readonly writerFailed: string;
  readonly noParameters: string;
  readonly showCredentials: string;
  readonly hideCredentials: string;
  readonly authTitle: string;
  readonly authenticated: string;
  readonly notAuthenticated: string;
  readonly clientCertificate: string;
  readonly credentialInvalid: string;
  readonly credentials: string;
  readonly refreshToken: string;
  readonly noLongerValid: string;
  readonly partNotLoaded: string;
  readonly stoppedEarly: string;
  readonly formCleared: string;
  readonly exampleUsed: string;
  readonly openReplay: string;
  readonly tryGenerated: string;
  readonly replayFailed: string;
  readonly sectionFailed: string;
  readonly rpcSectionFailed: string;
  readonly pasteJsonInto: (values: { readonly name: string | number }) => string;
  readonly viewOf: (values: { readonly name: string | number }) => string;
  readonly example: (values: { readonly position: string | number }) => string;
  readonly more: string;
}

/** Returns these messages, in the language of the page. */
export const playgroundText = createProvided<PlaygroundMessages>("playground", {
  request: "Request",
  response: "Response",
  requestAndResponse: "Request and response",
  sendRequest: "Send Request",
  playground: "Playground",
  closePlayground: "Close playground",
  requestUrl: "URL of the request",
  copyUrl: "Copy URL",
  copyRequest: "Copy request",
  copyWithCredentials: "Copy with credentials",
  environment: "Environment",
  viewInReference: "View in API Reference",
  clearForm: "Clear form",
  formView: "Form",
  notSent: "Send the request to see the response here.",
  sendKeys: "Ctrl+Enter or ⌘+Enter sends it from anywhere in the form.",
  noServer: "This API has no base URL",
  cannotSendToLocalhost: "Cannot send requests to localhost",
  resizePanes: "Resize the form and the cards",
  resizeCards: "Resize the request and the response",
  showEndpoints: "Show the list of endpoints",
  hideEndpoints: "Hide the list of endpoints",
  copyLink: "Copy a link to this filled-in form",
  variable: "Server variable",
  sdkLanguage: "SDK language",
  sdk: "SDK",
  snippetFailed: "Failed to create snippet generators",
  writerFailed: "the code generator could not be loaded. Check your connection, then reload this page.",
  noParameters: "This endpoint takes no parameters.",
  showCredentials: "Show credentials",
  hideCredentials: "Hide credentials",
  authTitle: "Login to send a real request",
  authenticated: "Authenticated",
  notAuthenticated: "Not Authenticated",
  clientCertificate: "Client certificate",
  credentialInvalid: "Invalid",
  credentials: "Credentials",
  refreshToken: "Refresh Bearer Token",
  noLongerValid: "The bearer token is no longer valid. Please refresh it by clicking the button below",
  partNotLoaded: "This part could not be loaded",
  stoppedEarly: "You stopped the request before a response arrived.",
  formCleared: "Cleared the form.",
  exampleUsed: "Filled in the example.",
  openReplay: "Open failure file",
  tryGenerated: "Run generated tests",
  replayFailed: "The replay reader could not be loaded. Choose the file again.",
  sectionFailed: "Error rendering object properties form",
  rpcSectionFailed: "Error rendering OpenRPC parameters form",
  pasteJsonInto: (v) => `Paste JSON into ${v.name}`,
  viewOf: (v) => `Edit ${v.name} as`,
  example: (v) => `Example ${v.position}`,
  more: "More",
});
