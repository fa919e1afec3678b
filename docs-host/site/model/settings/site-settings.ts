import { present } from "#engine/json";
import type { ThemeName } from "../operator-settings.ts";
import { choice, flag, member, members, text, texts } from "../wire.ts";
import { type ExtensionSettings, extensionSettings } from "./extensions.ts";
import { type LayoutSettings, layoutSettings } from "./layout.ts";
import { type FooterLink, footerLinks, type NavbarLink, navbarLinks } from "./links.ts";
import { type LookSettings, lookSettings } from "./look.ts";

/** The variants of parts of a page. */
interface ThemeSettings {
  /** The theme of the site; without it the operator's. */
  readonly name?: ThemeName;
  readonly sidebar: "default" | "minimal";
  readonly body: "default" | "canvas";
  readonly tabs: "default" | "bubble";
  readonly tabsAlignment: "left" | "center";
  readonly pageActions: "default" | "toolbar";
  readonly footerNav: "default" | "minimal";
  readonly languageSwitcher: "default" | "minimal";
  readonly productSwitcher: "default" | "toggle" | "tabs";
}

const minimal = { default: "default", minimal: "minimal" } as const;
const bubble = { default: "default", bubble: "bubble" } as const;

/** Reads the theme of a site. Its alignment of the tabs is written in the layout. */
function themeSettings(theme: unknown, layout: unknown): ThemeSettings {
  const of = (key: string): unknown => member(theme, key);
  const tabs = of("tabs");
  const alignment = member(layout, "tabsAlignment") ?? member(tabs, "alignment");
  return {
    ...present({ name: choice(of("name"), { standard: "standard", dense: "dense" } as const, undefined) }),
    sidebar: choice(of("sidebar"), minimal, "default"),
    body: choice(of("body"), { default: "default", canvas: "canvas" }, "default"),
    tabs: choice(typeof tabs === "string" ? tabs : member(tabs, "style"), bubble, "default"),
    tabsAlignment: choice(alignment, { LEFT: "left", left: "left", CENTER: "center", center: "center" }, "left"),
    pageActions: choice(of("page-actions"), { default: "default", toolbar: "toolbar" }, "default"),
    footerNav: choice(of("footerNav"), minimal, "default"),
    languageSwitcher: choice(of("language-switcher"), minimal, "default"),
    productSwitcher: choice(of("product-switcher"), { default: "default", toggle: "toggle", tabs: "tabs" }, "default"),
  };
}

/** The settings of a docs project that are not part of its navigation, with all defaults. */
export interface SiteSettings {
  readonly layout: LayoutSettings;
  readonly theme: ThemeSettings;
  readonly look: LookSettings;
  readonly navbarLinks: readonly NavbarLink[];
  readonly footerLinks: readonly FooterLink[];
  /** Markdown of the bar above all pages. A version or a product may have its own. */
  readonly announcement?: string;
  readonly search: SearchSettings;
  readonly reference: ReferenceSettings;
  /** Language of the interface, as a BCP 47 tag. */
  readonly language: string;
  /** True if an unknown address redirects to the first page. */
  readonly hides404: boolean;
  /** True if code is dark in the light color scheme too. */
  readonly hasDarkCode: boolean;
  readonly extensions: ExtensionSettings;
  readonly metadata: SiteMetadata;
  /** Programming language of the first samples. */
  readonly defaultLanguage?: string;
  /** Programming languages of samples, in their order; all without it. */
  readonly languages?: readonly string[];
  /** Origins of pages that may show the site in a frame. */
  readonly frameOrigins: readonly string[];
  readonly editLaunch: "github" | "dashboard";
  /** Settings for assistants, as on the wire. */
  readonly agents: unknown;
  /** Roles of readers that `viewers` may name. */
  readonly roles: readonly string[];
}

/** The search of a site. */
export interface SearchSettings {
  readonly text: string | undefined;
  readonly isOn: boolean;
  readonly prefersProduct: boolean;
  readonly filtersByProduct: boolean;
}

/** Settings of API references. */
export interface ReferenceSettings {
  /** Languages of generated calls; `all` of them, or only `curl`. */
  readonly httpSnippets: "all" | readonly string[];
  readonly namesTypescriptJavascript: boolean;
  readonly hasProxy: boolean;
  readonly hasEditableEnvironments: boolean;
  readonly messageVariants: "flat" | "grouped";
}

/** Metadata for search engines and link previews, by names such as `og:title`. A file is an id in the site's files. */
export type SiteMetadata = { readonly [name: string]: MetadataValue };

/** A value of metadata. */
export type MetadataValue = string | number | boolean | { readonly kind: "file"; readonly id: string };

/** Reads the settings of a site from its configuration on the wire, which may lack or extend any of them. */
export function siteSettings(config: unknown): SiteSettings {
  const of = (key: string): unknown => member(config, key);
  const settings = of("settings");
  const languages = texts(of("languages"));
  return {
    layout: layoutSettings(of("layout"), config),
    theme: themeSettings(of("theme"), of("layout")),
    look: lookSettings(config),
    navbarLinks: navbarLinks(of("navbarLinks")),
    footerLinks: footerLinks(of("footerLinks")),
    ...present({ announcement: text(member(of("announcement"), "text")) }),
    search: searchSettings(settings),
    reference: referenceSettings(settings),
    language: text(member(settings, "language")) ?? "en",
    hides404: flag(member(settings, "hide404Page")),
    hasDarkCode: flag(member(settings, "darkModeCode")),
    extensions: extensionSettings(config),
    metadata: members(of("metadata"), metadataValue),
    ...present({ defaultLanguage: text(of("defaultLanguage")) }),
    ...(languages.length > 0 && { languages }),
    frameOrigins: texts(member(member(settings, "embedding"), "allowedOrigins")),
    editLaunch: choice(of("editThisPageLaunch"), { github: "github", dashboard: "dashboard" } as const, "github"),
    agents: of("agents"),
    roles: texts(member(of("root"), "roles")),
  };
}

function searchSettings(settings: unknown): SearchSettings {
  const search = member(settings, "search");
  return {
    text: text(member(settings, "searchText")),
    isOn: !flag(member(settings, "disableSearch")),
    prefersProduct: flag(member(search, "prioritizeCurrentProduct")),
    filtersByProduct:
      flag(member(search, "defaultFilterByCurrentProduct")) || flag(member(settings, "defaultSearchFilters")),
  };
}

function referenceSettings(settings: unknown): ReferenceSettings {
  const snippets = member(settings, "httpSnippets");
  return {
    httpSnippets: Array.isArray(snippets) ? texts(snippets) : snippets === false ? ["curl"] : "all",
    namesTypescriptJavascript: flag(member(settings, "useJavascriptAsTypescript")),
    hasProxy: !flag(member(settings, "disableExplorerProxy")),
    hasEditableEnvironments: !flag(member(settings, "disableEnvironmentEditing")),
    messageVariants: choice(
      member(settings, "websocketOneofDisplay"),
      { flat: "flat", grouped: "grouped" } as const,
      "flat",
    ),
  };
}

/** A file is named by its id, with or without the scheme `file:`. */
function metadataValue(value: unknown): MetadataValue | undefined {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return text(value);
  const inner = text(member(value, "value"));
  if (inner === undefined) return undefined;
  return member(value, "type") === "fileId" ? { kind: "file", id: inner.replace(/^file:/, "") } : inner;
}
