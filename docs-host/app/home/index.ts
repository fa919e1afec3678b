export type { HostNotice } from "./host-notice.tsx";
export { type HomeOptions, renderHostNotice, renderSiteList } from "./render-home.tsx";
export { type ListedSite, listParameters, type SiteListPage } from "./site-list-page.tsx";
