export { moveSlugs, siteBelow } from "./docs-source.ts";
export { fileFetcher } from "./file-fetcher.ts";
export type {
  Located,
  RequestPlace,
  Sites,
} from "./located.ts";
export { oneSite } from "./one-site.ts";
export { registrySites } from "./registry-sites.ts";
export { siteLinks } from "./site-list.ts";
export { type SiteStore, type StoredSite, siteKeyOf, siteStore, versionOf } from "./site-store.ts";
