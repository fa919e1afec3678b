// Generated from idl/areas/navigation-latest.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 947a9e4a2f7247edccaddb7ed3bbca8c

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";
import type * as Navigation from "./navigation.ts";

/** Short name of a tab, such as `guides`. */
export type TabId = string & { readonly __brand?: "TabId" };

/** How the whole site is divided. */
export type V2RootChild =
  /** By version. */
  | V2VersionedNode
  /** Not divided. */
  | V2UnversionedNode
  /** By product. */
  | V2ProductGroupNode;

/** How the docs of one product are divided. */
export type V2ProductChild =
  /** By version. */
  | V2VersionedNode
  /** Not divided. */
  | V2UnversionedNode;

/** How one version is divided. */
export type V2VersionChild =
  /** By tabs. */
  | V2TabbedNode
  /** Not divided: one sidebar. */
  | V2SidebarRootNode;

/** An entry in the bar of tabs. */
export type V2TabChild =
  /** A tab with a sidebar of its own. */
  | V2TabNode
  /** A link that stands among the tabs. */
  | Navigation.LinkNode
  /** A changelog that fills a tab. */
  | V2ChangelogNode;

/** An entry at the top level of a sidebar. */
export type V2SidebarRootChild =
  /** Entries without a heading. */
  | V2SidebarGroupNode
  /** The reference of an API. */
  | V2ApiReferenceNode
  /** Entries under a heading. */
  | V2SectionNode;

/** An entry within a sidebar. */
export type V2NavigationChild =
  /** The reference of an API. */
  | V2ApiReferenceNode
  /** Entries under a heading. */
  | V2SectionNode
  /** A page. */
  | V2PageNode
  /** A link to another address. */
  | Navigation.LinkNode
  /** A changelog. */
  | V2ChangelogNode;

/** An entry within an API reference. */
export type V2ApiPackageChild =
  /** A section of the API. */
  | V2ApiPackageNode
  /** A call. */
  | V2EndpointNode
  /** A call that answers streamed or whole. */
  | V2EndpointPairNode
  /** A WebSocket channel. */
  | V2WebSocketNode
  /** A webhook. */
  | V2WebhookNode
  /** A page that the author put among the calls. */
  | V2PageNode
  /** A link to another address. */
  | Navigation.LinkNode;

/** Adds a title and an address to nodes that extend it. */
export interface V2WithNodeMetadata extends Navigation.WithNodeId, Navigation.WithPermissions, Navigation.WithFeatureFlags {
  /** Text in the sidebar. */
  readonly title: string;
  /** Address of the node. */
  readonly slug: Navigation.Slug;
  /** Address that search engines are told, for a page that has several. `slug` when absent. */
  readonly canonicalSlug?: Navigation.Slug;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** True keeps the node out of the sidebar. Its address still works. */
  readonly hidden?: boolean;
  /** True shows the node only to readers who are logged in. */
  readonly authed?: boolean;
}

/** Ties the nodes that extend it to an API. */
export interface V2WithApiDefinitionId {
  /** Registered version that the node shows a part of. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Badge beside the title. Absent means no badge. */
  readonly availability?: Commons.Availability;
}

/** The top of the tree. */
export interface V2RootNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `root`. */
  readonly type: "root";
  /** Version of the tree's own format. */
  readonly version: "v2";
  /** The site itself. */
  readonly child: V2RootChild;
  /** Every role that the tree mentions. */
  readonly roles?: readonly Commons.RoleId[];
}

/** A site of several products. */
export interface V2ProductGroupNode extends Navigation.WithNodeId {
  /** Always `productgroup`. */
  readonly type: "productgroup";
  /** Page at the address of the group. Absent leads to the default product. */
  readonly landingPage?: V2LandingPageNode;
  /** The products. */
  readonly children: readonly V2ProductNode[];
}

/** The docs of one product. */
export interface V2ProductNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `product`. */
  readonly type: "product";
  /** True for the product that opens at first. One product of a group has it. */
  readonly default: boolean;
  /** Short name of the product. */
  readonly productId: Navigation.ProductId;
  /** The product's docs. */
  readonly child: V2ProductChild;
  /** A line below the title in the product switcher. */
  readonly subtitle: string;
  /** Picture in the product switcher. Absent shows the icon. */
  readonly image?: Commons.FileId;
}

/** Docs in several versions. */
export interface V2VersionedNode extends Navigation.WithNodeId {
  /** Always `versioned`. */
  readonly type: "versioned";
  /** The versions, newest first as a rule. */
  readonly children: readonly V2VersionNode[];
}

/** One version of the docs. */
export interface V2VersionNode extends V2WithNodeMetadata, Navigation.WithRedirect {
  /** Always `version`. */
  readonly type: "version";
  /** True for the version that opens at first. One version has it. */
  readonly default: boolean;
  /** Short name of the version. */
  readonly versionId: Commons.VersionId;
  /** The docs of this version. */
  readonly child: V2VersionChild;
  /** Badge in the version switcher. Absent means no badge. */
  readonly availability?: Commons.Availability;
  /** Page at the version's own address. */
  readonly landingPage?: V2LandingPageNode;
}

/** Docs in one version only. */
export interface V2UnversionedNode extends Navigation.WithNodeId {
  /** Always `unversioned`. */
  readonly type: "unversioned";
  /** The docs. */
  readonly child: V2VersionChild;
  /** Page at the site's own address. */
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

/** Entries that stand together without a heading. */
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
  /** True shows only the heading at first. */
  readonly collapsed?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly V2NavigationChild[];
}

/** A page written by the author. */
export interface V2PageNode extends V2WithNodeMetadata, Navigation.WithPage {
  /** Always `page`. */
  readonly type: "page";
}

/** The page that greets readers. */
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

/** One entry of a changelog. */
export interface V2ChangelogEntryNode extends V2WithNodeMetadata, Navigation.WithPage {
  /** Always `changelogEntry`. */
  readonly type: "changelogEntry";
  /** Day the entry is about. */
  readonly date: string;
}

/** The reference of one API. */
export interface V2ApiReferenceNode extends V2WithNodeMetadata, Navigation.WithOverviewPage, V2WithApiDefinitionId, Navigation.WithRedirect {
  /** Always `apiReference`. */
  readonly type: "apiReference";
  /** True gives each endpoint a page of its own. False or absent puts all of them on one long page. */
  readonly paginated?: boolean;
  /** True lists the errors of each endpoint. */
  readonly showErrors?: boolean;
  /** True leaves out the title, so that the entries stand one level higher. */
  readonly hideTitle?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly V2ApiPackageChild[];
  /** Changelog of this API. Absent when it has none. */
  readonly changelog?: V2ChangelogNode;
  /** How the playground behaves here. Entries below may override it. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** A section of an API. */
export interface V2ApiPackageNode extends V2WithNodeMetadata, Navigation.WithOverviewPage, V2WithApiDefinitionId, Navigation.WithRedirect {
  /** Always `apiPackage`. */
  readonly type: "apiPackage";
  /** Entries from top to bottom. */
  readonly children: readonly V2ApiPackageChild[];
  /** How the playground behaves in this section. Entries below may override it. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** A call of an API. */
export interface V2EndpointNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `endpoint`. */
  readonly type: "endpoint";
  /** HTTP verb for the badge beside the title. */
  readonly method: Commons.HttpMethod;
  /** Endpoint of the API definition that the page shows. */
  readonly endpointId: Commons.EndpointId;
  /** True marks the entry as streaming. */
  readonly isResponseStream?: boolean;
  /** How the playground behaves for this call. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** One call in two ways: the reader chooses the streamed or the whole answer. */
export interface V2EndpointPairNode extends Navigation.WithNodeId {
  /** Always `endpointPair`. */
  readonly type: "endpointPair";
  /** The call with the streamed answer. */
  readonly stream: V2EndpointNode;
  /** The call with the answer in one piece. */
  readonly nonStream: V2EndpointNode;
}

/** A WebSocket channel of an API. */
export interface V2WebSocketNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `webSocket`. */
  readonly type: "webSocket";
  /** Channel of the API definition that the page shows. */
  readonly webSocketId: Commons.WebSocketId;
  /** How the playground behaves for this channel. */
  readonly playground?: Navigation.PlaygroundSettings;
}

/** A webhook of an API. */
export interface V2WebhookNode extends V2WithNodeMetadata, V2WithApiDefinitionId {
  /** Always `webhook`. */
  readonly type: "webhook";
  /** HTTP verb for the badge beside the title. */
  readonly method: Commons.HttpMethod;
  /** Webhook of the API definition that the page shows. */
  readonly webhookId: Commons.WebhookId;
}

/** One step of the way to a page. */
export interface BreadcrumbItem {
  /** Text of the step. */
  readonly title: string;
  /** Address that the step leads to. Absent for a step without a page of its own. */
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
    description: "How the whole site is divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "By version.",
          shape: { kind: "ref", id: "navigation-latest:V2VersionedNode" },
        },
        {
          description: "Not divided.",
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
    description: "How the docs of one product are divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "By version.",
          shape: { kind: "ref", id: "navigation-latest:V2VersionedNode" },
        },
        {
          description: "Not divided.",
          shape: { kind: "ref", id: "navigation-latest:V2UnversionedNode" },
        },
      ],
    },
  },
  "navigation-latest:V2VersionChild": {
    name: "V2VersionChild",
    description: "How one version is divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By tabs.", shape: { kind: "ref", id: "navigation-latest:V2TabbedNode" } },
        {
          description: "Not divided: one sidebar.",
          shape: { kind: "ref", id: "navigation-latest:V2SidebarRootNode" },
        },
      ],
    },
  },
  "navigation-latest:V2TabChild": {
    name: "V2TabChild",
    description: "An entry in the bar of tabs.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with a sidebar of its own.",
          shape: { kind: "ref", id: "navigation-latest:V2TabNode" },
        },
        {
          description: "A link that stands among the tabs.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        {
          description: "A changelog that fills a tab.",
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
          description: "Entries without a heading.",
          shape: { kind: "ref", id: "navigation-latest:V2SidebarGroupNode" },
        },
        {
          description: "The reference of an API.",
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
          description: "The reference of an API.",
          shape: { kind: "ref", id: "navigation-latest:V2ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation-latest:V2SectionNode" },
        },
        { description: "A page.", shape: { kind: "ref", id: "navigation-latest:V2PageNode" } },
        {
          description: "A link to another address.",
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
          description: "A section of the API.",
          shape: { kind: "ref", id: "navigation-latest:V2ApiPackageNode" },
        },
        { description: "A call.", shape: { kind: "ref", id: "navigation-latest:V2EndpointNode" } },
        {
          description: "A call that answers streamed or whole.",
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
          description: "A page that the author put among the calls.",
          shape: { kind: "ref", id: "navigation-latest:V2PageNode" },
        },
        {
          description: "A link to another address.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
      ],
    },
  },
  "navigation-latest:V2WithNodeMetadata": {
    name: "V2WithNodeMetadata",
    description: "Adds a title and an address to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
      ],
    },
  },
  "navigation-latest:V2WithApiDefinitionId": {
    name: "V2WithApiDefinitionId",
    description: "Ties the nodes that extend it to an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
        },
      ],
    },
  },
  "navigation-latest:V2RootNode": {
    name: "V2RootNode",
    description: "The top of the tree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "Version of the tree's own format.",
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
          description: "Every role that the tree mentions.",
        },
      ],
    },
  },
  "navigation-latest:V2ProductGroupNode": {
    name: "V2ProductGroupNode",
    description: "A site of several products.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
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
          description: "Page at the address of the group. Absent leads to the default product.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "True for the product that opens at first. One product of a group has it.",
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
          description: "A line below the title in the product switcher.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Picture in the product switcher. Absent shows the icon.",
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
          description: "Id of this node.",
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
          description: "The versions, newest first as a rule.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "True for the version that opens at first. One version has it.",
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
          description: "Badge in the version switcher. Absent means no badge.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation-latest:V2LandingPageNode" },
          optional: true,
          description: "Page at the version's own address.",
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
          description: "Id of this node.",
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
          description: "Page at the site's own address.",
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
          description: "Id of this node.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "Id of this node.",
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
    description: "Entries that stand together without a heading.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page shown at the node's own address. Without one, the first page below it is shown.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the opening page out.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "True shows only the heading at first.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
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
          description: "True asks search engines to leave the page out.",
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
    description: "The page that greets readers.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
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
          description: "True asks search engines to leave the page out.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page shown at the node's own address. Without one, the first page below it is shown.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the opening page out.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
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
    description: "One entry of a changelog.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
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
          description: "True asks search engines to leave the page out.",
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
          description: "Day the entry is about.",
        },
      ],
    },
  },
  "navigation-latest:V2ApiReferenceNode": {
    name: "V2ApiReferenceNode",
    description: "The reference of one API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page shown at the node's own address. Without one, the first page below it is shown.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the opening page out.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "True gives each endpoint a page of its own. False or absent puts all of them on one long page.",
        },
        {
          key: "showErrors",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lists the errors of each endpoint.",
        },
        {
          key: "hideTitle",
          shape: { kind: "boolean" },
          optional: true,
          description: "True leaves out the title, so that the entries stand one level higher.",
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
          description: "Changelog of this API. Absent when it has none.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "How the playground behaves here. Entries below may override it.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "overviewPageId",
          shape: { kind: "ref", id: "commons:PageId" },
          optional: true,
          description: "Page shown at the node's own address. Without one, the first page below it is shown.",
        },
        {
          key: "noindex",
          shape: { kind: "boolean" },
          optional: true,
          description: "True asks search engines to leave the opening page out.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that readers of this node's own address are sent to.",
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
          description: "How the playground behaves in this section. Entries below may override it.",
        },
      ],
    },
  },
  "navigation-latest:V2EndpointNode": {
    name: "V2EndpointNode",
    description: "A call of an API.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
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
          description: "HTTP verb for the badge beside the title.",
        },
        {
          key: "endpointId",
          shape: { kind: "ref", id: "commons:EndpointId" },
          optional: false,
          description: "Endpoint of the API definition that the page shows.",
        },
        {
          key: "isResponseStream",
          shape: { kind: "boolean" },
          optional: true,
          description: "True marks the entry as streaming.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "How the playground behaves for this call.",
        },
      ],
    },
  },
  "navigation-latest:V2EndpointPairNode": {
    name: "V2EndpointPairNode",
    description: "One call in two ways: the reader chooses the streamed or the whole answer.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
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
          description: "The call with the streamed answer.",
        },
        {
          key: "nonStream",
          shape: { kind: "ref", id: "navigation-latest:V2EndpointNode" },
          optional: false,
          description: "The call with the answer in one piece.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
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
          description: "Channel of the API definition that the page shows.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "How the playground behaves for this channel.",
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
          description: "Id of this node.",
        },
        {
          key: "viewers",
          shape: { kind: "list", item: { kind: "ref", id: "commons:RoleId" } },
          optional: true,
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
        },
        {
          key: "featureFlags",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:FeatureFlagOptions" } },
          optional: true,
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
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
          description: "Address of the node.",
        },
        {
          key: "canonicalSlug",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that search engines are told, for a page that has several. `slug` when absent.",
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
          description: "True keeps the node out of the sidebar. Its address still works.",
        },
        {
          key: "authed",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows the node only to readers who are logged in.",
        },
        {
          key: "apiDefinitionId",
          shape: { kind: "ref", id: "commons:ApiDefinitionId" },
          optional: false,
          description: "Registered version that the node shows a part of.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "commons:Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
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
          description: "HTTP verb for the badge beside the title.",
        },
        {
          key: "webhookId",
          shape: { kind: "ref", id: "commons:WebhookId" },
          optional: false,
          description: "Webhook of the API definition that the page shows.",
        },
      ],
    },
  },
  "navigation-latest:BreadcrumbItem": {
    name: "BreadcrumbItem",
    description: "One step of the way to a page.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "title",
          shape: { kind: "string" },
          optional: false,
          description: "Text of the step.",
        },
        {
          key: "pointsTo",
          shape: { kind: "ref", id: "navigation:Slug" },
          optional: true,
          description: "Address that the step leads to. Absent for a step without a page of its own.",
        },
      ],
    },
  },
};
