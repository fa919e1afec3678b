import type { CredentialIssue } from "#engine/auth";
import type { SectionTitle } from "#engine/form";
import type { FailureTexts } from "#machines";
import { formWords, type Worded } from "./form-words.ts";

const ownWords = {
  /** The titles of the sections of a form, if they differ from the engine's. */
  sections: {} as { readonly [T in SectionTitle]?: string },
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
  jsonView: "JSON",
  editorFailed: "The editor could not be loaded",
  earlierResponse: "This is the response to an earlier request. The form has changed since then.",
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
  loginNotLoaded: "The login could not be loaded",
  panelNotLoaded: "The list could not be loaded",
  secretsHeld: "Secrets held in this tab",
  goesNowhere: "No credentials are sent.",
  answerFirst: "Your credentials are not sent until you answer.",
  questionNotLoaded: "A question about this host could not be loaded",
  tokenEnded: "The token has expired and is not renewed automatically.",

  stoppedEarly: "You stopped the request before a response arrived.",

  formCleared: "Cleared the form.",
  exampleUsed: "Filled in the example.",
  more: "More",
  openReplay: "Open replay",
  tryGenerated: "Try generated requests",
  openReplayAbout:
    "A failure file written by callboard check or callboard test. You can drop it anywhere on the playground.",
  replayFailed: "The replay reader could not be loaded. Choose the file again.",
  sectionFailed: "Error rendering object properties form",
  rpcSectionFailed: "Error rendering OpenRPC parameters form",
  goesTo: (host: string, proxy: string | undefined): string =>
    proxy === undefined
      ? `Your credentials are sent to ${host}, directly from this browser.`
      : `Your credentials are sent to ${host}, through this site's proxy at ${proxy}.`,
  leftBehind: (names: string): string => `A browser can't send ${names} directly to the API.`,
  renewedFirst: (hosts: string): string => `The token has expired, so a new one is requested from ${hosts} first.`,
  heldCount: (count: number): string => (count === 1 ? "1 secret held" : `${count} secrets held`),
  pasteJsonInto: (name: string): string => `Paste JSON into ${name}`,
  viewOf: (name: string): string => `Edit ${name} as`,
  example: (position: number): string => `Example ${position}`,
  /** Why a credential can't be sent, and why a request failed; other languages make their texts from the data. */
  credentialIssue: ({ message }: Pick<CredentialIssue, "message" | "field" | "character">): string => message,
  failureMessage: ({ message }: FailureTexts): string => message,
} as const;

/** All texts that readers of the playground see, in one place. docs/behavior.md has the exact wording of labels. */
export const words = { ...formWords, ...ownWords };

/** The texts of playgrounds in addition to the texts of forms. */
export type OwnWords = Worded<typeof ownWords>;
