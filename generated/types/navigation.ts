// Generated from idl/areas/navigation.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 5618263d567e9b80a0e4c3b5f279ecb9

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** Slug of a page, without a leading slash, such as `api/plants/get`. Empty for the home page. */
export type Slug = string & { readonly __brand?: "Slug" };

/** ID of a node, unique in the tree. */
export type NodeId = string & { readonly __brand?: "NodeId" };

/** Short name of a product, such as `plants`. */
export type ProductId = string & { readonly __brand?: "ProductId" };

/** Structure of the site. */
export type RootChild =
  /** By version. */
  | VersionedNode
  /** Without versions. */
  | UnversionedNode
  /** By product. */
  | ProductGroupNode;

/** Structure of a product. */
export type ProductChild =
  /** By version. */
  | VersionedNode
  /** Without versions. */
  | UnversionedNode;

/** Structure of a version. */
export type VersionChild =
  /** By tabs. */
  | TabbedNode
  /** One sidebar. */
  | SidebarRootNode;

/** A tab. */
export type TabChild =
  /** A tab with its own sidebar. */
  | TabNode
  /** A link among the tabs. */
  | LinkNode
  /** A changelog as a tab. */
  | ChangelogNode;

/** An entry at the top level of a sidebar. */
export type SidebarRootChild =
  /** A group without a heading. */
  | SidebarGroupNode
  /** An API reference. */
  | ApiReferenceNode
  /** Entries under a heading. */
  | SectionNode
  /** Variants of one tab. An extension of newer publishers. */
  | VariantedNode;

/** An entry in the product switcher. */
export type ProductGroupChild =
  /** A product of this site. */
  | ProductNode
  /** A product with external docs. An extension of newer publishers. */
  | ProductLinkNode;

/** Collapsed state of a section. */
export type Collapsed =
  /** Collapses the section by default. */
  | boolean
  /** Open by default; readers can collapse it. An extension of newer publishers. */
  | "open-by-default";

/** An entry within a sidebar. */
export type NavigationChild =
  /** An API reference. */
  | ApiReferenceNode
  /** Entries under a heading. */
  | SectionNode
  /** A page. */
  | PageNode
  /** A link to another URL. */
  | LinkNode
  /** A changelog. */
  | ChangelogNode;

/** An entry within an API reference. */
export type ApiPackageChild =
  /** An API section. */
  | ApiPackageNode
  /** An endpoint. */
  | EndpointNode
  /** An endpoint with and without streaming. */
  | EndpointPairNode
  /** A WebSocket channel. */
  | WebSocketNode
  /** A webhook. */
  | WebhookNode
  /** A page among the endpoints. */
  | PageNode
  /** A link to another URL. */
  | LinkNode;

/** Adds an ID to nodes that extend it. */
export interface WithNodeId {
  /** ID of this node. */
  readonly id: NodeId;
}

/** Adds access rules to nodes that extend it. */
export interface WithPermissions {
  /** Roles that may see the node and its descendants. Default: all readers. */
  readonly viewers?: readonly Commons.RoleId[];
  /** True for a page with a URL but without a sidebar entry. */
  readonly orphaned?: boolean;
}

/** Adds feature flags to nodes that extend it. */
export interface WithFeatureFlags {
  /** Feature flags, one of which must be on. Default: always shown. */
  readonly featureFlags?: readonly FeatureFlagOptions[];
}

/** A feature flag. */
export interface FeatureFlagOptions {
  /** Name of the flag. */
  readonly flag: string;
  /** Fallback value if the flag service is unavailable. */
  readonly fallbackValue?: unknown;
  /** Required value. Default: `true`. */
  readonly match?: unknown;
}

/** Adds a title and a slug to nodes that extend it. */
export interface WithNodeMetadata extends WithNodeId, WithPermissions, WithFeatureFlags {
  /** Text in the sidebar. */
  readonly title: string;
  /** Slug of the node. */
  readonly slug: Slug;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Hides the node in the sidebar; its URL still works. */
  readonly hidden?: boolean;
  /** Shows the node only to logged-in readers. */
  readonly authed?: boolean;
}

/** Adds a page to nodes that extend it. */
export interface WithPage {
  /** Key of the page in the site's `pages`. */
  readonly pageId: Commons.PageId;
  /** Asks search engines not to index the page (`noindex`). */
  readonly noindex?: boolean;
}

/** Adds an overview page to nodes that extend it. */
export interface WithOverviewPage {
  /** Overview page. Default: the first page below the node. */
  readonly overviewPageId?: Commons.PageId;
  /** Asks search engines not to index the overview page (`noindex`). */
  readonly noindex?: boolean;
}

/** Adds an API to nodes that extend it. */
export interface WithApiDefinitionId {
  /** ID of the API definition. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Badge beside the title. Default: none. */
  readonly availability?: NavigationV1Availability;
}

/** Adds collapse settings to nodes that extend it. */
export interface WithCollapse {
  /** Collapses the section by default. */
  readonly collapsed?: Collapsed;
  /** Lets readers collapse the section. An extension of newer publishers. */
  readonly collapsible?: boolean;
  /** Collapses a collapsible section by default. An extension of newer publishers. */
  readonly collapsedByDefault?: boolean;
}

/** Adds a redirect to nodes that extend it. */
export interface WithRedirect {
  /** Slug to redirect to. */
  readonly pointsTo?: Slug;
}

/**
 * Availability in the navigation tree. API definitions use `Availability`.
 *
 * @deprecated
 */
export type NavigationV1Availability =
  /** Stable. */
  | "stable"
  /** Generally available and supported. */
  | "generally-available"
  /** In development. */
  | "in-development"
  /** Beta. */
  | "pre-release"
  /** Pre-release. */
  | "beta"
  /** Deprecated. */
  | "deprecated"
  /** Alpha. An extension of newer publishers. */
  | "alpha"
  /** Preview. An extension of newer publishers. */
  | "preview"
  /** Legacy. An extension of newer publishers. */
  | "legacy";

/** The root of the tree. */
export interface RootNode extends WithNodeMetadata, WithRedirect {
  /** Always `root`. */
  readonly type: "root";
  /** Format version of the tree. */
  readonly version: "v1";
  /** The site itself. */
  readonly child: RootChild;
  /** All roles in the tree. */
  readonly roles?: readonly Commons.RoleId[];
}

/** A site with several products. */
export interface ProductGroupNode extends WithNodeId {
  /** Always `productgroup`. */
  readonly type: "productgroup";
  /** Landing page. Default: the default product. */
  readonly landingPage?: LandingPageNode;
  /** The products. */
  readonly children: readonly ProductGroupChild[];
  /** Changelog of all products, if any. An extension of newer publishers. */
  readonly changelog?: ChangelogNode;
}

/** The docs of one product. */
export interface ProductNode extends WithNodeMetadata, WithRedirect {
  /** Always `product`. */
  readonly type: "product";
  /** True for the default product of the group. */
  readonly default: boolean;
  /** Short name of the product. */
  readonly productId: ProductId;
  /** The product's docs. */
  readonly child: ProductChild;
  /** Subtitle in the product switcher. */
  readonly subtitle: string;
  /** Image in the product switcher. Default: the icon. */
  readonly image?: Commons.FileId;
  /** Announcement of the product. It replaces the site's. An extension of newer publishers. */
  readonly announcement?: NodeAnnouncement;
}

/** A product with external docs. */
export interface ProductLinkNode extends WithNodeId, WithPermissions {
  /** Always `productLink`. */
  readonly type: "productLink";
  /** Short name of the product. */
  readonly productId: ProductId;
  /** Text in the product switcher. */
  readonly title: string;
  /** Subtitle in the product switcher. */
  readonly subtitle: string;
  /** Target of the link. */
  readonly href: Commons.Url;
  /** Link target, as in HTML. */
  readonly target?: string;
  /** Always false. */
  readonly default: boolean;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Image in the product switcher. Default: the icon. */
  readonly image?: Commons.FileId;
}

/** An announcement above pages. */
export interface NodeAnnouncement {
  /** The message in Markdown. */
  readonly text: string;
}

/** Docs in several versions. */
export interface VersionedNode extends WithNodeId {
  /** Always `versioned`. */
  readonly type: "versioned";
  /** The versions, usually newest first. */
  readonly children: readonly VersionNode[];
}

/** One version of the docs. */
export interface VersionNode extends WithNodeMetadata, WithRedirect {
  /** Always `version`. */
  readonly type: "version";
  /** True for the default version. */
  readonly default: boolean;
  /** Short name of the version. */
  readonly versionId: Commons.VersionId;
  /** The docs of this version. */
  readonly child: VersionChild;
  /** Badge in the version switcher. Default: none. */
  readonly availability?: NavigationV1Availability;
  /** Landing page of the version. */
  readonly landingPage?: LandingPageNode;
  /** Announcement of the version. It replaces the product's. An extension of newer publishers. */
  readonly announcement?: NodeAnnouncement;
}

/** Docs in one version only. */
export interface UnversionedNode extends WithNodeId {
  /** Always `unversioned`. */
  readonly type: "unversioned";
  /** The docs. */
  readonly child: VersionChild;
  /** Landing page of the site. */
  readonly landingPage?: LandingPageNode;
}

/** Docs divided by tabs. */
export interface TabbedNode extends WithNodeId {
  /** Always `tabbed`. */
  readonly type: "tabbed";
  /** The tabs, from left to right. */
  readonly children: readonly TabChild[];
}

/** A tab and its sidebar. */
export interface TabNode extends WithNodeMetadata, WithRedirect {
  /** Always `tab`. */
  readonly type: "tab";
  /** The sidebar. */
  readonly child: SidebarRootNode;
}

/** A whole sidebar. */
export interface SidebarRootNode extends WithNodeId {
  /** Always `sidebarRoot`. */
  readonly type: "sidebarRoot";
  /** Entries from top to bottom. */
  readonly children: readonly SidebarRootChild[];
}

/** Variants of one tab; readers choose one. */
export interface VariantedNode extends WithNodeId {
  /** Always `varianted`. */
  readonly type: "varianted";
  /** The variants, in the order of the switcher. */
  readonly children: readonly VariantNode[];
}

/** A variant of a tab. */
export interface VariantNode extends WithNodeMetadata, WithRedirect {
  /** Always `variant`. */
  readonly type: "variant";
  /** Short name of the variant. */
  readonly variantId: string;
  /** Subtitle in the switcher. */
  readonly subtitle: string;
  /** True for the default variant. */
  readonly default: boolean;
  /** Image in the switcher. Default: the icon. */
  readonly image?: Commons.FileId;
  /** Entries from top to bottom. */
  readonly children: readonly NavigationChild[];
}

/** A group of entries without a heading. */
export interface SidebarGroupNode extends WithNodeId {
  /** Always `sidebarGroup`. */
  readonly type: "sidebarGroup";
  /** Entries from top to bottom. */
  readonly children: readonly NavigationChild[];
}

/** Entries under a heading. */
export interface SectionNode extends WithNodeMetadata, WithOverviewPage, WithRedirect, WithCollapse {
  /** Always `section`. */
  readonly type: "section";
  /** Entries from top to bottom. */
  readonly children: readonly NavigationChild[];
  /** Badge beside the title. Default: none. An extension of newer publishers. */
  readonly availability?: NavigationV1Availability;
}

/** A page written by the author. */
export interface PageNode extends WithNodeMetadata, WithPage {
  /** Always `page`. */
  readonly type: "page";
  /** Badge beside the title. Default: none. An extension of newer publishers. */
  readonly availability?: NavigationV1Availability;
}

/** The landing page. */
export interface LandingPageNode extends WithNodeMetadata, WithPage {
  /** Always `landingPage`. */
  readonly type: "landingPage";
}

/** A link to another URL. */
export interface LinkNode extends WithNodeId {
  /** Always `link`. */
  readonly type: "link";
  /** Text of the link. */
  readonly title: string;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Target of the link. */
  readonly url: Commons.Url;
  /** Link target, as in HTML. An extension of newer publishers. */
  readonly target?: string;
}

/** A changelog, grouped by year and month. */
export interface ChangelogNode extends WithNodeMetadata, WithOverviewPage {
  /** Always `changelog`. */
  readonly type: "changelog";
  /** Years, newest first. */
  readonly children: readonly ChangelogYearNode[];
}

/** The entries of one year. */
export interface ChangelogYearNode extends WithNodeMetadata {
  /** Always `changelogYear`. */
  readonly type: "changelogYear";
  /** Four digits, such as 2026. */
  readonly year: number;
  /** Months, newest first. */
  readonly children: readonly ChangelogMonthNode[];
}

/** The entries of one month. */
export interface ChangelogMonthNode extends WithNodeMetadata {
  /** Always `changelogMonth`. */
  readonly type: "changelogMonth";
  /** 1 for January to 12 for December. */
  readonly month: number;
  /** Entries, newest first. */
  readonly children: readonly ChangelogEntryNode[];
}

/** A changelog entry. */
export interface ChangelogEntryNode extends WithNodeMetadata, WithPage {
  /** Always `changelogEntry`. */
  readonly type: "changelogEntry";
  /** Date of the entry, optionally with a time in UTC. */
  readonly date: string;
  /** Tags for filtering entries, if any. An extension of newer publishers. */
  readonly tags?: readonly string[];
}

/** An API reference. */
export interface ApiReferenceNode extends WithNodeMetadata, WithOverviewPage, WithApiDefinitionId, WithRedirect, WithCollapse {
  /** Always `apiReference`. */
  readonly type: "apiReference";
  /** Gives each endpoint its own page. Default: false, all endpoints on one page. */
  readonly paginated?: boolean;
  /** Lists the errors of each endpoint. */
  readonly showErrors?: boolean;
  /** Hides the title and moves the entries up one level. */
  readonly hideTitle?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly ApiPackageChild[];
  /** Changelog of this API, if any. */
  readonly changelog?: ChangelogNode;
  /** Playground settings. Descendants can override them. */
  readonly playground?: PlaygroundSettings;
  /** URL of a Postman collection of the API. An extension of newer publishers. */
  readonly postmanCollectionUrl?: Commons.Url;
}

/** A section of an API. */
export interface ApiPackageNode extends WithNodeMetadata, WithOverviewPage, WithApiDefinitionId, WithRedirect, WithCollapse {
  /** Always `apiPackage`. */
  readonly type: "apiPackage";
  /** Entries from top to bottom. */
  readonly children: readonly ApiPackageChild[];
  /** Playground settings of the section. Descendants can override them. */
  readonly playground?: PlaygroundSettings;
}

/** An endpoint of an API. */
export interface EndpointNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `endpoint`. */
  readonly type: "endpoint";
  /** HTTP method of the badge. */
  readonly method: Commons.HttpMethod;
  /** ID of the endpoint in the API definition. */
  readonly endpointId: Commons.EndpointId;
  /** Marks the endpoint as streaming. */
  readonly isResponseStream?: boolean;
  /** Playground settings of the endpoint. */
  readonly playground?: PlaygroundSettings;
}

/** One endpoint with and without streaming; readers choose. */
export interface EndpointPairNode extends WithNodeId {
  /** Always `endpointPair`. */
  readonly type: "endpointPair";
  /** The endpoint with streaming. */
  readonly stream: EndpointNode;
  /** The endpoint without streaming. */
  readonly nonStream: EndpointNode;
}

/** A WebSocket channel of an API. */
export interface WebSocketNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `webSocket`. */
  readonly type: "webSocket";
  /** ID of the channel in the API definition. */
  readonly webSocketId: Commons.WebSocketId;
  /** Playground settings of the channel. */
  readonly playground?: PlaygroundSettings;
}

/** A webhook of an API. */
export interface WebhookNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `webhook`. */
  readonly type: "webhook";
  /** HTTP method of the badge. */
  readonly method: Commons.HttpMethod;
  /** ID of the webhook in the API definition. */
  readonly webhookId: Commons.WebhookId;
}

/** Playground settings of a subtree. */
export interface PlaygroundSettings {
  /** IDs of the available environments. Default: all. */
  readonly environments?: readonly Commons.EnvironmentId[];
  /** Settings of the button that opens the playground. */
  readonly button?: PlaygroundButtonSettings;
  /** Maximum number of messages per connection. Default: no limit. */
  readonly "limit-websocket-messages-per-connection"?: number;
  /** Disables the playground. An extension of newer publishers. */
  readonly hidden?: boolean;
  /** Sends the default values of empty parameters. An extension of newer publishers. */
  readonly "send-optional-defaults"?: boolean;
}

/** Settings of the button that opens the playground. */
export interface PlaygroundButtonSettings {
  /** URL to open instead of the playground. */
  readonly href?: Commons.Url;
}

/** The types of `navigation` as shapes, by id. */
export const navigationTypes: TypeTable = {
  "navigation:Slug": {
    name: "Slug",
    description: "Slug of a page, without a leading slash, such as `api/plants/get`. Empty for the home page.",
    shape: { kind: "string" },
  },
  "navigation:NodeId": {
    name: "NodeId",
    description: "ID of a node, unique in the tree.",
    shape: { kind: "string" },
  },
  "navigation:ProductId": {
    name: "ProductId",
    description: "Short name of a product, such as `plants`.",
    shape: { kind: "string" },
  },
  "navigation:RootChild": {
    name: "RootChild",
    description: "Structure of the site.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By version.", shape: { kind: "ref", id: "navigation:VersionedNode" } },
        {
          description: "Without versions.",
          shape: { kind: "ref", id: "navigation:UnversionedNode" },
        },
        { description: "By product.", shape: { kind: "ref", id: "navigation:ProductGroupNode" } },
      ],
    },
  },
  "navigation:ProductChild": {
    name: "ProductChild",
    description: "Structure of a product.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By version.", shape: { kind: "ref", id: "navigation:VersionedNode" } },
        {
          description: "Without versions.",
          shape: { kind: "ref", id: "navigation:UnversionedNode" },
        },
      ],
    },
  },
  "navigation:VersionChild": {
    name: "VersionChild",
    description: "Structure of a version.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By tabs.", shape: { kind: "ref", id: "navigation:TabbedNode" } },
        { description: "One sidebar.", shape: { kind: "ref", id: "navigation:SidebarRootNode" } },
      ],
    },
  },
  "navigation:TabChild": {
    name: "TabChild",
    description: "A tab.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with its own sidebar.",
          shape: { kind: "ref", id: "navigation:TabNode" },
        },
        {
          description: "A link among the tabs.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        {
          description: "A changelog as a tab.",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
        },
      ],
    },
  },
  "navigation:SidebarRootChild": {
    name: "SidebarRootChild",
    description: "An entry at the top level of a sidebar.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A group without a heading.",
          shape: { kind: "ref", id: "navigation:SidebarGroupNode" },
        },
        {
          description: "An API reference.",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation:SectionNode" },
        },
        {
          description: "Variants of one tab. An extension of newer publishers.",
          shape: { kind: "ref", id: "navigation:VariantedNode" },
        },
      ],
    },
  },
  "navigation:ProductGroupChild": {
    name: "ProductGroupChild",
    description: "An entry in the product switcher.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A product of this site.",
          shape: { kind: "ref", id: "navigation:ProductNode" },
        },
        {
          description: "A product with external docs. An extension of newer publishers.",
          shape: { kind: "ref", id: "navigation:ProductLinkNode" },
        },
      ],
    },
  },
  "navigation:Collapsed": {
    name: "Collapsed",
    description: "Collapsed state of a section.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "Collapses the section by default.", shape: { kind: "boolean" } },
        {
          description: "Open by default; readers can collapse it. An extension of newer publishers.",
          shape: { kind: "literal", value: "open-by-default" },
        },
      ],
    },
  },
  "navigation:NavigationChild": {
    name: "NavigationChild",
    description: "An entry within a sidebar.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "An API reference.",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation:SectionNode" },
        },
        { description: "A page.", shape: { kind: "ref", id: "navigation:PageNode" } },
        {
          description: "A link to another URL.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        { description: "A changelog.", shape: { kind: "ref", id: "navigation:ChangelogNode" } },
      ],
    },
  },
  "navigation:ApiPackageChild": {
    name: "ApiPackageChild",
    description: "An entry within an API reference.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "An API section.", shape: { kind: "ref", id: "navigation:ApiPackageNode" } },
        { description: "An endpoint.", shape: { kind: "ref", id: "navigation:EndpointNode" } },
        {
          description: "An endpoint with and without streaming.",
          shape: { kind: "ref", id: "navigation:EndpointPairNode" },
        },
        {
          description: "A WebSocket channel.",
          shape: { kind: "ref", id: "navigation:WebSocketNode" },
        },
        { description: "A webhook.", shape: { kind: "ref", id: "navigation:WebhookNode" } },
        {
          description: "A page among the endpoints.",
          shape: { kind: "ref", id: "navigation:PageNode" },
        },
        {
          description: "A link to another URL.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
      ],
    },
  },
  "navigation:WithNodeId": {
    name: "WithNodeId",
    description: "Adds an ID to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
      ],
    },
  },
  "navigation:WithPermissions": {
    name: "WithPermissions",
    description: "Adds access rules to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
      ],
    },
  },
  "navigation:WithFeatureFlags": {
    name: "WithFeatureFlags",
    description: "Adds feature flags to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
      ],
    },
  },
  "navigation:FeatureFlagOptions": {
    name: "FeatureFlagOptions",
    description: "A feature flag.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "flag",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the flag.",
        },
        {
          key: "fallbackValue",
          shape: { kind: "unknown" },
          optional: true,
          description: "Fallback value if the flag service is unavailable.",
        },
        {
          key: "match",
          shape: { kind: "unknown" },
          optional: true,
          description: "Required value. Default: `true`.",
        },
      ],
    },
  },
  "navigation:WithNodeMetadata": {
    name: "WithNodeMetadata",
    description: "Adds a title and a slug to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
      ],
    },
  },
  "navigation:WithPage": {
    name: "WithPage",
    description: "Adds a page to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the page (`noindex`).",
        },
      ],
    },
  },
  "navigation:WithOverviewPage": {
    name: "WithOverviewPage",
    description: "Adds an overview page to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page. Default: the first page below the node.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the overview page (`noindex`).",
        },
      ],
    },
  },
  "navigation:WithApiDefinitionId": {
    name: "WithApiDefinitionId",
    description: "Adds an API to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
      ],
    },
  },
  "navigation:WithCollapse": {
    name: "WithCollapse",
    description: "Adds collapse settings to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "Collapses the section by default.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lets readers collapse the section. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "Collapses a collapsible section by default. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:WithRedirect": {
    name: "WithRedirect",
    description: "Adds a redirect to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
      ],
    },
  },
  "navigation:NavigationV1Availability": {
    name: "NavigationV1Availability",
    description: "Availability in the navigation tree. API definitions use `Availability`.",
    availability: "Deprecated",
    shape: {
      kind: "enum",
      values: [
        { value: "stable", description: "Stable." },
        { value: "generally-available", description: "Generally available and supported." },
        { value: "in-development", description: "In development." },
        { value: "pre-release", description: "Beta." },
        { value: "beta", description: "Pre-release." },
        { value: "deprecated", description: "Deprecated." },
        { value: "alpha", description: "Alpha. An extension of newer publishers." },
        { value: "preview", description: "Preview. An extension of newer publishers." },
        { value: "legacy", description: "Legacy. An extension of newer publishers." },
      ],
    },
  },
  "navigation:RootNode": {
    name: "RootNode",
    description: "The root of the tree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "root" },
          optional: false,
          description: "Always `root`.",
        },
        {
          key: "version",
          shape: { kind: "literal", value: "v1" },
          optional: false,
          description: "Format version of the tree.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation:RootChild" },
          optional: false,
          description: "The site itself.",
        },
        {
          key: "roles",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "All roles in the tree.",
        },
      ],
    },
  },
  "navigation:ProductGroupNode": {
    name: "ProductGroupNode",
    description: "A site with several products.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "productgroup" },
          optional: false,
          description: "Always `productgroup`.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Landing page. Default: the default product.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ProductGroupChild" } },
          optional: false,
          description: "The products.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
          optional: true,
          description: "Changelog of all products, if any. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ProductNode": {
    name: "ProductNode",
    description: "The docs of one product.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "product" },
          optional: false,
          description: "Always `product`.",
        },
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: false,
          description: "True for the default product of the group.",
        },
        {
          key: "productId",
          shape: { kind: "ref", id: "navigation:ProductId" },
          optional: false,
          description: "Short name of the product.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation:ProductChild" },
          optional: false,
          description: "The product's docs.",
        },
        {
          key: "subtitle",
          shape: { kind: "string" },
          optional: false,
          description: "Subtitle in the product switcher.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Image in the product switcher. Default: the icon.",
        },
        {
          key: "announcement",
          shape: { kind: "ref", id: "navigation:NodeAnnouncement" },
          optional: true,
          description: "Announcement of the product. It replaces the site's. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ProductLinkNode": {
    name: "ProductLinkNode",
    description: "A product with external docs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "productLink" },
          optional: false,
          description: "Always `productLink`.",
        },
        {
          key: "productId",
          shape: { kind: "ref", id: "navigation:ProductId" },
          optional: false,
          description: "Short name of the product.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the product switcher.",
        },
        {
          key: "subtitle",
          shape: { kind: "string" },
          optional: false,
          description: "Subtitle in the product switcher.",
        },
        {
          key: "href",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Target of the link.",
        },
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Link target, as in HTML.",
        },
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: false,
          description: "Always false.",
        },
        {
          key: "icon",
          shape: { kind: "string" },
          optional: true,
          description: "Icon name or URL.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Image in the product switcher. Default: the icon.",
        },
      ],
    },
  },
  "navigation:NodeAnnouncement": {
    name: "NodeAnnouncement",
    description: "An announcement above pages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "text",
          shape: { kind: "string" },
          optional: false,
          description: "The message in Markdown.",
        },
      ],
    },
  },
  "navigation:VersionedNode": {
    name: "VersionedNode",
    description: "Docs in several versions.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "versioned" },
          optional: false,
          description: "Always `versioned`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:VersionNode" } },
          optional: false,
          description: "The versions, usually newest first.",
        },
      ],
    },
  },
  "navigation:VersionNode": {
    name: "VersionNode",
    description: "One version of the docs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "version" },
          optional: false,
          description: "Always `version`.",
        },
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: false,
          description: "True for the default version.",
        },
        {
          key: "versionId",
          shape: { kind: "ref", id: "commons:VersionId" },
          optional: false,
          description: "Short name of the version.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation:VersionChild" },
          optional: false,
          description: "The docs of this version.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge in the version switcher. Default: none.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Landing page of the version.",
        },
        {
          key: "announcement",
          shape: { kind: "ref", id: "navigation:NodeAnnouncement" },
          optional: true,
          description: "Announcement of the version. It replaces the product's. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:UnversionedNode": {
    name: "UnversionedNode",
    description: "Docs in one version only.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "unversioned" },
          optional: false,
          description: "Always `unversioned`.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation:VersionChild" },
          optional: false,
          description: "The docs.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Landing page of the site.",
        },
      ],
    },
  },
  "navigation:TabbedNode": {
    name: "TabbedNode",
    description: "Docs divided by tabs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "tabbed" },
          optional: false,
          description: "Always `tabbed`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:TabChild" } },
          optional: false,
          description: "The tabs, from left to right.",
        },
      ],
    },
  },
  "navigation:TabNode": {
    name: "TabNode",
    description: "A tab and its sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "tab" },
          optional: false,
          description: "Always `tab`.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation:SidebarRootNode" },
          optional: false,
          description: "The sidebar.",
        },
      ],
    },
  },
  "navigation:SidebarRootNode": {
    name: "SidebarRootNode",
    description: "A whole sidebar.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "sidebarRoot" },
          optional: false,
          description: "Always `sidebarRoot`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:SidebarRootChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation:VariantedNode": {
    name: "VariantedNode",
    description: "Variants of one tab; readers choose one.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "varianted" },
          optional: false,
          description: "Always `varianted`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:VariantNode" } },
          optional: false,
          description: "The variants, in the order of the switcher.",
        },
      ],
    },
  },
  "navigation:VariantNode": {
    name: "VariantNode",
    description: "A variant of a tab.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "variant" },
          optional: false,
          description: "Always `variant`.",
        },
        {
          key: "variantId",
          shape: { kind: "string" },
          optional: false,
          description: "Short name of the variant.",
        },
        {
          key: "subtitle",
          shape: { kind: "string" },
          optional: false,
          description: "Subtitle in the switcher.",
        },
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: false,
          description: "True for the default variant.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Image in the switcher. Default: the icon.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:NavigationChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation:SidebarGroupNode": {
    name: "SidebarGroupNode",
    description: "A group of entries without a heading.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "sidebarGroup" },
          optional: false,
          description: "Always `sidebarGroup`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:NavigationChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation:SectionNode": {
    name: "SectionNode",
    description: "Entries under a heading.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page. Default: the first page below the node.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the overview page (`noindex`).",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "Collapses the section by default.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lets readers collapse the section. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "Collapses a collapsible section by default. An extension of newer publishers.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "section" },
          optional: false,
          description: "Always `section`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:NavigationChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:PageNode": {
    name: "PageNode",
    description: "A page written by the author.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the page (`noindex`).",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "page" },
          optional: false,
          description: "Always `page`.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:LandingPageNode": {
    name: "LandingPageNode",
    description: "The landing page.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the page (`noindex`).",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "landingPage" },
          optional: false,
          description: "Always `landingPage`.",
        },
      ],
    },
  },
  "navigation:LinkNode": {
    name: "LinkNode",
    description: "A link to another URL.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "link" },
          optional: false,
          description: "Always `link`.",
        },
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
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Link target, as in HTML. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ChangelogNode": {
    name: "ChangelogNode",
    description: "A changelog, grouped by year and month.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page. Default: the first page below the node.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the overview page (`noindex`).",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "changelog" },
          optional: false,
          description: "Always `changelog`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ChangelogYearNode" } },
          optional: false,
          description: "Years, newest first.",
        },
      ],
    },
  },
  "navigation:ChangelogYearNode": {
    name: "ChangelogYearNode",
    description: "The entries of one year.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "changelogYear" },
          optional: false,
          description: "Always `changelogYear`.",
        },
        {
          key: "year",
          shape: { kind: "integer" },
          optional: false,
          description: "Four digits, such as 2026.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ChangelogMonthNode" } },
          optional: false,
          description: "Months, newest first.",
        },
      ],
    },
  },
  "navigation:ChangelogMonthNode": {
    name: "ChangelogMonthNode",
    description: "The entries of one month.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "changelogMonth" },
          optional: false,
          description: "Always `changelogMonth`.",
        },
        {
          key: "month",
          shape: { kind: "integer" },
          optional: false,
          description: "1 for January to 12 for December.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ChangelogEntryNode" } },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "navigation:ChangelogEntryNode": {
    name: "ChangelogEntryNode",
    description: "A changelog entry.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "pageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: false,
          description: "Key of the page in the site's `pages`.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the page (`noindex`).",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "changelogEntry" },
          optional: false,
          description: "Always `changelogEntry`.",
        },
        {
          key: "date",
          shape: { kind: "string" },
          optional: false,
          description: "Date of the entry, optionally with a time in UTC.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Tags for filtering entries, if any. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ApiReferenceNode": {
    name: "ApiReferenceNode",
    description: "An API reference.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page. Default: the first page below the node.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the overview page (`noindex`).",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "Collapses the section by default.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lets readers collapse the section. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "Collapses a collapsible section by default. An extension of newer publishers.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "apiReference" },
          optional: false,
          description: "Always `apiReference`.",
        },
        {
          key: "paginated",
          shape: { kind: "boolean" },
          optional: true,
          description: "Gives each endpoint its own page. Default: false, all endpoints on one page.",
        },
        {
          key: "showErrors",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lists the errors of each endpoint.",
        },
        {
          key: "hideTitle",
          shape: { kind: "boolean" },
          optional: true,
          description: "Hides the title and moves the entries up one level.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ApiPackageChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
          optional: true,
          description: "Changelog of this API, if any.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "Playground settings. Descendants can override them.",
        },
        {
          key: "postmanCollectionUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "URL of a Postman collection of the API. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ApiPackageNode": {
    name: "ApiPackageNode",
    description: "A section of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Overview page. Default: the first page below the node.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "Asks search engines not to index the overview page (`noindex`).",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug to redirect to.",
        },
        {
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "Collapses the section by default.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "Lets readers collapse the section. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "Collapses a collapsible section by default. An extension of newer publishers.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "apiPackage" },
          optional: false,
          description: "Always `apiPackage`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ApiPackageChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "Playground settings of the section. Descendants can override them.",
        },
      ],
    },
  },
  "navigation:EndpointNode": {
    name: "EndpointNode",
    description: "An endpoint of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "endpoint" },
          optional: false,
          description: "Always `endpoint`.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP method of the badge.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "ID of the endpoint in the API definition.",
        },
        {
          key: "isResponseStream",
          shape: { kind: "boolean" },
          optional: true,
          description: "Marks the endpoint as streaming.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "Playground settings of the endpoint.",
        },
      ],
    },
  },
  "navigation:EndpointPairNode": {
    name: "EndpointPairNode",
    description: "One endpoint with and without streaming; readers choose.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "endpointPair" },
          optional: false,
          description: "Always `endpointPair`.",
        },
        {
          key: "stream",
          shape: { kind: "ref", id: "navigation:EndpointNode" },
          optional: false,
          description: "The endpoint with streaming.",
        },
        {
          key: "nonStream",
          shape: { kind: "ref", id: "navigation:EndpointNode" },
          optional: false,
          description: "The endpoint without streaming.",
        },
      ],
    },
  },
  "navigation:WebSocketNode": {
    name: "WebSocketNode",
    description: "A WebSocket channel of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "webSocket" },
          optional: false,
          description: "Always `webSocket`.",
        },
        {
          key: "webSocketId",
          shape: { kind: "ref", id: "commons:WebSocketId" },
          optional: false,
          description: "ID of the channel in the API definition.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "Playground settings of the channel.",
        },
      ],
    },
  },
  "navigation:WebhookNode": {
    name: "WebhookNode",
    description: "A webhook of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "ID of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and its descendants. Default: all readers.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page with a URL but without a sidebar entry.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Feature flags, one of which must be on. Default: always shown.",
        },
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text in the sidebar.",
        },
        {
          key: "slug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: false,
          description: "Slug of the node.",
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
          description: "Hides the node in the sidebar; its URL still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Shows the node only to logged-in readers.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "ID of the API definition.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
        {
          key: "type",
          shape: { kind: "literal", value: "webhook" },
          optional: false,
          description: "Always `webhook`.",
        },
        {
          key: "method",
          shape: { kind: "ref", id: "commons:HttpMethod" },
          optional: false,
          description: "HTTP method of the badge.",
        },
        {
          key: "webhookId",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "ID of the webhook in the API definition.",
        },
      ],
    },
  },
  "navigation:PlaygroundSettings": {
    name: "PlaygroundSettings",
    description: "Playground settings of a subtree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "commons:EnvironmentId" } },
          optional: true,
          description: "IDs of the available environments. Default: all.",
        },
        {
          key: "button",
          shape: { kind: "ref", id: "navigation:PlaygroundButtonSettings" },
          optional: true,
          description: "Settings of the button that opens the playground.",
        },
        {
          key: "limit-websocket-messages-per-connection",
          shape: { kind: "integer" },
          optional: true,
          description: "Maximum number of messages per connection. Default: no limit.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "Disables the playground. An extension of newer publishers.",
        },
        {
          key: "send-optional-defaults",
          shape: { kind: "boolean" },
          optional: true,
          description: "Sends the default values of empty parameters. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:PlaygroundButtonSettings": {
    name: "PlaygroundButtonSettings",
    description: "Settings of the button that opens the playground.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "href",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "URL to open instead of the playground.",
        },
      ],
    },
  },
};
