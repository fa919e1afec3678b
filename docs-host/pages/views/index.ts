export { apisPage } from "./apis-page.tsx";
export { type AuthoredText, authoredText } from "./authored/authored-text.tsx";
export { changelogPage } from "./authored/changelog-page.tsx";
export { type ChangelogPart, changelogHref, changelogPart, changelogParts } from "./authored/changelog-part.ts";
export { entryPage } from "./authored/entry-page.tsx";
export { overviewPage } from "./authored/overview-page.tsx";
export { channelPage } from "./channel-page.tsx";
export { Document, type InlineScripts, type PageAssets } from "./document.tsx";
export { endpointPage } from "./endpoint-page.tsx";
export { frameStyle } from "./frame/frame-style.ts";
export { Layout } from "./frame/layout.tsx";
export { MobileToc } from "./frame/mobile-toc.tsx";
export type { Neighbor } from "./frame/page-end.tsx";
export { NavList } from "./frame/sidebar/nav-list.tsx";
export { positionIn } from "./frame/sidebar/nav-position.ts";
export { groupPage } from "./group-page.tsx";
export {
  type CheckedApi,
  type CheckedEndpoint,
  type CheckedPart,
  type Contradiction,
  checkedKinds,
  type EndpointLink,
} from "./live-checks/checked-api.ts";
export { type LiveChecks, liveChecksPage } from "./live-checks/live-checks-page.tsx";
export { notFoundPage } from "./not-found-page.tsx";
export { type Notice, NoticePage, UnavailablePage, unavailableTitle } from "./notice-page.tsx";
export type { OwnParts, PageView } from "./page-view.ts";
export { SearchForm } from "./search-form.tsx";
export { typePage } from "./type-page.tsx";
export { typesPage } from "./types-page.tsx";
export { webhookPage } from "./webhook-page.tsx";
