// Generated from idl/areas/docs-write.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 97c6c1117e42a9cd66f73e6bb255a92e

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";
import type * as DocsCommons from "./docs-commons.ts";

/** Everything that makes up a site but its APIs, which are registered on their own. */
export interface WriteDocsDefinition {
  /** Pages written by the author, by id. */
  readonly pages: { readonly [key: string]: DocsCommons.PageContent };
  /** Settings of the site. */
  readonly config: WriteDocsConfig;
  /** Source of the components that pages use, by path. Absent when pages use none. */
  readonly jsFiles?: { readonly [key: string]: string };
}

/** Settings of a site. */
export interface WriteDocsConfig extends DocsCommons.BaseDocsConfig {
  /**
   * Navigation of the first format. `root` has replaced it.
   *
   * @deprecated
   */
  readonly navigation?: WriteNavigationConfig;
  /** Colors and logos. */
  readonly colorsV3?: WriteColorsConfigV3;
  /** Picture behind the page in both schemes. */
  readonly backgroundImage?: Commons.FileId;
  /** Logo for each scheme. Readers prefer the logo of a theme in `colorsV3`. */
  readonly logoV2?: DocsCommons.ThemedFileId;
  /**
   * Logo of both schemes. The themes in `colorsV3` have replaced it.
   *
   * @deprecated
   */
  readonly logo?: Commons.FileId;
  /**
   * Colors of the first format. `colorsV3` has replaced it.
   *
   * @deprecated
   */
  readonly colors?: DocsCommons.ColorsConfig;
  /**
   * Colors of the second format. `colorsV3` has replaced it.
   *
   * @deprecated
   */
  readonly colorsV2?: DocsCommons.ColorsConfigV2;
  /**
   * Fonts of the first format. `typographyV2` has replaced it.
   *
   * @deprecated
   */
  readonly typography?: DocsCommons.DocsTypographyConfig;
}

/** The color schemes that a site offers. */
export type WriteColorsConfigV3 =
  /** Dark only. */
  | ({ readonly type: "dark" } & WriteThemeConfig)
  /** Light only. */
  | ({ readonly type: "light" } & WriteThemeConfig)
  /** Both. The reader's system decides until the reader chooses. */
  | ({ readonly type: "darkAndLight" } & WriteDarkAndLightModeConfig);

/** Colors and logo of one scheme. What is absent is derived from `accentPrimary` and the background. */
export interface WriteThemeConfig {
  /** Logo in the header. */
  readonly logo?: Commons.FileId;
  /** Picture behind the page. */
  readonly backgroundImage?: Commons.FileId;
  /** Color of links and buttons. */
  readonly accentPrimary: DocsCommons.RgbaColor;
  /** Color behind the page. Absent gives a gradient made from the accent color. */
  readonly background?: DocsCommons.RgbaColor;
  /** Color of lines between parts. */
  readonly border?: DocsCommons.RgbaColor;
  /** Color behind the sidebar. */
  readonly sidebarBackground?: DocsCommons.RgbaColor;
  /** Color behind the header. */
  readonly headerBackground?: DocsCommons.RgbaColor;
  /** Color behind cards. */
  readonly cardBackground?: DocsCommons.RgbaColor;
}

/** Colors and logo of both schemes. */
export interface WriteDarkAndLightModeConfig {
  /** For the dark scheme. */
  readonly dark: WriteThemeConfig;
  /** For the light scheme. */
  readonly light: WriteThemeConfig;
}

/**
 * Navigation of the first format. `root` of the settings has replaced it.
 *
 * @deprecated
 */
export type WriteNavigationConfig =
  /** One version only. */
  | WriteUnversionedNavigationConfig
  /** Several versions. */
  | WriteVersionedNavigationConfig;

/** Navigation of one version. */
export type WriteUnversionedNavigationConfig =
  /** Divided by tabs. */
  | WriteUnversionedTabbedNavigationConfig
  /** One sidebar. */
  | WriteUnversionedUntabbedNavigationConfig;

/** Navigation divided by tabs. */
export interface WriteUnversionedTabbedNavigationConfig {
  /**
   * The tabs, without a tag that tells groups from links. `tabsV2` has replaced it.
   *
   * @deprecated
   */
  readonly tabs?: readonly WriteNavigationTab[];
  /** The tabs, from left to right. */
  readonly tabsV2?: readonly WriteNavigationTabV2[];
  /** Page that greets readers. Absent leads to the first page. */
  readonly landingPage?: WritePageMetadata;
}

/**
 * An entry in the bar of tabs, without a tag. `NavigationTabV2` has replaced it.
 *
 * @deprecated
 */
export type WriteNavigationTab =
  /** A tab with a sidebar of its own. */
  | WriteNavigationTabGroup
  /** A link that stands among the tabs. */
  | DocsCommons.NavigationTabLink;

/** An entry in the bar of tabs. */
export type WriteNavigationTabV2 =
  /** A tab with a sidebar of its own. */
  | ({ readonly type: "group" } & WriteNavigationTabGroup)
  /** A link that stands among the tabs. */
  | ({ readonly type: "link" } & DocsCommons.NavigationTabLink)
  /** A changelog that fills a tab. */
  | ({ readonly type: "changelog" } & WriteChangelogSectionV2)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** A tab and its sidebar. */
export interface WriteNavigationTabGroup extends WriteNavigationNodeMetadata {
  /** Text of the tab. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** True leaves the tab's slug out of the addresses of its pages. */
  readonly skipUrlSlug?: boolean;
}

/** Navigation with one sidebar. */
export interface WriteUnversionedUntabbedNavigationConfig {
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** Page that greets readers. Absent leads to the first page. */
  readonly landingPage?: WritePageMetadata;
}

/** Navigation of several versions. */
export interface WriteVersionedNavigationConfig {
  /** The versions. The first is the default. */
  readonly versions: readonly WriteVersionedNavigationConfigData[];
}

/** One version and its navigation. */
export interface WriteVersionedNavigationConfigData {
  /** Short name of the version. */
  readonly version: Commons.VersionId;
  /** Part that the version adds to the addresses of its pages. Made from `version` when absent. */
  readonly urlSlugOverride?: string;
  /** Badge in the version switcher. Absent means no badge. */
  readonly availability?: Commons.Availability;
  /** Navigation of the version. */
  readonly config: WriteUnversionedNavigationConfig;
}

/** An entry in the sidebar. */
export type WriteNavigationItem =
  /** A page. */
  | ({ readonly type: "page" } & WritePageMetadata)
  /** The reference of an API. */
  | ({ readonly type: "api" } & WriteApiSection)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "apiV2" } & DocsCommons.ApiSectionV2)
  /** Entries under a heading. */
  | ({ readonly type: "section" } & WriteDocsSection)
  /** A link to another address. */
  | ({ readonly type: "link" } & DocsCommons.LinkMetadata)
  /** A changelog. */
  | ({ readonly type: "changelog" } & WriteChangelogSectionV2)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** Adds an icon and an address to entries that extend it. */
export interface WriteNavigationNodeMetadata {
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** True keeps the entry out of the sidebar. Its address still works. */
  readonly hidden?: boolean;
  /** Part that the entry adds to its address. Made from its title when absent. */
  readonly urlSlugOverride?: string;
  /** Whole address in segments. Absent when it follows from the entries above. */
  readonly fullSlug?: readonly string[];
}

/** A page in the sidebar. */
export interface WritePageMetadata extends WriteNavigationNodeMetadata {
  /** Key of the page in the site's `pages`. */
  readonly id: Commons.PageId;
  /** Text in the sidebar. */
  readonly title: string;
}

/**
 * The reference of an API in the sidebar. `ApiSectionV2` has replaced it.
 *
 * @deprecated
 */
export interface WriteApiSection extends WriteNavigationNodeMetadata {
  /** Text in the sidebar. */
  readonly title: string;
  /** Registered version that is shown. */
  readonly api: Commons.ApiDefinitionId;
  /**
   * Published SDKs of the API.
   *
   * @deprecated
   */
  readonly artifacts?: WriteApiArtifacts;
  /** True leaves the section's slug out of the addresses of its pages. False when absent. */
  readonly skipUrlSlug?: boolean;
  /** True lists the errors of each endpoint. False when absent. */
  readonly showErrors?: boolean;
  /**
   * Changelog whose addresses are written out. `changelogV2` has replaced it.
   *
   * @deprecated
   */
  readonly changelog?: WriteChangelogSection;
  /** Changelog of the API. Absent when it has none. */
  readonly changelogV2?: WriteChangelogSectionV2;
  /** The author's own order of the parts. Absent keeps the definition's order. */
  readonly navigation?: WriteApiNavigationConfigRoot;
  /** True puts all endpoints on one long page. */
  readonly longScrolling?: boolean;
  /** True leaves out the title, so that the entries stand one level higher. */
  readonly flattened?: boolean;
}

/**
 * An author's own order of the parts of an API, with pages among them.
 *
 * @deprecated
 */
export interface WriteApiNavigationConfigRoot {
  /** Page at the top of the reference. Absent when there is none. */
  readonly summaryPageId?: Commons.PageId;
  /** The parts, in order. */
  readonly items: readonly WriteApiNavigationConfigItem[];
}

/**
 * One entry in an author's own order.
 *
 * @deprecated
 */
export type WriteApiNavigationConfigItem =
  /** A section, with an order of its own. */
  | ({ readonly type: "subpackage" } & WriteApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId }
  /** A page that the author put among the calls. */
  | ({ readonly type: "page" } & WritePageMetadata);

/**
 * A section and the order of what is in it.
 *
 * @deprecated
 */
export interface WriteApiNavigationConfigSubpackage {
  /** Page at the top of the section. Absent when there is none. */
  readonly summaryPageId?: Commons.PageId;
  /** Section of the API definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its parts, in order. */
  readonly items: readonly WriteApiNavigationConfigItem[];
}

/**
 * A changelog with its address written out. `ChangelogSectionV2` has replaced it.
 *
 * @deprecated
 */
export interface WriteChangelogSection {
  /** Text in the sidebar. `Changelog` when absent. */
  readonly title?: string;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** True keeps the changelog out of the sidebar. Its address still works. */
  readonly hidden?: boolean;
  /** Text below the heading. */
  readonly description?: string;
  /** Page above the entries. Absent when there is none. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly WriteChangelogItem[];
  /** Part that the changelog adds to its address. */
  readonly urlSlug: string;
  /** Whole address in segments. Absent when it follows from the entries above. */
  readonly fullSlug?: readonly string[];
}

/** A changelog in the sidebar. */
export interface WriteChangelogSectionV2 extends WriteNavigationNodeMetadata {
  /** Text in the sidebar. `Changelog` when absent. */
  readonly title?: string;
  /** Text below the heading. */
  readonly description?: string;
  /** Page above the entries. Absent when there is none. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly WriteChangelogItem[];
}

/** One entry of a changelog. */
export interface WriteChangelogItem {
  /** Day the entry is about. */
  readonly date: string;
  /** Page that holds the entry. */
  readonly pageId: Commons.PageId;
  /** True keeps the entry off the list. Its address still works. */
  readonly hidden?: boolean;
}

/** Entries under a heading. */
export interface WriteDocsSection extends WriteNavigationNodeMetadata {
  /** The heading. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** True shows only the heading at first. False when absent. */
  readonly collapsed?: boolean;
  /** True leaves the section's slug out of the addresses of its pages. False when absent. */
  readonly skipUrlSlug?: boolean;
  /**
   * Page at the section's own address. Without one, the first page below it is shown.
   *
   * In development: it may still change.
   */
  readonly overviewPageId?: Commons.PageId;
}

/** Where the SDKs of an API are published. */
export interface WriteApiArtifacts {
  /** The SDKs. */
  readonly sdks: readonly WritePublishedSdk[];
  /** A Postman collection. Absent when there is none. */
  readonly postman?: WritePublishedPostmanCollection;
}

/** A published Postman collection. */
export interface WritePublishedPostmanCollection {
  /** Address of the collection. */
  readonly url: Commons.Url;
  /** Owner and name of the repository that holds it. Absent when it is not on GitHub. */
  readonly githubRepoName?: string;
}

/** A published SDK, by package registry. */
export type WritePublishedSdk =
  /** On npm. */
  | ({ readonly type: "npm" } & WriteNpmPackage)
  /** On Maven Central. */
  | ({ readonly type: "maven" } & WriteMavenPackage)
  /** On PyPI. */
  | ({ readonly type: "pypi" } & WritePypiPackage);

/** An SDK on npm. */
export interface WriteNpmPackage {
  /** Package name, such as `@acme/plants`. */
  readonly packageName: string;
  /** Owner and name of the repository that holds its source. */
  readonly githubRepoName: string;
  /** Version published last. */
  readonly version: string;
}

/** An SDK on Maven Central. */
export interface WriteMavenPackage {
  /** Group and artifact joined by a colon, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Owner and name of the repository that holds its source. */
  readonly githubRepoName: string;
  /** Version published last. */
  readonly version: string;
}

/** An SDK on PyPI. */
export interface WritePypiPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly packageName: string;
  /** Owner and name of the repository that holds its source. */
  readonly githubRepoName: string;
  /** Version published last. */
  readonly version: string;
}

/** The types of `docs-write` as shapes, by id. */
export const docsWriteTypes: TypeTable = {
  "docs-write:WriteDocsDefinition": {
    name: "WriteDocsDefinition",
    description: "Everything that makes up a site but its APIs, which are registered on their own.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pages",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:PageId" },
            value: { kind: "ref", id: "docs-commons:PageContent" },
          },
          optional: false,
          description: "Pages written by the author, by id.",
        },
        {
          key: "config",
          shape: { kind: "ref", id: "docs-write:WriteDocsConfig" },
          optional: false,
          description: "Settings of the site.",
        },
        {
          key: "jsFiles",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
          optional: true,
          description: "Source of the components that pages use, by path. Absent when pages use none.",
        },
      ],
    },
  },
  "docs-write:WriteDocsConfig": {
    name: "WriteDocsConfig",
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
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-write:WriteNavigationConfig" },
          optional: true,
          description: "Navigation of the first format. `root` has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "colorsV3",
          shape: { kind: "ref", id: "docs-write:WriteColorsConfigV3" },
          optional: true,
          description: "Colors and logos.",
        },
        {
          key: "backgroundImage",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Picture behind the page in both schemes.",
        },
        {
          key: "logoV2",
          shape: { kind: "ref", id: "docs-commons:ThemedFileId" },
          optional: true,
          description: "Logo for each scheme. Readers prefer the logo of a theme in `colorsV3`.",
        },
        {
          key: "logo",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Logo of both schemes. The themes in `colorsV3` have replaced it.",
          availability: "Deprecated",
        },
        {
          key: "colors",
          shape: { kind: "ref", id: "docs-commons:ColorsConfig" },
          optional: true,
          description: "Colors of the first format. `colorsV3` has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "colorsV2",
          shape: { kind: "ref", id: "docs-commons:ColorsConfigV2" },
          optional: true,
          description: "Colors of the second format. `colorsV3` has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "typography",
          shape: { kind: "ref", id: "docs-commons:DocsTypographyConfig" },
          optional: true,
          description: "Fonts of the first format. `typographyV2` has replaced it.",
          availability: "Deprecated",
        },
      ],
    },
  },
  "docs-write:WriteColorsConfigV3": {
    name: "WriteColorsConfigV3",
    description: "The color schemes that a site offers.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "dark",
          description: "Dark only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "dark" }, optional: false },
              {
                key: "logo",
                shape: { kind: "ref", id: "commons:FileId" },
                optional: true,
                description: "Logo in the header.",
              },
              {
                key: "backgroundImage",
                shape: { kind: "ref", id: "commons:FileId" },
                optional: true,
                description: "Picture behind the page.",
              },
              {
                key: "accentPrimary",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: false,
                description: "Color of links and buttons.",
              },
              {
                key: "background",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the page. Absent gives a gradient made from the accent color.",
              },
              {
                key: "border",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color of lines between parts.",
              },
              {
                key: "sidebarBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the sidebar.",
              },
              {
                key: "headerBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the header.",
              },
              {
                key: "cardBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind cards.",
              },
            ],
          },
        },
        {
          value: "light",
          description: "Light only.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "light" }, optional: false },
              {
                key: "logo",
                shape: { kind: "ref", id: "commons:FileId" },
                optional: true,
                description: "Logo in the header.",
              },
              {
                key: "backgroundImage",
                shape: { kind: "ref", id: "commons:FileId" },
                optional: true,
                description: "Picture behind the page.",
              },
              {
                key: "accentPrimary",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: false,
                description: "Color of links and buttons.",
              },
              {
                key: "background",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the page. Absent gives a gradient made from the accent color.",
              },
              {
                key: "border",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color of lines between parts.",
              },
              {
                key: "sidebarBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the sidebar.",
              },
              {
                key: "headerBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind the header.",
              },
              {
                key: "cardBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Color behind cards.",
              },
            ],
          },
        },
        {
          value: "darkAndLight",
          description: "Both. The reader's system decides until the reader chooses.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "darkAndLight" }, optional: false },
              {
                key: "dark",
                shape: { kind: "ref", id: "docs-write:WriteThemeConfig" },
                optional: false,
                description: "For the dark scheme.",
              },
              {
                key: "light",
                shape: { kind: "ref", id: "docs-write:WriteThemeConfig" },
                optional: false,
                description: "For the light scheme.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteThemeConfig": {
    name: "WriteThemeConfig",
    description: "Colors and logo of one scheme. What is absent is derived from `accentPrimary` and the background.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "logo",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Logo in the header.",
        },
        {
          key: "backgroundImage",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Picture behind the page.",
        },
        {
          key: "accentPrimary",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: false,
          description: "Color of links and buttons.",
        },
        {
          key: "background",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color behind the page. Absent gives a gradient made from the accent color.",
        },
        {
          key: "border",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color of lines between parts.",
        },
        {
          key: "sidebarBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color behind the sidebar.",
        },
        {
          key: "headerBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color behind the header.",
        },
        {
          key: "cardBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Color behind cards.",
        },
      ],
    },
  },
  "docs-write:WriteDarkAndLightModeConfig": {
    name: "WriteDarkAndLightModeConfig",
    description: "Colors and logo of both schemes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "dark",
          shape: { kind: "ref", id: "docs-write:WriteThemeConfig" },
          optional: false,
          description: "For the dark scheme.",
        },
        {
          key: "light",
          shape: { kind: "ref", id: "docs-write:WriteThemeConfig" },
          optional: false,
          description: "For the light scheme.",
        },
      ],
    },
  },
  "docs-write:WriteNavigationConfig": {
    name: "WriteNavigationConfig",
    description: "Navigation of the first format. `root` of the settings has replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "One version only.",
          shape: { kind: "ref", id: "docs-write:WriteUnversionedNavigationConfig" },
        },
        {
          description: "Several versions.",
          shape: { kind: "ref", id: "docs-write:WriteVersionedNavigationConfig" },
        },
      ],
    },
  },
  "docs-write:WriteUnversionedNavigationConfig": {
    name: "WriteUnversionedNavigationConfig",
    description: "Navigation of one version.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "Divided by tabs.",
          shape: { kind: "ref", id: "docs-write:WriteUnversionedTabbedNavigationConfig" },
        },
        {
          description: "One sidebar.",
          shape: { kind: "ref", id: "docs-write:WriteUnversionedUntabbedNavigationConfig" },
        },
      ],
    },
  },
  "docs-write:WriteUnversionedTabbedNavigationConfig": {
    name: "WriteUnversionedTabbedNavigationConfig",
    description: "Navigation divided by tabs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "tabs",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteNavigationTab" } },
          optional: true,
          description: "The tabs, without a tag that tells groups from links. `tabsV2` has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "tabsV2",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteNavigationTabV2" } },
          optional: true,
          description: "The tabs, from left to right.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "docs-write:WritePageMetadata" },
          optional: true,
          description: "Page that greets readers. Absent leads to the first page.",
        },
      ],
    },
  },
  "docs-write:WriteNavigationTab": {
    name: "WriteNavigationTab",
    description: "An entry in the bar of tabs, without a tag. `NavigationTabV2` has replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with a sidebar of its own.",
          shape: { kind: "ref", id: "docs-write:WriteNavigationTabGroup" },
        },
        {
          description: "A link that stands among the tabs.",
          shape: { kind: "ref", id: "docs-commons:NavigationTabLink" },
        },
      ],
    },
  },
  "docs-write:WriteNavigationTabV2": {
    name: "WriteNavigationTabV2",
    description: "An entry in the bar of tabs.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "group",
          description: "A tab with a sidebar of its own.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "group" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: false,
                description: "Text of the tab.",
              },
              {
                key: "items",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "docs-write:WriteNavigationItem" },
                },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: true,
                description: "True leaves the tab's slug out of the addresses of its pages.",
              },
            ],
          },
        },
        {
          value: "link",
          description: "A link that stands among the tabs.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "link" }, optional: false },
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
        {
          value: "changelog",
          description: "A changelog that fills a tab.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelog" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: true,
                description: "Text in the sidebar. `Changelog` when absent.",
              },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Text below the heading.",
              },
              {
                key: "pageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Page above the entries. Absent when there is none.",
              },
              {
                key: "items",
                shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteChangelogItem" } },
                optional: false,
                description: "Entries, newest first.",
              },
            ],
          },
        },
        {
          value: "changelogV3",
          description: "The same, as a node of the newer navigation tree.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelogV3" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ChangelogNode" },
                optional: false,
                description: "The changelog and all that is below it.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteNavigationTabGroup": {
    name: "WriteNavigationTabGroup",
    description: "A tab and its sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the tab.",
        },
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteNavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves the tab's slug out of the addresses of its pages.",
        },
      ],
    },
  },
  "docs-write:WriteUnversionedUntabbedNavigationConfig": {
    name: "WriteUnversionedUntabbedNavigationConfig",
    description: "Navigation with one sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteNavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "docs-write:WritePageMetadata" },
          optional: true,
          description: "Page that greets readers. Absent leads to the first page.",
        },
      ],
    },
  },
  "docs-write:WriteVersionedNavigationConfig": {
    name: "WriteVersionedNavigationConfig",
    description: "Navigation of several versions.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "versions",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-write:WriteVersionedNavigationConfigData" },
          },
          optional: false,
          description: "The versions. The first is the default.",
        },
      ],
    },
  },
  "docs-write:WriteVersionedNavigationConfigData": {
    name: "WriteVersionedNavigationConfigData",
    description: "One version and its navigation.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "version",
          shape: { kind: "ref", id: "commons:VersionId" },
          optional: false,
          description: "Short name of the version.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the version adds to the addresses of its pages. Made from `version` when absent.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge in the version switcher. Absent means no badge.",
        },
        {
          key: "config",
          shape: { kind: "ref", id: "docs-write:WriteUnversionedNavigationConfig" },
          optional: false,
          description: "Navigation of the version.",
        },
      ],
    },
  },
  "docs-write:WriteNavigationItem": {
    name: "WriteNavigationItem",
    description: "An entry in the sidebar.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "page",
          description: "A page.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "page" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "id",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: false,
                description: "Key of the page in the site's `pages`.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: false,
                description: "Text in the sidebar.",
              },
            ],
          },
        },
        {
          value: "api",
          description: "The reference of an API.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "api" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: false,
                description: "Text in the sidebar.",
              },
              {
                key: "api",
                shape: { kind: "ref", id: "commons:ApiDefinitionId" },
                optional: false,
                description: "Registered version that is shown.",
              },
              {
                key: "artifacts",
                shape: { kind: "ref", id: "docs-write:WriteApiArtifacts" },
                optional: true,
                description: "Published SDKs of the API.",
                availability: "Deprecated",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: true,
                description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
              },
              {
                key: "showErrors",
                shape: { kind: "boolean" },
                optional: true,
                description: "True lists the errors of each endpoint. False when absent.",
              },
              {
                key: "changelog",
                shape: { kind: "ref", id: "docs-write:WriteChangelogSection" },
                optional: true,
                description: "Changelog whose addresses are written out. `changelogV2` has replaced it.",
                availability: "Deprecated",
              },
              {
                key: "changelogV2",
                shape: { kind: "ref", id: "docs-write:WriteChangelogSectionV2" },
                optional: true,
                description: "Changelog of the API. Absent when it has none.",
              },
              {
                key: "navigation",
                shape: { kind: "ref", id: "docs-write:WriteApiNavigationConfigRoot" },
                optional: true,
                description: "The author's own order of the parts. Absent keeps the definition's order.",
              },
              {
                key: "longScrolling",
                shape: { kind: "boolean" },
                optional: true,
                description: "True puts all endpoints on one long page.",
              },
              {
                key: "flattened",
                shape: { kind: "boolean" },
                optional: true,
                description: "True leaves out the title, so that the entries stand one level higher.",
              },
            ],
          },
        },
        {
          value: "apiV2",
          description: "The same, as a node of the newer navigation tree.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "apiV2" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
                optional: false,
                description: "The reference and all that is below it.",
              },
            ],
          },
        },
        {
          value: "section",
          description: "Entries under a heading.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "section" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: false,
                description: "The heading.",
              },
              {
                key: "items",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "docs-write:WriteNavigationItem" },
                },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "collapsed",
                shape: { kind: "boolean" },
                optional: true,
                description: "True shows only the heading at first. False when absent.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: true,
                description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
              },
              {
                key: "overviewPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Page at the section's own address. Without one, the first page below it is shown.",
                availability: "InDevelopment",
              },
            ],
          },
        },
        {
          value: "link",
          description: "A link to another address.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "link" }, optional: false },
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
        {
          value: "changelog",
          description: "A changelog.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelog" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: true,
                description: "Text in the sidebar. `Changelog` when absent.",
              },
              {
                key: "description",
                shape: { kind: "string" },
                optional: true,
                description: "Text below the heading.",
              },
              {
                key: "pageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Page above the entries. Absent when there is none.",
              },
              {
                key: "items",
                shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteChangelogItem" } },
                optional: false,
                description: "Entries, newest first.",
              },
            ],
          },
        },
        {
          value: "changelogV3",
          description: "The same, as a node of the newer navigation tree.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelogV3" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ChangelogNode" },
                optional: false,
                description: "The changelog and all that is below it.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteNavigationNodeMetadata": {
    name: "WriteNavigationNodeMetadata",
    description: "Adds an icon and an address to entries that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
      ],
    },
  },
  "docs-write:WritePageMetadata": {
    name: "WritePageMetadata",
    description: "A page in the sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
      ],
    },
  },
  "docs-write:WriteApiSection": {
    name: "WriteApiSection",
    description: "The reference of an API in the sidebar. `ApiSectionV2` has replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "api",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that is shown.",
        },
        {
          key: "artifacts",
          shape: { kind: "ref", id: "docs-write:WriteApiArtifacts" },
          optional: true,
          description: "Published SDKs of the API.",
          availability: "Deprecated",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
        },
        {
          key: "showErrors",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lists the errors of each endpoint. False when absent.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "docs-write:WriteChangelogSection" },
          optional: true,
          description: "Changelog whose addresses are written out. `changelogV2` has replaced it.",
          availability: "Deprecated",
        },
        {
          key: "changelogV2",
          shape: { kind: "ref", id: "docs-write:WriteChangelogSectionV2" },
          optional: true,
          description: "Changelog of the API. Absent when it has none.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-write:WriteApiNavigationConfigRoot" },
          optional: true,
          description: "The author's own order of the parts. Absent keeps the definition's order.",
        },
        {
          key: "longScrolling",
          shape: { kind: "boolean" },
          optional: true,
          description: "True puts all endpoints on one long page.",
        },
        {
          key: "flattened",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the title, so that the entries stand one level higher.",
        },
      ],
    },
  },
  "docs-write:WriteApiNavigationConfigRoot": {
    name: "WriteApiNavigationConfigRoot",
    description: "An author's own order of the parts of an API, with pages among them.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "summaryPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page at the top of the reference. Absent when there is none.",
        },
        {
          key: "items",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-write:WriteApiNavigationConfigItem" },
          },
          optional: false,
          description: "The parts, in order.",
        },
      ],
    },
  },
  "docs-write:WriteApiNavigationConfigItem": {
    name: "WriteApiNavigationConfigItem",
    description: "One entry in an author's own order.",
    availability: "Deprecated",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "subpackage",
          description: "A section, with an order of its own.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "subpackage" }, optional: false },
              {
                key: "summaryPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Page at the top of the section. Absent when there is none.",
              },
              {
                key: "subpackageId",
                shape: { kind: "ref", id: "api-commons:SubpackageId" },
                optional: false,
                description: "Section of the API definition.",
              },
              {
                key: "items",
                shape: {
                  kind: "list",
                  item: { kind: "ref", id: "docs-write:WriteApiNavigationConfigItem" },
                },
                optional: false,
                description: "Its parts, in order.",
              },
            ],
          },
        },
        {
          value: "endpointId",
          description: "An endpoint.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "endpointId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:EndpointId" }, optional: false },
            ],
          },
        },
        {
          value: "websocketId",
          description: "A WebSocket channel.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "websocketId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:WebSocketId" }, optional: false },
            ],
          },
        },
        {
          value: "webhookId",
          description: "A webhook.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "webhookId" }, optional: false },
              { key: "value", shape: { kind: "ref", id: "commons:WebhookId" }, optional: false },
            ],
          },
        },
        {
          value: "page",
          description: "A page that the author put among the calls.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "page" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Part that the entry adds to its address. Made from its title when absent.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Whole address in segments. Absent when it follows from the entries above.",
              },
              {
                key: "id",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: false,
                description: "Key of the page in the site's `pages`.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: false,
                description: "Text in the sidebar.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteApiNavigationConfigSubpackage": {
    name: "WriteApiNavigationConfigSubpackage",
    description: "A section and the order of what is in it.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "summaryPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page at the top of the section. Absent when there is none.",
        },
        {
          key: "subpackageId",
          shape: { kind: "ref", id: "api-commons:SubpackageId" },
          optional: false,
          description: "Section of the API definition.",
        },
        {
          key: "items",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-write:WriteApiNavigationConfigItem" },
          },
          optional: false,
          description: "Its parts, in order.",
        },
      ],
    },
  },
  "docs-write:WriteChangelogSection": {
    name: "WriteChangelogSection",
    description: "A changelog with its address written out. `ChangelogSectionV2` has replaced it.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Text in the sidebar. `Changelog` when absent.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the changelog out of the sidebar. Its address still works.",
        },
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Text below the heading.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page above the entries. Absent when there is none.",
        },
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteChangelogItem" } },
          optional: false,
          description: "Entries, newest first.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the changelog adds to its address.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
      ],
    },
  },
  "docs-write:WriteChangelogSectionV2": {
    name: "WriteChangelogSectionV2",
    description: "A changelog in the sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Text in the sidebar. `Changelog` when absent.",
        },
        {
          key: "description",
          shape: { kind: "string" },
          optional: true,
          description: "Text below the heading.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page above the entries. Absent when there is none.",
        },
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteChangelogItem" } },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "docs-write:WriteChangelogItem": {
    name: "WriteChangelogItem",
    description: "One entry of a changelog.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "date",
          shape: { kind: "date" },
          optional: false,
          description: "Day the entry is about.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Page that holds the entry.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry off the list. Its address still works.",
        },
      ],
    },
  },
  "docs-write:WriteDocsSection": {
    name: "WriteDocsSection",
    description: "Entries under a heading.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Part that the entry adds to its address. Made from its title when absent.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Whole address in segments. Absent when it follows from the entries above.",
        },
        { key: "title", shape: { kind: "string" }, optional: false, description: "The heading." },
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WriteNavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "collapsed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows only the heading at first. False when absent.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page at the section's own address. Without one, the first page below it is shown.",
          availability: "InDevelopment",
        },
      ],
    },
  },
  "docs-write:WriteApiArtifacts": {
    name: "WriteApiArtifacts",
    description: "Where the SDKs of an API are published.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "docs-write:WritePublishedSdk" } },
          optional: false,
          description: "The SDKs.",
        },
        {
          key: "postman",
          shape: { kind: "ref", id: "docs-write:WritePublishedPostmanCollection" },
          optional: true,
          description: "A Postman collection. Absent when there is none.",
        },
      ],
    },
  },
  "docs-write:WritePublishedPostmanCollection": {
    name: "WritePublishedPostmanCollection",
    description: "A published Postman collection.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the collection.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: true,
          description: "Owner and name of the repository that holds it. Absent when it is not on GitHub.",
        },
      ],
    },
  },
  "docs-write:WritePublishedSdk": {
    name: "WritePublishedSdk",
    description: "A published SDK, by package registry.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "npm",
          description: "On npm.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "npm" }, optional: false },
              {
                key: "packageName",
                shape: { kind: "string" },
                optional: false,
                description: "Package name, such as `@acme/plants`.",
              },
              {
                key: "githubRepoName",
                shape: { kind: "string" },
                optional: false,
                description: "Owner and name of the repository that holds its source.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version published last.",
              },
            ],
          },
        },
        {
          value: "maven",
          description: "On Maven Central.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "maven" }, optional: false },
              {
                key: "coordinate",
                shape: { kind: "string" },
                optional: false,
                description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
              },
              {
                key: "githubRepoName",
                shape: { kind: "string" },
                optional: false,
                description: "Owner and name of the repository that holds its source.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version published last.",
              },
            ],
          },
        },
        {
          value: "pypi",
          description: "On PyPI.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "pypi" }, optional: false },
              {
                key: "packageName",
                shape: { kind: "string" },
                optional: false,
                description: "Distribution name, such as `acme-plants`.",
              },
              {
                key: "githubRepoName",
                shape: { kind: "string" },
                optional: false,
                description: "Owner and name of the repository that holds its source.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Version published last.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteNpmPackage": {
    name: "WriteNpmPackage",
    description: "An SDK on npm.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "packageName",
          shape: { kind: "string" },
          optional: false,
          description: "Package name, such as `@acme/plants`.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name of the repository that holds its source.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version published last.",
        },
      ],
    },
  },
  "docs-write:WriteMavenPackage": {
    name: "WriteMavenPackage",
    description: "An SDK on Maven Central.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "coordinate",
          shape: { kind: "string" },
          optional: false,
          description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name of the repository that holds its source.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version published last.",
        },
      ],
    },
  },
  "docs-write:WritePypiPackage": {
    name: "WritePypiPackage",
    description: "An SDK on PyPI.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "packageName",
          shape: { kind: "string" },
          optional: false,
          description: "Distribution name, such as `acme-plants`.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name of the repository that holds its source.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Version published last.",
        },
      ],
    },
  },
};
