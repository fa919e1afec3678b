export { checkText } from "#docs-host/pages/checking";
export { colorRepairs, styleOmissions } from "#docs-host/site/look";
export {
  buildSite,
  hasAddress,
  homeOf,
  hrefOf,
  type OperatorSettings,
  redirectFault,
  revalidating,
  type Site,
  type SiteAnswer,
  type SiteDiagnostic,
  type SiteSource,
  siteOfApis,
  themeNames,
} from "#docs-host/site/model";
export { fileUrl } from "#docs-host/site/page-data";
export { createDocsApp, type DocsApp, type DocsAppOptions } from "./app.ts";
export { type Assets, openAssets } from "./assets/index.ts";
export { changeSignal } from "./authoring/change-signal.ts";
export { addressTarget, type FoundTarget, linkTarget } from "./authoring/link-target.ts";
export { locatesProxy, siteEnvironments, sitesEnvironments, tokenEnvironment } from "./environments.ts";
export {
  fileFetcher as protectedFiles,
  oneSite,
  registrySites,
  type Sites,
  siteBelow,
  siteLinks,
  siteStore,
} from "./hosting/index.ts";

export {
  createSiteServer,
  hopsBehind,
  proxyPath,
  proxyPathEnd,
  type SiteParts,
} from "./listen.ts";
export type { LiveCheckSource, ReadMemory } from "./live-checks/index.ts";
export { type LoginLogEntry, type LoginSettings, readLoginSettings, type SiteLogin, siteLogin } from "./login/index.ts";
export { modelSource } from "./model-source.ts";
export type { DrawPreview, PreviewFiles } from "./preview-route/index.ts";
export { readersScheme } from "./request-place.ts";
export type { ThreadResult, ThreadTask } from "./site-threads/messages.ts";
export { defaultPoolLimits, type PoolLimits } from "./site-threads/pool-limits.ts";
export { renderingOf } from "./site-threads/rendering.ts";
export { type SiteThreads, siteThreads } from "./site-threads/site-threads.ts";
export { threadPool } from "./site-threads/thread-pool.ts";
export { type ThreadSiteDeps, threadSite } from "./site-threads/thread-site.ts";
export type { StartThread, ThreadReport } from "./site-threads/thread-slot.ts";
export { staticPageKeys } from "./static-site/page-keys.ts";
export { redirectFiles } from "./static-site/redirect-files.ts";
export { type GuideTexts, guideTexts, receiveSite, type SentSite, sentSite } from "./static-site/sent-site.ts";
export { staticDiscovery } from "./static-site/static-discovery.ts";
export type { StaticFile } from "./static-site/static-file.ts";
export { staticForms } from "./static-site/static-forms.ts";
export {
  type RenderedStaticPage,
  type RenderedText,
  type StaticPages,
  staticPages,
} from "./static-site/static-pages.ts";
export { staticPreviewFiles } from "./static-site/static-previews.ts";
export { staticRedirects } from "./static-site/static-redirects.ts";
export { staticSearch } from "./static-site/static-search.ts";
export { buildStaticSite, type StaticSource } from "./static-site/static-site.ts";
