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
export {
  addressTarget,
  changeSignal,
  type FoundTarget,
  linkTarget,
} from "./authoring/index.ts";
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
export {
  defaultPoolLimits,
  type PoolLimits,
  renderingOf,
  type SiteThreads,
  type StartThread,
  siteThreads,
  type ThreadReport,
  type ThreadResult,
  type ThreadSiteDeps,
  type ThreadTask,
  threadPool,
  threadSite,
} from "./site-threads/index.ts";
export {
  buildStaticSite,
  type GuideTexts,
  guideTexts,
  type PageDocuments,
  type RenderedStaticPage,
  type RenderedText,
  receiveSite,
  redirectFiles,
  type SentSite,
  type StaticFile,
  type StaticPages,
  type StaticSource,
  searchFolderOf,
  sentSite,
  staticDiscovery,
  staticForms,
  staticPageKeys,
  staticPages,
  staticPreviewFiles,
  staticRedirects,
  staticSearch,
} from "./static-site/index.ts";
