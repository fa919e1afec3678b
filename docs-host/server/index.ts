export {
  hrefOf,
  type NavItem,
  revalidating,
  type Site,
  type SiteAnswer,
  type SiteError,
  type SitePage,
  type SiteSource,
} from "../app/site/index.ts";
export { apiPath, createDocsApp, type DocsApp, type DocsAppOptions } from "./app.ts";
export { type Asset, type Assets, AssetsMissingError, openAssets } from "./assets.ts";
export { siteEnvironments } from "./environments.ts";
export { createSiteServer, proxyPath, type SiteParts, type SiteServer, type SiteServerOptions } from "./listen.ts";
export { type LoginLogEntry, type LoginSettings, readLoginSettings, type SiteLogin, siteLogin } from "./login/index.ts";
export { type ModelSource, modelSource } from "./model-source.ts";
export { type RegistrySourceOptions, registrySiteSource } from "./registry-source.ts";
