export { renderHostNotice, renderSiteList } from "./render-home.tsx";
export { type ListedSite, listParameters, type SiteListPage } from "./site-list-page.tsx";
