import { present } from "#engine/json";
import { type Address, itemAddress, productAddress, siteAddress, titleSlug, versionAddress } from "./addresses.ts";
import { apiReferenceNode } from "./api-reference-node.ts";
import { changelogNode } from "./changelog-node.ts";
import { type BuildContext, type Inherited, iconText, restriction } from "./context.ts";
import type {
  Entry,
  NavigationEntries,
  PageEntry,
  ProductEntry,
  SectionEntry,
  Sidebar,
  TabEntry,
  VariantEntry,
  VersionEntry,
} from "./entries.ts";
import { linkNode } from "./link-node.ts";
import type {
  LandingPageNode,
  NavigationNode,
  ProductLinkNode,
  ProductNode,
  RootNode,
  SectionNode,
  SidebarGroupNode,
  SidebarRootNode,
  TabbedNode,
  TabNode,
  VariantNode,
  VersionedNode,
  VersionNode,
} from "./nodes.ts";
import { pageNode } from "./page-node.ts";

/** The site that a navigation is built for. */
export interface TreeOptions {
  /** Path of the site's address, such as `/docs`. */
  readonly basePath: string;
  readonly title?: string | undefined;
  readonly roles?: readonly string[] | undefined;
}

/** Builds the navigation of a project as it is published. */
export function navigationTree(entries: NavigationEntries, options: TreeOptions, context: BuildContext): RootNode {
  const address = siteAddress(options.basePath);
  const id = context.ids("root");
  return present({
    type: "root" as const,
    version: "v1" as const,
    id,
    child: rootChild(entries, address, context),
    slug: address.slug,
    title: options.title ?? "Documentation",
    hidden: false,
    roles: options.roles,
  });
}

function rootChild(
  { landingPage, child }: NavigationEntries,
  address: Address,
  context: BuildContext,
): RootNode["child"] {
  if (child.kind === "versions") return versionedNode(child.versions, address, context);
  if (child.kind === "products") {
    const id = context.ids("productgroup");
    return present({
      type: "productgroup" as const,
      id,
      landingPage: landingPage && landingNode(landingPage, address, context),
      children: child.products.map((product) => productNode(product, address, context)),
      changelog: child.changelog && changelogNode(child.changelog, address, context),
    });
  }
  const id = context.ids("unversioned");
  const landing = landingPage && landingNode(landingPage, address, context);
  return present({
    type: "unversioned" as const,
    id,
    landingPage: landing,
    child: sidebarNode(id, child, address, context),
  });
}

function landingNode(page: PageEntry, parent: Address, context: BuildContext): LandingPageNode {
  const place = context.pages.get(page.id);
  const address = itemAddress(parent, { slug: page.slug ?? titleSlug(page.title), pageSlug: place?.slug });
  return {
    ...present({
      type: "landingPage" as const,
      id: context.ids(page.id),
      title: page.title,
      slug: address.slug,
      icon: iconText(page.icon, context),
      hidden: page.hidden,
      pageId: page.id,
      noindex: page.noindex || place?.noindex,
    }),
    ...restriction(page),
  };
}

const sidebarNode = (seed: string, sidebar: Sidebar, address: Address, context: BuildContext) =>
  sidebar.kind === "tabs"
    ? tabbedNode(seed, sidebar.tabs, address, context)
    : sidebarRootNode(seed, sidebar.items, address, context);

function versionedNode(versions: readonly VersionEntry[], address: Address, context: BuildContext): VersionedNode {
  const id = context.ids("versioned");
  const children = versions.map((version, i) => versionNode(version, address, i === 0, context));
  return { type: "versioned", id, children };
}

/** Names for the availability of versions that differ from the names for pages. */
const availabilityOfVersion = (written: string | undefined): VersionNode["availability"] =>
  // All other words are the same.
  (written === "ga" ? "generally-available" : written) as VersionNode["availability"];

function versionNode(version: VersionEntry, parent: Address, isDefault: boolean, context: BuildContext): VersionNode {
  const id = context.ids(version.title);
  const address = versionAddress(parent, version.slug ?? titleSlug(version.title));
  const child = sidebarNode(id, version.sidebar, address, context);
  return {
    ...present({
      type: "version" as const,
      id,
      versionId: version.title,
      title: version.title,
      slug: address.slug,
      child,
      default: isDefault,
      availability: availabilityOfVersion(version.availability),
      landingPage: version.landingPage && landingNode(version.landingPage, address, context),
      hidden: version.hidden,
      announcement: version.announcement === undefined ? undefined : { text: version.announcement },
    }),
    ...restriction(version),
  };
}

function productNode(product: ProductEntry, parent: Address, context: BuildContext): ProductNode | ProductLinkNode {
  const { title, subtitle = "", child, image } = product;
  const shown = {
    productId: title,
    title,
    subtitle,
    icon: iconText(product.icon, context),
    image: image === undefined ? undefined : context.fileId(image),
    default: false as const,
  };
  if (child.kind === "link") {
    const link = {
      type: "productLink" as const,
      id: context.ids(title),
      ...shown,
      href: child.href,
      target: child.target,
    };
    const { featureFlags: _, ...readers } = restriction(product);
    return { ...present(link), ...readers };
  }
  const address = productAddress(parent, child.slug ?? titleSlug(title));
  const inside = productChild(title, child.navigation, address, context);
  return {
    ...present({
      type: "product" as const,
      id: context.ids(title),
      ...shown,
      slug: address.slug,
      child: inside,
      announcement: child.announcement === undefined ? undefined : { text: child.announcement },
    }),
    ...restriction(product),
  };
}

type OwnProduct = Extract<ProductEntry["child"], { readonly kind: "own" }>;

function productChild(
  title: string,
  navigation: OwnProduct["navigation"],
  address: Address,
  context: BuildContext,
): ProductNode["child"] {
  if (navigation.kind === "versions") return versionedNode(navigation.versions, address, context);
  const id = context.ids(title);
  return { type: "unversioned", id, child: sidebarNode(context.ids(title), navigation, address, context) };
}

function tabbedNode(seed: string, tabs: readonly TabEntry[], parent: Address, context: BuildContext): TabbedNode {
  const id = context.ids(`${seed}/tabbed`);
  return { type: "tabbed", id, children: tabs.map((tab) => tabNode(id, tab, parent, context)) };
}

function tabNode(seed: string, tab: TabEntry, parent: Address, context: BuildContext): TabbedNode["children"][number] {
  const { child } = tab;
  const icon = iconText(tab.icon, context);
  if (child.kind === "link") {
    const { href, target } = child;
    return present({ type: "link" as const, id: context.ids(href), title: tab.title, url: href, target, icon });
  }
  if (child.kind === "changelog") return changelogNode({ ...tab, pages: child.pages }, parent, context);
  const id = context.ids(`${seed}/tab`);
  const address = itemAddress(parent, { slug: tab.slug ?? titleSlug(tab.title), skip: tab.skipSlug });
  return {
    ...present({
      type: "tab" as const,
      id,
      title: tab.title,
      slug: address.slug,
      icon,
      hidden: tab.hidden,
      child:
        child.kind === "items"
          ? sidebarRootNode(id, child.items, address, context)
          : variantsNode(id, child.variants, address, context),
    }),
    ...restriction(tab),
  } satisfies TabNode;
}

function variantsNode(
  seed: string,
  variants: readonly VariantEntry[],
  parent: Address,
  context: BuildContext,
): SidebarRootNode {
  const id = context.ids(`${seed}/root`);
  const children = variants.map((variant) => variantNode(id, variant, parent, context));
  return { type: "sidebarRoot", id, children: [{ type: "varianted", id, children }] };
}

function variantNode(seed: string, variant: VariantEntry, parent: Address, context: BuildContext): VariantNode {
  const slug = variant.slug ?? titleSlug(variant.title);
  const id = context.ids(`${seed}/variant/${slug}`);
  const address = itemAddress(parent, { slug, skip: variant.skipSlug });
  return {
    ...present({
      type: "variant" as const,
      id,
      variantId: variant.title,
      subtitle: variant.subtitle ?? "",
      default: variant.default ?? false,
      title: variant.title,
      slug: address.slug,
      icon: iconText(variant.icon, context),
      hidden: variant.hidden,
      children: variant.items.map((item) => navigationNode(id, item, address, context)),
    }),
    ...restriction(variant),
  };
}

/** Builds a sidebar. Sections and APIs that always show their entries are its headings; all others are in groups. */
function sidebarRootNode(
  seed: string,
  items: readonly Entry[],
  parent: Address,
  context: BuildContext,
): SidebarRootNode {
  const id = context.ids(`${seed}/root`);
  const nodes = items.map((item) => navigationNode(id, item, parent, context));
  const children: (SidebarGroupNode | NavigationNode)[] = [];
  for (const node of nodes) {
    const isHeading = node.type === "apiReference" || (node.type === "section" && node.collapsed === undefined);
    const last = children.at(-1);
    if (isHeading) children.push(node);
    else if (last?.type === "sidebarGroup") {
      children[children.length - 1] = { ...last, children: [...last.children, node] };
    } else children.push({ id: context.ids(`${id}/group`), type: "sidebarGroup", children: [node] });
  }
  // All but headings have been put into groups.
  return { type: "sidebarRoot", id, children: children as SidebarRootNode["children"] };
}

function navigationNode(
  seed: string,
  entry: Entry,
  parent: Address,
  context: BuildContext,
  inherited: Inherited = {},
): NavigationNode {
  switch (entry.kind) {
    case "page":
      return pageNode(entry, parent, context, inherited);
    case "section":
      return sectionNode(seed, entry, parent, context, inherited);
    case "link":
      return linkNode(entry, context);
    case "changelog":
      return changelogNode(entry, parent, context, inherited);
    case "api":
      return apiReferenceNode(entry, parent, context, inherited);
  }
}

function sectionNode(
  seed: string,
  section: SectionEntry,
  parent: Address,
  context: BuildContext,
  inherited: Inherited,
): SectionNode {
  const { overview, skipSlug: skip } = section;
  const id = context.ids(section.name ?? overview ?? `${seed}/section`);
  const place = overview === undefined ? undefined : context.pages.get(overview);
  const slug = section.slug ?? titleSlug(section.title);
  const pageSlug = section.wholeSlug ?? place?.slug;
  // A section that adds nothing to the addresses below it may still have a page with an address.
  const own = itemAddress(parent, { slug, pageSlug, skip: skip && pageSlug === undefined });
  const around = skip ? parent : own;
  const availability = section.availability ?? inherited.availability;
  const hidden = inherited.hidden || section.hidden;
  const children = section.contents.map((entry) =>
    navigationNode(id, entry, around, context, { hidden, availability }),
  );
  const flattened = children.find(
    (child) => child.type === "apiReference" && child.hideTitle === true && child.overviewPageId !== undefined,
  );
  const borrowed = flattened?.type === "apiReference" ? flattened.overviewPageId : undefined;
  return {
    ...present({
      id,
      type: "section" as const,
      overviewPageId: overview ?? borrowed,
      slug: own.slug,
      title: place?.sidebarTitle ?? section.title,
      icon: iconText(section.icon, context),
      collapsed: section.collapsed,
      collapsible: section.collapsible,
      collapsedByDefault: section["collapsed-by-default"],
      hidden,
      children,
      noindex: place?.noindex,
      availability: place?.availability ?? availability,
    }),
    ...restriction(section),
  };
}
