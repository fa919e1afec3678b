// Generated from idl/areas/docs-read.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 b2b296d349c273caddb2b874835727ae

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiLatest from "./api-latest.ts";
import type * as ApiRead from "./api-read.ts";
import type * as Commons from "./commons.ts";
import type * as DocsCommons from "./docs-commons.ts";

/** A docs site with its pages, settings, files and APIs. */
export interface DocsDefinition {
  /** Pages by ID. */
  readonly pages: { readonly [key: string]: DocsCommons.PageContent };
  /** API definitions in the navigation, grouped in packages. */
  readonly apis: { readonly [key: string]: ApiRead.V1ApiDefinition };
  /** API definitions as flat maps. An API is in `apis`, in `apisV2` or in both. */
  readonly apisV2: { readonly [key: string]: ApiLatest.ApiDefinition };
  /** URLs of uploaded files, by ID. `filesV2` also has the sizes of images. */
  readonly files: { readonly [key: string]: Commons.Url };
  /** Uploaded files, by ID. */
  readonly filesV2: { readonly [key: string]: UploadedFile };
  /** Source code of the components that pages use, by path. */
  readonly jsFiles?: { readonly [key: string]: string };
  /** ID of this stored configuration. Absent in a local preview. */
  readonly id?: Commons.DocsConfigId;
  /** Settings of the site. */
  readonly config: DocsConfig;
  /** IDs of API definitions, by the API names in pages. */
  readonly apiNameToId?: { readonly [key: string]: Commons.ApiDefinitionId };
}

/** An uploaded file. */
export type UploadedFile =
  /** A file of any kind. */
  | ({ readonly type: "url" } & UrlFile)
  /** An image with a known size. */
  | ({ readonly type: "image" } & ImageFile);

/** Download URL of an uploaded file. */
export interface UrlFile {
  /** URL of the file. It may expire; do not store it. */
  readonly url: Commons.Url;
}

/** Download URL of an uploaded image, with its size. */
export interface ImageFile {
  /** URL of the image. It may expire; do not store it. */
  readonly url: Commons.Url;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Blurred placeholder as a data URL. */
  readonly blurDataUrl?: string;
  /** Alternative text. */
  readonly alt?: string;
}

/** Settings of a site. */
export interface DocsConfig extends DocsCommons.BaseDocsConfig {
  /**
   * Navigation (v1). Absent if `root` is present.
   *
   * @deprecated
   */
  readonly navigation?: NavigationConfig;
  /** Colors and logos. */
  readonly colorsV3?: ColorsConfigV3;
}

/** Color schemes of a site. */
export type ColorsConfigV3 =
  /** Dark only. */
  | ({ readonly type: "dark" } & ThemeConfig)
  /** Light only. */
  | ({ readonly type: "light" } & ThemeConfig)
  /** Both. Default: the reader's system setting. */
  | ({ readonly type: "darkAndLight" } & DarkAndLightModeConfig);

/** Colors and logo of one scheme. Default for each: derived from `accentPrimary` and the background. */
export interface ThemeConfig {
  /** Logo in the header. */
  readonly logo?: Commons.FileId;
  /** Background image. */
  readonly backgroundImage?: Commons.FileId;
  /** Color of links and buttons. */
  readonly accentPrimary: DocsCommons.RgbaColor;
  /** Background of the page. */
  readonly background: Background;
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
export interface DarkAndLightModeConfig {
  /** For the dark scheme. */
  readonly dark: ThemeConfig;
  /** For the light scheme. */
  readonly light: ThemeConfig;
}

/** Background of a page. */
export type Background =
  /** One color. */
  | ({ readonly type: "solid" } & DocsCommons.RgbaColor)
  /** A gradient made from the accent color. */
  | { readonly type: "gradient" };

/** Deprecated: navigation (v1). Use `root` of the settings. */
export type NavigationConfig =
  /** One version only. */
  | UnversionedNavigationConfig
  /** Several versions. */
  | VersionedNavigationConfig;

/** Navigation of one version. */
export type UnversionedNavigationConfig =
  /** Divided by tabs. */
  | UnversionedTabbedNavigationConfig
  /** One sidebar. */
  | UnversionedUntabbedNavigationConfig;

/** Navigation divided by tabs. */
export interface UnversionedTabbedNavigationConfig {
  /** The tabs, from left to right. */
  readonly tabs: readonly NavigationTab[];
  /** Landing page. Default: the first page. */
  readonly landingPage?: PageMetadata;
}

/** A tab. */
export type NavigationTab =
  /** A tab with its own sidebar. */
  | ({ readonly type: "group" } & NavigationTabGroup)
  /** A link among the tabs. */
  | ({ readonly type: "link" } & DocsCommons.NavigationTabLink)
  /** A changelog as a tab. */
  | ({ readonly type: "changelog" } & ChangelogSection)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** A tab and its sidebar. */
export interface NavigationTabGroup extends NavigationNodeMetadata {
  /** Text of the tab. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** Omits the tab's slug from the URLs of its pages. */
  readonly skipUrlSlug: boolean;
}

/** Navigation with one sidebar. */
export interface UnversionedUntabbedNavigationConfig {
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** Landing page. Default: the first page. */
  readonly landingPage?: PageMetadata;
}

/** Navigation of several versions. */
export interface VersionedNavigationConfig {
  /** The versions. The first is the default. */
  readonly versions: readonly VersionedNavigationConfigData[];
}

/** One version and its navigation. */
export interface VersionedNavigationConfigData {
  /** Short name of the version. */
  readonly version: Commons.VersionId;
  /** Slug of the version. */
  readonly urlSlug: string;
  /** Badge in the version switcher. Default: none. */
  readonly availability?: Commons.Availability;
  /** Navigation of the version. */
  readonly config: UnversionedNavigationConfig;
}

/** An entry in the sidebar. */
export type NavigationItem =
  /** A page. */
  | ({ readonly type: "page" } & PageMetadata)
  /** An API reference. */
  | ({ readonly type: "api" } & ApiSection)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "apiV2" } & DocsCommons.ApiSectionV2)
  /** Entries under a heading. */
  | ({ readonly type: "section" } & DocsSection)
  /** A link to another URL. */
  | ({ readonly type: "link" } & DocsCommons.LinkMetadata)
  /** A changelog. */
  | ({ readonly type: "changelog" } & ChangelogSection)
  /** The same, as a node of the navigation tree (v2). */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** Adds an icon and a slug to entries that extend it. */
export interface NavigationNodeMetadata {
  /** Icon name or URL. */
  readonly icon?: string;
  /** Hides the entry in the sidebar; its URL still works. */
  readonly hidden?: boolean;
  /** Slug of the entry. */
  readonly urlSlug: string;
  /** Full URL path in segments. Default: derived from the parent entries. */
  readonly fullSlug?: readonly string[];
}

/** A page in the sidebar. */
export interface PageMetadata extends NavigationNodeMetadata {
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
export interface ApiSection extends NavigationNodeMetadata {
  /** Text in the sidebar. */
  readonly title: string;
  /** ID of the API definition. */
  readonly api: Commons.ApiDefinitionId;
  /** Omits the section's slug from the URLs of its pages. */
  readonly skipUrlSlug: boolean;
  /**
   * Published SDKs of the API.
   *
   * @deprecated
   */
  readonly artifacts?: ApiArtifacts;
  /** Lists the errors of each endpoint. */
  readonly showErrors: boolean;
  /** Changelog of the API, if any. */
  readonly changelog?: ChangelogSection;
  /** Custom order of the contents. Default: the definition's order. */
  readonly navigation?: ApiNavigationConfigRoot;
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
export interface ApiNavigationConfigRoot {
  /** Overview page of the reference, if any. */
  readonly summaryPageId?: Commons.PageId;
  /** The contents, in order. */
  readonly items: readonly ApiNavigationConfigItem[];
}

/**
 * An entry of a custom order.
 *
 * @deprecated
 */
export type ApiNavigationConfigItem =
  /** A section with a custom order. */
  | ({ readonly type: "subpackage" } & ApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId }
  /** A page among the endpoints. */
  | ({ readonly type: "page" } & PageMetadata);

/**
 * A section and the order of its contents.
 *
 * @deprecated
 */
export interface ApiNavigationConfigSubpackage {
  /** Overview page of the section, if any. */
  readonly summaryPageId?: Commons.PageId;
  /** Section of the API definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its contents, in order. */
  readonly items: readonly ApiNavigationConfigItem[];
}

/** A changelog in the sidebar. */
export interface ChangelogSection extends NavigationNodeMetadata {
  /** Text in the sidebar. Default: `Changelog`. */
  readonly title?: string;
  /** Text below the heading. */
  readonly description?: string;
  /** Overview page, if any. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly ChangelogItem[];
}

/** A changelog entry. */
export interface ChangelogItem {
  /** Date of the entry. */
  readonly date: string;
  /** Page of the entry. */
  readonly pageId: Commons.PageId;
}

/** Entries under a heading. */
export interface DocsSection extends NavigationNodeMetadata {
  /** The heading. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** Omits the section's slug from the URLs of its pages. */
  readonly skipUrlSlug: boolean;
  /** Collapses the section by default. */
  readonly collapsed: boolean;
  /** Overview page of the section. Default: its first page. */
  readonly overviewPageId?: Commons.PageId;
}

/** Published SDKs of an API. */
export interface ApiArtifacts {
  /** The SDKs. */
  readonly sdks: readonly PublishedSdk[];
  /** A Postman collection, if any. */
  readonly postman?: PublishedPostmanCollection;
}

/** A published Postman collection. */
export interface PublishedPostmanCollection {
  /** URL of the collection. */
  readonly url: Commons.Url;
  /** GitHub repository, if any. */
  readonly githubRepo?: GitHubRepo;
}

/** A published SDK. */
export type PublishedSdk =
  /** On npm. */
  | ({ readonly type: "npm" } & NpmPackage)
  /** On Maven Central. */
  | ({ readonly type: "maven" } & MavenPackage)
  /** On PyPI. */
  | ({ readonly type: "pypi" } & PypiPackage);

/** An SDK on npm. */
export interface NpmPackage {
  /** Package name, such as `@acme/plants`. */
  readonly packageName: string;
  /** Source repository. */
  readonly githubRepo: GitHubRepo;
  /** Latest published version. */
  readonly version: string;
}

/** An SDK on Maven Central. */
export interface MavenPackage {
  /** Maven coordinate, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Source repository. */
  readonly githubRepo: GitHubRepo;
  /** Latest published version. */
  readonly version: string;
}

/** An SDK on PyPI. */
export interface PypiPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly packageName: string;
  /** Source repository. */
  readonly githubRepo: GitHubRepo;
  /** Latest published version. */
  readonly version: string;
}

/** A repository on GitHub. */
export interface GitHubRepo {
  /** Owner and name, such as `acme/plants-node`. */
  readonly name: string;
  /** URL of the repository. */
  readonly url: Commons.Url;
}

/** The types of `docs-read` as shapes, by id. */
export const docsReadTypes: TypeTable = {
  "docs-read:DocsDefinition": {
    name: "DocsDefinition",
    description: "A docs site with its pages, settings, files and APIs.",
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
          key: "apis",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:ApiDefinitionId" },
            value: { kind: "ref", id: "api-read:V1ApiDefinition" },
          },
          optional: false,
          description: "API definitions in the navigation, grouped in packages.",
        },
        {
          key: "apisV2",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:ApiDefinitionId" },
            value: { kind: "ref", id: "api-latest:ApiDefinition" },
          },
          optional: false,
          description: "API definitions as flat maps. An API is in `apis`, in `apisV2` or in both.",
        },
        {
          key: "files",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:FileId" },
            value: { kind: "ref", id: "commons:Url" },
          },
          optional: false,
          description: "URLs of uploaded files, by ID. `filesV2` also has the sizes of images.",
        },
        {
          key: "filesV2",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:FileId" },
            value: { kind: "ref", id: "docs-read:UploadedFile" },
          },
          optional: false,
          description: "Uploaded files, by ID.",
        },
        {
          key: "jsFiles",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
          optional: true,
          description: "Source code of the components that pages use, by path.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:DocsConfigId" },
          optional: true,
          description: "ID of this stored configuration. Absent in a local preview.",
        },
        {
          key: "config",
          shape: { kind: "ref", id: "docs-read:DocsConfig" },
          optional: false,
          description: "Settings of the site.",
        },
        {
          key: "apiNameToId",
          shape: {
            kind: "map",
            key: { kind: "string" },
            value: { kind: "ref", id: "commons:ApiDefinitionId" },
          },
          optional: true,
          description: "IDs of API definitions, by the API names in pages.",
        },
      ],
    },
  },
  "docs-read:UploadedFile": {
    name: "UploadedFile",
    description: "An uploaded file.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "url",
          description: "A file of any kind.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "url" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "URL of the file. It may expire; do not store it.",
              },
            ],
          },
        },
        {
          value: "image",
          description: "An image with a known size.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "image" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "URL of the image. It may expire; do not store it.",
              },
              {
                key: "width",
                shape: { kind: "double" },
                optional: false,
                description: "Width in pixels.",
              },
              {
                key: "height",
                shape: { kind: "double" },
                optional: false,
                description: "Height in pixels.",
              },
              {
                key: "blurDataUrl",
                shape: { kind: "string" },
                optional: true,
                description: "Blurred placeholder as a data URL.",
              },
              {
                key: "alt",
                shape: { kind: "string" },
                optional: true,
                description: "Alternative text.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-read:UrlFile": {
    name: "UrlFile",
    description: "Download URL of an uploaded file.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the file. It may expire; do not store it.",
        },
      ],
    },
  },
  "docs-read:ImageFile": {
    name: "ImageFile",
    description: "Download URL of an uploaded image, with its size.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the image. It may expire; do not store it.",
        },
        {
          key: "width",
          shape: { kind: "double" },
          optional: false,
          description: "Width in pixels.",
        },
        {
          key: "height",
          shape: { kind: "double" },
          optional: false,
          description: "Height in pixels.",
        },
        {
          key: "blurDataUrl",
          shape: { kind: "string" },
          optional: true,
          description: "Blurred placeholder as a data URL.",
        },
        { key: "alt", shape: { kind: "string" }, optional: true, description: "Alternative text." },
      ],
    },
  },
  "docs-read:DocsConfig": {
    name: "DocsConfig",
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
          shape: { kind: "ref", id: "docs-read:NavigationConfig" },
          optional: true,
          description: "Navigation (v1). Absent if `root` is present.",
          availability: "Deprecated",
        },
        {
          key: "colorsV3",
          shape: { kind: "ref", id: "docs-read:ColorsConfigV3" },
          optional: true,
          description: "Colors and logos.",
        },
      ],
    },
  },
  "docs-read:ColorsConfigV3": {
    name: "ColorsConfigV3",
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
                shape: { kind: "ref", id: "docs-read:Background" },
                optional: false,
                description: "Background of the page.",
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
                shape: { kind: "ref", id: "docs-read:Background" },
                optional: false,
                description: "Background of the page.",
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
                shape: { kind: "ref", id: "docs-read:ThemeConfig" },
                optional: false,
                description: "For the dark scheme.",
              },
              {
                key: "light",
                shape: { kind: "ref", id: "docs-read:ThemeConfig" },
                optional: false,
                description: "For the light scheme.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-read:ThemeConfig": {
    name: "ThemeConfig",
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
          shape: { kind: "ref", id: "docs-read:Background" },
          optional: false,
          description: "Background of the page.",
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
  "docs-read:DarkAndLightModeConfig": {
    name: "DarkAndLightModeConfig",
    description: "Colors and logo of both schemes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "dark",
          shape: { kind: "ref", id: "docs-read:ThemeConfig" },
          optional: false,
          description: "For the dark scheme.",
        },
        {
          key: "light",
          shape: { kind: "ref", id: "docs-read:ThemeConfig" },
          optional: false,
          description: "For the light scheme.",
        },
      ],
    },
  },
  "docs-read:Background": {
    name: "Background",
    description: "Background of a page.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "solid",
          description: "One color.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "solid" }, optional: false },
              {
                key: "r",
                shape: { kind: "integer" },
                optional: false,
                description: "Red, 0 to 255.",
              },
              {
                key: "g",
                shape: { kind: "integer" },
                optional: false,
                description: "Green, 0 to 255.",
              },
              {
                key: "b",
                shape: { kind: "integer" },
                optional: false,
                description: "Blue, 0 to 255.",
              },
              {
                key: "a",
                shape: { kind: "double" },
                optional: true,
                description: "Opacity, 0 to 1. Default: 1.",
              },
            ],
          },
        },
        {
          value: "gradient",
          description: "A gradient made from the accent color.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "gradient" }, optional: false },
            ],
          },
        },
      ],
    },
  },
  "docs-read:NavigationConfig": {
    name: "NavigationConfig",
    description: "Deprecated: navigation (v1). Use `root` of the settings.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "One version only.",
          shape: { kind: "ref", id: "docs-read:UnversionedNavigationConfig" },
        },
        {
          description: "Several versions.",
          shape: { kind: "ref", id: "docs-read:VersionedNavigationConfig" },
        },
      ],
    },
  },
  "docs-read:UnversionedNavigationConfig": {
    name: "UnversionedNavigationConfig",
    description: "Navigation of one version.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "Divided by tabs.",
          shape: { kind: "ref", id: "docs-read:UnversionedTabbedNavigationConfig" },
        },
        {
          description: "One sidebar.",
          shape: { kind: "ref", id: "docs-read:UnversionedUntabbedNavigationConfig" },
        },
      ],
    },
  },
  "docs-read:UnversionedTabbedNavigationConfig": {
    name: "UnversionedTabbedNavigationConfig",
    description: "Navigation divided by tabs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "tabs",
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationTab" } },
          optional: false,
          description: "The tabs, from left to right.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "docs-read:PageMetadata" },
          optional: true,
          description: "Landing page. Default: the first page.",
        },
      ],
    },
  },
  "docs-read:NavigationTab": {
    name: "NavigationTab",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
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
  "docs-read:NavigationTabGroup": {
    name: "NavigationTabGroup",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "Omits the tab's slug from the URLs of its pages.",
        },
      ],
    },
  },
  "docs-read:UnversionedUntabbedNavigationConfig": {
    name: "UnversionedUntabbedNavigationConfig",
    description: "Navigation with one sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "items",
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "docs-read:PageMetadata" },
          optional: true,
          description: "Landing page. Default: the first page.",
        },
      ],
    },
  },
  "docs-read:VersionedNavigationConfig": {
    name: "VersionedNavigationConfig",
    description: "Navigation of several versions.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "versions",
          shape: {
            kind: "list",
            item: { kind: "ref", id: "docs-read:VersionedNavigationConfigData" },
          },
          optional: false,
          description: "The versions. The first is the default.",
        },
      ],
    },
  },
  "docs-read:VersionedNavigationConfigData": {
    name: "VersionedNavigationConfigData",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the version.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge in the version switcher. Default: none.",
        },
        {
          key: "config",
          shape: { kind: "ref", id: "docs-read:UnversionedNavigationConfig" },
          optional: false,
          description: "Navigation of the version.",
        },
      ],
    },
  },
  "docs-read:NavigationItem": {
    name: "NavigationItem",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
                description: "Omits the section's slug from the URLs of its pages.",
              },
              {
                key: "artifacts",
                shape: { kind: "ref", id: "docs-read:ApiArtifacts" },
                optional: true,
                description: "Published SDKs of the API.",
                availability: "Deprecated",
              },
              {
                key: "showErrors",
                shape: { kind: "boolean" },
                optional: false,
                description: "Lists the errors of each endpoint.",
              },
              {
                key: "changelog",
                shape: { kind: "ref", id: "docs-read:ChangelogSection" },
                optional: true,
                description: "Changelog of the API, if any.",
              },
              {
                key: "navigation",
                shape: { kind: "ref", id: "docs-read:ApiNavigationConfigRoot" },
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
                description: "Omits the section's slug from the URLs of its pages.",
              },
              {
                key: "collapsed",
                shape: { kind: "boolean" },
                optional: false,
                description: "Collapses the section by default.",
              },
              {
                key: "overviewPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Overview page of the section. Default: its first page.",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
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
  "docs-read:NavigationNodeMetadata": {
    name: "NavigationNodeMetadata",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
  "docs-read:PageMetadata": {
    name: "PageMetadata",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
  "docs-read:ApiSection": {
    name: "ApiSection",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "Omits the section's slug from the URLs of its pages.",
        },
        {
          key: "artifacts",
          shape: { kind: "ref", id: "docs-read:ApiArtifacts" },
          optional: true,
          description: "Published SDKs of the API.",
          availability: "Deprecated",
        },
        {
          key: "showErrors",
          shape: { kind: "boolean" },
          optional: false,
          description: "Lists the errors of each endpoint.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "docs-read:ChangelogSection" },
          optional: true,
          description: "Changelog of the API, if any.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-read:ApiNavigationConfigRoot" },
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
  "docs-read:ApiNavigationConfigRoot": {
    name: "ApiNavigationConfigRoot",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" } },
          optional: false,
          description: "The contents, in order.",
        },
      ],
    },
  },
  "docs-read:ApiNavigationConfigItem": {
    name: "ApiNavigationConfigItem",
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
                  item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" },
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the entry.",
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
  "docs-read:ApiNavigationConfigSubpackage": {
    name: "ApiNavigationConfigSubpackage",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" } },
          optional: false,
          description: "Its contents, in order.",
        },
      ],
    },
  },
  "docs-read:ChangelogSection": {
    name: "ChangelogSection",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "docs-read:ChangelogItem": {
    name: "ChangelogItem",
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
      ],
    },
  },
  "docs-read:DocsSection": {
    name: "DocsSection",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the entry.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "Omits the section's slug from the URLs of its pages.",
        },
        {
          key: "collapsed",
          shape: { kind: "boolean" },
          optional: false,
          description: "Collapses the section by default.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page of the section. Default: its first page.",
        },
      ],
    },
  },
  "docs-read:ApiArtifacts": {
    name: "ApiArtifacts",
    description: "Published SDKs of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "sdks",
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:PublishedSdk" } },
          optional: false,
          description: "The SDKs.",
        },
        {
          key: "postman",
          shape: { kind: "ref", id: "docs-read:PublishedPostmanCollection" },
          optional: true,
          description: "A Postman collection, if any.",
        },
      ],
    },
  },
  "docs-read:PublishedPostmanCollection": {
    name: "PublishedPostmanCollection",
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
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: true,
          description: "GitHub repository, if any.",
        },
      ],
    },
  },
  "docs-read:PublishedSdk": {
    name: "PublishedSdk",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Source repository.",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Source repository.",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Source repository.",
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
  "docs-read:NpmPackage": {
    name: "NpmPackage",
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
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: false,
          description: "Source repository.",
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
  "docs-read:MavenPackage": {
    name: "MavenPackage",
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
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: false,
          description: "Source repository.",
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
  "docs-read:PypiPackage": {
    name: "PypiPackage",
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
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: false,
          description: "Source repository.",
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
  "docs-read:GitHubRepo": {
    name: "GitHubRepo",
    description: "A repository on GitHub.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name, such as `acme/plants-node`.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "URL of the repository.",
        },
      ],
    },
  },
};
