export { canonicalSlug } from "./canonical-slug.ts";
export { type EndpointList, endpointList } from "./endpoint-list.ts";
export { endpointNamed } from "./endpoint-named.ts";
export { endpointsAround } from "./endpoints-around.ts";
export { countItems, firstSlug, type HeadingTrails, headingTrails, type NavHeading } from "./heading-trails.ts";
export { indexOf, type SiteIndex } from "./index-of.ts";
export {
  directionOf,
  furtherLanguage,
  homeInLanguage,
  inLanguages,
  labelAt,
  languageAt,
  languageOfPath,
  languageOfText,
  slugInLanguage,
  slugInLanguageOf,
  translatorAt,
} from "./languages.ts";
export { nearest } from "./nearest.ts";
export { partsAt } from "./parts-at.ts";
export { typeNamed, webhookNamed } from "./parts-named.ts";
export { type PageParts, partsOf } from "./parts-of.ts";
export { siteItems } from "./site-items.ts";
export { slugInProduct, slugInVersion } from "./switch-targets.ts";
