export { requestSnippet, type SnippetLanguage, snippetLanguage, snippetLanguages } from "./languages.ts";
export { isShellText, NoShellWordError, shellWord } from "./literal/shell.ts";
export { curlSnippet } from "./request/curl.ts";
