// Generated from idl/areas/docs-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 add0f7db453bcf63ddf26be50a3ce3f0

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Navigation from "./navigation.ts";

/** A page of a site. */
export interface PageContent {
  /** Markdown with components, after includes are resolved. */
  readonly markdown: string;
  /** URL for editing the page. Default: no edit link. */
  readonly editThisPageUrl?: Commons.Url;
  /** Source Markdown, before includes are resolved. Default: `markdown`. */
  readonly rawMarkdown?: string;
}

/** A height in pixels. */
export type Height = number;

/** A link in the sidebar. */
export interface LinkMetadata {
  /** Text of the link. */
  readonly title: string;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Target of the link. */
  readonly url: Commons.Url;
}

/** A link among the tabs. */
export interface NavigationTabLink {
  /** Text of the link. */
  readonly title: string;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Target of the link. */
  readonly url: Commons.Url;
}

/** An API reference, as a node of the navigation tree (v2). */
export interface ApiSectionV2 {
  /** The reference and its descendants. */
  readonly node: Navigation.ApiReferenceNode;
}

/** A changelog, as a node of the navigation tree (v2). */
export interface ChangelogSectionV3 {
  /** The changelog and its descendants. */
  readonly node: Navigation.ChangelogNode;
}

/** Settings of a site. */
export interface BaseDocsConfig {
  /** Name of the site, shown in the browser's tab. */
  readonly title?: string;
  /** Default language of code samples. */
  readonly defaultLanguage?: ProgrammingLanguage;
  /** A banner above every page. Default: none. */
  readonly announcement?: AnnouncementConfig;
  /** The navigation tree. */
  readonly root?: Navigation.RootNode;
  /** Links in the header, on the right. */
  readonly navbarLinks?: readonly NavbarLink[];
  /** Links below every page. */
  readonly footerLinks?: readonly FooterLink[];
  /** Hides the links to the previous and next page. */
  readonly hideNavLinks?: boolean;
  /** Height of the logo in the header. */
  readonly logoHeight?: Height;
  /** Target of the logo. Default: the home page. */
  readonly logoHref?: Commons.Url;
  /** Favicon. */
  readonly favicon?: Commons.FileId;
  /** Meta tags. */
  readonly metadata?: MetadataConfig;
  /** Redirects. The first match wins. */
  readonly redirects?: readonly RedirectConfig[];
  /** Layout of pages. */
  readonly layout?: DocsLayoutConfig;
  /** Fonts. Default: the theme's. */
  readonly typographyV2?: DocsTypographyConfigV2;
  /** Analytics integrations. Default: none. */
  readonly analyticsConfig?: AnalyticsConfig;
  /** Integrations. */
  readonly integrations?: IntegrationsConfig;
  /** Custom CSS. */
  readonly css?: CssConfig;
  /** Custom JavaScript. */
  readonly js?: JsConfig;
  /** Settings of the AI chat. */
  readonly aiChatConfig?: AIChatConfig;
}

/** Settings of the AI chat. */
export interface AIChatConfig {
  /** Model. Default: chosen by the host. */
  readonly model?: AIModel;
  /** System prompt. */
  readonly systemPrompt?: string;
}

/** Models of the AI chat. */
export type AIModel = "claude-3.5" | "claude-3.7" | "claude-4" | "command-a";

/** An uploaded file or an external one. */
export type FileIdOrUrl =
  /** A file uploaded with the site. */
  | { readonly type: "fileId"; readonly value: Commons.FileId }
  /** An external file. */
  | { readonly type: "url"; readonly value: Commons.Url };

/** A color. */
export interface RgbaColor {
  /** Red, 0 to 255. */
  readonly r: number;
  /** Green, 0 to 255. */
  readonly g: number;
  /** Blue, 0 to 255. */
  readonly b: number;
  /** Opacity, 0 to 1. Default: 1. */
  readonly a?: number;
}

/** Languages of code samples. */
export type ProgrammingLanguage =
  | "typescript"
  | "javascript"
  | "python"
  | "java"
  | "go"
  | "ruby"
  | "csharp"
  | "php"
  | "swift"
  | "rust"
  /** TypeScript for Node.js. */
  | "nodets"
  /** JavaScript for Node.js. */
  | "nodejs"
  /** Any .NET language. */
  | "dotnet"
  /** A shell command that uses cURL. */
  | "curl"
  /** Any language of the Java virtual machine. */
  | "jvm"
  /** Same as `typescript`. */
  | "ts"
  /** Same as `javascript`. */
  | "js";

/** A banner above every page. */
export interface AnnouncementConfig {
  /** Short Markdown text. */
  readonly text: string;
}

/** Analytics integrations by name. */
export interface AnalyticsConfig {
  /** Segment. */
  readonly segment?: SegmentConfig;
  /** FullStory. */
  readonly fullstory?: FullStoryAnalyticsConfig;
  /** Intercom. */
  readonly intercom?: IntercomConfig;
  /** PostHog. */
  readonly posthog?: PostHogConfig;
  /** Google Tag Manager. */
  readonly gtm?: GTMConfig;
  /** Google Analytics 4. */
  readonly ga4?: GoogleAnalytics4Config;
  /** Amplitude. */
  readonly amplitude?: AmplitudeConfig;
  /** Mixpanel. */
  readonly mixpanel?: MixpanelConfig;
  /** Hotjar. */
  readonly hotjar?: HotJarConfig;
  /** Koala. */
  readonly koala?: KoalaConfig;
  /** LogRocket. */
  readonly logrocket?: LogRocketConfig;
  /** Pirsch. */
  readonly pirsch?: PirschConfig;
  /** Plausible. */
  readonly plausible?: PlausibleConfig;
  /** Fathom. */
  readonly fathom?: FathomConfig;
  /** Clearbit. */
  readonly clearbit?: ClearBitConfig;
  /** Heap. */
  readonly heap?: HeapConfig;
}

/** Access to Segment. */
export interface SegmentConfig {
  /** Write key of the source. Visible to every reader. */
  readonly writeKey: string;
}

/** Access to FullStory. */
export interface FullStoryAnalyticsConfig {
  /** Organization ID given by FullStory. */
  readonly orgId: string;
}

/** Access to Intercom. */
export interface IntercomConfig {
  /** Workspace ID given by Intercom. */
  readonly appId: string;
  /** Regional API base URL. Default: the vendor's default region. */
  readonly apiBase?: string;
}

/** Access to PostHog. */
export interface PostHogConfig {
  /** Project key. Visible to every reader. */
  readonly apiKey: string;
  /** URL of a self-hosted or regional server. Default: the vendor's. */
  readonly endpoint?: string;
}

/** Access to Google Tag Manager. */
export interface GTMConfig {
  /** Container ID, such as `GTM-ABC123`. */
  readonly containerId: string;
}

/** Access to Google Analytics 4. */
export interface GoogleAnalytics4Config {
  /** Measurement ID, such as `G-ABC123`. */
  readonly measurementId: string;
}

/** Access to Amplitude. */
export interface AmplitudeConfig {
  /** Project key. Visible to every reader. */
  readonly apiKey: string;
}

/** Access to Mixpanel. */
export interface MixpanelConfig {
  /** Project token. Visible to every reader. */
  readonly apiKey: string;
}

/** Access to Hotjar. */
export interface HotJarConfig {
  /** Site ID. */
  readonly hjid: string;
  /** Version of the tracking snippet. */
  readonly hjsv: string;
}

/** Access to Koala. */
export interface KoalaConfig {
  /** Public key. Visible to every reader. */
  readonly apiKey: string;
}

/** Access to LogRocket. */
export interface LogRocketConfig {
  /** Application ID, such as `acme/docs`. */
  readonly apiKey: string;
}

/** Access to Pirsch. */
export interface PirschConfig {
  /** Identification code of the site. */
  readonly id: string;
}

/** Access to Plausible. */
export interface PlausibleConfig {
  /** Site name registered with Plausible. */
  readonly domain: string;
}

/** Access to Fathom. */
export interface FathomConfig {
  /** Site ID given by Fathom. */
  readonly siteId: string;
}

/** Access to Clearbit. */
export interface ClearBitConfig {
  /** Publishable key. Visible to every reader. */
  readonly apiKey: string;
}

/** Access to Heap. */
export interface HeapConfig {
  /** Environment ID given by Heap. */
  readonly appId: string;
}

/** Layout of pages. Default for each setting: the theme's. */
export interface DocsLayoutConfig {
  /** Width of header, sidebar and content together. */
  readonly pageWidth?: PageWidthSizeConfig;
  /** Width of the text column. */
  readonly contentWidth?: SizeConfig;
  /** Width of the sidebar. */
  readonly sidebarWidth?: SizeConfig;
  /** Height of the header. */
  readonly headerHeight?: SizeConfig;
  /** Placement of the search bar. */
  readonly searchbarPlacement?: SearchbarPlacement;
  /** Placement of the tabs. */
  readonly tabsPlacement?: TabsPlacement;
  /** Alignment of the content. */
  readonly contentAlignment?: ContentAlignment;
  /** Position of the header. */
  readonly headerPosition?: HeaderPosition;
  /** Hides the header; its contents move to the sidebar. */
  readonly disableHeader?: boolean;
  /** Hides the links to the previous and next page. */
  readonly hideNavLinks?: boolean;
  /** Hides the feedback form. */
  readonly hideFeedback?: boolean;
}

/** Placements of the search bar. */
export type SearchbarPlacement =
  /** In the header. */
  | "HEADER"
  /** In the row of tabs below the header. */
  | "HEADER_TABS"
  /** At the top of the sidebar. */
  | "SIDEBAR";

/** Placements of the tabs. */
export type TabsPlacement =
  /** In a row below the header. */
  | "HEADER"
  /** At the top of the sidebar. */
  | "SIDEBAR";

/** Alignments of the content. */
export type ContentAlignment =
  /** Centered beside the sidebar. */
  | "CENTER"
  /** Next to the sidebar. */
  | "LEFT";

/** Positions of the header. */
export type HeaderPosition =
  /** Fixed while the page scrolls. */
  | "FIXED"
  /** Scrolls with the page. */
  | "ABSOLUTE";

/** A width for the whole page. */
export type PageWidthSizeConfig =
  /** In pixels. */
  | { readonly type: "px"; readonly value: number }
  /** In multiples of the root font size. */
  | { readonly type: "rem"; readonly value: number }
  /** Full width. */
  | { readonly type: "full" };

/** A length on the page. */
export type SizeConfig =
  /** In pixels. */
  | { readonly type: "px"; readonly value: number }
  /** In multiples of the root font size. */
  | { readonly type: "rem"; readonly value: number };

/** Meta tags. Pages can override them. */
export interface MetadataConfig {
  /** Site name in Open Graph previews. */
  readonly "og:site_name"?: string;
  /** Title in Open Graph previews. Default: the page title. */
  readonly "og:title"?: string;
  /** Description in Open Graph previews. */
  readonly "og:description"?: string;
  /** URL in Open Graph previews. */
  readonly "og:url"?: string;
  /** Image in Open Graph previews. */
  readonly "og:image"?: FileIdOrUrl;
  /** Width of the image in pixels. */
  readonly "og:image:width"?: number;
  /** Height of the image in pixels. */
  readonly "og:image:height"?: number;
  /** Language and region, such as `en_GB`. */
  readonly "og:locale"?: string;
  /** Logo in Open Graph previews. */
  readonly "og:logo"?: FileIdOrUrl;
  /** Title on Twitter cards. Falls back to `og:title`. */
  readonly "twitter:title"?: string;
  /** Description on Twitter cards. Falls back to `og:description`. */
  readonly "twitter:description"?: string;
  /** Twitter handle of the author, including `@`. */
  readonly "twitter:handle"?: string;
  /** Image on Twitter cards. Falls back to `og:image`. */
  readonly "twitter:image"?: FileIdOrUrl;
  /** Twitter handle of the site, including `@`. */
  readonly "twitter:site"?: string;
  /** URL in Twitter cards. */
  readonly "twitter:url"?: string;
  /** Layout of Twitter cards. */
  readonly "twitter:card"?: TwitterCardSetting;
  /** Asks search engines not to index the pages (`noindex`). */
  readonly noindex?: boolean;
  /** Asks search engines not to follow links (`nofollow`). */
  readonly nofollow?: boolean;
}

/** Layouts of a Twitter card. */
export type TwitterCardSetting =
  /** A small image beside the text. */
  | "summary"
  /** A large image above the text. */
  | "summary_large_image"
  /** A link to a mobile app. */
  | "app"
  /** A player for video or audio. */
  | "player";

/** A redirect. */
export interface RedirectConfig {
  /** Path to match. `:name` matches one segment and `:name*` the rest. */
  readonly source: string;
  /** Target path or URL. It may use parameters of `source`. */
  readonly destination: string;
  /** `true` redirects with 308 (permanent), `false` with 307 (temporary). */
  readonly permanent?: boolean;
}

/** A link in the header, on the right. */
export type NavbarLink =
  /** A button filled with the accent color. */
  | ({ readonly type: "filled" } & NavbarLinkMetadata)
  /** An outlined button. */
  | ({ readonly type: "outlined" } & NavbarLinkMetadata)
  /** Plain text. */
  | ({ readonly type: "minimal" } & NavbarLinkMetadata)
  /** A GitHub repository, shown with its number of stars. */
  | ({ readonly type: "github" } & NavbarGithubMetadata)
  /** A primary button. Same as `filled`. */
  | ({ readonly type: "primary" } & NavbarLinkMetadata)
  /** A secondary button. Same as `minimal`. */
  | ({ readonly type: "secondary" } & NavbarLinkMetadata)
  /** A menu of links. An extension of newer publishers. */
  | ({ readonly type: "dropdown" } & NavbarMenuMetadata);

/** A menu in the header, on the right. */
export interface NavbarMenuMetadata {
  /** Text of the button that opens the menu. */
  readonly text?: string;
  /** Icon before the text, by name or URL. */
  readonly icon?: string;
  /** Icon after the text, by name or URL. */
  readonly rightIcon?: string;
  /** Rounds the corners. */
  readonly rounded?: boolean;
  /** The links, from top to bottom. */
  readonly links: readonly NavbarLinkMetadata[];
}

/** Target and contents of a header link. */
export interface NavbarLinkMetadata {
  /** Target of the link. */
  readonly url: Commons.Url;
  /** Text of the link. Absent for an icon-only link. */
  readonly text?: string;
  /** Icon before the text. */
  readonly icon?: string;
  /** Icon after the text. */
  readonly rightIcon?: string;
  /** Fully rounds the button. */
  readonly rounded?: boolean;
  /** Same as `url`, as its author wrote it. An extension of newer publishers. */
  readonly href?: string;
  /** Link target, as in HTML. An extension of newer publishers. */
  readonly target?: string;
  /** Roles that see the link. Default: all readers. An extension of newer publishers. */
  readonly viewers?: readonly Commons.RoleId[];
}

/** A GitHub repository in the header. */
export interface NavbarGithubMetadata {
  /** URL of the repository. */
  readonly url: Commons.Url;
}

/** A link below every page, shown as an icon. */
export type FooterLink =
  /** A GitHub account or repository. */
  | { readonly type: "github"; readonly value: Commons.Url }
  /** A Twitter account, with the Twitter logo. */
  | { readonly type: "twitter"; readonly value: Commons.Url }
  /** An X account. */
  | { readonly type: "x"; readonly value: Commons.Url }
  /** A LinkedIn page. */
  | { readonly type: "linkedin"; readonly value: Commons.Url }
  /** A YouTube channel. */
  | { readonly type: "youtube"; readonly value: Commons.Url }
  /** An Instagram account. */
  | { readonly type: "instagram"; readonly value: Commons.Url }
  /** A Facebook page. */
  | { readonly type: "facebook"; readonly value: Commons.Url }
  /** An invitation to a Discord server. */
  | { readonly type: "discord"; readonly value: Commons.Url }
  /** An invitation to a Slack workspace. */
  | { readonly type: "slack"; readonly value: Commons.Url }
  /** A Hacker News account or thread. */
  | { readonly type: "hackernews"; readonly value: Commons.Url }
  /** A Medium publication. */
  | { readonly type: "medium"; readonly value: Commons.Url }
  /** Any other site, with a globe icon. */
  | { readonly type: "website"; readonly value: Commons.Url };

/** Custom CSS. */
export interface CssConfig {
  /** Inline style sheets, in order. */
  readonly inline?: readonly string[];
}

/** Custom JavaScript. */
export interface JsConfig {
  /** External scripts. */
  readonly remote?: readonly JsRemoteConfig[];
  /** Uploaded scripts. */
  readonly files: readonly JsFileConfig[];
  /** Inline scripts, in order. */
  readonly inline?: readonly string[];
}

/** An external script. */
export interface JsRemoteConfig {
  /** URL of the script. */
  readonly url: Commons.Url;
  /** Loading strategy. Default: `afterInteractive`. */
  readonly strategy?: JsScriptStrategy;
}

/** An uploaded script. */
export interface JsFileConfig {
  /** File that holds the script. */
  readonly fileId: Commons.FileId;
  /** Loading strategy. Default: `afterInteractive`. */
  readonly strategy?: JsScriptStrategy;
}

/** Loading strategy of a script. */
export type JsScriptStrategy =
  /** Before the page is interactive. */
  | "beforeInteractive"
  /** After the page is interactive. */
  | "afterInteractive"
  /** When the browser is idle. */
  | "lazyOnload";

/** Integrations. */
export interface IntegrationsConfig {
  /** Intercom workspace ID. Default: no messenger. */
  readonly intercom?: string;
}

/** Fonts by use. Default: the theme's. */
export interface DocsTypographyConfigV2 {
  /** For headings. */
  readonly headingsFont?: FontConfigV2;
  /** For body text. */
  readonly bodyFont?: FontConfigV2;
  /** For code. */
  readonly codeFont?: FontConfigV2;
}

/** Source of a font. */
export type FontConfigV2 =
  /** Font files uploaded with the site. */
  | ({ readonly type: "custom" } & CustomFontConfig);

/** A font made of uploaded files. */
export interface CustomFontConfig {
  /** CSS font family. */
  readonly name: string;
  /** Its files. */
  readonly variants: readonly CustomFontConfigVariant[];
  /** CSS `font-display`. Default: `swap`. */
  readonly display?: FontDisplay;
  /** Fallback font families. */
  readonly fallback?: readonly string[];
  /** CSS `font-variation-settings`, such as `"wght" 450`. */
  readonly fontVariationSettings?: string;
}

/** One file of a font. */
export interface CustomFontConfigVariant {
  /** The font file, usually WOFF2. */
  readonly fontFile: Commons.FileId;
  /** Font weights of the file: one, such as `400`, or both ends of a range. */
  readonly weight?: readonly string[];
  /** Font styles of the file. Default: both. */
  readonly style?: readonly FontStyle[];
}

/** Font styles. */
export type FontStyle = "normal" | "italic";

/** Values of the CSS property `font-display`. */
export type FontDisplay =
  /** The browser's default. */
  | "auto"
  /** Invisible for a short time, then the fallback. */
  | "block"
  /** The fallback at once, then the font once it has loaded. */
  | "swap"
  /** The fallback almost at once. A font that loads late is not used. */
  | "fallback"
  /** The fallback, unless the font has already loaded. */
  | "optional";

/**
 * Deprecated: a file per color scheme. Use `logo` of a theme.
 *
 * @deprecated
 */
export interface ThemedFileId {
  /** For the dark scheme. */
  readonly dark?: Commons.FileId;
  /** For the light scheme. */
  readonly light?: Commons.FileId;
}

/**
 * Deprecated: colors (v1). Use `colorsV3`.
 *
 * @deprecated
 */
export interface ColorsConfig {
  /** Color of links and buttons. */
  readonly accentPrimary?: RgbaColor;
}

/**
 * Deprecated: colors (v2). Use `colorsV3`.
 *
 * @deprecated
 */
export interface ColorsConfigV2 {
  /** Color of links and buttons. */
  readonly accentPrimary?: ColorConfig;
  /** Background color. */
  readonly background?: ColorConfig;
}

/**
 * A color (v2).
 *
 * @deprecated
 */
export type ColorConfig =
  /** One color for both schemes. */
  | ({ readonly type: "unthemed" } & ColorUnthemedConfig)
  /** A color for each scheme. */
  | ({ readonly type: "themed" } & ColorThemedConfig);

/**
 * One color for both schemes.
 *
 * @deprecated
 */
export interface ColorUnthemedConfig {
  /** The color. Default: the theme's. */
  readonly color?: RgbaColor;
}

/**
 * A color for each scheme.
 *
 * @deprecated
 */
export interface ColorThemedConfig {
  /** For the dark scheme. */
  readonly dark?: RgbaColor;
  /** For the light scheme. */
  readonly light?: RgbaColor;
}

/**
 * Deprecated: fonts (v1). Use `typographyV2`.
 *
 * @deprecated
 */
export interface DocsTypographyConfig {
  /** For headings. */
  readonly headingsFont?: FontConfig;
  /** For body text. */
  readonly bodyFont?: FontConfig;
  /** For code. */
  readonly codeFont?: FontConfig;
}

/**
 * A font (v1).
 *
 * @deprecated
 */
export interface FontConfig {
  /** CSS font family. */
  readonly name: string;
  /** The font file. */
  readonly fontFile: Commons.FileId;
}

/** The types of `docs-commons` as shapes, by id. */
export const docsCommonsTypes: TypeTable = {
  "docs-commons:PageContent": {
    name: "PageContent",
    description: "A page of a site.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "markdown",
          shape: { kind: "string" },
          optional: false,
          description: "Markdown with components, after includes are resolved.",
        },
        {
          key: "editThisPageUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "URL for editing the page. Default: no edit link.",
        },
        {
          key: "rawMarkdown",
          shape: { kind: "string" },
          optional: true,
          description: "Source Markdown, before includes are resolved. Default: `markdown`.",
        },
      ],
    },
  },
  "docs-commons:Height": {
    name: "Height",
    description: "A height in pixels.",
    shape: { kind: "double" },
  },
  "docs-commons:LinkMetadata": {
    name: "LinkMetadata",
    description: "A link in the sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the link.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Target of the link.",
        },
      ],
    },
  },
  "docs-commons:NavigationTabLink": {
    name: "NavigationTabLink",
    description: "A link among the tabs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the link.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Target of the link.",
        },
      ],
    },
  },
  "docs-commons:ApiSectionV2": {
    name: "ApiSectionV2",
    description: "An API reference, as a node of the navigation tree (v2).",
    shape: {
      kind: "object",
      properties: [
        {
          key: "node",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
          optional: false,
          description: "The reference and its descendants.",
        },
      ],
    },
  },
  "docs-commons:ChangelogSectionV3": {
    name: "ChangelogSectionV3",
    description: "A changelog, as a node of the navigation tree (v2).",
    shape: {
      kind: "object",
      properties: [
        {
          key: "node",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
          optional: false,
          description: "The changelog and its descendants.",
        },
      ],
    },
  },
  "docs-commons:BaseDocsConfig": {
    name: "BaseDocsConfig",
    description: "Settings of a site.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the site, shown in the browser's tab.",
        },
        {
          key: "defaultLanguage",
          shape: { kind: "ref", id: "docs-commons:ProgrammingLanguage" },
          optional: true,
          description: "Default language of code samples.",
        },
        {
          key: "announcement",
          shape: { kind: "ref", id: "docs-commons:AnnouncementConfig" },
          optional: true,
          description: "A banner above every page. Default: none.",
        },
        {
          key: "root",
          shape: { kind: "ref", id: "navigation:RootNode" },
          optional: true,
          description: "The navigation tree.",
        },
        {
          key: "navbarLinks",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:NavbarLink" } },
          optional: true,
          description: "Links in the header, on the right.",
        },
        {
          key: "footerLinks",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:FooterLink" } },
          optional: true,
          description: "Links below every page.",
        },
        {
          key: "hideNavLinks",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the links to the previous and next page.",
        },
        {
          key: "logoHeight",
          shape: { kind: "ref", id: "docs-commons:Height" },
          optional: true,
          description: "Height of the logo in the header.",
        },
        {
          key: "logoHref",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "Target of the logo. Default: the home page.",
        },
        {
          key: "favicon",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Favicon.",
        },
        {
          key: "metadata",
          shape: { kind: "ref", id: "docs-commons:MetadataConfig" },
          optional: true,
          description: "Meta tags.",
        },
        {
          key: "redirects",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:RedirectConfig" } },
          optional: true,
          description: "Redirects. The first match wins.",
        },
        {
          key: "layout",
          shape: { kind: "ref", id: "docs-commons:DocsLayoutConfig" },
          optional: true,
          description: "Layout of pages.",
        },
        {
          key: "typographyV2",
          shape: { kind: "ref", id: "docs-commons:DocsTypographyConfigV2" },
          optional: true,
          description: "Fonts. Default: the theme's.",
        },
        {
          key: "analyticsConfig",
          shape: { kind: "ref", id: "docs-commons:AnalyticsConfig" },
          optional: true,
          description: "Analytics integrations. Default: none.",
        },
        {
          key: "integrations",
          shape: { kind: "ref", id: "docs-commons:IntegrationsConfig" },
          optional: true,
          description: "Integrations.",
        },
        {
          key: "css",
          shape: { kind: "ref", id: "docs-commons:CssConfig" },
          optional: true,
          description: "Custom CSS.",
        },
        {
          key: "js",
          shape: { kind: "ref", id: "docs-commons:JsConfig" },
          optional: true,
          description: "Custom JavaScript.",
        },
        {
          key: "aiChatConfig",
          shape: { kind: "ref", id: "docs-commons:AIChatConfig" },
          optional: true,
          description: "Settings of the AI chat.",
        },
      ],
    },
  },
  "docs-commons:AIChatConfig": {
    name: "AIChatConfig",
    description: "Settings of the AI chat.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "model",
          shape: { kind: "ref", id: "docs-commons:AIModel" },
          optional: true,
          description: "Model. Default: chosen by the host.",
        },
        {
          key: "systemPrompt",
          shape: { kind: "string" },
          optional: true,
          description: "System prompt.",
        },
      ],
    },
  },
  "docs-commons:AIModel": {
    name: "AIModel",
    description: "Models of the AI chat.",
    shape: {
      kind: "enum",
      values: [
        { value: "claude-3.5" },
        { value: "claude-3.7" },
        { value: "claude-4" },
        { value: "command-a" },
      ],
    },
  },
  "docs-commons:FileIdOrUrl": {
    name: "FileIdOrUrl",
    description: "An uploaded file or an external one.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "fileId",
          description: "A file uploaded with the site.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "fileId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:FileId" }, optional: false },
            ],
          },
        },
        {
          value: "url",
          description: "An external file.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "url" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:RgbaColor": {
    name: "RgbaColor",
    description: "A color.",
    shape: {
      kind: "object",
      properties: [
        { key: "r", shape: { kind: "integer" }, optional: false, description: "Red, 0 to 255." },
        { key: "g", shape: { kind: "integer" }, optional: false, description: "Green, 0 to 255." },
        { key: "b", shape: { kind: "integer" }, optional: false, description: "Blue, 0 to 255." },
        {
          key: "a",
          shape: { kind: "double" },
          optional: true,
          description: "Opacity, 0 to 1. Default: 1.",
        },
      ],
    },
  },
  "docs-commons:ProgrammingLanguage": {
    name: "ProgrammingLanguage",
    description: "Languages of code samples.",
    shape: {
      kind: "enum",
      values: [
        { value: "typescript" },
        { value: "javascript" },
        { value: "python" },
        { value: "java" },
        { value: "go" },
        { value: "ruby" },
        { value: "csharp" },
        { value: "php" },
        { value: "swift" },
        { value: "rust" },
        { value: "nodets", description: "TypeScript for Node.js." },
        { value: "nodejs", description: "JavaScript for Node.js." },
        { value: "dotnet", description: "Any .NET language." },
        { value: "curl", description: "A shell command that uses cURL." },
        { value: "jvm", description: "Any language of the Java virtual machine." },
        { value: "ts", description: "Same as `typescript`." },
        { value: "js", description: "Same as `javascript`." },
      ],
    },
  },
  "docs-commons:AnnouncementConfig": {
    name: "AnnouncementConfig",
    description: "A banner above every page.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "text",
          shape: { kind: "string" },
          optional: false,
          description: "Short Markdown text.",
        },
      ],
    },
  },
  "docs-commons:AnalyticsConfig": {
    name: "AnalyticsConfig",
    description: "Analytics integrations by name.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "segment",
          shape: { kind: "ref", id: "docs-commons:SegmentConfig" },
          optional: true,
          description: "Segment.",
        },
        {
          key: "fullstory",
          shape: { kind: "ref", id: "docs-commons:FullStoryAnalyticsConfig" },
          optional: true,
          description: "FullStory.",
        },
        {
          key: "intercom",
          shape: { kind: "ref", id: "docs-commons:IntercomConfig" },
          optional: true,
          description: "Intercom.",
        },
        {
          key: "posthog",
          shape: { kind: "ref", id: "docs-commons:PostHogConfig" },
          optional: true,
          description: "PostHog.",
        },
        {
          key: "gtm",
          shape: { kind: "ref", id: "docs-commons:GTMConfig" },
          optional: true,
          description: "Google Tag Manager.",
        },
        {
          key: "ga4",
          shape: { kind: "ref", id: "docs-commons:GoogleAnalytics4Config" },
          optional: true,
          description: "Google Analytics 4.",
        },
        {
          key: "amplitude",
          shape: { kind: "ref", id: "docs-commons:AmplitudeConfig" },
          optional: true,
          description: "Amplitude.",
        },
        {
          key: "mixpanel",
          shape: { kind: "ref", id: "docs-commons:MixpanelConfig" },
          optional: true,
          description: "Mixpanel.",
        },
        {
          key: "hotjar",
          shape: { kind: "ref", id: "docs-commons:HotJarConfig" },
          optional: true,
          description: "Hotjar.",
        },
        {
          key: "koala",
          shape: { kind: "ref", id: "docs-commons:KoalaConfig" },
          optional: true,
          description: "Koala.",
        },
        {
          key: "logrocket",
          shape: { kind: "ref", id: "docs-commons:LogRocketConfig" },
          optional: true,
          description: "LogRocket.",
        },
        {
          key: "pirsch",
          shape: { kind: "ref", id: "docs-commons:PirschConfig" },
          optional: true,
          description: "Pirsch.",
        },
        {
          key: "plausible",
          shape: { kind: "ref", id: "docs-commons:PlausibleConfig" },
          optional: true,
          description: "Plausible.",
        },
        {
          key: "fathom",
          shape: { kind: "ref", id: "docs-commons:FathomConfig" },
          optional: true,
          description: "Fathom.",
        },
        {
          key: "clearbit",
          shape: { kind: "ref", id: "docs-commons:ClearBitConfig" },
          optional: true,
          description: "Clearbit.",
        },
        {
          key: "heap",
          shape: { kind: "ref", id: "docs-commons:HeapConfig" },
          optional: true,
          description: "Heap.",
        },
      ],
    },
  },
  "docs-commons:SegmentConfig": {
    name: "SegmentConfig",
    description: "Access to Segment.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "writeKey",
          shape: { kind: "string" },
          optional: false,
          description: "Write key of the source. Visible to every reader.",
        },
      ],
    },
  },
  "docs-commons:FullStoryAnalyticsConfig": {
    name: "FullStoryAnalyticsConfig",
    description: "Access to FullStory.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "orgId",
          shape: { kind: "string" },
          optional: false,
          description: "Organization ID given by FullStory.",
        },
      ],
    },
  },
  "docs-commons:IntercomConfig": {
    name: "IntercomConfig",
    description: "Access to Intercom.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "appId",
          shape: { kind: "string" },
          optional: false,
          description: "Workspace ID given by Intercom.",
        },
        {
          key: "apiBase",
          shape: { kind: "string" },
          optional: true,
          description: "Regional API base URL. Default: the vendor's default region.",
        },
      ],
    },
  },
  "docs-commons:PostHogConfig": {
    name: "PostHogConfig",
    description: "Access to PostHog.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Project key. Visible to every reader.",
        },
        {
          key: "endpoint",
          shape: { kind: "string" },
          optional: true,
          description: "URL of a self-hosted or regional server. Default: the vendor's.",
        },
      ],
    },
  },
  "docs-commons:GTMConfig": {
    name: "GTMConfig",
    description: "Access to Google Tag Manager.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "containerId",
          shape: { kind: "string" },
          optional: false,
          description: "Container ID, such as `GTM-ABC123`.",
        },
      ],
    },
  },
  "docs-commons:GoogleAnalytics4Config": {
    name: "GoogleAnalytics4Config",
    description: "Access to Google Analytics 4.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "measurementId",
          shape: { kind: "string" },
          optional: false,
          description: "Measurement ID, such as `G-ABC123`.",
        },
      ],
    },
  },
  "docs-commons:AmplitudeConfig": {
    name: "AmplitudeConfig",
    description: "Access to Amplitude.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Project key. Visible to every reader.",
        },
      ],
    },
  },
  "docs-commons:MixpanelConfig": {
    name: "MixpanelConfig",
    description: "Access to Mixpanel.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Project token. Visible to every reader.",
        },
      ],
    },
  },
  "docs-commons:HotJarConfig": {
    name: "HotJarConfig",
    description: "Access to Hotjar.",
    shape: {
      kind: "object",
      properties: [
        { key: "hjid", shape: { kind: "string" }, optional: false, description: "Site ID." },
        {
          key: "hjsv",
          shape: { kind: "string" },
          optional: false,
          description: "Version of the tracking snippet.",
        },
      ],
    },
  },
  "docs-commons:KoalaConfig": {
    name: "KoalaConfig",
    description: "Access to Koala.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Public key. Visible to every reader.",
        },
      ],
    },
  },
  "docs-commons:LogRocketConfig": {
    name: "LogRocketConfig",
    description: "Access to LogRocket.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Application ID, such as `acme/docs`.",
        },
      ],
    },
  },
  "docs-commons:PirschConfig": {
    name: "PirschConfig",
    description: "Access to Pirsch.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "Identification code of the site.",
        },
      ],
    },
  },
  "docs-commons:PlausibleConfig": {
    name: "PlausibleConfig",
    description: "Access to Plausible.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "domain",
          shape: { kind: "string" },
          optional: false,
          description: "Site name registered with Plausible.",
        },
      ],
    },
  },
  "docs-commons:FathomConfig": {
    name: "FathomConfig",
    description: "Access to Fathom.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "siteId",
          shape: { kind: "string" },
          optional: false,
          description: "Site ID given by Fathom.",
        },
      ],
    },
  },
  "docs-commons:ClearBitConfig": {
    name: "ClearBitConfig",
    description: "Access to Clearbit.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiKey",
          shape: { kind: "string" },
          optional: false,
          description: "Publishable key. Visible to every reader.",
        },
      ],
    },
  },
  "docs-commons:HeapConfig": {
    name: "HeapConfig",
    description: "Access to Heap.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "appId",
          shape: { kind: "string" },
          optional: false,
          description: "Environment ID given by Heap.",
        },
      ],
    },
  },
  "docs-commons:DocsLayoutConfig": {
    name: "DocsLayoutConfig",
    description: "Layout of pages. Default for each setting: the theme's.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pageWidth",
          shape: { kind: "ref", id: "docs-commons:PageWidthSizeConfig" },
          optional: true,
          description: "Width of header, sidebar and content together.",
        },
        {
          key: "contentWidth",
          shape: { kind: "ref", id: "docs-commons:SizeConfig" },
          optional: true,
          description: "Width of the text column.",
        },
        {
          key: "sidebarWidth",
          shape: { kind: "ref", id: "docs-commons:SizeConfig" },
          optional: true,
          description: "Width of the sidebar.",
        },
        {
          key: "headerHeight",
          shape: { kind: "ref", id: "docs-commons:SizeConfig" },
          optional: true,
          description: "Height of the header.",
        },
        {
          key: "searchbarPlacement",
          shape: { kind: "ref", id: "docs-commons:SearchbarPlacement" },
          optional: true,
          description: "Placement of the search bar.",
        },
        {
          key: "tabsPlacement",
          shape: { kind: "ref", id: "docs-commons:TabsPlacement" },
          optional: true,
          description: "Placement of the tabs.",
        },
        {
          key: "contentAlignment",
          shape: { kind: "ref", id: "docs-commons:ContentAlignment" },
          optional: true,
          description: "Alignment of the content.",
        },
        {
          key: "headerPosition",
          shape: { kind: "ref", id: "docs-commons:HeaderPosition" },
          optional: true,
          description: "Position of the header.",
        },
        {
          key: "disableHeader",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the header; its contents move to the sidebar.",
        },
        {
          key: "hideNavLinks",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the links to the previous and next page.",
        },
        {
          key: "hideFeedback",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the feedback form.",
        },
      ],
    },
  },
  "docs-commons:SearchbarPlacement": {
    name: "SearchbarPlacement",
    description: "Placements of the search bar.",
    shape: {
      kind: "enum",
      values: [
        { value: "HEADER", description: "In the header." },
        { value: "HEADER_TABS", description: "In the row of tabs below the header." },
        { value: "SIDEBAR", description: "At the top of the sidebar." },
      ],
    },
  },
  "docs-commons:TabsPlacement": {
    name: "TabsPlacement",
    description: "Placements of the tabs.",
    shape: {
      kind: "enum",
      values: [
        { value: "HEADER", description: "In a row below the header." },
        { value: "SIDEBAR", description: "At the top of the sidebar." },
      ],
    },
  },
  "docs-commons:ContentAlignment": {
    name: "ContentAlignment",
    description: "Alignments of the content.",
    shape: {
      kind: "enum",
      values: [
        { value: "CENTER", description: "Centered beside the sidebar." },
        { value: "LEFT", description: "Next to the sidebar." },
      ],
    },
  },
  "docs-commons:HeaderPosition": {
    name: "HeaderPosition",
    description: "Positions of the header.",
    shape: {
      kind: "enum",
      values: [
        { value: "FIXED", description: "Fixed while the page scrolls." },
        { value: "ABSOLUTE", description: "Scrolls with the page." },
      ],
    },
  },
  "docs-commons:PageWidthSizeConfig": {
    name: "PageWidthSizeConfig",
    description: "A width for the whole page.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "px",
          description: "In pixels.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "px" }, optional: false },
              { key: "value", shape: { kind: "double" }, optional: false },
            ],
          },
        },
        {
          value: "rem",
          description: "In multiples of the root font size.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "rem" }, optional: false },
              { key: "value", shape: { kind: "double" }, optional: false },
            ],
          },
        },
        {
          value: "full",
          description: "Full width.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "full" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:SizeConfig": {
    name: "SizeConfig",
    description: "A length on the page.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "px",
          description: "In pixels.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "px" }, optional: false },
              { key: "value", shape: { kind: "double" }, optional: false },
            ],
          },
        },
        {
          value: "rem",
          description: "In multiples of the root font size.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "rem" }, optional: false },
              { key: "value", shape: { kind: "double" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:MetadataConfig": {
    name: "MetadataConfig",
    description: "Meta tags. Pages can override them.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "og:site_name",
          shape: { kind: "string" },
          optional: true,
          description: "Site name in Open Graph previews.",
        },
        {
          key: "og:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title in Open Graph previews. Default: the page title.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Description in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Open Graph previews.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of the image in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of the image in pixels.",
        },
        {
          key: "og:locale",
          shape: { kind: "string" },
          optional: true,
          description: "Language and region, such as `en_GB`.",
        },
        {
          key: "og:logo",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Logo in Open Graph previews.",
        },
        {
          key: "twitter:title",
          shape: { kind: "string" },
          optional: true,
          description: "Title on Twitter cards. Falls back to `og:title`.",
        },
        {
          key: "twitter:description",
          shape: { kind: "string" },
          optional: true,
          description: "Description on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the author, including `@`.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Image on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Twitter handle of the site, including `@`.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "URL in Twitter cards.",
        },
        {
          key: "twitter:card",
          shape: { kind: "ref", id: "docs-commons:TwitterCardSetting" },
          optional: true,
          description: "Layout of Twitter cards.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the pages (`noindex`).",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to follow links (`nofollow`).",
        },
      ],
    },
  },
  "docs-commons:TwitterCardSetting": {
    name: "TwitterCardSetting",
    description: "Layouts of a Twitter card.",
    shape: {
      kind: "enum",
      values: [
        { value: "summary", description: "A small image beside the text." },
        { value: "summary_large_image", description: "A large image above the text." },
        { value: "app", description: "A link to a mobile app." },
        { value: "player", description: "A player for video or audio." },
      ],
    },
  },
  "docs-commons:RedirectConfig": {
    name: "RedirectConfig",
    description: "A redirect.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "source",
          shape: { kind: "string" },
          optional: false,
          description: "Path to match. `:name` matches one segment and `:name*` the rest.",
        },
        {
          key: "destination",
          shape: { kind: "string" },
          optional: false,
          description: "Target path or URL. It may use parameters of `source`.",
        },
        {
          key: "permanent",
          shape: { kind: "boolean" },
          optional: true,
          description: "`true` redirects with 308 (permanent), `false` with 307 (temporary).",
          default: false,
        },
      ],
    },
  },
  "docs-commons:NavbarLink": {
    name: "NavbarLink",
    description: "A link in the header, on the right.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "filled",
          description: "A button filled with the accent color.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "filled" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Target of the link.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the link. Absent for an icon-only link.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Fully rounds the button.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Link target, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "outlined",
          description: "An outlined button.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "outlined" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Target of the link.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the link. Absent for an icon-only link.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Fully rounds the button.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Link target, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "minimal",
          description: "Plain text.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "minimal" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Target of the link.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the link. Absent for an icon-only link.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Fully rounds the button.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Link target, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "github",
          description: "A GitHub repository, shown with its number of stars.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "github" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "URL of the repository.",
              },
            ],
          },
        },
        {
          value: "primary",
          description: "A primary button. Same as `filled`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "primary" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Target of the link.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the link. Absent for an icon-only link.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Fully rounds the button.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Link target, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "secondary",
          description: "A secondary button. Same as `minimal`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "secondary" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Target of the link.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the link. Absent for an icon-only link.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Fully rounds the button.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Link target, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "dropdown",
          description: "A menu of links. An extension of newer publishers.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "dropdown" }, optional: false },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Text of the button that opens the menu.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the text, by name or URL.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the text, by name or URL.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "Rounds the corners.",
              },
              {
                key: "links",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "docs-commons:NavbarLinkMetadata" },
                },
                optional: false,
                description: "The links, from top to bottom.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:NavbarMenuMetadata": {
    name: "NavbarMenuMetadata",
    description: "A menu in the header, on the right.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "text",
          shape: { kind: "string" },
          optional: true,
          description: "Text of the button that opens the menu.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon before the text, by name or URL.",
        },
        {
          key: "rightIcon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon after the text, by name or URL.",
        },
        {
          key: "rounded",
          shape: { kind: "boolean" },
          optional: true,
          description: "Rounds the corners.",
        },
        {
          key: "links",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:NavbarLinkMetadata" } },
          optional: false,
          description: "The links, from top to bottom.",
        },
      ],
    },
  },
  "docs-commons:NavbarLinkMetadata": {
    name: "NavbarLinkMetadata",
    description: "Target and contents of a header link.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Target of the link.",
        },
        {
          key: "text",
          shape: { kind: "string" },
          optional: true,
          description: "Text of the link. Absent for an icon-only link.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon before the text.",
        },
        {
          key: "rightIcon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon after the text.",
        },
        {
          key: "rounded",
          shape: { kind: "boolean" },
          optional: true,
          description: "Fully rounds the button.",
        },
        {
          key: "href",
          shape: { kind: "string" },
          optional: true,
          description: "Same as `url`, as its author wrote it. An extension of newer publishers.",
        },
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Link target, as in HTML. An extension of newer publishers.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that see the link. Default: all readers. An extension of newer publishers.",
        },
      ],
    },
  },
  "docs-commons:NavbarGithubMetadata": {
    name: "NavbarGithubMetadata",
    description: "A GitHub repository in the header.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the repository.",
        },
      ],
    },
  },
  "docs-commons:FooterLink": {
    name: "FooterLink",
    description: "A link below every page, shown as an icon.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "github",
          description: "A GitHub account or repository.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "github" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "twitter",
          description: "A Twitter account, with the Twitter logo.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "twitter" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "x",
          description: "An X account.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "x" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "linkedin",
          description: "A LinkedIn page.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "linkedin" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "youtube",
          description: "A YouTube channel.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "youtube" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "instagram",
          description: "An Instagram account.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "instagram" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "facebook",
          description: "A Facebook page.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "facebook" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "discord",
          description: "An invitation to a Discord server.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "discord" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "slack",
          description: "An invitation to a Slack workspace.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "slack" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "hackernews",
          description: "A Hacker News account or thread.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "hackernews" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "medium",
          description: "A Medium publication.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "medium" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
        {
          value: "website",
          description: "Any other site, with a globe icon.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "website" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:Url" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:CssConfig": {
    name: "CssConfig",
    description: "Custom CSS.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "inline",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Inline style sheets, in order.",
        },
      ],
    },
  },
  "docs-commons:JsConfig": {
    name: "JsConfig",
    description: "Custom JavaScript.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "remote",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:JsRemoteConfig" } },
          optional: true,
          description: "External scripts.",
        },
        {
          key: "files",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:JsFileConfig" } },
          optional: false,
          description: "Uploaded scripts.",
        },
        {
          key: "inline",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Inline scripts, in order.",
        },
      ],
    },
  },
  "docs-commons:JsRemoteConfig": {
    name: "JsRemoteConfig",
    description: "An external script.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the script.",
        },
        {
          key: "strategy",
          shape: { kind: "ref", id: "docs-commons:JsScriptStrategy" },
          optional: true,
          description: "Loading strategy. Default: `afterInteractive`.",
        },
      ],
    },
  },
  "docs-commons:JsFileConfig": {
    name: "JsFileConfig",
    description: "An uploaded script.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "fileId",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "File that holds the script.",
        },
        {
          key: "strategy",
          shape: { kind: "ref", id: "docs-commons:JsScriptStrategy" },
          optional: true,
          description: "Loading strategy. Default: `afterInteractive`.",
        },
      ],
    },
  },
  "docs-commons:JsScriptStrategy": {
    name: "JsScriptStrategy",
    description: "Loading strategy of a script.",
    shape: {
      kind: "enum",
      values: [
        { value: "beforeInteractive", description: "Before the page is interactive." },
        { value: "afterInteractive", description: "After the page is interactive." },
        { value: "lazyOnload", description: "When the browser is idle." },
      ],
    },
  },
  "docs-commons:IntegrationsConfig": {
    name: "IntegrationsConfig",
    description: "Integrations.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "intercom",
          shape: { kind: "string" },
          optional: true,
          description: "Intercom workspace ID. Default: no messenger.",
        },
      ],
    },
  },
  "docs-commons:DocsTypographyConfigV2": {
    name: "DocsTypographyConfigV2",
    description: "Fonts by use. Default: the theme's.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "headingsFont",
          shape: { kind: "ref", id: "docs-commons:FontConfigV2" },
          optional: true,
          description: "For headings.",
        },
        {
          key: "bodyFont",
          shape: { kind: "ref", id: "docs-commons:FontConfigV2" },
          optional: true,
          description: "For body text.",
        },
        {
          key: "codeFont",
          shape: { kind: "ref", id: "docs-commons:FontConfigV2" },
          optional: true,
          description: "For code.",
        },
      ],
    },
  },
  "docs-commons:FontConfigV2": {
    name: "FontConfigV2",
    description: "Source of a font.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "custom",
          description: "Font files uploaded with the site.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "custom" }, optional: false },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "CSS font family.",
              },
              {
                key: "variants",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "docs-commons:CustomFontConfigVariant" },
                },
                optional: false,
                description: "Its files.",
              },
              {
                key: "display",
                shape: { kind: "ref", id: "docs-commons:FontDisplay" },
                optional: true,
                description: "CSS `font-display`. Default: `swap`.",
              },
              {
                key: "fallback",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Fallback font families.",
              },
              {
                key: "fontVariationSettings",
                shape: { kind: "string" },
                optional: true,
                description: "CSS `font-variation-settings`, such as `\"wght\" 450`.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:CustomFontConfig": {
    name: "CustomFontConfig",
    description: "A font made of uploaded files.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "CSS font family.",
        },
        {
          key: "variants",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-commons:CustomFontConfigVariant" },
          },
          optional: false,
          description: "Its files.",
        },
        {
          key: "display",
          shape: { kind: "ref", id: "docs-commons:FontDisplay" },
          optional: true,
          description: "CSS `font-display`. Default: `swap`.",
        },
        {
          key: "fallback",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Fallback font families.",
        },
        {
          key: "fontVariationSettings",
          shape: { kind: "string" },
          optional: true,
          description: "CSS `font-variation-settings`, such as `\"wght\" 450`.",
        },
      ],
    },
  },
  "docs-commons:CustomFontConfigVariant": {
    name: "CustomFontConfigVariant",
    description: "One file of a font.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "fontFile",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "The font file, usually WOFF2.",
        },
        {
          key: "weight",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Font weights of the file: one, such as `400`, or both ends of a range.",
        },
        {
          key: "style",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:FontStyle" } },
          optional: true,
          description: "Font styles of the file. Default: both.",
        },
      ],
    },
  },
  "docs-commons:FontStyle": {
    name: "FontStyle",
    description: "Font styles.",
    shape: { kind: "enum", values: [{ value: "normal" }, { value: "italic" }] },
  },
  "docs-commons:FontDisplay": {
    name: "FontDisplay",
    description: "Values of the CSS property `font-display`.",
    shape: {
      kind: "enum",
      values: [
        { value: "auto", description: "The browser's default." },
        { value: "block", description: "Invisible for a short time, then the fallback." },
        { value: "swap", description: "The fallback at once, then the font once it has loaded." },
        {
          value: "fallback",
          description: "The fallback almost at once. A font that loads late is not used.",
        },
        { value: "optional", description: "The fallback, unless the font has already loaded." },
      ],
    },
  },
  "docs-commons:ThemedFileId": {
    name: "ThemedFileId",
    description: "Deprecated: a file per color scheme. Use `logo` of a theme.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "dark",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "For the dark scheme.",
        },
        {
          key: "light",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "For the light scheme.",
        },
      ],
    },
  },
  "docs-commons:ColorsConfig": {
    name: "ColorsConfig",
    description: "Deprecated: colors (v1). Use `colorsV3`.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "accentPrimary",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color of links and buttons.",
        },
      ],
    },
  },
  "docs-commons:ColorsConfigV2": {
    name: "ColorsConfigV2",
    description: "Deprecated: colors (v2). Use `colorsV3`.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "accentPrimary",
          shape: { kind: "ref", id: "docs-commons:ColorConfig" },
          optional: true,
          description: "Color of links and buttons.",
        },
        {
          key: "background",
          shape: { kind: "ref", id: "docs-commons:ColorConfig" },
          optional: true,
          description: "Background color.",
        },
      ],
    },
  },
  "docs-commons:ColorConfig": {
    name: "ColorConfig",
    description: "A color (v2).",
    availability: "Deprecated",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "unthemed",
          description: "One color for both schemes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "unthemed" }, optional: false },
              {
                key: "color",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "The color. Default: the theme's.",
              },
            ],
          },
        },
        {
          value: "themed",
          description: "A color for each scheme.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "themed" }, optional: false },
              {
                key: "dark",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "For the dark scheme.",
              },
              {
                key: "light",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "For the light scheme.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-commons:ColorUnthemedConfig": {
    name: "ColorUnthemedConfig",
    description: "One color for both schemes.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "color",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "The color. Default: the theme's.",
        },
      ],
    },
  },
  "docs-commons:ColorThemedConfig": {
    name: "ColorThemedConfig",
    description: "A color for each scheme.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "dark",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "For the dark scheme.",
        },
        {
          key: "light",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "For the light scheme.",
        },
      ],
    },
  },
  "docs-commons:DocsTypographyConfig": {
    name: "DocsTypographyConfig",
    description: "Deprecated: fonts (v1). Use `typographyV2`.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "headingsFont",
          shape: { kind: "ref", id: "docs-commons:FontConfig" },
          optional: true,
          description: "For headings.",
        },
        {
          key: "bodyFont",
          shape: { kind: "ref", id: "docs-commons:FontConfig" },
          optional: true,
          description: "For body text.",
        },
        {
          key: "codeFont",
          shape: { kind: "ref", id: "docs-commons:FontConfig" },
          optional: true,
          description: "For code.",
        },
      ],
    },
  },
  "docs-commons:FontConfig": {
    name: "FontConfig",
    description: "A font (v1).",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "CSS font family.",
        },
        {
          key: "fontFile",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "The font file.",
        },
      ],
    },
  },
};
