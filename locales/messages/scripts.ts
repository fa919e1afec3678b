// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `scripts` in locales/en.json. */
export interface ScriptsMessages {
  readonly search: string;
  readonly product: string;
  readonly version: string;
  readonly kind: string;
  readonly everything: string;
  readonly allProducts: string;
  readonly allVersions: string;
  readonly pages: string;
  readonly endpoints: string;
  readonly types: string;
  readonly changelog: string;
  readonly results: string;
  readonly noResults: string;
  readonly searchAdvice: string;
  readonly searching: string;
  readonly searchHint: string;
  readonly recentSearches: string;
  readonly recentlyOpened: string;
  readonly clearRecent: string;
  readonly searchKeys: string;
  readonly searchFailed: string;
  readonly offline: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly notAllowed: string;
  readonly copyRefused: string;
  readonly linkCopied: string;
  readonly copyLink: string;
  readonly pageFailed: string;
  readonly thankYou: string;
  readonly answerSent: string;
  readonly notSent: string;
  readonly reload: string;
  readonly newerVersion: string;
  readonly image: string;
  readonly enlargeImage: string;
  readonly table: string;
  readonly showTable: string;
  readonly noTable: string;
  readonly noFiles: string;
  readonly source: string;
  readonly diagram: string;
  readonly playgroundLoading: string;
  readonly playgroundNotLoaded: string;
  readonly checkConnection: string;
  readonly collapseAll: string;
  readonly expandAll: string;
}

/** Returns these messages, in the language of the page. */
export const scriptsText = createProvided<ScriptsMessages>("scripts", {
  search: "Search",
  product: "Product",
  version: "Version",
  kind: "Kind",
  everything: "Everything",
  allProducts: "All products",
  allVersions: "All versions",
  pages: "Pages",
  endpoints: "Endpoints",
  types: "Types",
  changelog: "Changelog",
  results: "Results",
  noResults: "No results",
  searchAdvice: "Check the spelling, use fewer words, or remove a filter.",
  searching: "Searching…",
  searchHint: "Search docs and endpoints",
  recentSearches: "Recent searches",
  recentlyOpened: "Recently opened",
  clearRecent: "Clear recent",
  searchKeys: "↑ ↓ to move, Enter to open, Esc to close",
  searchFailed: "Search is unavailable.",
  offline: "You are offline. The search continues when you are online.",
  tryAgain: "Try again",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  notAllowed: "Not allowed",
  copyRefused: "Your browser did not allow copying",
  linkCopied: "Link copied",
  copyLink: "Copy the link to this step",
  pageFailed: "The page could not be loaded",
  thankYou: "Thank you.",
  answerSent: "Thank you. Your answer was sent.",
  notSent: "Your answer could not be sent. Try again.",
  reload: "Reload",
  newerVersion: "A newer version of these docs was published.",
  image: "Image",
  enlargeImage: "Enlarge the image",
  table: "Table",
  showTable: "Show the table on the whole screen",
  noTable: "The table could not be enlarged.",
  noFiles: "The files could not be loaded. Each has its own link.",
  source: "Source",
  diagram: "Diagram",
  playgroundLoading: "The playground is loading",
  playgroundNotLoaded: "The playground could not be loaded",
  checkConnection: "Check your connection, then reload this page.",
  collapseAll: "Collapse all",
  expandAll: "Expand all",
});
