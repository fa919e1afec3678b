export { apisPage } from "./apis-page.tsx";
export {
  type AuthoredText,
  authoredText,
  type ChangelogPart,
  changelogHref,
  changelogPage,
  changelogPart,
  changelogParts,
  entryPage,
  overviewPage,
} from "./authored/index.ts";
export { channelPage } from "./channel-page.tsx";
export { Document, type InlineScripts, type PageAssets } from "./document.tsx";
export { endpointPage } from "./endpoint-page.tsx";
export {
  frameStyle,
  Layout,
  MobileToc,
  NavList,
  type Neighbor,
  positionIn,
} from "./frame/index.ts";
export { groupPage } from "./group-page.tsx";
export {
  type CheckedApi,
  type CheckedEndpoint,
  type CheckedPart,
  type Contradiction,
  checkedKinds,
  type EndpointLink,
  type LiveChecks,
  liveChecksPage,
} from "./live-checks/index.ts";
export { notFoundPage } from "./not-found-page.tsx";
export { type Notice, NoticePage } from "./notice-page.tsx";
export type { OwnParts, PageView } from "./page-view.ts";
export { SearchForm } from "./search-form.tsx";
export { typePage } from "./type-page.tsx";
export { typesPage } from "./types-page.tsx";
export { UnavailablePage, unavailableTitle } from "./unavailable-page.tsx";
export { webhookPage } from "./webhook-page.tsx";
