// Generated from idl/areas/docs-commons.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 2c33cd442823cf5b0a454c3e3179c9cc

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Navigation from "./navigation.ts";

/** One page of a site. */
export interface PageContent {
  /** Markdown with components, after includes are resolved. */
  readonly markdown: string;
  /** Where readers can propose a change. Absent shows no such link. */
  readonly editThisPageUrl?: Commons.Url;
  /** Markdown as the author wrote it, before includes. Absent when it is the same as `markdown`. */
  readonly rawMarkdown?: string;
}

/** A height in pixels. */
export type Height = number;

/** A link in the sidebar. */
export interface LinkMetadata {
  /** Text of the link. */
  readonly title: string;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** Where the link leads. */
  readonly url: Commons.Url;
}

/** A link among the tabs. */
export interface NavigationTabLink {
  /** Text of the link. */
  readonly title: string;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** Where the link leads. */
  readonly url: Commons.Url;
}

/** An API reference, as a node of the newer navigation tree. */
export interface ApiSectionV2 {
  /** The reference and all that is below it. */
  readonly node: Navigation.ApiReferenceNode;
}

/** A changelog, as a node of the newer navigation tree. */
export interface ChangelogSectionV3 {
  /** The changelog and all that is below it. */
  readonly node: Navigation.ChangelogNode;
}

/** Settings of a site that are written and read in the same form. */
export interface BaseDocsConfig {
  /** Name of the site, shown in the browser's tab. */
  readonly title?: string;
  /** Language of code samples until the reader chooses another. */
  readonly defaultLanguage?: ProgrammingLanguage;
  /** A banner above every page. Absent means none. */
  readonly announcement?: AnnouncementConfig;
  /** The navigation tree. */
  readonly root?: Navigation.RootNode;
  /** Links at the right of the header. */
  readonly navbarLinks?: readonly NavbarLink[];
  /** Links below every page. */
  readonly footerLinks?: readonly FooterLink[];
  /** True leaves out the links to the previous and next page. */
  readonly hideNavLinks?: boolean;
  /** Height of the logo in the header. */
  readonly logoHeight?: Height;
  /** Where a click on the logo leads. The home page when absent. */
  readonly logoHref?: Commons.Url;
  /** Image for the browser's tab. */
  readonly favicon?: Commons.FileId;
  /** What search engines and link previews are told. */
  readonly metadata?: MetadataConfig;
  /** Old addresses and where they lead now. The first that matches wins. */
  readonly redirects?: readonly RedirectConfig[];
  /** Sizes and places of the parts of a page. */
  readonly layout?: DocsLayoutConfig;
  /** Fonts. The site's own when absent. */
  readonly typographyV2?: DocsTypographyConfigV2;
  /** Analytics services that count visits. Absent means none. */
  readonly analyticsConfig?: AnalyticsConfig;
  /** Services that add something to the pages. */
  readonly integrations?: IntegrationsConfig;
  /** Style sheets of the author's own. */
  readonly css?: CssConfig;
  /** Scripts of the author's own. */
  readonly js?: JsConfig;
  /** Settings of the chat that answers questions about the docs. */
  readonly aiChatConfig?: AIChatConfig;
}

/** Settings of the chat that answers questions about the docs. */
export interface AIChatConfig {
  /** Model that answers. The host chooses when absent. */
  readonly model?: AIModel;
  /** Instructions that the model gets before every question. */
  readonly systemPrompt?: string;
}

/** Models that can answer questions. */
export type AIModel = "claude-3.5" | "claude-3.7" | "claude-4" | "command-a";

/** A file of the site, or one elsewhere. */
export type FileIdOrUrl =
  /** A file uploaded with the site. */
  | { readonly type: "fileId"; readonly value: Commons.FileId }
  /** A file that another server holds. */
  | { readonly type: "url"; readonly value: Commons.Url };

/** A color. */
export interface RgbaColor {
  /** Red, 0 to 255. */
  readonly r: number;
  /** Green, 0 to 255. */
  readonly g: number;
  /** Blue, 0 to 255. */
  readonly b: number;
  /** Opacity, 0 to 1. Opaque when absent. */
  readonly a?: number;
}

/** Languages that code samples can be shown in. */
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
  /** Markdown of a line or two. */
  readonly text: string;
}

/** Analytics services by name. A service without an entry is not loaded. */
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
  /** Organization id given by FullStory. */
  readonly orgId: string;
}

/** Access to Intercom. */
export interface IntercomConfig {
  /** Workspace id given by Intercom. */
  readonly appId: string;
  /** Address of a regional server. The default region's when absent. */
  readonly apiBase?: string;
}

/** Access to PostHog. */
export interface PostHogConfig {
  /** Project key. Visible to every reader. */
  readonly apiKey: string;
  /** Address of a self-hosted or regional server. The vendor's own when absent. */
  readonly endpoint?: string;
}

/** Access to Google Tag Manager. */
export interface GTMConfig {
  /** Container id, such as `GTM-ABC123`. */
  readonly containerId: string;
}

/** Access to Google Analytics 4. */
export interface GoogleAnalytics4Config {
  /** Measurement id, such as `G-ABC123`. */
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
  /** Site id. */
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
  /** Application id, such as `acme/docs`. */
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
  /** Site id given by Fathom. */
  readonly siteId: string;
}

/** Access to Clearbit. */
export interface ClearBitConfig {
  /** Publishable key. Visible to every reader. */
  readonly apiKey: string;
}

/** Access to Heap. */
export interface HeapConfig {
  /** Environment id given by Heap. */
  readonly appId: string;
}

/** Sizes and places of the parts of a page. What is absent keeps the site's own measure. */
export interface DocsLayoutConfig {
  /** Width of header, sidebar and content together. */
  readonly pageWidth?: PageWidthSizeConfig;
  /** Width of the text column. */
  readonly contentWidth?: SizeConfig;
  /** Width of the sidebar. */
  readonly sidebarWidth?: SizeConfig;
  /** Height of the header. */
  readonly headerHeight?: SizeConfig;
  /** Where the search bar stands. */
  readonly searchbarPlacement?: SearchbarPlacement;
  /** Where the tabs stand. */
  readonly tabsPlacement?: TabsPlacement;
  /** Where the text column stands when there is room to spare. */
  readonly contentAlignment?: ContentAlignment;
  /** Whether the header stays when the page scrolls. */
  readonly headerPosition?: HeaderPosition;
  /** True leaves out the header. Its parts move to the sidebar. */
  readonly disableHeader?: boolean;
  /** True leaves out the links to the previous and next page. */
  readonly hideNavLinks?: boolean;
  /** True leaves out the question whether a page was helpful. */
  readonly hideFeedback?: boolean;
}

/** Places for the search bar. */
export type SearchbarPlacement =
  /** In the header. */
  | "HEADER"
  /** In the row of tabs below the header. */
  | "HEADER_TABS"
  /** On top of the sidebar. */
  | "SIDEBAR";

/** Places for the tabs. */
export type TabsPlacement =
  /** In a row below the header. */
  | "HEADER"
  /** On top of the sidebar. */
  | "SIDEBAR";

/** Places for the text column. */
export type ContentAlignment =
  /** In the middle of the room beside the sidebar. */
  | "CENTER"
  /** Next to the sidebar. */
  | "LEFT";

/** What the header does when the page scrolls. */
export type HeaderPosition =
  /** Stays in sight. */
  | "FIXED"
  /** Scrolls away with the page. */
  | "ABSOLUTE";

/** A width for the whole page. */
export type PageWidthSizeConfig =
  /** In pixels. */
  | { readonly type: "px"; readonly value: number }
  /** In multiples of the root font size. */
  | { readonly type: "rem"; readonly value: number }
  /** As wide as the window. */
  | { readonly type: "full" };

/** A length on the page. */
export type SizeConfig =
  /** In pixels. */
  | { readonly type: "px"; readonly value: number }
  /** In multiples of the root font size. */
  | { readonly type: "rem"; readonly value: number };

/** What search engines and link previews are told. Pages may override it. */
export interface MetadataConfig {
  /** Site name in Open Graph previews. */
  readonly "og:site_name"?: string;
  /** Title in Open Graph previews. The page's own when absent. */
  readonly "og:title"?: string;
  /** Summary in Open Graph previews. */
  readonly "og:description"?: string;
  /** Address that Open Graph previews count as this page's. */
  readonly "og:url"?: string;
  /** Picture in Open Graph previews. */
  readonly "og:image"?: FileIdOrUrl;
  /** Width of that picture in pixels. */
  readonly "og:image:width"?: number;
  /** Height of that picture in pixels. */
  readonly "og:image:height"?: number;
  /** Language and region, such as `en_GB`. */
  readonly "og:locale"?: string;
  /** Logo for services that show one beside the preview. */
  readonly "og:logo"?: FileIdOrUrl;
  /** Title on Twitter cards. Falls back to `og:title`. */
  readonly "twitter:title"?: string;
  /** Summary on Twitter cards. Falls back to `og:description`. */
  readonly "twitter:description"?: string;
  /** Account of the author, with the at sign. */
  readonly "twitter:handle"?: string;
  /** Picture on Twitter cards. Falls back to `og:image`. */
  readonly "twitter:image"?: FileIdOrUrl;
  /** Account of the site, with the at sign. */
  readonly "twitter:site"?: string;
  /** Address that Twitter cards count as this page's. */
  readonly "twitter:url"?: string;
  /** Layout of Twitter cards. */
  readonly "twitter:card"?: TwitterCardSetting;
  /** True asks search engines to leave the pages out. */
  readonly noindex?: boolean;
  /** True asks search engines not to follow the links. */
  readonly nofollow?: boolean;
}

/** Layouts of a Twitter card. */
export type TwitterCardSetting =
  /** A small picture beside the text. */
  | "summary"
  /** A wide picture above the text. */
  | "summary_large_image"
  /** A link to a mobile app. */
  | "app"
  /** A player for video or audio. */
  | "player";

/** An old address and where it leads now. */
export interface RedirectConfig {
  /** Path to match. `:name` matches one segment and `:name*` the rest. */
  readonly source: string;
  /** Path or address to send readers to. It may use the names of `source`. */
  readonly destination: string;
  /** True answers 308, so that browsers remember. False answers 307. */
  readonly permanent?: boolean;
}

/** A link at the right of the header. */
export type NavbarLink =
  /** A button filled with the accent color. */
  | ({ readonly type: "filled" } & NavbarLinkMetadata)
  /** A button with a border only. */
  | ({ readonly type: "outlined" } & NavbarLinkMetadata)
  /** Plain text. */
  | ({ readonly type: "minimal" } & NavbarLinkMetadata)
  /** A GitHub repository, shown with its number of stars. */
  | ({ readonly type: "github" } & NavbarGithubMetadata)
  /** The most important button. Looks like `filled`. */
  | ({ readonly type: "primary" } & NavbarLinkMetadata)
  /** A lesser button. Looks like `minimal`. */
  | ({ readonly type: "secondary" } & NavbarLinkMetadata)
  /** A menu of links. An extension of newer publishers. */
  | ({ readonly type: "dropdown" } & NavbarMenuMetadata);

/** A menu at the right of the header. */
export interface NavbarMenuMetadata {
  /** Text of the button that opens the menu. */
  readonly text?: string;
  /** Name or address of an icon before the text. */
  readonly icon?: string;
  /** Name or address of an icon after the text. */
  readonly rightIcon?: string;
  /** True for round corners. */
  readonly rounded?: boolean;
  /** The links, from top to bottom. */
  readonly links: readonly NavbarLinkMetadata[];
}

/** Where a header link leads and what it shows. */
export interface NavbarLinkMetadata {
  /** Where the link leads. */
  readonly url: Commons.Url;
  /** Words on the link. Absent leaves the icon alone. */
  readonly text?: string;
  /** Icon before the words. */
  readonly icon?: string;
  /** Icon after the words. */
  readonly rightIcon?: string;
  /** True gives a button fully round ends. */
  readonly rounded?: boolean;
  /** The link as its author wrote it; `url` is the same. An extension of newer publishers. */
  readonly href?: string;
  /** Where the link opens, as in HTML. An extension of newer publishers. */
  readonly target?: string;
  /** Roles that see the link. Absent means everybody. An extension of newer publishers. */
  readonly viewers?: readonly Commons.RoleId[];
}

/** A GitHub repository in the header. */
export interface NavbarGithubMetadata {
  /** Address of the repository. */
  readonly url: Commons.Url;
}

/** A link below every page, shown as the mark of its service. */
export type FooterLink =
  /** A GitHub account or repository. */
  | { readonly type: "github"; readonly value: Commons.Url }
  /** A Twitter account, with the old bird. */
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
  /** Any other site, shown as a globe. */
  | { readonly type: "website"; readonly value: Commons.Url };

/** Style sheets of the author's own. */
export interface CssConfig {
  /** Style sheets in full, put into every page in this order. */
  readonly inline?: readonly string[];
}

/** Scripts of the author's own. */
export interface JsConfig {
  /** Scripts that other servers hold. */
  readonly remote?: readonly JsRemoteConfig[];
  /** Scripts uploaded with the site. */
  readonly files: readonly JsFileConfig[];
  /** Scripts in full, put into every page in this order. */
  readonly inline?: readonly string[];
}

/** A script that another server holds. */
export interface JsRemoteConfig {
  /** Address of the script. */
  readonly url: Commons.Url;
  /** When it is loaded. `afterInteractive` when absent. */
  readonly strategy?: JsScriptStrategy;
}

/** A script uploaded with the site. */
export interface JsFileConfig {
  /** File that holds the script. */
  readonly fileId: Commons.FileId;
  /** When it is loaded. `afterInteractive` when absent. */
  readonly strategy?: JsScriptStrategy;
}

/** When a script is loaded. */
export type JsScriptStrategy =
  /** Before the page reacts to the reader. */
  | "beforeInteractive"
  /** As soon as the page reacts to the reader. */
  | "afterInteractive"
  /** When the browser has nothing else to do. */
  | "lazyOnload";

/** Services that add something to the pages. */
export interface IntegrationsConfig {
  /** Workspace id of the Intercom messenger. Absent shows no messenger. */
  readonly intercom?: string;
}

/** Fonts by where they are used. The site's own where absent. */
export interface DocsTypographyConfigV2 {
  /** For headings. */
  readonly headingsFont?: FontConfigV2;
  /** For running text. */
  readonly bodyFont?: FontConfigV2;
  /** For code. */
  readonly codeFont?: FontConfigV2;
}

/** Where a font comes from. */
export type FontConfigV2 =
  /** Font files uploaded with the site. */
  | ({ readonly type: "custom" } & CustomFontConfig);

/** A font made of uploaded files. */
export interface CustomFontConfig {
  /** Family name for style sheets. */
  readonly name: string;
  /** Its files. */
  readonly variants: readonly CustomFontConfigVariant[];
  /** What readers see until the font is there. `swap` when absent. */
  readonly display?: FontDisplay;
  /** Families to use when the font cannot be loaded, best first. */
  readonly fallback?: readonly string[];
  /** Settings of a variable font, such as `"wght" 450`. */
  readonly fontVariationSettings?: string;
}

/** One file of a font. */
export interface CustomFontConfigVariant {
  /** The font file, WOFF2 as a rule. */
  readonly fontFile: Commons.FileId;
  /** Weights that the file covers: one such as `400`, or the two ends of a range. */
  readonly weight?: readonly string[];
  /** Styles that the file covers. Both when absent. */
  readonly style?: readonly FontStyle[];
}

/** Slant of a font. */
export type FontStyle = "normal" | "italic";

/** What readers see while a font loads, as in the CSS property `font-display`. */
export type FontDisplay =
  /** What the browser prefers. */
  | "auto"
  /** Nothing for a short while, then the fallback. */
  | "block"
  /** The fallback at once, the font when it arrives. */
  | "swap"
  /** The fallback almost at once. A font that arrives late is not used on this page. */
  | "fallback"
  /** The fallback, unless the font is there at once. */
  | "optional";

/**
 * A file for each color scheme. `logo` of a theme has replaced it.
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
 * Colors of the first format. `colorsV3` has replaced it.
 *
 * @deprecated
 */
export interface ColorsConfig {
  /** Color of links and buttons. */
  readonly accentPrimary?: RgbaColor;
}

/**
 * Colors of the second format. `colorsV3` has replaced it.
 *
 * @deprecated
 */
export interface ColorsConfigV2 {
  /** Color of links and buttons. */
  readonly accentPrimary?: ColorConfig;
  /** Color behind the page. */
  readonly background?: ColorConfig;
}

/**
 * A color of the second format.
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
  /** The color. Absent keeps the site's own. */
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
 * Fonts of the first format. `typographyV2` has replaced it.
 *
 * @deprecated
 */
export interface DocsTypographyConfig {
  /** For headings. */
  readonly headingsFont?: FontConfig;
  /** For running text. */
  readonly bodyFont?: FontConfig;
  /** For code. */
  readonly codeFont?: FontConfig;
}

/**
 * A font of the first format.
 *
 * @deprecated
 */
export interface FontConfig {
  /** Family name for style sheets. */
  readonly name: string;
  /** The one font file. */
  readonly fontFile: Commons.FileId;
}

/** The types of `docs-commons` as shapes, by id. */
export const docsCommonsTypes: TypeTable = {
  "docs-commons:PageContent": {
    name: "PageContent",
    description: "One page of a site.",
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
          description: "Where readers can propose a change. Absent shows no such link.",
        },
        {
          key: "rawMarkdown",
          shape: { kind: "string" },
          optional: true,
          description: "Markdown as the author wrote it, before includes. Absent when it is the same as `markdown`.",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Where the link leads.",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Where the link leads.",
        },
      ],
    },
  },
  "docs-commons:ApiSectionV2": {
    name: "ApiSectionV2",
    description: "An API reference, as a node of the newer navigation tree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "node",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
          optional: false,
          description: "The reference and all that is below it.",
        },
      ],
    },
  },
  "docs-commons:ChangelogSectionV3": {
    name: "ChangelogSectionV3",
    description: "A changelog, as a node of the newer navigation tree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "node",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
          optional: false,
          description: "The changelog and all that is below it.",
        },
      ],
    },
  },
  "docs-commons:BaseDocsConfig": {
    name: "BaseDocsConfig",
    description: "Settings of a site that are written and read in the same form.",
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
          description: "Language of code samples until the reader chooses another.",
        },
        {
          key: "announcement",
          shape: { kind: "ref", id: "docs-commons:AnnouncementConfig" },
          optional: true,
          description: "A banner above every page. Absent means none.",
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
          description: "Links at the right of the header.",
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
          description: "True leaves out the links to the previous and next page.",
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
          description: "Where a click on the logo leads. The home page when absent.",
        },
        {
          key: "favicon",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Image for the browser's tab.",
        },
        {
          key: "metadata",
          shape: { kind: "ref", id: "docs-commons:MetadataConfig" },
          optional: true,
          description: "What search engines and link previews are told.",
        },
        {
          key: "redirects",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:RedirectConfig" } },
          optional: true,
          description: "Old addresses and where they lead now. The first that matches wins.",
        },
        {
          key: "layout",
          shape: { kind: "ref", id: "docs-commons:DocsLayoutConfig" },
          optional: true,
          description: "Sizes and places of the parts of a page.",
        },
        {
          key: "typographyV2",
          shape: { kind: "ref", id: "docs-commons:DocsTypographyConfigV2" },
          optional: true,
          description: "Fonts. The site's own when absent.",
        },
        {
          key: "analyticsConfig",
          shape: { kind: "ref", id: "docs-commons:AnalyticsConfig" },
          optional: true,
          description: "Analytics services that count visits. Absent means none.",
        },
        {
          key: "integrations",
          shape: { kind: "ref", id: "docs-commons:IntegrationsConfig" },
          optional: true,
          description: "Services that add something to the pages.",
        },
        {
          key: "css",
          shape: { kind: "ref", id: "docs-commons:CssConfig" },
          optional: true,
          description: "Style sheets of the author's own.",
        },
        {
          key: "js",
          shape: { kind: "ref", id: "docs-commons:JsConfig" },
          optional: true,
          description: "Scripts of the author's own.",
        },
        {
          key: "aiChatConfig",
          shape: { kind: "ref", id: "docs-commons:AIChatConfig" },
          optional: true,
          description: "Settings of the chat that answers questions about the docs.",
        },
      ],
    },
  },
  "docs-commons:AIChatConfig": {
    name: "AIChatConfig",
    description: "Settings of the chat that answers questions about the docs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "model",
          shape: { kind: "ref", id: "docs-commons:AIModel" },
          optional: true,
          description: "Model that answers. The host chooses when absent.",
        },
        {
          key: "systemPrompt",
          shape: { kind: "string" },
          optional: true,
          description: "Instructions that the model gets before every question.",
        },
      ],
    },
  },
  "docs-commons:AIModel": {
    name: "AIModel",
    description: "Models that can answer questions.",
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
    description: "A file of the site, or one elsewhere.",
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
          description: "A file that another server holds.",
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
          description: "Opacity, 0 to 1. Opaque when absent.",
        },
      ],
    },
  },
  "docs-commons:ProgrammingLanguage": {
    name: "ProgrammingLanguage",
    description: "Languages that code samples can be shown in.",
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
          description: "Markdown of a line or two.",
        },
      ],
    },
  },
  "docs-commons:AnalyticsConfig": {
    name: "AnalyticsConfig",
    description: "Analytics services by name. A service without an entry is not loaded.",
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
          description: "Organization id given by FullStory.",
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
          description: "Workspace id given by Intercom.",
        },
        {
          key: "apiBase",
          shape: { kind: "string" },
          optional: true,
          description: "Address of a regional server. The default region's when absent.",
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
          description: "Address of a self-hosted or regional server. The vendor's own when absent.",
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
          description: "Container id, such as `GTM-ABC123`.",
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
          description: "Measurement id, such as `G-ABC123`.",
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
        { key: "hjid", shape: { kind: "string" }, optional: false, description: "Site id." },
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
          description: "Application id, such as `acme/docs`.",
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
          description: "Site id given by Fathom.",
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
          description: "Environment id given by Heap.",
        },
      ],
    },
  },
  "docs-commons:DocsLayoutConfig": {
    name: "DocsLayoutConfig",
    description: "Sizes and places of the parts of a page. What is absent keeps the site's own measure.",
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
          description: "Where the search bar stands.",
        },
        {
          key: "tabsPlacement",
          shape: { kind: "ref", id: "docs-commons:TabsPlacement" },
          optional: true,
          description: "Where the tabs stand.",
        },
        {
          key: "contentAlignment",
          shape: { kind: "ref", id: "docs-commons:ContentAlignment" },
          optional: true,
          description: "Where the text column stands when there is room to spare.",
        },
        {
          key: "headerPosition",
          shape: { kind: "ref", id: "docs-commons:HeaderPosition" },
          optional: true,
          description: "Whether the header stays when the page scrolls.",
        },
        {
          key: "disableHeader",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the header. Its parts move to the sidebar.",
        },
        {
          key: "hideNavLinks",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the links to the previous and next page.",
        },
        {
          key: "hideFeedback",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the question whether a page was helpful.",
        },
      ],
    },
  },
  "docs-commons:SearchbarPlacement": {
    name: "SearchbarPlacement",
    description: "Places for the search bar.",
    shape: {
      kind: "enum",
      values: [
        { value: "HEADER", description: "In the header." },
        { value: "HEADER_TABS", description: "In the row of tabs below the header." },
        { value: "SIDEBAR", description: "On top of the sidebar." },
      ],
    },
  },
  "docs-commons:TabsPlacement": {
    name: "TabsPlacement",
    description: "Places for the tabs.",
    shape: {
      kind: "enum",
      values: [
        { value: "HEADER", description: "In a row below the header." },
        { value: "SIDEBAR", description: "On top of the sidebar." },
      ],
    },
  },
  "docs-commons:ContentAlignment": {
    name: "ContentAlignment",
    description: "Places for the text column.",
    shape: {
      kind: "enum",
      values: [
        { value: "CENTER", description: "In the middle of the room beside the sidebar." },
        { value: "LEFT", description: "Next to the sidebar." },
      ],
    },
  },
  "docs-commons:HeaderPosition": {
    name: "HeaderPosition",
    description: "What the header does when the page scrolls.",
    shape: {
      kind: "enum",
      values: [
        { value: "FIXED", description: "Stays in sight." },
        { value: "ABSOLUTE", description: "Scrolls away with the page." },
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
          description: "As wide as the window.",
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
    description: "What search engines and link previews are told. Pages may override it.",
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
          description: "Title in Open Graph previews. The page's own when absent.",
        },
        {
          key: "og:description",
          shape: { kind: "string" },
          optional: true,
          description: "Summary in Open Graph previews.",
        },
        {
          key: "og:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Open Graph previews count as this page's.",
        },
        {
          key: "og:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture in Open Graph previews.",
        },
        {
          key: "og:image:width",
          shape: { kind: "double" },
          optional: true,
          description: "Width of that picture in pixels.",
        },
        {
          key: "og:image:height",
          shape: { kind: "double" },
          optional: true,
          description: "Height of that picture in pixels.",
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
          description: "Logo for services that show one beside the preview.",
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
          description: "Summary on Twitter cards. Falls back to `og:description`.",
        },
        {
          key: "twitter:handle",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the author, with the at sign.",
        },
        {
          key: "twitter:image",
          shape: { kind: "ref", id: "docs-commons:FileIdOrUrl" },
          optional: true,
          description: "Picture on Twitter cards. Falls back to `og:image`.",
        },
        {
          key: "twitter:site",
          shape: { kind: "string" },
          optional: true,
          description: "Account of the site, with the at sign.",
        },
        {
          key: "twitter:url",
          shape: { kind: "string" },
          optional: true,
          description: "Address that Twitter cards count as this page's.",
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
          description: "True asks search engines to leave the pages out.",
        },
        {
          key: "nofollow",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines not to follow the links.",
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
        { value: "summary", description: "A small picture beside the text." },
        { value: "summary_large_image", description: "A wide picture above the text." },
        { value: "app", description: "A link to a mobile app." },
        { value: "player", description: "A player for video or audio." },
      ],
    },
  },
  "docs-commons:RedirectConfig": {
    name: "RedirectConfig",
    description: "An old address and where it leads now.",
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
          description: "Path or address to send readers to. It may use the names of `source`.",
        },
        {
          key: "permanent",
          shape: { kind: "boolean" },
          optional: true,
          description: "True answers 308, so that browsers remember. False answers 307.",
          default: false,
        },
      ],
    },
  },
  "docs-commons:NavbarLink": {
    name: "NavbarLink",
    description: "A link at the right of the header.",
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
                description: "Where the link leads.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Words on the link. Absent leaves the icon alone.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the words.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the words.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True gives a button fully round ends.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Where the link opens, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "outlined",
          description: "A button with a border only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "outlined" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Where the link leads.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Words on the link. Absent leaves the icon alone.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the words.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the words.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True gives a button fully round ends.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Where the link opens, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
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
                description: "Where the link leads.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Words on the link. Absent leaves the icon alone.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the words.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the words.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True gives a button fully round ends.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Where the link opens, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
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
                description: "Address of the repository.",
              },
            ],
          },
        },
        {
          value: "primary",
          description: "The most important button. Looks like `filled`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "primary" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Where the link leads.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Words on the link. Absent leaves the icon alone.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the words.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the words.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True gives a button fully round ends.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Where the link opens, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
              },
            ],
          },
        },
        {
          value: "secondary",
          description: "A lesser button. Looks like `minimal`.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "secondary" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Where the link leads.",
              },
              {
                key: "text",
                shape: { kind: "string" },
                optional: true,
                description: "Words on the link. Absent leaves the icon alone.",
              },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon before the words.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon after the words.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True gives a button fully round ends.",
              },
              {
                key: "href",
                shape: { kind: "string" },
                optional: true,
                description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
              },
              {
                key: "target",
                shape: { kind: "string" },
                optional: true,
                description: "Where the link opens, as in HTML. An extension of newer publishers.",
              },
              {
                key: "viewers",
                shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
                optional: true,
                description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
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
                description: "Name or address of an icon before the text.",
              },
              {
                key: "rightIcon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon after the text.",
              },
              {
                key: "rounded",
                shape: { kind: "boolean" },
                optional: true,
                description: "True for round corners.",
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
    description: "A menu at the right of the header.",
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
          description: "Name or address of an icon before the text.",
        },
        {
          key: "rightIcon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon after the text.",
        },
        {
          key: "rounded",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for round corners.",
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
    description: "Where a header link leads and what it shows.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Where the link leads.",
        },
        {
          key: "text",
          shape: { kind: "string" },
          optional: true,
          description: "Words on the link. Absent leaves the icon alone.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon before the words.",
        },
        {
          key: "rightIcon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon after the words.",
        },
        {
          key: "rounded",
          shape: { kind: "boolean" },
          optional: true,
          description: "True gives a button fully round ends.",
        },
        {
          key: "href",
          shape: { kind: "string" },
          optional: true,
          description: "The link as its author wrote it; `url` is the same. An extension of newer publishers.",
        },
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Where the link opens, as in HTML. An extension of newer publishers.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that see the link. Absent means everybody. An extension of newer publishers.",
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
          description: "Address of the repository.",
        },
      ],
    },
  },
  "docs-commons:FooterLink": {
    name: "FooterLink",
    description: "A link below every page, shown as the mark of its service.",
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
          description: "A Twitter account, with the old bird.",
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
          description: "Any other site, shown as a globe.",
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
    description: "Style sheets of the author's own.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "inline",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Style sheets in full, put into every page in this order.",
        },
      ],
    },
  },
  "docs-commons:JsConfig": {
    name: "JsConfig",
    description: "Scripts of the author's own.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "remote",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:JsRemoteConfig" } },
          optional: true,
          description: "Scripts that other servers hold.",
        },
        {
          key: "files",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:JsFileConfig" } },
          optional: false,
          description: "Scripts uploaded with the site.",
        },
        {
          key: "inline",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Scripts in full, put into every page in this order.",
        },
      ],
    },
  },
  "docs-commons:JsRemoteConfig": {
    name: "JsRemoteConfig",
    description: "A script that another server holds.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the script.",
        },
        {
          key: "strategy",
          shape: { kind: "ref", id: "docs-commons:JsScriptStrategy" },
          optional: true,
          description: "When it is loaded. `afterInteractive` when absent.",
        },
      ],
    },
  },
  "docs-commons:JsFileConfig": {
    name: "JsFileConfig",
    description: "A script uploaded with the site.",
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
          description: "When it is loaded. `afterInteractive` when absent.",
        },
      ],
    },
  },
  "docs-commons:JsScriptStrategy": {
    name: "JsScriptStrategy",
    description: "When a script is loaded.",
    shape: {
      kind: "enum",
      values: [
        { value: "beforeInteractive", description: "Before the page reacts to the reader." },
        { value: "afterInteractive", description: "As soon as the page reacts to the reader." },
        { value: "lazyOnload", description: "When the browser has nothing else to do." },
      ],
    },
  },
  "docs-commons:IntegrationsConfig": {
    name: "IntegrationsConfig",
    description: "Services that add something to the pages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "intercom",
          shape: { kind: "string" },
          optional: true,
          description: "Workspace id of the Intercom messenger. Absent shows no messenger.",
        },
      ],
    },
  },
  "docs-commons:DocsTypographyConfigV2": {
    name: "DocsTypographyConfigV2",
    description: "Fonts by where they are used. The site's own where absent.",
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
          description: "For running text.",
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
    description: "Where a font comes from.",
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
                description: "Family name for style sheets.",
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
                description: "What readers see until the font is there. `swap` when absent.",
              },
              {
                key: "fallback",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Families to use when the font cannot be loaded, best first.",
              },
              {
                key: "fontVariationSettings",
                shape: { kind: "string" },
                optional: true,
                description: "Settings of a variable font, such as `\"wght\" 450`.",
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
          description: "Family name for style sheets.",
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
          description: "What readers see until the font is there. `swap` when absent.",
        },
        {
          key: "fallback",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Families to use when the font cannot be loaded, best first.",
        },
        {
          key: "fontVariationSettings",
          shape: { kind: "string" },
          optional: true,
          description: "Settings of a variable font, such as `\"wght\" 450`.",
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
          description: "The font file, WOFF2 as a rule.",
        },
        {
          key: "weight",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Weights that the file covers: one such as `400`, or the two ends of a range.",
        },
        {
          key: "style",
          shape: { kind: "list", item: { kind: "ref", id: "docs-commons:FontStyle" } },
          optional: true,
          description: "Styles that the file covers. Both when absent.",
        },
      ],
    },
  },
  "docs-commons:FontStyle": {
    name: "FontStyle",
    description: "Slant of a font.",
    shape: { kind: "enum", values: [{ value: "normal" }, { value: "italic" }] },
  },
  "docs-commons:FontDisplay": {
    name: "FontDisplay",
    description: "What readers see while a font loads, as in the CSS property `font-display`.",
    shape: {
      kind: "enum",
      values: [
        { value: "auto", description: "What the browser prefers." },
        { value: "block", description: "Nothing for a short while, then the fallback." },
        { value: "swap", description: "The fallback at once, the font when it arrives." },
        {
          value: "fallback",
          description: "The fallback almost at once. A font that arrives late is not used on this page.",
        },
        { value: "optional", description: "The fallback, unless the font is there at once." },
      ],
    },
  },
  "docs-commons:ThemedFileId": {
    name: "ThemedFileId",
    description: "A file for each color scheme. `logo` of a theme has replaced it.",
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
    description: "Colors of the first format. `colorsV3` has replaced it.",
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
    description: "Colors of the second format. `colorsV3` has replaced it.",
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
          description: "Color behind the page.",
        },
      ],
    },
  },
  "docs-commons:ColorConfig": {
    name: "ColorConfig",
    description: "A color of the second format.",
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
                description: "The color. Absent keeps the site's own.",
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
          description: "The color. Absent keeps the site's own.",
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
    description: "Fonts of the first format. `typographyV2` has replaced it.",
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
          description: "For running text.",
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
    description: "A font of the first format.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Family name for style sheets.",
        },
        {
          key: "fontFile",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: false,
          description: "The one font file.",
        },
      ],
    },
  },
};
