export { followRules, type RedirectRule, redirectFault } from "./authored-redirects.ts";
export { buildSite, siteOfApis } from "./build-site.ts";
export { lenientTypes } from "./lenient-types.ts";
export {
  canonicalSlug,
  countItems,
  directionOf,
  type EndpointList,
  endpointList,
  endpointNamed,
  endpointsAround,
  firstSlug,
  furtherLanguage,
  type HeadingTrails,
  headingTrails,
  homeInLanguage,
  indexOf,
  inLanguages,
  labelAt,
  languageAt,
  languageOfPath,
  languageOfText,
  type NavHeading,
  nearest,
  type PageParts,
  partsAt,
  partsOf,
  type SiteIndex,
  siteItems,
  slugInLanguage,
  slugInLanguageOf,
  slugInProduct,
  slugInVersion,
  translatorAt,
  typeNamed,
  webhookNamed,
} from "./lookup/index.ts";
export type { Crumb, NavItem } from "./nav-item.ts";
export { type OperatorSettings, type ThemeName, themeNames } from "./operator-settings.ts";
export { type ReferenceSite, referenceSite } from "./reference-site.ts";
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
