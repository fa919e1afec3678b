// Generated from idl/areas/docs-write.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 c51052549db1ffeb42e45adab9a0d8bd

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as Commons from "./commons.ts";
import type * as DocsCommons from "./docs-commons.ts";

/** A docs site, without its APIs, which are registered separately. */
export interface WriteDocsDefinition {
  /** Pages by ID. */
  readonly pages: { readonly [key: string]: DocsCommons.PageContent };
  /** Settings of the site. */
  readonly config: WriteDocsConfig;
  /** Source code of the components that pages use, by path. */
  readonly jsFiles?: { readonly [key: string]: string };
}

/** Settings of a site. */
export interface WriteDocsConfig extends DocsCommons.BaseDocsConfig {
  /**
   * Deprecated: navigation (v1). Use `root`.
   *
   * @deprecated
   */
  readonly navigation?: WriteNavigationConfig;
  /** Colors and logos. */
  readonly colorsV3?: WriteColorsConfigV3;
  /** Background image of both schemes. */
  readonly backgroundImage?: Commons.FileId;
  /** Logo per scheme. The logo of a theme in `colorsV3` takes precedence. */
  readonly logoV2?: DocsCommons.ThemedFileId;
  /**
   * Deprecated: logo of both schemes. Use the themes in `colorsV3`.
   *
   * @deprecated
   */
  readonly logo?: Commons.FileId;
  /**
   * Deprecated: colors (v1). Use `colorsV3`.
   *
   * @deprecated
   */
  readonly colors?: DocsCommons.ColorsConfig;
  /**
   * Deprecated: colors (v2). Use `colorsV3`.
   *
   * @deprecated
   */
  readonly colorsV2?: DocsCommons.ColorsConfigV2;
  /**
   * Deprecated: fonts (v1). Use `typographyV2`.
   *
   * @deprecated
   */
  readonly typography?: DocsCommons.DocsTypographyConfig;
}

/** Color schemes of a site. */
export type WriteColorsConfigV3 =
  /** Dark only. */
  | ({ readonly type: "dark" } & WriteThemeConfig)
  /** Light only. */
  | ({ readonly type: "light" } & WriteThemeConfig)
  /** Both. Default: the reader's system setting. */
  | ({ readonly type: "darkAndLight" } & WriteDarkAndLightModeConfig);

/** Colors and logo of one scheme. Default for each: derived from `accentPrimary` and the background. */
export interface WriteThemeConfig {
  /** Logo in the header. */
  readonly logo?: Commons.FileId;
  /** Background image. */
  readonly backgroundImage?: Commons.FileId;
  /** Color of links and buttons. */
  readonly accentPrimary: DocsCommons.RgbaColor;
  /** Background color. Default: a gradient of the accent color. */
  readonly background?: DocsCommons.RgbaColor;
  /** Border color. */
  readonly border?: DocsCommons.RgbaColor;
  /** Sidebar background color. */
  readonly sidebarBackground?: DocsCommons.RgbaColor;
  /** Header background color. */
  readonly headerBackground?: DocsCommons.RgbaColor;
  /** Card background color. */
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
 * Deprecated: navigation (v1). Use `root` of the settings.
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
   * Deprecated: tabs without a discriminator. Use `tabsV2`.
   *
   * @deprecated
   */
  readonly tabs?: readonly WriteNavigationTab[];
  /** The tabs, from left to right. */
  readonly tabsV2?: readonly WriteNavigationTabV2[];
  /** Landing page. Default: the first page. */
  readonly landingPage?: WritePageMetadata;
}

/**
 * Deprecated: a tab without a discriminator. Use `NavigationTabV2`.
 *
 * @deprecated
 */
export type WriteNavigationTab =
  /** A tab with its own sidebar. */
  | WriteNavigationTabGroup
  /** A link among the tabs. */
  | DocsCommons.NavigationTabLink;

/** A tab. */
export type WriteNavigationTabV2 =
  /** A tab with its own sidebar. */
  | ({ readonly type: "group" } & WriteNavigationTabGroup)
  /** A link among the tabs. */
  | ({ readonly type: "link" } & DocsCommons.NavigationTabLink)
  /** A changelog as a tab. */
  | ({ readonly type: "changelog" } & WriteChangelogSectionV2)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** A tab and its sidebar. */
export interface WriteNavigationTabGroup extends WriteNavigationNodeMetadata {
  /** Text of the tab. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** Omits the tab's slug from the URLs of its pages. */
  readonly skipUrlSlug?: boolean;
}

/** Navigation with one sidebar. */
export interface WriteUnversionedUntabbedNavigationConfig {
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** Landing page. Default: the first page. */
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
  /** Slug of the version. Default: derived from `version`. */
  readonly urlSlugOverride?: string;
  /** Badge in the version switcher. Default: none. */
  readonly availability?: Commons.Availability;
  /** Navigation of the version. */
  readonly config: WriteUnversionedNavigationConfig;
}

/** An entry in the sidebar. */
export type WriteNavigationItem =
  /** A page. */
  | ({ readonly type: "page" } & WritePageMetadata)
  /** An API reference. */
  | ({ readonly type: "api" } & WriteApiSection)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "apiV2" } & DocsCommons.ApiSectionV2)
  /** Entries under a heading. */
  | ({ readonly type: "section" } & WriteDocsSection)
  /** A link to another URL. */
  | ({ readonly type: "link" } & DocsCommons.LinkMetadata)
  /** A changelog. */
  | ({ readonly type: "changelog" } & WriteChangelogSectionV2)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** Adds an icon and a slug to entries that extend it. */
export interface WriteNavigationNodeMetadata {
  /** Icon name or URL. */
  readonly icon?: string;
  /** Hides the entry in the sidebar; its URL still works. */
  readonly hidden?: boolean;
  /** Slug of the entry. Default: derived from its title. */
  readonly urlSlugOverride?: string;
  /** Full URL path in segments. Default: derived from the parent entries. */
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
 * Deprecated: an API reference in the sidebar. Use `ApiSectionV2`.
 *
 * @deprecated
 */
export interface WriteApiSection extends WriteNavigationNodeMetadata {
  /** Text in the sidebar. */
  readonly title: string;
  /** ID of the API definition. */
  readonly api: Commons.ApiDefinitionId;
  /**
   * Published SDKs of the API.
   *
   * @deprecated
   */
  readonly artifacts?: WriteApiArtifacts;
  /** Omits the section's slug from the URLs of its pages. Default: false. */
  readonly skipUrlSlug?: boolean;
  /** Lists the errors of each endpoint. Default: false. */
  readonly showErrors?: boolean;
  /**
   * Deprecated: changelog with an explicit URL. Use `changelogV2`.
   *
   * @deprecated
   */
  readonly changelog?: WriteChangelogSection;
  /** Changelog of the API, if any. */
  readonly changelogV2?: WriteChangelogSectionV2;
  /** Custom order of the contents. Default: the definition's order. */
  readonly navigation?: WriteApiNavigationConfigRoot;
  /** Shows all endpoints on one page. */
  readonly longScrolling?: boolean;
  /** Hides the title and moves the entries up one level. */
  readonly flattened?: boolean;
}

/**
 * A custom order of the contents of an API, including pages.
 *
 * @deprecated
 */
export interface WriteApiNavigationConfigRoot {
  /** Overview page of the reference, if any. */
  readonly summaryPageId?: Commons.PageId;
  /** The contents, in order. */
  readonly items: readonly WriteApiNavigationConfigItem[];
}

/**
 * An entry of a custom order.
 *
 * @deprecated
 */
export type WriteApiNavigationConfigItem =
  /** A section with a custom order. */
  | ({ readonly type: "subpackage" } & WriteApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId }
  /** A page among the endpoints. */
  | ({ readonly type: "page" } & WritePageMetadata);

/**
 * A section and the order of its contents.
 *
 * @deprecated
 */
export interface WriteApiNavigationConfigSubpackage {
  /** Overview page of the section, if any. */
  readonly summaryPageId?: Commons.PageId;
  /** Section of the API definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its contents, in order. */
  readonly items: readonly WriteApiNavigationConfigItem[];
}

/**
 * Deprecated: a changelog with an explicit URL. Use `ChangelogSectionV2`.
 *
 * @deprecated
 */
export interface WriteChangelogSection {
  /** Text in the sidebar. Default: `Changelog`. */
  readonly title?: string;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Hides the changelog in the sidebar; its URL still works. */
  readonly hidden?: boolean;
  /** Text below the heading. */
  readonly description?: string;
  /** Overview page, if any. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly WriteChangelogItem[];
  /** Slug of the changelog. */
  readonly urlSlug: string;
  /** Full URL path in segments. Default: derived from the parent entries. */
  readonly fullSlug?: readonly string[];
}

/** A changelog in the sidebar. */
export interface WriteChangelogSectionV2 extends WriteNavigationNodeMetadata {
  /** Text in the sidebar. Default: `Changelog`. */
  readonly title?: string;
  /** Text below the heading. */
  readonly description?: string;
  /** Overview page, if any. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly WriteChangelogItem[];
}

/** A changelog entry. */
export interface WriteChangelogItem {
  /** Date of the entry. */
  readonly date: string;
  /** Page of the entry. */
  readonly pageId: Commons.PageId;
  /** Hides the entry in the list; its URL still works. */
  readonly hidden?: boolean;
}

/** Entries under a heading. */
export interface WriteDocsSection extends WriteNavigationNodeMetadata {
  /** The heading. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly WriteNavigationItem[];
  /** Collapses the section by default. Default: false. */
  readonly collapsed?: boolean;
  /** Omits the section's slug from the URLs of its pages. Default: false. */
  readonly skipUrlSlug?: boolean;
  /**
   * Overview page of the section. Default: its first page.
   *
   * In development: it may still change.
   */
  readonly overviewPageId?: Commons.PageId;
}

/** Published SDKs of an API. */
export interface WriteApiArtifacts {
  /** The SDKs. */
  readonly sdks: readonly WritePublishedSdk[];
  /** A Postman collection, if any. */
  readonly postman?: WritePublishedPostmanCollection;
}

/** A published Postman collection. */
export interface WritePublishedPostmanCollection {
  /** URL of the collection. */
  readonly url: Commons.Url;
  /** GitHub repository as owner and name, if any. */
  readonly githubRepoName?: string;
}

/** A published SDK. */
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
  /** Source repository, as owner and name. */
  readonly githubRepoName: string;
  /** Latest published version. */
  readonly version: string;
}

/** An SDK on Maven Central. */
export interface WriteMavenPackage {
  /** Maven coordinate, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Source repository, as owner and name. */
  readonly githubRepoName: string;
  /** Latest published version. */
  readonly version: string;
}

/** An SDK on PyPI. */
export interface WritePypiPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly packageName: string;
  /** Source repository, as owner and name. */
  readonly githubRepoName: string;
  /** Latest published version. */
  readonly version: string;
}

/** The types of `docs-write` as shapes, by id. */
export const docsWriteTypes: TypeTable = {
  "docs-write:WriteDocsDefinition": {
    name: "WriteDocsDefinition",
    description: "A docs site, without its APIs, which are registered separately.",
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
          description: "Pages by ID.",
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
          description: "Source code of the components that pages use, by path.",
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
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-write:WriteNavigationConfig" },
          optional: true,
          description: "Deprecated: navigation (v1). Use `root`.",
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
          description: "Background image of both schemes.",
        },
        {
          key: "logoV2",
          shape: { kind: "ref", id: "docs-commons:ThemedFileId" },
          optional: true,
          description: "Logo per scheme. The logo of a theme in `colorsV3` takes precedence.",
        },
        {
          key: "logo",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Deprecated: logo of both schemes. Use the themes in `colorsV3`.",
          availability: "Deprecated",
        },
        {
          key: "colors",
          shape: { kind: "ref", id: "docs-commons:ColorsConfig" },
          optional: true,
          description: "Deprecated: colors (v1). Use `colorsV3`.",
          availability: "Deprecated",
        },
        {
          key: "colorsV2",
          shape: { kind: "ref", id: "docs-commons:ColorsConfigV2" },
          optional: true,
          description: "Deprecated: colors (v2). Use `colorsV3`.",
          availability: "Deprecated",
        },
        {
          key: "typography",
          shape: { kind: "ref", id: "docs-commons:DocsTypographyConfig" },
          optional: true,
          description: "Deprecated: fonts (v1). Use `typographyV2`.",
          availability: "Deprecated",
        },
      ],
    },
  },
  "docs-write:WriteColorsConfigV3": {
    name: "WriteColorsConfigV3",
    description: "Color schemes of a site.",
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
                description: "Background image.",
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
                description: "Background color. Default: a gradient of the accent color.",
              },
              {
                key: "border",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Border color.",
              },
              {
                key: "sidebarBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Sidebar background color.",
              },
              {
                key: "headerBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Header background color.",
              },
              {
                key: "cardBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Card background color.",
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
                description: "Background image.",
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
                description: "Background color. Default: a gradient of the accent color.",
              },
              {
                key: "border",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Border color.",
              },
              {
                key: "sidebarBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Sidebar background color.",
              },
              {
                key: "headerBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Header background color.",
              },
              {
                key: "cardBackground",
                shape: { kind: "ref", id: "docs-commons:RgbaColor" },
                optional: true,
                description: "Card background color.",
              },
            ],
          },
        },
        {
          value: "darkAndLight",
          description: "Both. Default: the reader's system setting.",
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
    description: "Colors and logo of one scheme. Default for each: derived from `accentPrimary` and the background.",
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
          description: "Background image.",
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
          description: "Background color. Default: a gradient of the accent color.",
        },
        {
          key: "border",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Border color.",
        },
        {
          key: "sidebarBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Sidebar background color.",
        },
        {
          key: "headerBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Header background color.",
        },
        {
          key: "cardBackground",
          shape: { kind: "ref", id: "docs-commons:RgbaColor" },
          optional: true,
          description: "Card background color.",
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
    description: "Deprecated: navigation (v1). Use `root` of the settings.",
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
          description: "Deprecated: tabs without a discriminator. Use `tabsV2`.",
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
          description: "Landing page. Default: the first page.",
        },
      ],
    },
  },
  "docs-write:WriteNavigationTab": {
    name: "WriteNavigationTab",
    description: "Deprecated: a tab without a discriminator. Use `NavigationTabV2`.",
    availability: "Deprecated",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with its own sidebar.",
          shape: { kind: "ref", id: "docs-write:WriteNavigationTabGroup" },
        },
        {
          description: "A link among the tabs.",
          shape: { kind: "ref", id: "docs-commons:NavigationTabLink" },
        },
      ],
    },
  },
  "docs-write:WriteNavigationTabV2": {
    name: "WriteNavigationTabV2",
    description: "A tab.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "group",
          description: "A tab with its own sidebar.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "group" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
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
                description: "Omits the tab's slug from the URLs of its pages.",
              },
            ],
          },
        },
        {
          value: "link",
          description: "A link among the tabs.",
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
        {
          value: "changelog",
          description: "A changelog as a tab.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelog" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: true,
                description: "Text in the sidebar. Default: `Changelog`.",
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
                description: "Overview page, if any.",
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
          description: "The same, as a node of the navigation tree (v2).",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelogV3" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ChangelogNode" },
                optional: false,
                description: "The changelog and its descendants.",
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
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "Omits the tab's slug from the URLs of its pages.",
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
          description: "Landing page. Default: the first page.",
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
          description: "Slug of the version. Default: derived from `version`.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge in the version switcher. Default: none.",
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
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "An API reference.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "api" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
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
                description: "ID of the API definition.",
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
                description: "Omits the section's slug from the URLs of its pages. Default: false.",
              },
              {
                key: "showErrors",
                shape: { kind: "boolean" },
                optional: true,
                description: "Lists the errors of each endpoint. Default: false.",
              },
              {
                key: "changelog",
                shape: { kind: "ref", id: "docs-write:WriteChangelogSection" },
                optional: true,
                description: "Deprecated: changelog with an explicit URL. Use `changelogV2`.",
                availability: "Deprecated",
              },
              {
                key: "changelogV2",
                shape: { kind: "ref", id: "docs-write:WriteChangelogSectionV2" },
                optional: true,
                description: "Changelog of the API, if any.",
              },
              {
                key: "navigation",
                shape: { kind: "ref", id: "docs-write:WriteApiNavigationConfigRoot" },
                optional: true,
                description: "Custom order of the contents. Default: the definition's order.",
              },
              {
                key: "longScrolling",
                shape: { kind: "boolean" },
                optional: true,
                description: "Shows all endpoints on one page.",
              },
              {
                key: "flattened",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the title and moves the entries up one level.",
              },
            ],
          },
        },
        {
          value: "apiV2",
          description: "The same, as a node of the navigation tree (v2).",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "apiV2" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
                optional: false,
                description: "The reference and its descendants.",
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
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
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
                description: "Collapses the section by default. Default: false.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: true,
                description: "Omits the section's slug from the URLs of its pages. Default: false.",
              },
              {
                key: "overviewPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Overview page of the section. Default: its first page.",
                availability: "InDevelopment",
              },
            ],
          },
        },
        {
          value: "link",
          description: "A link to another URL.",
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
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
              },
              {
                key: "title",
                shape: { kind: "string" },
                optional: true,
                description: "Text in the sidebar. Default: `Changelog`.",
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
                description: "Overview page, if any.",
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
          description: "The same, as a node of the navigation tree (v2).",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "changelogV3" }, optional: false },
              {
                key: "node",
                shape: { kind: "ref", id: "navigation:ChangelogNode" },
                optional: false,
                description: "The changelog and its descendants.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-write:WriteNavigationNodeMetadata": {
    name: "WriteNavigationNodeMetadata",
    description: "Adds an icon and a slug to entries that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
    description: "Deprecated: an API reference in the sidebar. Use `ApiSectionV2`.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "ID of the API definition.",
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
          description: "Omits the section's slug from the URLs of its pages. Default: false.",
        },
        {
          key: "showErrors",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lists the errors of each endpoint. Default: false.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "docs-write:WriteChangelogSection" },
          optional: true,
          description: "Deprecated: changelog with an explicit URL. Use `changelogV2`.",
          availability: "Deprecated",
        },
        {
          key: "changelogV2",
          shape: { kind: "ref", id: "docs-write:WriteChangelogSectionV2" },
          optional: true,
          description: "Changelog of the API, if any.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-write:WriteApiNavigationConfigRoot" },
          optional: true,
          description: "Custom order of the contents. Default: the definition's order.",
        },
        {
          key: "longScrolling",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows all endpoints on one page.",
        },
        {
          key: "flattened",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the title and moves the entries up one level.",
        },
      ],
    },
  },
  "docs-write:WriteApiNavigationConfigRoot": {
    name: "WriteApiNavigationConfigRoot",
    description: "A custom order of the contents of an API, including pages.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "summaryPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page of the reference, if any.",
        },
        {
          key: "items",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-write:WriteApiNavigationConfigItem" },
          },
          optional: false,
          description: "The contents, in order.",
        },
      ],
    },
  },
  "docs-write:WriteApiNavigationConfigItem": {
    name: "WriteApiNavigationConfigItem",
    description: "An entry of a custom order.",
    availability: "Deprecated",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "subpackage",
          description: "A section with a custom order.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "subpackage" }, optional: false },
              {
                key: "summaryPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Overview page of the section, if any.",
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
                description: "Its contents, in order.",
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
          description: "A page among the endpoints.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "page" }, optional: false },
              {
                key: "icon",
                shape: { kind: "string" },
                optional: true,
                description: "Icon name or URL.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "Hides the entry in the sidebar; its URL still works.",
              },
              {
                key: "urlSlugOverride",
                shape: { kind: "string" },
                optional: true,
                description: "Slug of the entry. Default: derived from its title.",
              },
              {
                key: "fullSlug",
                shape: { kind: "list", item: { kind: "string" } },
                optional: true,
                description: "Full URL path in segments. Default: derived from the parent entries.",
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
    description: "A section and the order of its contents.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "summaryPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page of the section, if any.",
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
          description: "Its contents, in order.",
        },
      ],
    },
  },
  "docs-write:WriteChangelogSection": {
    name: "WriteChangelogSection",
    description: "Deprecated: a changelog with an explicit URL. Use `ChangelogSectionV2`.",
    availability: "Deprecated",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Text in the sidebar. Default: `Changelog`.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the changelog in the sidebar; its URL still works.",
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
          description: "Overview page, if any.",
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
          description: "Slug of the changelog.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: true,
          description: "Text in the sidebar. Default: `Changelog`.",
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
          description: "Overview page, if any.",
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
    description: "A changelog entry.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "date",
          shape: { kind: "date" },
          optional: false,
          description: "Date of the entry.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Page of the entry.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the list; its URL still works.",
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
          description: "Icon name or URL.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the entry in the sidebar; its URL still works.",
        },
        {
          key: "urlSlugOverride",
          shape: { kind: "string" },
          optional: true,
          description: "Slug of the entry. Default: derived from its title.",
        },
        {
          key: "fullSlug",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Full URL path in segments. Default: derived from the parent entries.",
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
          description: "Collapses the section by default. Default: false.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: true,
          description: "Omits the section's slug from the URLs of its pages. Default: false.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page of the section. Default: its first page.",
          availability: "InDevelopment",
        },
      ],
    },
  },
  "docs-write:WriteApiArtifacts": {
    name: "WriteApiArtifacts",
    description: "Published SDKs of an API.",
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
          description: "A Postman collection, if any.",
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
          description: "URL of the collection.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: true,
          description: "GitHub repository as owner and name, if any.",
        },
      ],
    },
  },
  "docs-write:WritePublishedSdk": {
    name: "WritePublishedSdk",
    description: "A published SDK.",
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
                description: "Source repository, as owner and name.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Latest published version.",
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
                description: "Maven coordinate, such as `com.acme:plants`.",
              },
              {
                key: "githubRepoName",
                shape: { kind: "string" },
                optional: false,
                description: "Source repository, as owner and name.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Latest published version.",
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
                description: "Source repository, as owner and name.",
              },
              {
                key: "version",
                shape: { kind: "string" },
                optional: false,
                description: "Latest published version.",
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
          description: "Source repository, as owner and name.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Latest published version.",
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
          description: "Maven coordinate, such as `com.acme:plants`.",
        },
        {
          key: "githubRepoName",
          shape: { kind: "string" },
          optional: false,
          description: "Source repository, as owner and name.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Latest published version.",
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
          description: "Source repository, as owner and name.",
        },
        {
          key: "version",
          shape: { kind: "string" },
          optional: false,
          description: "Latest published version.",
        },
      ],
    },
  },
};
