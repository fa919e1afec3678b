import type {
  ApiPackageNode as ApiPackage,
  ApiReferenceNode as ApiReference,
  ChangelogNode as Changelog,
  ChangelogEntryNode as ChangelogEntry,
  ChangelogMonthNode as ChangelogMonth,
  ChangelogYearNode as ChangelogYear,
  EndpointNode,
  LandingPageNode,
  LinkNode as Link,
  PageNode as Page,
  ProductNode as Product,
  RootNode as Root,
  SectionNode as Section,
  TabNode as Tab,
  VersionNode as Version,
  WebhookNode,
  WebSocketNode,
} from "#generated/types";
import type { Availability } from "../settings/common.ts";

// The registry stores what it does not know: these are its own nodes, with what newer publishers add.

interface Available {
  readonly availability?: Availability;
}

export interface LinkNode extends Link {
  readonly target?: string;
}

export interface PageNode extends Page, Available {}

export interface ChangelogEntryNode extends ChangelogEntry {
  readonly tags?: readonly string[];
}

export interface ChangelogMonthNode extends Omit<ChangelogMonth, "children"> {
  readonly children: readonly ChangelogEntryNode[];
}

export interface ChangelogYearNode extends Omit<ChangelogYear, "children"> {
  readonly children: readonly ChangelogMonthNode[];
}

export interface ChangelogNode extends Omit<Changelog, "children"> {
  readonly children: readonly ChangelogYearNode[];
}

interface Collapsible {
  readonly collapsed?: boolean | "open-by-default";
  readonly collapsible?: boolean;
  readonly collapsedByDefault?: boolean;
}

export interface SectionNode extends Omit<Section, "children" | "collapsed">, Available, Collapsible {
  readonly children: readonly NavigationNode[];
}

export interface EndpointPairNode {
  readonly type: "endpointPair";
  readonly id: string;
  readonly stream: EndpointNode;
  readonly nonStream: EndpointNode;
}

export interface ApiPackageNode extends Omit<ApiPackage, "children" | "availability">, Available, Collapsible {
  readonly children: readonly ApiChildNode[];
}

export interface ApiReferenceNode
  extends Omit<ApiReference, "children" | "changelog" | "availability">,
    Available,
    Collapsible {
  readonly children: readonly ApiChildNode[];
  readonly changelog?: ChangelogNode;
  readonly postmanCollectionUrl?: string;
}

/** A part of the reference of an API. */
export type ApiChildNode =
  | ApiPackageNode
  | EndpointNode
  | EndpointPairNode
  | WebSocketNode
  | WebhookNode
  | PageNode
  | LinkNode;

/** An entry of a sidebar. */
export type NavigationNode = ApiReferenceNode | SectionNode | PageNode | LinkNode | ChangelogNode;

export interface SidebarGroupNode {
  readonly type: "sidebarGroup";
  readonly id: string;
  readonly children: readonly NavigationNode[];
}

/** One of several contents of a tab. */
export interface VariantNode {
  readonly type: "variant";
  readonly id: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
  readonly default: boolean;
  readonly icon?: string;
  readonly hidden?: boolean;
  readonly viewers?: readonly string[];
  readonly orphaned?: boolean;
  readonly children: readonly NavigationNode[];
}

export interface VariantedNode {
  readonly type: "varianted";
  readonly id: string;
  readonly children: readonly VariantNode[];
}

export interface SidebarRootNode {
  readonly type: "sidebarRoot";
  readonly id: string;
  readonly children: readonly (SidebarGroupNode | ApiReferenceNode | SectionNode | VariantedNode)[];
}

export interface TabNode extends Omit<Tab, "child"> {
  readonly child: SidebarRootNode;
}

export interface TabbedNode {
  readonly type: "tabbed";
  readonly id: string;
  readonly children: readonly (TabNode | LinkNode | ChangelogNode)[];
}

export interface UnversionedNode {
  readonly type: "unversioned";
  readonly id: string;
  readonly landingPage?: LandingPageNode;
  readonly child: TabbedNode | SidebarRootNode;
}

export interface VersionNode extends Omit<Version, "child" | "availability">, Available {
  readonly child: TabbedNode | SidebarRootNode;
  readonly announcement?: { readonly text: string };
}

export interface VersionedNode {
  readonly type: "versioned";
  readonly id: string;
  readonly children: readonly VersionNode[];
}

export interface ProductNode extends Omit<Product, "child"> {
  readonly child: UnversionedNode | VersionedNode;
  readonly announcement?: { readonly text: string };
}

/** A product that has its docs elsewhere. */
export interface ProductLinkNode {
  readonly type: "productLink";
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  readonly target?: string;
  readonly default: false;
  readonly icon?: string;
  readonly image?: string;
  readonly viewers?: readonly string[];
  readonly orphaned?: boolean;
}

export interface ProductGroupNode {
  readonly type: "productgroup";
  readonly id: string;
  readonly landingPage?: LandingPageNode;
  readonly children: readonly (ProductNode | ProductLinkNode)[];
  readonly changelog?: ChangelogNode;
}

export interface RootNode extends Omit<Root, "child"> {
  readonly child: UnversionedNode | VersionedNode | ProductGroupNode;
}

export type { EndpointNode, LandingPageNode, WebhookNode, WebSocketNode };
