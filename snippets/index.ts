export { isShellText, NoShellWordError, shellWord } from "./literal/shell.ts";
export { languageLabel, type SnippetLanguage, snippetLanguage, snippetLanguages } from "./names.ts";
export { curlSnippet } from "./request/curl.ts";
export { fetchSnippet } from "./request/fetch.ts";
export { pythonSnippet } from "./request/python-requests.ts";
export { type EndpointReference, endpointReference, InvalidEndpointReferenceError } from "./sdk/endpoint-reference.ts";
export { type SdkRequest, sdkRequest } from "./sdk/request.ts";
export { type SdkProgram, sdkSnippet } from "./sdk/snippet.ts";
