export { followRules, type RedirectRule, redirectFault } from "./authored-redirects.ts";
export { buildSite, siteOfApis } from "./build-site.ts";
export { lenientTypes } from "./lenient-types.ts";
export { canonicalSlug } from "./lookup/canonical-slug.ts";
export { type EndpointList, endpointList } from "./lookup/endpoint-list.ts";
export { callKey, endpointNamed } from "./lookup/endpoint-named.ts";
export { endpointsAround } from "./lookup/endpoints-around.ts";
export { fixedTitle } from "./lookup/fixed-title.ts";
export { countItems, firstSlug, type HeadingTrails, headingTrails, type NavHeading } from "./lookup/heading-trails.ts";
export { indexOf, type SiteIndex } from "./lookup/index-of.ts";
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
} from "./lookup/languages.ts";
export { nearest } from "./lookup/nearest.ts";
export { type PageParts, partsAt, partsOf, typeNamed, webhookNamed } from "./lookup/parts-of.ts";
export { siteItems } from "./lookup/site-items.ts";
export { slugInProduct, slugInVersion } from "./lookup/switch-targets.ts";
export type { Crumb, NavItem } from "./nav-item.ts";
export { type OperatorSettings, type ThemeName, themeNames } from "./operator-settings.ts";
export { type ReferenceSite, referenceSite, withModel } from "./reference-site.ts";
export type { ReleaseStage } from "./release-stage.ts";
export type {
  Color,
  Colors,
  FontSettings,
  FooterLink,
  FooterLinkKind,
  LinkTarget,
  LookSettings,
  NavbarButton,
  NavbarLink,
  SiteMetadata,
} from "./settings/index.ts";
export type { FontMetrics, Site, SitePage } from "./site.ts";
export { hasAddress, pageAddress, siteAddress, webAddress } from "./site-address.ts";
export { homeOf, hrefOf } from "./slugs.ts";
export { revalidating, type SiteAnswer, type SiteDiagnostic, type SiteError, type SiteSource } from "./source.ts";
export type { PagePlace, Product, ProductLink, Tab, TabLink, Variant, Version } from "./structure.ts";
export { typeTitle } from "./type-pages.ts";
export { outwardScheme } from "./wire.ts";
