export { formFragment } from "../app/form-in-address.ts";
export { type Accent, hrefOf, type NavItem, type Site, type SitePage } from "../app/site/site.ts";
export { revalidating, type SiteAnswer, type SiteFault, type SiteSource } from "../app/site/source.ts";
export { apiPath, createDocsApp, type DocsApp, type DocsAppOptions } from "./app.ts";
export { type Asset, type Assets, AssetsMissingError, openAssets } from "./assets.ts";
export { siteEnvironments } from "./environments.ts";
export { createSiteServer, proxyPath, type SiteServer } from "./listen.ts";
export { type ModelSource, modelSource } from "./model-source.ts";
export { type RegistrySourceOptions, registrySiteSource } from "./registry-source.ts";
