export { fileFetcher } from "./file-fetcher.ts";
export type {
  Located,
  RequestPlace,
  Sites,
} from "./located.ts";
export { oneSite } from "./one-site.ts";
export { type RegistrySitesDeps, type RegistrySitesSettings, registrySites } from "./registry-sites.ts";
export { siteLinks } from "./site-list.ts";
