// Generated from idl/areas/docs-read.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 9fd3970aec4c53f376213ca74cf251db

import type { TypeTable } from "#engine/shape";
import type * as ApiCommons from "./api-commons.ts";
import type * as ApiLatest from "./api-latest.ts";
import type * as ApiRead from "./api-read.ts";
import type * as Commons from "./commons.ts";
import type * as DocsCommons from "./docs-commons.ts";

/** Everything needed to show a site. */
export interface DocsDefinition {
  /** Pages written by the author, by id. */
  readonly pages: { readonly [key: string]: DocsCommons.PageContent };
  /** The APIs that the navigation refers to, grouped in packages. */
  readonly apis: { readonly [key: string]: ApiRead.V1ApiDefinition };
  /** The same APIs as flat maps. An API is in `apis`, in `apisV2` or in both. */
  readonly apisV2: { readonly [key: string]: ApiLatest.ApiDefinition };
  /** Addresses of uploaded files, by id. `filesV2` also tells the size of images. */
  readonly files: { readonly [key: string]: Commons.Url };
  /** Uploaded files, by id. */
  readonly filesV2: { readonly [key: string]: UploadedFile };
  /** Source of the components that pages use, by path. Absent when pages use none. */
  readonly jsFiles?: { readonly [key: string]: string };
  /** This stored configuration. Absent while a site is being previewed locally. */
  readonly id?: Commons.DocsConfigId;
  /** Settings of the site. */
  readonly config: DocsConfig;
  /** Ids of APIs by the name that pages use for them. */
  readonly apiNameToId?: { readonly [key: string]: Commons.ApiDefinitionId };
}

/** An uploaded file. */
export type UploadedFile =
  /** A file of any kind. */
  | ({ readonly type: "url" } & UrlFile)
  /** An image whose size is known. */
  | ({ readonly type: "image" } & ImageFile);

/** Where an uploaded file can be fetched. */
export interface UrlFile {
  /** Address of the file. It may expire, so it should not be kept. */
  readonly url: Commons.Url;
}

/** Where an uploaded image can be fetched, and the room it takes. */
export interface ImageFile {
  /** Address of the image. It may expire, so it should not be kept. */
  readonly url: Commons.Url;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** A tiny blurred copy as a data URL, to show until the image is there. */
  readonly blurDataUrl?: string;
  /** Words for readers who do not see the image. */
  readonly alt?: string;
}

/** Settings of a site. */
export interface DocsConfig extends DocsCommons.BaseDocsConfig {
  /**
   * Navigation of the first format. Absent when `root` is present.
   *
   * @deprecated
   */
  readonly navigation?: NavigationConfig;
  /** Colors and logos. */
  readonly colorsV3?: ColorsConfigV3;
}

/** The color schemes that a site offers. */
export type ColorsConfigV3 =
  /** Dark only. */
  | ({ readonly type: "dark" } & ThemeConfig)
  /** Light only. */
  | ({ readonly type: "light" } & ThemeConfig)
  /** Both. The reader's system decides until the reader chooses. */
  | ({ readonly type: "darkAndLight" } & DarkAndLightModeConfig);

/** Colors and logo of one scheme. What is absent is derived from `accentPrimary` and the background. */
export interface ThemeConfig {
  /** Logo in the header. */
  readonly logo?: Commons.FileId;
  /** Picture behind the page. */
  readonly backgroundImage?: Commons.FileId;
  /** Color of links and buttons. */
  readonly accentPrimary: DocsCommons.RgbaColor;
  /** What is behind the page. */
  readonly background: Background;
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
export interface DarkAndLightModeConfig {
  /** For the dark scheme. */
  readonly dark: ThemeConfig;
  /** For the light scheme. */
  readonly light: ThemeConfig;
}

/** What is behind a page. */
export type Background =
  /** One color. */
  | ({ readonly type: "solid" } & DocsCommons.RgbaColor)
  /** A gradient made from the accent color. */
  | { readonly type: "gradient" };

/** Navigation of the first format. `root` of the settings has replaced it. */
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
  /** Page that greets readers. Absent leads to the first page. */
  readonly landingPage?: PageMetadata;
}

/** An entry in the bar of tabs. */
export type NavigationTab =
  /** A tab with a sidebar of its own. */
  | ({ readonly type: "group" } & NavigationTabGroup)
  /** A link that stands among the tabs. */
  | ({ readonly type: "link" } & DocsCommons.NavigationTabLink)
  /** A changelog that fills a tab. */
  | ({ readonly type: "changelog" } & ChangelogSection)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** A tab and its sidebar. */
export interface NavigationTabGroup extends NavigationNodeMetadata {
  /** Text of the tab. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** True leaves the tab's slug out of the addresses of its pages. */
  readonly skipUrlSlug: boolean;
}

/** Navigation with one sidebar. */
export interface UnversionedUntabbedNavigationConfig {
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** Page that greets readers. Absent leads to the first page. */
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
  /** Part that the version adds to the addresses of its pages. */
  readonly urlSlug: string;
  /** Badge in the version switcher. Absent means no badge. */
  readonly availability?: Commons.Availability;
  /** Navigation of the version. */
  readonly config: UnversionedNavigationConfig;
}

/** An entry in the sidebar. */
export type NavigationItem =
  /** A page. */
  | ({ readonly type: "page" } & PageMetadata)
  /** The reference of an API. */
  | ({ readonly type: "api" } & ApiSection)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "apiV2" } & DocsCommons.ApiSectionV2)
  /** Entries under a heading. */
  | ({ readonly type: "section" } & DocsSection)
  /** A link to another address. */
  | ({ readonly type: "link" } & DocsCommons.LinkMetadata)
  /** A changelog. */
  | ({ readonly type: "changelog" } & ChangelogSection)
  /** The same, as a node of the newer navigation tree. */
  | ({ readonly type: "changelogV3" } & DocsCommons.ChangelogSectionV3);

/** Adds an icon and an address to entries that extend it. */
export interface NavigationNodeMetadata {
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** True keeps the entry out of the sidebar. Its address still works. */
  readonly hidden?: boolean;
  /** Part that the entry adds to its address. */
  readonly urlSlug: string;
  /** Whole address in segments. Absent when it follows from the entries above. */
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
 * The reference of an API in the sidebar. `ApiSectionV2` has replaced it.
 *
 * @deprecated
 */
export interface ApiSection extends NavigationNodeMetadata {
  /** Text in the sidebar. */
  readonly title: string;
  /** Registered version that is shown. */
  readonly api: Commons.ApiDefinitionId;
  /** True leaves the section's slug out of the addresses of its pages. */
  readonly skipUrlSlug: boolean;
  /**
   * Published SDKs of the API.
   *
   * @deprecated
   */
  readonly artifacts?: ApiArtifacts;
  /** True lists the errors of each endpoint. */
  readonly showErrors: boolean;
  /** Changelog of the API. Absent when it has none. */
  readonly changelog?: ChangelogSection;
  /** The author's own order of the parts. Absent keeps the definition's order. */
  readonly navigation?: ApiNavigationConfigRoot;
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
export interface ApiNavigationConfigRoot {
  /** Page at the top of the reference. Absent when there is none. */
  readonly summaryPageId?: Commons.PageId;
  /** The parts, in order. */
  readonly items: readonly ApiNavigationConfigItem[];
}

/**
 * One entry in an author's own order.
 *
 * @deprecated
 */
export type ApiNavigationConfigItem =
  /** A section, with an order of its own. */
  | ({ readonly type: "subpackage" } & ApiNavigationConfigSubpackage)
  /** An endpoint. */
  | { readonly type: "endpointId"; readonly value: Commons.EndpointId }
  /** A WebSocket channel. */
  | { readonly type: "websocketId"; readonly value: Commons.WebSocketId }
  /** A webhook. */
  | { readonly type: "webhookId"; readonly value: Commons.WebhookId }
  /** A page that the author put among the calls. */
  | ({ readonly type: "page" } & PageMetadata);

/**
 * A section and the order of what is in it.
 *
 * @deprecated
 */
export interface ApiNavigationConfigSubpackage {
  /** Page at the top of the section. Absent when there is none. */
  readonly summaryPageId?: Commons.PageId;
  /** Section of the API definition. */
  readonly subpackageId: ApiCommons.SubpackageId;
  /** Its parts, in order. */
  readonly items: readonly ApiNavigationConfigItem[];
}

/** A changelog in the sidebar. */
export interface ChangelogSection extends NavigationNodeMetadata {
  /** Text in the sidebar. `Changelog` when absent. */
  readonly title?: string;
  /** Text below the heading. */
  readonly description?: string;
  /** Page above the entries. Absent when there is none. */
  readonly pageId?: Commons.PageId;
  /** Entries, newest first. */
  readonly items: readonly ChangelogItem[];
}

/** One entry of a changelog. */
export interface ChangelogItem {
  /** Day the entry is about. */
  readonly date: string;
  /** Page that holds the entry. */
  readonly pageId: Commons.PageId;
}

/** Entries under a heading. */
export interface DocsSection extends NavigationNodeMetadata {
  /** The heading. */
  readonly title: string;
  /** Entries from top to bottom. */
  readonly items: readonly NavigationItem[];
  /** True leaves the section's slug out of the addresses of its pages. */
  readonly skipUrlSlug: boolean;
  /** True shows only the heading at first. */
  readonly collapsed: boolean;
  /** Page at the section's own address. Without one, the first page below it is shown. */
  readonly overviewPageId?: Commons.PageId;
}

/** Where the SDKs of an API are published. */
export interface ApiArtifacts {
  /** The SDKs. */
  readonly sdks: readonly PublishedSdk[];
  /** A Postman collection. Absent when there is none. */
  readonly postman?: PublishedPostmanCollection;
}

/** A published Postman collection. */
export interface PublishedPostmanCollection {
  /** Address of the collection. */
  readonly url: Commons.Url;
  /** Repository that holds it. Absent when it is not on GitHub. */
  readonly githubRepo?: GitHubRepo;
}

/** A published SDK, by package registry. */
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
  /** Repository that holds its source. */
  readonly githubRepo: GitHubRepo;
  /** Version published last. */
  readonly version: string;
}

/** An SDK on Maven Central. */
export interface MavenPackage {
  /** Group and artifact joined by a colon, such as `com.acme:plants`. */
  readonly coordinate: string;
  /** Repository that holds its source. */
  readonly githubRepo: GitHubRepo;
  /** Version published last. */
  readonly version: string;
}

/** An SDK on PyPI. */
export interface PypiPackage {
  /** Distribution name, such as `acme-plants`. */
  readonly packageName: string;
  /** Repository that holds its source. */
  readonly githubRepo: GitHubRepo;
  /** Version published last. */
  readonly version: string;
}

/** A repository on GitHub. */
export interface GitHubRepo {
  /** Owner and name, such as `acme/plants-node`. */
  readonly name: string;
  /** Address of the repository. */
  readonly url: Commons.Url;
}

/** The types of `docs-read` as shapes, by id. */
export const docsReadTypes: TypeTable = {
  "docs-read:DocsDefinition": {
    name: "DocsDefinition",
    description: "Everything needed to show a site.",
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
          key: "apis",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:ApiDefinitionId" },
            value: { kind: "ref", id: "api-read:V1ApiDefinition" },
          },
          optional: false,
          description: "The APIs that the navigation refers to, grouped in packages.",
        },
        {
          key: "apisV2",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:ApiDefinitionId" },
            value: { kind: "ref", id: "api-latest:ApiDefinition" },
          },
          optional: false,
          description: "The same APIs as flat maps. An API is in `apis`, in `apisV2` or in both.",
        },
        {
          key: "files",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:FileId" },
            value: { kind: "ref", id: "commons:Url" },
          },
          optional: false,
          description: "Addresses of uploaded files, by id. `filesV2` also tells the size of images.",
        },
        {
          key: "filesV2",
          shape: {
            kind: "map",
            key: { kind: "ref", id: "commons:FileId" },
            value: { kind: "ref", id: "docs-read:UploadedFile" },
          },
          optional: false,
          description: "Uploaded files, by id.",
        },
        {
          key: "jsFiles",
          shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } },
          optional: true,
          description: "Source of the components that pages use, by path. Absent when pages use none.",
        },
        {
          key: "id",
          shape: { kind: "ref", id: "commons:DocsConfigId" },
          optional: true,
          description: "This stored configuration. Absent while a site is being previewed locally.",
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
          description: "Ids of APIs by the name that pages use for them.",
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
                description: "Address of the file. It may expire, so it should not be kept.",
              },
            ],
          },
        },
        {
          value: "image",
          description: "An image whose size is known.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "image" }, optional: false },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Address of the image. It may expire, so it should not be kept.",
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
                description: "A tiny blurred copy as a data URL, to show until the image is there.",
              },
              {
                key: "alt",
                shape: { kind: "string" },
                optional: true,
                description: "Words for readers who do not see the image.",
              },
            ],
          },
        },
      ],
    },
  },
  "docs-read:UrlFile": {
    name: "UrlFile",
    description: "Where an uploaded file can be fetched.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the file. It may expire, so it should not be kept.",
        },
      ],
    },
  },
  "docs-read:ImageFile": {
    name: "ImageFile",
    description: "Where an uploaded image can be fetched, and the room it takes.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the image. It may expire, so it should not be kept.",
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
          description: "A tiny blurred copy as a data URL, to show until the image is there.",
        },
        {
          key: "alt",
          shape: { kind: "string" },
          optional: true,
          description: "Words for readers who do not see the image.",
        },
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
          shape: { kind: "ref", id: "docs-read:NavigationConfig" },
          optional: true,
          description: "Navigation of the first format. Absent when `root` is present.",
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
                shape: { kind: "ref", id: "docs-read:Background" },
                optional: false,
                description: "What is behind the page.",
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
                shape: { kind: "ref", id: "docs-read:Background" },
                optional: false,
                description: "What is behind the page.",
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
          shape: { kind: "ref", id: "docs-read:Background" },
          optional: false,
          description: "What is behind the page.",
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
    description: "What is behind a page.",
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
                description: "Opacity, 0 to 1. Opaque when absent.",
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
    description: "Navigation of the first format. `root` of the settings has replaced it.",
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
          description: "Page that greets readers. Absent leads to the first page.",
        },
      ],
    },
  },
  "docs-read:NavigationTab": {
    name: "NavigationTab",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "True leaves the tab's slug out of the addresses of its pages.",
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
          description: "Page that greets readers. Absent leads to the first page.",
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
          description: "Part that the version adds to the addresses of its pages.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge in the version switcher. Absent means no badge.",
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
                description: "Name or address of an icon beside the title.",
              },
              {
                key: "hidden",
                shape: { kind: "boolean" },
                optional: true,
                description: "True keeps the entry out of the sidebar. Its address still works.",
              },
              {
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
                description: "True leaves the section's slug out of the addresses of its pages.",
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
                description: "True lists the errors of each endpoint.",
              },
              {
                key: "changelog",
                shape: { kind: "ref", id: "docs-read:ChangelogSection" },
                optional: true,
                description: "Changelog of the API. Absent when it has none.",
              },
              {
                key: "navigation",
                shape: { kind: "ref", id: "docs-read:ApiNavigationConfigRoot" },
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
                optional: false,
                description: "Entries from top to bottom.",
              },
              {
                key: "skipUrlSlug",
                shape: { kind: "boolean" },
                optional: false,
                description: "True leaves the section's slug out of the addresses of its pages.",
              },
              {
                key: "collapsed",
                shape: { kind: "boolean" },
                optional: false,
                description: "True shows only the heading at first.",
              },
              {
                key: "overviewPageId",
                shape: { kind: "ref", id: "commons:PageId" },
                optional: true,
                description: "Page at the section's own address. Without one, the first page below it is shown.",
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
                shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
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
  "docs-read:NavigationNodeMetadata": {
    name: "NavigationNodeMetadata",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
  "docs-read:ApiSection": {
    name: "ApiSection",
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
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "True leaves the section's slug out of the addresses of its pages.",
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
          description: "True lists the errors of each endpoint.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "docs-read:ChangelogSection" },
          optional: true,
          description: "Changelog of the API. Absent when it has none.",
        },
        {
          key: "navigation",
          shape: { kind: "ref", id: "docs-read:ApiNavigationConfigRoot" },
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
  "docs-read:ApiNavigationConfigRoot": {
    name: "ApiNavigationConfigRoot",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" } },
          optional: false,
          description: "The parts, in order.",
        },
      ],
    },
  },
  "docs-read:ApiNavigationConfigItem": {
    name: "ApiNavigationConfigItem",
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
                  item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" },
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
                key: "urlSlug",
                shape: { kind: "string" },
                optional: false,
                description: "Part that the entry adds to its address.",
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
  "docs-read:ApiNavigationConfigSubpackage": {
    name: "ApiNavigationConfigSubpackage",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ApiNavigationConfigItem" } },
          optional: false,
          description: "Its parts, in order.",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:ChangelogItem" } },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "docs-read:ChangelogItem": {
    name: "ChangelogItem",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True keeps the entry out of the sidebar. Its address still works.",
        },
        {
          key: "urlSlug",
          shape: { kind: "string" },
          optional: false,
          description: "Part that the entry adds to its address.",
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
          shape: { kind: "list", item: { kind: "ref", id: "docs-read:NavigationItem" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "skipUrlSlug",
          shape: { kind: "boolean" },
          optional: false,
          description: "True leaves the section's slug out of the addresses of its pages.",
        },
        {
          key: "collapsed",
          shape: { kind: "boolean" },
          optional: false,
          description: "True shows only the heading at first.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page at the section's own address. Without one, the first page below it is shown.",
        },
      ],
    },
  },
  "docs-read:ApiArtifacts": {
    name: "ApiArtifacts",
    description: "Where the SDKs of an API are published.",
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
          description: "A Postman collection. Absent when there is none.",
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
          description: "Address of the collection.",
        },
        {
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: true,
          description: "Repository that holds it. Absent when it is not on GitHub.",
        },
      ],
    },
  },
  "docs-read:PublishedSdk": {
    name: "PublishedSdk",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Repository that holds its source.",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Repository that holds its source.",
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
                key: "githubRepo",
                shape: { kind: "ref", id: "docs-read:GitHubRepo" },
                optional: false,
                description: "Repository that holds its source.",
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
          description: "Repository that holds its source.",
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
          description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
        },
        {
          key: "githubRepo",
          shape: { kind: "ref", id: "docs-read:GitHubRepo" },
          optional: false,
          description: "Repository that holds its source.",
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
          description: "Repository that holds its source.",
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
          description: "Address of the repository.",
        },
      ],
    },
  },
};
