export type { ExtensionSettings, PageActions, ScriptStrategy } from "./extensions.ts";
export type { LayoutSettings } from "./layout.ts";
export {
  type FooterLink,
  type FooterLinkKind,
  isForEveryone,
  type LinkTarget,
  linkTarget,
  type NavbarButton,
  type NavbarLink,
  publicLinks,
} from "./links.ts";
export type { Color, Colors, FontSettings, FontVariant, Logo, LookSettings, Themed } from "./look.ts";
export {
  type MetadataValue,
  type ReferenceSettings,
  type SearchSettings,
  type SiteMetadata,
  type SiteSettings,
  siteSettings,
} from "./site-settings.ts";
export type { ThemeSettings } from "./theme.ts";
