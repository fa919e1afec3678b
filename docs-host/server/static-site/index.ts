export { staticPageKeys } from "./page-keys.ts";
export { redirectFiles } from "./redirect-files.ts";
export {
  type GuideTexts,
  guideTexts,
  receiveSite,
  type SentSite,
  sentSite,
} from "./sent-site.ts";
export { staticDiscovery } from "./static-discovery.ts";
export type { StaticFile } from "./static-file.ts";
export { staticForms } from "./static-forms.ts";
export { type RenderedStaticPage, type RenderedText, type StaticPages, staticPages } from "./static-pages.ts";
export { staticPreviewFiles } from "./static-previews.ts";
export { staticRedirects } from "./static-redirects.ts";
export { type PageDocuments, searchFolderOf, staticSearch } from "./static-search.ts";
export { buildStaticSite, type StaticSource } from "./static-site.ts";
