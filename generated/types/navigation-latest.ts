// Generated from idl/areas/navigation-latest.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 d72876a180cff03dbc23463a02677e1e

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Navigation from "./navigation.ts";

/** Short name of a tab, such as `guides`. */
export type TabId = string & { readonly __brand?: "TabId" };

/** Structure of the site. */
export type V2RootChild =
  /** By version. */
  | V2VersionedNode
  /** Without versions. */
  | V2UnversionedNode
  /** By product. */
  | V2ProductGroupNode;

/** Structure of a product. */
export type V2ProductChild =
  /** By version. */
  | V2VersionedNode
  /** Without versions. */
  | V2UnversionedNode;

/** Structure of a version. */
export type V2VersionChild =
  /** By tabs. */
  | V2TabbedNode
  /** One sidebar. */
  | V2SidebarRootNode;

/** A tab. */
export type V2TabChild =
  /** A tab with its own sidebar. */
  | V2TabNode
  /** A link among the tabs. */
  | Navigation.LinkNode
  /** A changelog as a tab. */
  | V2ChangelogNode;

/** An entry at the top level of a sidebar. */
export type V2SidebarRootChild =
  /** A group without a heading. */
  | V2SidebarGroupNode
  /** An API reference. */
  | V2ApiReferenceNode
  /** Entries under a heading. */
  | V2SectionNode;

/** An entry within a sidebar. */
export type V2NavigationChild =
  /** An API reference. */
  | V2ApiReferenceNode
  /** Entries under a heading. */
  | V2SectionNode
  /** A page. */
  | V2PageNode
  /** A link to another URL. */
  | Navigation.LinkNode
  /** A changelog. */
  | V2ChangelogNode;

/** An entry within an API reference. */
export type V2ApiPackageChild =
  /** An API section. */
  | V2ApiPackageNode
  /** An endpoint. */
  | V2EndpointNode
  /** An endpoint with and without streaming. */
  | V2EndpointPairNode
  /** A WebSocket channel. */
  | V2WebSocketNode
  /** A webhook. */
  | V2WebhookNode
  /** A page among the endpoints. */
  | V2PageNode
  /** A link to another URL. */
  | Navigation.LinkNode;

/** Adds a title and a slug to nodes that extend it. */
export interface V2WithNodeMetadata extends Navigation.WithNodeId, Navigation.WithPermissions, Navigation.WithFeatureFlags {
  /** Text in the sidebar. */
  readonly title: string;
  /** Slug of the node. */
  readonly slug: Navigation.Slug;
  /** Canonical slug. Default: `slug`. */
  readonly canonicalSlug?: Navigation.Slug;
  /** Icon name or URL. */
  readonly icon?: string;
  /** Hides the node in the sidebar; its URL still works. */
  readonly hidden?: boolean;
  /** Shows the node only to logged-in readers. */
  readonly authed?: boolean;
}

/** Adds an API to nodes that extend it. */
export interface V2WithApiDefinitionId {
  /** ID of the API definition. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Badge beside the title. Default: none. */
  readonly availability?: Commons.Availability;
}

/** The root of the tree. */
export interface V2RootNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `root`. */
  readonly type: "root";
  /** Format version of the tree. */
  readonly version: "v2";
  /** The site itself. */
  readonly child: V2RootChild;
  /** All roles in the tree. */
  readonly roles?: readonly Commons.RoleId[];
}

/** A site with several products. */
export interface V2ProductGroupNode extends Navigation.WithNodeId {
  /** Always `productgroup`. */
  readonly type: "productgroup";
  /** Landing page. Default: the default product. */
  readonly landingPage?: V2LandingPageNode;
  /** The products. */
  readonly children: readonly V2ProductNode[];
}

/** The docs of one product. */
export interface V2ProductNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `product`. */
  readonly type: "product";
  /** True for the default product of the group. */
  readonly default: boolean;
  /** Short name of the product. */
  readonly productId: Navigation.ProductId;
  /** The product's docs. */
  readonly child: V2ProductChild;
  /** Subtitle in the product switcher. */
  readonly subtitle: string;
  /** Image in the product switcher. Default: the icon. */
  readonly image?: Commons.FileId;
}

/** Docs in several versions. */
export interface V2VersionedNode extends Navigation.WithNodeId {
  /** Always `versioned`. */
  readonly type: "versioned";
  /** The versions, usually newest first. */
  readonly children: readonly V2VersionNode[];
}

/** One version of the docs. */
export interface V2VersionNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `version`. */
  readonly type: "version";
  /** True for the default version. */
  readonly default: boolean;
  /** Short name of the version. */
  readonly versionId: Commons.VersionId;
  /** The docs of this version. */
  readonly child: V2VersionChild;
  /** Badge in the version switcher. Default: none. */
  readonly availability?: Commons.Availability;
  /** Landing page of the version. */
  readonly landingPage?: V2LandingPageNode;
}

/** Docs in one version only. */
export interface V2UnversionedNode extends Navigation.WithNodeId {
  /** Always `unversioned`. */
  readonly type: "unversioned";
  /** The docs. */
  readonly child: V2VersionChild;
  /** Landing page of the site. */
  readonly landingPage?: V2LandingPageNode;
}

/** Docs divided by tabs. */
export interface V2TabbedNode extends Navigation.WithNodeId {
  /** Always `tabbed`. */
  readonly type: "tabbed";
  /** The tabs, from left to right. */
  readonly children: readonly V2TabChild[];
}

/** A tab and its sidebar. */
export interface V2TabNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `tab`. */
  readonly type: "tab";
  /** The sidebar. */
  readonly child: V2SidebarRootNode;
}

/** A whole sidebar. */
export interface V2SidebarRootNode extends Navigation.WithNodeId {
  /** Always `sidebarRoot`. */
  readonly type: "sidebarRoot";
  /** Entries from top to bottom. */
  readonly children: readonly V2SidebarRootChild[];
}

/** A group of entries without a heading. */
export interface V2SidebarGroupNode extends Navigation.WithNodeId {
  /** Always `sidebarGroup`. */
  readonly type: "sidebarGroup";
  /** Entries from top to bottom. */
  readonly children: readonly V2NavigationChild[];
}

/** Entries under a heading. */
export interface V2SectionNode extends V2WithNodeMetadata, Navigation.WithOverviewPage, Navigation.WithRedirect {
  /** Always `section`. */
  readonly type: "section";
  /** Collapses the section by default. */
  readonly collapsed?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly V2NavigationChild[];
}

/** A page written by the author. */
export interface V2PageNode extends V2WithNodeMetadata, Navigation.WithPage {
  /** Always `page`. */
  readonly type: "page";
}

/** The landing page. */
export interface V2LandingPageNode extends V2WithNodeMetadata, Navigation.WithPage {
  /** Always `landingPage`. */
  readonly type: "landingPage";
}

/** A changelog, grouped by year and month. */
export interface V2ChangelogNode extends V2WithNodeMetadata, Navigation.WithOverviewPage {
  /** Always `changelog`. */
  readonly type: "changelog";
  /** Years, newest first. */
  readonly children: readonly V2ChangelogYearNode[];
}

/** The entries of one year. */
export interface V2ChangelogYearNode extends V2WithNodeMetadata {
  /** Always `changelogYear`. */
  readonly type: "changelogYear";
  /** Four digits, such as 2026. */
  readonly year: number;
  /** Months, newest first. */
  readonly children: readonly V2ChangelogMonthNode[];
}

/** The entries of one month. */
export interface V2ChangelogMonthNode extends V2WithNodeMetadata {
  /** Always `changelogMonth`. */
  readonly type: "changelogMonth";
  /** 1 for January to 12 for December. */
  readonly month: number;
  /** Entries, newest first. */
  readonly children: readonly V2ChangelogEntryNode[];
}

/** A changelog entry. */
export interface V2ChangelogEntryNode extends V2WithNodeMetadata, Navigation.WithPage {
  /** Always `changelogEntry`. */
  readonly type: "changelogEntry";
  /** Date of the entry. */
  readonly date: string;
}

/** An API reference. */
export interface V2ApiReferenceNode extends V2WithNodeMetadata, Navigation.WithOverviewPage, V2WithApiDefinitionId, Navigation.WithRedirect {
  /** Always `apiReference`. */
  readonly type: "apiReference";
  /** Gives each endpoint its own page. Default: false, all endpoints on one page. */
  readonly paginated?: boolean;
  /** Lists the errors of each endpoint. */
  readonly showErrors?: boolean;
  /** Hides the title and moves the entries up one level. */
  readonly hideTitle?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly V2ApiPackageChild[];
  /** Changelog of this API, if any. */
  readonly changelog?: V2ChangelogNode;
  /** Playground settings. Descendants can override them. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** A section of an API. */
export interface V2ApiPackageNode extends V2WithNodeMetadata, Navigation.WithOverviewPage, V2WithApiDefinitionId, Navigation.WithRedirect {
  /** Always `apiPackage`. */
  readonly type: "apiPackage";
  /** Entries from top to bottom. */
  readonly children: readonly V2ApiPackageChild[];
  /** Playground settings of the section. Descendants can override them. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** An endpoint of an API. */
export interface V2EndpointNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `endpoint`. */
  readonly type: "endpoint";
  /** HTTP method of the badge. */
  readonly method: Commons.HttpMethod;
  /** ID of the endpoint in the API definition. */
  readonly endpointId: Commons.EndpointId;
  /** Marks the endpoint as streaming. */
  readonly isResponseStream?: boolean;
  /** Playground settings of the endpoint. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** One endpoint with and without streaming; readers choose. */
export interface V2EndpointPairNode extends Navigation.WithNodeId {
  /** Always `endpointPair`. */
  readonly type: "endpointPair";
  /** The endpoint with streaming. */
  readonly stream: V2EndpointNode;
  /** The endpoint without streaming. */
  readonly nonStream: V2EndpointNode;
}

/** A WebSocket channel of an API. */
export interface V2WebSocketNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `webSocket`. */
  readonly type: "webSocket";
  /** ID of the channel in the API definition. */
  readonly webSocketId: Commons.WebSocketId;
  /** Playground settings of the channel. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** A webhook of an API. */
export interface V2WebhookNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `webhook`. */
  readonly type: "webhook";
  /** HTTP method of the badge. */
  readonly method: Commons.HttpMethod;
  /** ID of the webhook in the API definition. */
  readonly webhookId: Commons.WebhookId;
}

/** A breadcrumb item. */
export interface BreadcrumbItem {
  /** Text of the item. */
  readonly title: string;
  /** Slug of the item. Absent if it has no page. */
  readonly pointsTo?: Navigation.Slug;
}

/** The types of `navigation-latest` as shapes, by id. */
export const navigationLatestTypes: TypeTable = {
  "navigation-latest:TabId": {
    name: "TabId",
    description: "Short name of a tab, such as `guides`.",
    shape: { kind: "string" },
  },
  "navigation-latest:V2RootChild": {
    name: "V2RootChild",
    description: "Structure of the site.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "By version.",
          shape: { kind: "ref", id: "navigation-latest:V2VersionedNode" },
        },
        {
          description: "Without versions.",
          shape: { kind: "ref", id: "navigation-latest:V2UnversionedNode" },
        },
        {
          description: "By product.",
          shape: { kind: "ref", id: "navigation-latest:V2ProductGroupNode" },
        },
      ],
    },
  },
  "navigation-latest:V2ProductChild": {
    name: "V2ProductChild",
    description: "Structure of a product.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "By version.",
          shape: { kind: "ref", id: "navigation-latest:V2VersionedNode" },
        },
        {
          description: "Without versions.",
          shape: { kind: "ref", id: "navigation-latest:V2UnversionedNode" },
        },
      ],
    },
  },
  "navigation-latest:V2VersionChild": {
    name: "V2VersionChild",
    description: "Structure of a version.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By tabs.", shape: { kind: "ref", id: "navigation-latest:V2TabbedNode" } },
        {
          description: "One sidebar.",
          shape: { kind: "ref", id: "navigation-latest:V2SidebarRootNode" },
        },
      ],
    },
  },
  "navigation-latest:V2TabChild": {
    name: "V2TabChild",
    description: "A tab.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with its own sidebar.",
          shape: { kind: "ref", id: "navigation-latest:V2TabNode" },
        },
        {
          description: "A link among the tabs.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        {
          description: "A changelog as a tab.",
          shape: { kind: "ref", id: "navigation-latest:V2ChangelogNode" },
        },
      ],
    },
  },
  "navigation-latest:V2SidebarRootChild": {
    name: "V2SidebarRootChild",
    description: "An entry at the top level of a sidebar.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A group without a heading.",
          shape: { kind: "ref", id: "navigation-latest:V2SidebarGroupNode" },
        },
        {
          description: "An API reference.",
          shape: { kind: "ref", id: "navigation-latest:V2ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation-latest:V2SectionNode" },
        },
      ],
    },
  },
  "navigation-latest:V2NavigationChild": {
    name: "V2NavigationChild",
    description: "An entry within a sidebar.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "An API reference.",
          shape: { kind: "ref", id: "navigation-latest:V2ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation-latest:V2SectionNode" },
        },
        { description: "A page.", shape: { kind: "ref", id: "navigation-latest:V2PageNode" } },
        {
          description: "A link to another URL.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        {
          description: "A changelog.",
          shape: { kind: "ref", id: "navigation-latest:V2ChangelogNode" },
        },
      ],
    },
  },
  "navigation-latest:V2ApiPackageChild": {
    name: "V2ApiPackageChild",
    description: "An entry within an API reference.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "An API section.",
          shape: { kind: "ref", id: "navigation-latest:V2ApiPackageNode" },
        },
        {
          description: "An endpoint.",
          shape: { kind: "ref", id: "navigation-latest:V2EndpointNode" },
        },
        {
          description: "An endpoint with and without streaming.",
          shape: { kind: "ref", id: "navigation-latest:V2EndpointPairNode" },
        },
        {
          description: "A WebSocket channel.",
          shape: { kind: "ref", id: "navigation-latest:V2WebSocketNode" },
        },
        {
          description: "A webhook.",
          shape: { kind: "ref", id: "navigation-latest:V2WebhookNode" },
        },
        {
          description: "A page among the endpoints.",
          shape: { kind: "ref", id: "navigation-latest:V2PageNode" },
        },
        {
          description: "A link to another URL.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
      ],
    },
  },
  "navigation-latest:V2WithNodeMetadata": {
    name: "V2WithNodeMetadata",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
  "navigation-latest:V2WithApiDefinitionId": {
    name: "V2WithApiDefinitionId",
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
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Default: none.",
        },
      ],
    },
  },
  "navigation-latest:V2RootNode": {
    name: "V2RootNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "literal", value: "v2" },
          optional: false,
          description: "Format version of the tree.",
        },
        {
          key: "child",
          shape: { kind: "ref", id: "navigation-latest:V2RootChild" },
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
  "navigation-latest:V2ProductGroupNode": {
    name: "V2ProductGroupNode",
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
          shape: { kind: "ref", id: "navigation-latest:V2LandingPageNode" },
          optional: true,
          description: "Landing page. Default: the default product.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2ProductNode" } },
          optional: false,
          description: "The products.",
        },
      ],
    },
  },
  "navigation-latest:V2ProductNode": {
    name: "V2ProductNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "navigation-latest:V2ProductChild" },
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
      ],
    },
  },
  "navigation-latest:V2VersionedNode": {
    name: "V2VersionedNode",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2VersionNode" } },
          optional: false,
          description: "The versions, usually newest first.",
        },
      ],
    },
  },
  "navigation-latest:V2VersionNode": {
    name: "V2VersionNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "navigation-latest:V2VersionChild" },
          optional: false,
          description: "The docs of this version.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge in the version switcher. Default: none.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation-latest:V2LandingPageNode" },
          optional: true,
          description: "Landing page of the version.",
        },
      ],
    },
  },
  "navigation-latest:V2UnversionedNode": {
    name: "V2UnversionedNode",
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
          shape: { kind: "ref", id: "navigation-latest:V2VersionChild" },
          optional: false,
          description: "The docs.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation-latest:V2LandingPageNode" },
          optional: true,
          description: "Landing page of the site.",
        },
      ],
    },
  },
  "navigation-latest:V2TabbedNode": {
    name: "V2TabbedNode",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2TabChild" } },
          optional: false,
          description: "The tabs, from left to right.",
        },
      ],
    },
  },
  "navigation-latest:V2TabNode": {
    name: "V2TabNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "navigation-latest:V2SidebarRootNode" },
          optional: false,
          description: "The sidebar.",
        },
      ],
    },
  },
  "navigation-latest:V2SidebarRootNode": {
    name: "V2SidebarRootNode",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "navigation-latest:V2SidebarRootChild" },
          },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation-latest:V2SidebarGroupNode": {
    name: "V2SidebarGroupNode",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2NavigationChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation-latest:V2SectionNode": {
    name: "V2SectionNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          key: "type",
          shape: { kind: "literal", value: "section" },
          optional: false,
          description: "Always `section`.",
        },
        {
          key: "collapsed",
          shape: { kind: "boolean" },
          optional: true,
          description: "Collapses the section by default.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2NavigationChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation-latest:V2PageNode": {
    name: "V2PageNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
      ],
    },
  },
  "navigation-latest:V2LandingPageNode": {
    name: "V2LandingPageNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
  "navigation-latest:V2ChangelogNode": {
    name: "V2ChangelogNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "navigation-latest:V2ChangelogYearNode" },
          },
          optional: false,
          description: "Years, newest first.",
        },
      ],
    },
  },
  "navigation-latest:V2ChangelogYearNode": {
    name: "V2ChangelogYearNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "navigation-latest:V2ChangelogMonthNode" },
          },
          optional: false,
          description: "Months, newest first.",
        },
      ],
    },
  },
  "navigation-latest:V2ChangelogMonthNode": {
    name: "V2ChangelogMonthNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: {
            kind: "list",
            item: { kind: "ref", id: "navigation-latest:V2ChangelogEntryNode" },
          },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "navigation-latest:V2ChangelogEntryNode": {
    name: "V2ChangelogEntryNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "date" },
          optional: false,
          description: "Date of the entry.",
        },
      ],
    },
  },
  "navigation-latest:V2ApiReferenceNode": {
    name: "V2ApiReferenceNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "commons:Availability" },
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2ApiPackageChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "navigation-latest:V2ChangelogNode" },
          optional: true,
          description: "Changelog of this API, if any.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "Playground settings. Descendants can override them.",
        },
      ],
    },
  },
  "navigation-latest:V2ApiPackageNode": {
    name: "V2ApiPackageNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "commons:Availability" },
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
          key: "type",
          shape: { kind: "literal", value: "apiPackage" },
          optional: false,
          description: "Always `apiPackage`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation-latest:V2ApiPackageChild" } },
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
  "navigation-latest:V2EndpointNode": {
    name: "V2EndpointNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "commons:Availability" },
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
  "navigation-latest:V2EndpointPairNode": {
    name: "V2EndpointPairNode",
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
          shape: { kind: "ref", id: "navigation-latest:V2EndpointNode" },
          optional: false,
          description: "The endpoint with streaming.",
        },
        {
          key: "nonStream",
          shape: { kind: "ref", id: "navigation-latest:V2EndpointNode" },
          optional: false,
          description: "The endpoint without streaming.",
        },
      ],
    },
  },
  "navigation-latest:V2WebSocketNode": {
    name: "V2WebSocketNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "commons:Availability" },
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
  "navigation-latest:V2WebhookNode": {
    name: "V2WebhookNode",
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
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Canonical slug. Default: `slug`.",
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
          shape: { kind: "ref", id: "commons:Availability" },
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
  "navigation-latest:BreadcrumbItem": {
    name: "BreadcrumbItem",
    description: "A breadcrumb item.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the item.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Slug of the item. Absent if it has no page.",
        },
      ],
    },
  },
};
