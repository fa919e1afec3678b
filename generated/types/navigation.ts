// Generated from idl/areas/navigation.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 777cf099a8cc1d7034c546c93085ad1e

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** Address of a page within its site, without a leading slash, such as `api/plants/get`. Empty for the home page. */
export type Slug = string & { readonly __brand?: "Slug" };

/** Names a node within its tree. Unique in the whole tree. */
export type NodeId = string & { readonly __brand?: "NodeId" };

/** Short name of a product, such as `plants`. */
export type ProductId = string & { readonly __brand?: "ProductId" };

/** How the whole site is divided. */
export type RootChild =
  /** By version. */
  | VersionedNode
  /** Not divided. */
  | UnversionedNode
  /** By product. */
  | ProductGroupNode;

/** How the docs of one product are divided. */
export type ProductChild =
  /** By version. */
  | VersionedNode
  /** Not divided. */
  | UnversionedNode;

/** How one version is divided. */
export type VersionChild =
  /** By tabs. */
  | TabbedNode
  /** Not divided: one sidebar. */
  | SidebarRootNode;

/** An entry in the bar of tabs. */
export type TabChild =
  /** A tab with a sidebar of its own. */
  | TabNode
  /** A link that stands among the tabs. */
  | LinkNode
  /** A changelog that fills a tab. */
  | ChangelogNode;

/** An entry at the top level of a sidebar. */
export type SidebarRootChild =
  /** Entries without a heading. */
  | SidebarGroupNode
  /** The reference of an API. */
  | ApiReferenceNode
  /** Entries under a heading. */
  | SectionNode
  /** Several contents of one tab. An extension of newer publishers. */
  | VariantedNode;

/** An entry in the product switcher. */
export type ProductGroupChild =
  /** A product of this site. */
  | ProductNode
  /** A product that has its docs elsewhere. An extension of newer publishers. */
  | ProductLinkNode;

/** Whether a section is closed at first. */
export type Collapsed =
  /** True shows only the heading at first. */
  | boolean
  /** Open at first, although readers can close it. An extension of newer publishers. */
  | "open-by-default";

/** An entry within a sidebar. */
export type NavigationChild =
  /** The reference of an API. */
  | ApiReferenceNode
  /** Entries under a heading. */
  | SectionNode
  /** A page. */
  | PageNode
  /** A link to another address. */
  | LinkNode
  /** A changelog. */
  | ChangelogNode;

/** An entry within an API reference. */
export type ApiPackageChild =
  /** A section of the API. */
  | ApiPackageNode
  /** A call. */
  | EndpointNode
  /** A call that answers streamed or whole. */
  | EndpointPairNode
  /** A WebSocket channel. */
  | WebSocketNode
  /** A webhook. */
  | WebhookNode
  /** A page that the author put among the calls. */
  | PageNode
  /** A link to another address. */
  | LinkNode;

/** Adds an id to nodes that extend it. */
export interface WithNodeId {
  /** Id of this node. */
  readonly id: NodeId;
}

/** Adds access rules to nodes that extend it. */
export interface WithPermissions {
  /** Roles that may see the node and what is below it. Absent means everybody. */
  readonly viewers?: readonly Commons.RoleId[];
  /** True for a page that has an address but no place in the sidebar. */
  readonly orphaned?: boolean;
}

/** Adds feature flags to nodes that extend it. */
export interface WithFeatureFlags {
  /** Flags of which one must be on for the node to show. Absent means that it always shows. */
  readonly featureFlags?: readonly FeatureFlagOptions[];
}

/** A feature flag that decides whether a node shows. */
export interface FeatureFlagOptions {
  /** Name of the flag. */
  readonly flag: string;
  /** Value assumed when the flag service does not answer. */
  readonly fallbackValue?: unknown;
  /** Value the flag must have. `true` when absent. */
  readonly match?: unknown;
}

/** Adds a title and an address to nodes that extend it. */
export interface WithNodeMetadata extends WithNodeId, WithPermissions, WithFeatureFlags {
  /** Text in the sidebar. */
  readonly title: string;
  /** Address of the node. */
  readonly slug: Slug;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** True keeps the node out of the sidebar. Its address still works. */
  readonly hidden?: boolean;
  /** True shows the node only to readers who are logged in. */
  readonly authed?: boolean;
}

/** Adds a page to nodes that extend it. */
export interface WithPage {
  /** Key of the page in the site's `pages`. */
  readonly pageId: Commons.PageId;
  /** True asks search engines to leave the page out. */
  readonly noindex?: boolean;
}

/** Adds an opening page to nodes that extend it. */
export interface WithOverviewPage {
  /** Page shown at the node's own address. Without one, the first page below it is shown. */
  readonly overviewPageId?: Commons.PageId;
  /** True asks search engines to leave the opening page out. */
  readonly noindex?: boolean;
}

/** Ties the nodes that extend it to an API. */
export interface WithApiDefinitionId {
  /** Registered version that the node shows a part of. */
  readonly apiDefinitionId: Commons.ApiDefinitionId;
  /** Badge beside the title. Absent means no badge. */
  readonly availability?: NavigationV1Availability;
}

/** Adds settings of opening and closing to nodes that extend it. */
export interface WithCollapse {
  /** True shows only the heading at first. */
  readonly collapsed?: Collapsed;
  /** True lets readers close the entries. An extension of newer publishers. */
  readonly collapsible?: boolean;
  /** True shows only the heading of a collapsible section at first. An extension of newer publishers. */
  readonly collapsedByDefault?: boolean;
}

/** Adds a redirect to nodes that extend it. */
export interface WithRedirect {
  /** Address that readers of this node's own address are sent to. */
  readonly pointsTo?: Slug;
}

/**
 * How far readers may rely on something, in the spelling of the navigation tree. API definitions use `Availability`.
 *
 * @deprecated
 */
export type NavigationV1Availability =
  /** Finished and kept compatible. */
  | "stable"
  /** Open to everybody and supported. */
  | "generally-available"
  /** Still being built. */
  | "in-development"
  /** Open for trial before its release. */
  | "pre-release"
  /** Usable and nearly settled. */
  | "beta"
  /** Still there, but new work should use something else. */
  | "deprecated"
  /** Open for first trials. An extension of newer publishers. */
  | "alpha"
  /** Open for a look ahead. An extension of newer publishers. */
  | "preview"
  /** Kept for those who use it already. An extension of newer publishers. */
  | "legacy";

/** The top of the tree. */
export interface RootNode extends WithNodeMetadata, WithRedirect {
  /** Always `root`. */
  readonly type: "root";
  /** Version of the tree's own format. */
  readonly version: "v1";
  /** The site itself. */
  readonly child: RootChild;
  /** Every role that the tree mentions. */
  readonly roles?: readonly Commons.RoleId[];
}

/** A site of several products. */
export interface ProductGroupNode extends WithNodeId {
  /** Always `productgroup`. */
  readonly type: "productgroup";
  /** Page at the address of the group. Absent leads to the default product. */
  readonly landingPage?: LandingPageNode;
  /** The products. */
  readonly children: readonly ProductGroupChild[];
  /** Changelog of all products. Absent when there is none. An extension of newer publishers. */
  readonly changelog?: ChangelogNode;
}

/** The docs of one product. */
export interface ProductNode extends WithNodeMetadata, WithRedirect {
  /** Always `product`. */
  readonly type: "product";
  /** True for the product that opens at first. One product of a group has it. */
  readonly default: boolean;
  /** Short name of the product. */
  readonly productId: ProductId;
  /** The product's docs. */
  readonly child: ProductChild;
  /** A line below the title in the product switcher. */
  readonly subtitle: string;
  /** Picture in the product switcher. Absent shows the icon. */
  readonly image?: Commons.FileId;
  /** Bar above the pages of the product, in place of the site's. An extension of newer publishers. */
  readonly announcement?: NodeAnnouncement;
}

/** A product that has its docs elsewhere. */
export interface ProductLinkNode extends WithNodeId, WithPermissions {
  /** Always `productLink`. */
  readonly type: "productLink";
  /** Short name of the product. */
  readonly productId: ProductId;
  /** Text in the product switcher. */
  readonly title: string;
  /** A line below the title in the product switcher. */
  readonly subtitle: string;
  /** Where the link leads. */
  readonly href: Commons.Url;
  /** Where the link opens, as in HTML. */
  readonly target?: string;
  /** Always false. */
  readonly default: boolean;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** Picture in the product switcher. Absent shows the icon. */
  readonly image?: Commons.FileId;
}

/** A short message above pages. */
export interface NodeAnnouncement {
  /** The message. It may contain Markdown. */
  readonly text: string;
}

/** Docs in several versions. */
export interface VersionedNode extends WithNodeId {
  /** Always `versioned`. */
  readonly type: "versioned";
  /** The versions, newest first as a rule. */
  readonly children: readonly VersionNode[];
}

/** One version of the docs. */
export interface VersionNode extends WithNodeMetadata, WithRedirect {
  /** Always `version`. */
  readonly type: "version";
  /** True for the version that opens at first. One version has it. */
  readonly default: boolean;
  /** Short name of the version. */
  readonly versionId: Commons.VersionId;
  /** The docs of this version. */
  readonly child: VersionChild;
  /** Badge in the version switcher. Absent means no badge. */
  readonly availability?: NavigationV1Availability;
  /** Page at the version's own address. */
  readonly landingPage?: LandingPageNode;
  /** Bar above the pages of the version, in place of the product's. An extension of newer publishers. */
  readonly announcement?: NodeAnnouncement;
}

/** Docs in one version only. */
export interface UnversionedNode extends WithNodeId {
  /** Always `unversioned`. */
  readonly type: "unversioned";
  /** The docs. */
  readonly child: VersionChild;
  /** Page at the site's own address. */
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

/** Several contents of one tab, of which the reader chooses one. */
export interface VariantedNode extends WithNodeId {
  /** Always `varianted`. */
  readonly type: "varianted";
  /** The contents, in the order of the switcher. */
  readonly children: readonly VariantNode[];
}

/** One of several contents of a tab. */
export interface VariantNode extends WithNodeMetadata, WithRedirect {
  /** Always `variant`. */
  readonly type: "variant";
  /** Short name of the variant. */
  readonly variantId: string;
  /** A line below the title in the switcher. */
  readonly subtitle: string;
  /** True for the variant that opens at first. */
  readonly default: boolean;
  /** Picture in the switcher. Absent shows the icon. */
  readonly image?: Commons.FileId;
  /** Entries from top to bottom. */
  readonly children: readonly NavigationChild[];
}

/** Entries that stand together without a heading. */
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
  /** Badge beside the title. Absent means no badge. An extension of newer publishers. */
  readonly availability?: NavigationV1Availability;
}

/** A page written by the author. */
export interface PageNode extends WithNodeMetadata, WithPage {
  /** Always `page`. */
  readonly type: "page";
  /** Badge beside the title. Absent means no badge. An extension of newer publishers. */
  readonly availability?: NavigationV1Availability;
}

/** The page that greets readers. */
export interface LandingPageNode extends WithNodeMetadata, WithPage {
  /** Always `landingPage`. */
  readonly type: "landingPage";
}

/** A link to another address. */
export interface LinkNode extends WithNodeId {
  /** Always `link`. */
  readonly type: "link";
  /** Text of the link. */
  readonly title: string;
  /** Name or address of an icon beside the title. */
  readonly icon?: string;
  /** Where the link leads. */
  readonly url: Commons.Url;
  /** Where the link opens, as in HTML. An extension of newer publishers. */
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

/** One entry of a changelog. */
export interface ChangelogEntryNode extends WithNodeMetadata, WithPage {
  /** Always `changelogEntry`. */
  readonly type: "changelogEntry";
  /** Day the entry is about, alone or with a time in UTC. */
  readonly date: string;
  /** Words to filter entries by. Absent when there are none. An extension of newer publishers. */
  readonly tags?: readonly string[];
}

/** The reference of one API. */
export interface ApiReferenceNode extends WithNodeMetadata, WithOverviewPage, WithApiDefinitionId, WithRedirect, WithCollapse {
  /** Always `apiReference`. */
  readonly type: "apiReference";
  /** True gives each endpoint a page of its own. False or absent puts all of them on one long page. */
  readonly paginated?: boolean;
  /** True lists the errors of each endpoint. */
  readonly showErrors?: boolean;
  /** True leaves out the title, so that the entries stand one level higher. */
  readonly hideTitle?: boolean;
  /** Entries from top to bottom. */
  readonly children: readonly ApiPackageChild[];
  /** Changelog of this API. Absent when it has none. */
  readonly changelog?: ChangelogNode;
  /** How the playground behaves here. Entries below may override it. */
  readonly playground?: PlaygroundSettings;
  /** Address of a Postman collection of the API. An extension of newer publishers. */
  readonly postmanCollectionUrl?: Commons.Url;
}

/** A section of an API. */
export interface ApiPackageNode extends WithNodeMetadata, WithOverviewPage, WithApiDefinitionId, WithRedirect, WithCollapse {
  /** Always `apiPackage`. */
  readonly type: "apiPackage";
  /** Entries from top to bottom. */
  readonly children: readonly ApiPackageChild[];
  /** How the playground behaves in this section. Entries below may override it. */
  readonly playground?: PlaygroundSettings;
}

/** A call of an API. */
export interface EndpointNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `endpoint`. */
  readonly type: "endpoint";
  /** HTTP verb for the badge beside the title. */
  readonly method: Commons.HttpMethod;
  /** Endpoint of the API definition that the page shows. */
  readonly endpointId: Commons.EndpointId;
  /** True marks the entry as streaming. */
  readonly isResponseStream?: boolean;
  /** How the playground behaves for this call. */
  readonly playground?: PlaygroundSettings;
}

/** One call in two ways: the reader chooses the streamed or the whole answer. */
export interface EndpointPairNode extends WithNodeId {
  /** Always `endpointPair`. */
  readonly type: "endpointPair";
  /** The call with the streamed answer. */
  readonly stream: EndpointNode;
  /** The call with the answer in one piece. */
  readonly nonStream: EndpointNode;
}

/** A WebSocket channel of an API. */
export interface WebSocketNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `webSocket`. */
  readonly type: "webSocket";
  /** Channel of the API definition that the page shows. */
  readonly webSocketId: Commons.WebSocketId;
  /** How the playground behaves for this channel. */
  readonly playground?: PlaygroundSettings;
}

/** A webhook of an API. */
export interface WebhookNode extends WithNodeMetadata, WithApiDefinitionId {
  /** Always `webhook`. */
  readonly type: "webhook";
  /** HTTP verb for the badge beside the title. */
  readonly method: Commons.HttpMethod;
  /** Webhook of the API definition that the page shows. */
  readonly webhookId: Commons.WebhookId;
}

/** How the playground behaves for a part of the tree. */
export interface PlaygroundSettings {
  /** Environments on offer, by id. Absent means all of them. */
  readonly environments?: readonly Commons.EnvironmentId[];
  /** Settings of the button that opens the playground. */
  readonly button?: PlaygroundButtonSettings;
  /** Messages after which a connection is closed. Absent means no limit. */
  readonly "limit-websocket-messages-per-connection"?: number;
  /** True offers no playground. An extension of newer publishers. */
  readonly hidden?: boolean;
  /** True sends the defaults of parameters that readers leave empty. An extension of newer publishers. */
  readonly "send-optional-defaults"?: boolean;
}

/** Settings of the button that opens the playground. */
export interface PlaygroundButtonSettings {
  /** Address to open in place of the playground. */
  readonly href?: Commons.Url;
}

/** The types of `navigation` as shapes, by id. */
export const navigationTypes: TypeTable = {
  "navigation:Slug": {
    name: "Slug",
    description: "Address of a page within its site, without a leading slash, such as `api/plants/get`. Empty for the home page.",
    shape: { kind: "string" },
  },
  "navigation:NodeId": {
    name: "NodeId",
    description: "Names a node within its tree. Unique in the whole tree.",
    shape: { kind: "string" },
  },
  "navigation:ProductId": {
    name: "ProductId",
    description: "Short name of a product, such as `plants`.",
    shape: { kind: "string" },
  },
  "navigation:RootChild": {
    name: "RootChild",
    description: "How the whole site is divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By version.", shape: { kind: "ref", id: "navigation:VersionedNode" } },
        { description: "Not divided.", shape: { kind: "ref", id: "navigation:UnversionedNode" } },
        { description: "By product.", shape: { kind: "ref", id: "navigation:ProductGroupNode" } },
      ],
    },
  },
  "navigation:ProductChild": {
    name: "ProductChild",
    description: "How the docs of one product are divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By version.", shape: { kind: "ref", id: "navigation:VersionedNode" } },
        { description: "Not divided.", shape: { kind: "ref", id: "navigation:UnversionedNode" } },
      ],
    },
  },
  "navigation:VersionChild": {
    name: "VersionChild",
    description: "How one version is divided.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "By tabs.", shape: { kind: "ref", id: "navigation:TabbedNode" } },
        {
          description: "Not divided: one sidebar.",
          shape: { kind: "ref", id: "navigation:SidebarRootNode" },
        },
      ],
    },
  },
  "navigation:TabChild": {
    name: "TabChild",
    description: "An entry in the bar of tabs.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        {
          description: "A tab with a sidebar of its own.",
          shape: { kind: "ref", id: "navigation:TabNode" },
        },
        {
          description: "A link that stands among the tabs.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
        {
          description: "A changelog that fills a tab.",
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
          description: "Entries without a heading.",
          shape: { kind: "ref", id: "navigation:SidebarGroupNode" },
        },
        {
          description: "The reference of an API.",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation:SectionNode" },
        },
        {
          description: "Several contents of one tab. An extension of newer publishers.",
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
          description: "A product that has its docs elsewhere. An extension of newer publishers.",
          shape: { kind: "ref", id: "navigation:ProductLinkNode" },
        },
      ],
    },
  },
  "navigation:Collapsed": {
    name: "Collapsed",
    description: "Whether a section is closed at first.",
    shape: {
      kind: "undiscriminatedUnion",
      variants: [
        { description: "True shows only the heading at first.", shape: { kind: "boolean" } },
        {
          description: "Open at first, although readers can close it. An extension of newer publishers.",
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
          description: "The reference of an API.",
          shape: { kind: "ref", id: "navigation:ApiReferenceNode" },
        },
        {
          description: "Entries under a heading.",
          shape: { kind: "ref", id: "navigation:SectionNode" },
        },
        { description: "A page.", shape: { kind: "ref", id: "navigation:PageNode" } },
        {
          description: "A link to another address.",
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
        {
          description: "A section of the API.",
          shape: { kind: "ref", id: "navigation:ApiPackageNode" },
        },
        { description: "A call.", shape: { kind: "ref", id: "navigation:EndpointNode" } },
        {
          description: "A call that answers streamed or whole.",
          shape: { kind: "ref", id: "navigation:EndpointPairNode" },
        },
        {
          description: "A WebSocket channel.",
          shape: { kind: "ref", id: "navigation:WebSocketNode" },
        },
        { description: "A webhook.", shape: { kind: "ref", id: "navigation:WebhookNode" } },
        {
          description: "A page that the author put among the calls.",
          shape: { kind: "ref", id: "navigation:PageNode" },
        },
        {
          description: "A link to another address.",
          shape: { kind: "ref", id: "navigation:LinkNode" },
        },
      ],
    },
  },
  "navigation:WithNodeId": {
    name: "WithNodeId",
    description: "Adds an id to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "navigation:NodeId" },
          optional: false,
          description: "Id of this node.",
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
          description: "Roles that may see the node and what is below it. Absent means everybody.",
        },
        {
          key: "orphaned",
          shape: { kind: "boolean" },
          optional: true,
          description: "True for a page that has an address but no place in the sidebar.",
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
          description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
        },
      ],
    },
  },
  "navigation:FeatureFlagOptions": {
    name: "FeatureFlagOptions",
    description: "A feature flag that decides whether a node shows.",
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
          description: "Value assumed when the flag service does not answer.",
        },
        {
          key: "match",
          shape: { kind: "unknown" },
          optional: true,
          description: "Value the flag must have. `true` when absent.",
        },
      ],
    },
  },
  "navigation:WithNodeMetadata": {
    name: "WithNodeMetadata",
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
          description: "True asks search engines to leave the page out.",
        },
      ],
    },
  },
  "navigation:WithOverviewPage": {
    name: "WithOverviewPage",
    description: "Adds an opening page to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
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
      ],
    },
  },
  "navigation:WithApiDefinitionId": {
    name: "WithApiDefinitionId",
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge.",
        },
      ],
    },
  },
  "navigation:WithCollapse": {
    name: "WithCollapse",
    description: "Adds settings of opening and closing to nodes that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "True shows only the heading at first.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lets readers close the entries. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows only the heading of a collapsible section at first. An extension of newer publishers.",
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
          description: "Address that readers of this node's own address are sent to.",
        },
      ],
    },
  },
  "navigation:NavigationV1Availability": {
    name: "NavigationV1Availability",
    description: "How far readers may rely on something, in the spelling of the navigation tree. API definitions use `Availability`.",
    availability: "Deprecated",
    shape: {
      kind: "enum",
      values: [
        { value: "stable", description: "Finished and kept compatible." },
        { value: "generally-available", description: "Open to everybody and supported." },
        { value: "in-development", description: "Still being built." },
        { value: "pre-release", description: "Open for trial before its release." },
        { value: "beta", description: "Usable and nearly settled." },
        {
          value: "deprecated",
          description: "Still there, but new work should use something else.",
        },
        { value: "alpha", description: "Open for first trials. An extension of newer publishers." },
        {
          value: "preview",
          description: "Open for a look ahead. An extension of newer publishers.",
        },
        {
          value: "legacy",
          description: "Kept for those who use it already. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:RootNode": {
    name: "RootNode",
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
          shape: { kind: "literal", value: "v1" },
          optional: false,
          description: "Version of the tree's own format.",
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
          description: "Every role that the tree mentions.",
        },
      ],
    },
  },
  "navigation:ProductGroupNode": {
    name: "ProductGroupNode",
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
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Page at the address of the group. Absent leads to the default product.",
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
          description: "Changelog of all products. Absent when there is none. An extension of newer publishers.",
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
          shape: { kind: "ref", id: "navigation:ProductChild" },
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
        {
          key: "announcement",
          shape: { kind: "ref", id: "navigation:NodeAnnouncement" },
          optional: true,
          description: "Bar above the pages of the product, in place of the site's. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ProductLinkNode": {
    name: "ProductLinkNode",
    description: "A product that has its docs elsewhere.",
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
          description: "A line below the title in the product switcher.",
        },
        {
          key: "href",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Where the link leads.",
        },
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Where the link opens, as in HTML.",
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
          description: "Name or address of an icon beside the title.",
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
  "navigation:NodeAnnouncement": {
    name: "NodeAnnouncement",
    description: "A short message above pages.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "text",
          shape: { kind: "string" },
          optional: false,
          description: "The message. It may contain Markdown.",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation:VersionNode" } },
          optional: false,
          description: "The versions, newest first as a rule.",
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
          shape: { kind: "ref", id: "navigation:VersionChild" },
          optional: false,
          description: "The docs of this version.",
        },
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge in the version switcher. Absent means no badge.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Page at the version's own address.",
        },
        {
          key: "announcement",
          shape: { kind: "ref", id: "navigation:NodeAnnouncement" },
          optional: true,
          description: "Bar above the pages of the version, in place of the product's. An extension of newer publishers.",
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
          shape: { kind: "ref", id: "navigation:VersionChild" },
          optional: false,
          description: "The docs.",
        },
        {
          key: "landingPage",
          shape: { kind: "ref", id: "navigation:LandingPageNode" },
          optional: true,
          description: "Page at the site's own address.",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation:SidebarRootChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
      ],
    },
  },
  "navigation:VariantedNode": {
    name: "VariantedNode",
    description: "Several contents of one tab, of which the reader chooses one.",
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
          shape: { kind: "literal", value: "varianted" },
          optional: false,
          description: "Always `varianted`.",
        },
        {
          key: "children",
          shape: { kind: "list", item: { kind: "ref", id: "navigation:VariantNode" } },
          optional: false,
          description: "The contents, in the order of the switcher.",
        },
      ],
    },
  },
  "navigation:VariantNode": {
    name: "VariantNode",
    description: "One of several contents of a tab.",
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
          description: "A line below the title in the switcher.",
        },
        {
          key: "default",
          shape: { kind: "boolean" },
          optional: false,
          description: "True for the variant that opens at first.",
        },
        {
          key: "image",
          shape: { kind: "ref", id: "commons:FileId" },
          optional: true,
          description: "Picture in the switcher. Absent shows the icon.",
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
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "True shows only the heading at first.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lets readers close the entries. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows only the heading of a collapsible section at first. An extension of newer publishers.",
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
          description: "Badge beside the title. Absent means no badge. An extension of newer publishers.",
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
        {
          key: "availability",
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
          optional: true,
          description: "Badge beside the title. Absent means no badge. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:LandingPageNode": {
    name: "LandingPageNode",
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
  "navigation:LinkNode": {
    name: "LinkNode",
    description: "A link to another address.",
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
          description: "Name or address of an icon beside the title.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Where the link leads.",
        },
        {
          key: "target",
          shape: { kind: "string" },
          optional: true,
          description: "Where the link opens, as in HTML. An extension of newer publishers.",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ChangelogEntryNode" } },
          optional: false,
          description: "Entries, newest first.",
        },
      ],
    },
  },
  "navigation:ChangelogEntryNode": {
    name: "ChangelogEntryNode",
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
          shape: { kind: "string" },
          optional: false,
          description: "Day the entry is about, alone or with a time in UTC.",
        },
        {
          key: "tags",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Words to filter entries by. Absent when there are none. An extension of newer publishers.",
        },
      ],
    },
  },
  "navigation:ApiReferenceNode": {
    name: "ApiReferenceNode",
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
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
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "True shows only the heading at first.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lets readers close the entries. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows only the heading of a collapsible section at first. An extension of newer publishers.",
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
          shape: { kind: "list", item: { kind: "ref", id: "navigation:ApiPackageChild" } },
          optional: false,
          description: "Entries from top to bottom.",
        },
        {
          key: "changelog",
          shape: { kind: "ref", id: "navigation:ChangelogNode" },
          optional: true,
          description: "Changelog of this API. Absent when it has none.",
        },
        {
          key: "playground",
          shape: { kind: "ref", id: "navigation:PlaygroundSettings" },
          optional: true,
          description: "How the playground behaves here. Entries below may override it.",
        },
        {
          key: "postmanCollectionUrl",
          shape: { kind: "ref", id: "commons:Url" },
          optional: true,
          description: "Address of a Postman collection of the API. An extension of newer publishers.",
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
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
          key: "collapsed",
          shape: { kind: "ref", id: "navigation:Collapsed" },
          optional: true,
          description: "True shows only the heading at first.",
        },
        {
          key: "collapsible",
          shape: { kind: "boolean" },
          optional: true,
          description: "True lets readers close the entries. An extension of newer publishers.",
        },
        {
          key: "collapsedByDefault",
          shape: { kind: "boolean" },
          optional: true,
          description: "True shows only the heading of a collapsible section at first. An extension of newer publishers.",
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
          description: "How the playground behaves in this section. Entries below may override it.",
        },
      ],
    },
  },
  "navigation:EndpointNode": {
    name: "EndpointNode",
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
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
  "navigation:EndpointPairNode": {
    name: "EndpointPairNode",
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
          shape: { kind: "ref", id: "navigation:EndpointNode" },
          optional: false,
          description: "The call with the streamed answer.",
        },
        {
          key: "nonStream",
          shape: { kind: "ref", id: "navigation:EndpointNode" },
          optional: false,
          description: "The call with the answer in one piece.",
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
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
          shape: { kind: "ref", id: "navigation:NavigationV1Availability" },
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
  "navigation:PlaygroundSettings": {
    name: "PlaygroundSettings",
    description: "How the playground behaves for a part of the tree.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "environments",
          shape: { kind: "list", item: { kind: "ref", id: "commons:EnvironmentId" } },
          optional: true,
          description: "Environments on offer, by id. Absent means all of them.",
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
          description: "Messages after which a connection is closed. Absent means no limit.",
        },
        {
          key: "hidden",
          shape: { kind: "boolean" },
          optional: true,
          description: "True offers no playground. An extension of newer publishers.",
        },
        {
          key: "send-optional-defaults",
          shape: { kind: "boolean" },
          optional: true,
          description: "True sends the defaults of parameters that readers leave empty. An extension of newer publishers.",
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
          description: "Address to open in place of the playground.",
        },
      ],
    },
  },
};
