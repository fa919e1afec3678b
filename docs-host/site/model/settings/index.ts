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
export type { Color, Colors, FontSettings, LookSettings } from "./look.ts";
export { type SiteMetadata, type SiteSettings, siteSettings } from "./site-settings.ts";
