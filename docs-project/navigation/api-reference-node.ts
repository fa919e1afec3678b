import { present } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import type { PlaygroundOptions } from "../settings/common.ts";
import { type Address, below, itemAddress, titleSlug } from "./addresses.ts";
import { type ApiLeaf, type ApiPackage, type ApiTree, rootPackage } from "./api-tree.ts";
import { type BuildContext, type Inherited, iconText, restriction } from "./context.ts";
import type { ApiEntry, LayoutEntry } from "./entries.ts";
import { linkNode } from "./link-node.ts";
import type { ApiChildNode, ApiPackageNode, ApiReferenceNode, EndpointNode, EndpointPairNode } from "./nodes.ts";
import { pageNode } from "./page-node.ts";

/** The state of building one reference: its inputs, and the parts of its API that are placed already. */
interface Building {
  readonly context: BuildContext;
  readonly entry: ApiEntry;
  readonly tree: ApiTree;
  readonly apiDefinitionId: string;
  readonly hidden: boolean | undefined;
  readonly placedLeaves: Set<ApiLeaf>;
  readonly placedPackages: Set<ApiPackage>;
  /** The packages with further members in a node, by the id of the node. */
  readonly following: Map<string, readonly ApiPackage[]>;
}

/** Builds the reference of an API: the author's order first, then everything that it does not name. */
export function apiReferenceNode(
  entry: ApiEntry,
  parent: Address,
  context: BuildContext,
  inherited: Inherited,
): ApiReferenceNode {
  const { item, overview } = entry;
  const place = overview === undefined ? undefined : context.pages.get(overview);
  const slug = entry.slug ?? titleSlug(entry.title);
  const address = itemAddress(parent, { slug, skip: item["skip-slug"], pageSlug: place?.slug });
  const availability = item.availability ?? inherited.availability;
  const tree = context.apis.get(entry.api);
  const apiDefinitionId = context.apiId(entry.api);
  const { hidden } = inherited;
  const children = tree === undefined ? [] : referenceChildren(entry, tree, { address, availability, hidden }, context);
  const packaged = children.find((child) => child.type === "apiPackage" && child.overviewPageId !== undefined);
  const borrowed = packaged?.type === "apiPackage" ? packaged.overviewPageId : undefined;
  return {
    ...present({
      id: context.ids(entry.api),
      type: "apiReference" as const,
      title: entry.title,
      apiDefinitionId,
      overviewPageId: overview ?? (item["tag-description-pages"] ? undefined : borrowed),
      collapsed: item.collapsed,
      paginated: item.paginated ?? false,
      slug: address.slug,
      icon: iconText(entry.icon, context),
      hidden: hidden || entry.hidden,
      hideTitle: item.flattened ?? false,
      showErrors: item["display-errors"] ?? true,
      children,
      availability,
      pointsTo: firstSlug(children),
      playground: playgroundOf(item.playground),
      postmanCollectionUrl: item.postman,
    }),
    ...restriction(entry),
  };
}

function referenceChildren(
  entry: ApiEntry,
  tree: ApiTree,
  { address, availability, hidden }: Inherited & { readonly address: Address },
  context: BuildContext,
): readonly ApiChildNode[] {
  const building: Building = {
    ...{ context, entry, tree, hidden, apiDefinitionId: context.apiId(entry.api) },
    placedLeaves: new Set(),
    placedPackages: new Set(),
    following: new Map(),
  };
  const ordered = layoutNodes(entry.layout, tree.root, address, availability, building);
  const filled = ordered.map((child) => withFollowing(child, building));
  return merged([...filled, ...packageNodes(tree.root, address, availability, building)], building);
}

const layoutNodes = (
  layout: readonly LayoutEntry[],
  around: ApiPackage | undefined,
  parent: Address,
  availability: Inherited["availability"],
  building: Building,
): readonly ApiChildNode[] => layout.flatMap((item) => layoutNode(item, around, parent, availability, building) ?? []);

function layoutNode(
  item: LayoutEntry,
  around: ApiPackage | undefined,
  parent: Address,
  availability: Inherited["availability"],
  building: Building,
): ApiChildNode | undefined {
  const { context, hidden } = building;
  switch (item.kind) {
    case "link":
      return linkNode(item, context);
    case "page":
      return pageNode(item, parent, context, { hidden, availability }, true);
    case "package":
      return layoutPackage(item, parent, availability, building);
    case "layoutSection":
      return layoutSection(item, parent, availability, building);
    case "endpoint":
      return leafNode(item, around, parent, availability, building);
    case "operation":
      return undefined;
    case "name": {
      const found = building.tree.findPackage(item.name.text.trim());
      if (found !== undefined) return namedPackage(found, parent, availability, building);
      return leafNode({ kind: "endpoint", name: item.name }, around, parent, availability, building);
    }
  }
}

type LayoutPackage = Extract<LayoutEntry, { readonly kind: "package" }>;
type LayoutSection = Extract<LayoutEntry, { readonly kind: "layoutSection" }>;
type LayoutLeaf = Extract<LayoutEntry, { readonly kind: "endpoint" }>;

function layoutPackage(
  item: LayoutPackage,
  parent: Address,
  inherited: Inherited["availability"],
  building: Building,
): ApiPackageNode {
  const { context, entry, apiDefinitionId } = building;
  const name = item.package.text;
  const found = building.tree.findPackage(name);
  const availability = item.availability ?? inherited;
  const place = item.overview === undefined ? undefined : context.pages.get(item.overview);
  const isRoot = found?.id === rootPackage;
  const slug =
    item.slug ?? (found === undefined ? titleSlug(name) : isRoot ? (entry.slug ?? titleSlug(entry.title)) : found.slug);
  const address = itemAddress(parent, { slug, skip: item.skipSlug, pageSlug: place?.slug });
  const id = context.ids(item.overview ?? `${entry.api}:${found?.id ?? titleSlug(name)}`);
  if (found !== undefined) take(id, [found], building);
  return {
    ...present({
      id,
      type: "apiPackage" as const,
      children: layoutNodes(item.contents, found, address, availability, building),
      title: item.title ?? (found === undefined ? name : isRoot ? entry.title : found.title),
      slug: address.slug,
      icon: iconText(item.icon, context),
      hidden: building.hidden || item.hidden,
      overviewPageId: item.overview,
      availability,
      apiDefinitionId,
      playground: playgroundOf(item.playground),
    }),
    ...restriction(item),
  };
}

function layoutSection(
  item: LayoutSection,
  parent: Address,
  inherited: Inherited["availability"],
  building: Building,
): ApiPackageNode {
  const { context, tree, apiDefinitionId } = building;
  const place = item.overview === undefined ? undefined : context.pages.get(item.overview);
  const id = context.ids(item.overview ?? place?.slug ?? parent.slug);
  take(
    id,
    item.packages.flatMap(({ text }) => tree.findPackage(text) ?? []),
    building,
  );
  const slug = item.slug ?? titleSlug(item.title);
  const address = itemAddress(parent, { slug, skip: item.skipSlug, pageSlug: place?.slug });
  const availability = item.availability ?? inherited;
  return {
    ...present({
      id,
      type: "apiPackage" as const,
      children: layoutNodes(item.contents, undefined, address, availability, building),
      title: item.title,
      slug: address.slug,
      icon: iconText(item.icon, context),
      hidden: building.hidden || item.hidden,
      overviewPageId: item.overview,
      collapsed: item.collapsed,
      collapsible: item.collapsible,
      collapsedByDefault: item["collapsed-by-default"],
      availability,
      apiDefinitionId,
      noindex: place?.noindex,
      playground: playgroundOf(item.playground),
    }),
    ...restriction(item),
  };
}

/** Marks packages as placed in a node, which their other members follow. */
function take(id: string, packages: readonly ApiPackage[], { placedPackages, following }: Building): void {
  following.set(id, packages);
  for (const one of packages) placedPackages.add(one);
}

/** Builds a package that an author's order only names. */
function namedPackage(
  found: ApiPackage,
  parent: Address,
  availability: Inherited["availability"],
  building: Building,
): ApiPackageNode {
  const { context, entry, apiDefinitionId, hidden } = building;
  const id = context.ids(`${entry.api}:${found.id}`);
  take(id, [found], building);
  return present({
    id,
    type: "apiPackage" as const,
    children: [],
    title: found.id === rootPackage ? entry.title : found.title,
    slug: itemAddress(parent, { slug: found.slug }).slug,
    hidden,
    availability,
    apiDefinitionId,
  });
}

function leafNode(
  item: LayoutLeaf,
  around: ApiPackage | undefined,
  parent: Address,
  availability: Inherited["availability"],
  building: Building,
): ApiChildNode | undefined {
  const leaf = building.tree.find(item.name.text, around);
  if (leaf === undefined) return undefined;
  building.placedLeaves.add(leaf);
  const { context, entry, hidden } = building;
  const playground = playgroundOf(item.playground);
  // `leafParts` has the members of each kind; the compiler does not follow them through the spread.
  return {
    ...leafParts(leaf, building),
    ...present({
      id: context.ids(`${entry.api}:${leaf.id}`),
      title: item.title ?? leaf.title,
      slug: (item.slug === undefined ? itemAddress(parent, { slug: leaf.slug }) : below(parent, item.slug)).slug,
      icon: iconText(item.icon, context),
      hidden: hidden || item.hidden,
      availability: item.availability ?? leaf.availability ?? availability,
      playground: leaf.kind === "webhook" ? undefined : playground,
    }),
    ...restriction(item),
  } as ApiChildNode;
}

/** The members of the node of a call that follow from its API alone. */
function leafParts(leaf: ApiLeaf, { apiDefinitionId }: Building) {
  const { id, method, isStream } = leaf;
  if (leaf.kind === "channel") return { type: "webSocket" as const, webSocketId: id, apiDefinitionId };
  if (leaf.kind === "webhook") return { type: "webhook" as const, webhookId: id, method, apiDefinitionId };
  return { type: "endpoint" as const, endpointId: id, method, isResponseStream: isStream, apiDefinitionId };
}

/** Adds the members of a package that no order names. */
function withFollowing(child: ApiChildNode, building: Building): ApiChildNode {
  if (child.type !== "apiPackage") return child;
  const address: Address = { slug: child.slug, base: child.slug };
  const rest = (building.following.get(child.id) ?? []).flatMap((one) =>
    packageNodes(one, address, child.availability, building),
  );
  const ordered = child.children.map((one) => withFollowing(one, building));
  return { ...child, children: merged([...ordered, ...rest], building) };
}

/** Builds what no order has placed of a package. */
function packageNodes(
  { leaves, packages }: ApiPackage,
  parent: Address,
  availability: Inherited["availability"],
  building: Building,
): readonly ApiChildNode[] {
  const { context, entry, hidden, placedLeaves, placedPackages } = building;
  const calls = leaves
    .filter((leaf) => !placedLeaves.has(leaf))
    .map(
      (leaf) =>
        // As above.
        ({
          ...leafParts(leaf, building),
          ...present({
            id: context.ids(`${entry.api}:${leaf.id}`),
            title: leaf.title,
            slug: itemAddress(parent, { slug: leaf.slug }).slug,
            hidden,
            availability: leaf.availability ?? availability,
          }),
        }) as ApiChildNode,
    );
  const inner = packages
    .filter((one) => !placedPackages.has(one))
    .flatMap((one): readonly ApiChildNode[] => {
      const address = itemAddress(parent, { slug: one.slug });
      const children = packageNodes(one, address, availability, building);
      if (children.length === 0) return [];
      const node = present({
        id: context.ids(`${entry.api}:${one.id}`),
        type: "apiPackage" as const,
        children,
        title: one.title,
        slug: address.slug,
        hidden,
        availability,
        apiDefinitionId: building.apiDefinitionId,
      });
      return [node];
    });
  const all = paired([...calls, ...inner], building);
  return entry.item.alphabetized ? all.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b))) : all;
}

const titleOf = (node: ApiChildNode): string => (node.type === "endpointPair" ? node.nonStream.title : node.title);

/** Pairs calls, and leaves packages without members out. */
const merged = (children: readonly ApiChildNode[], building: Building): readonly ApiChildNode[] =>
  paired(children, building).filter(
    (child) => child.type !== "apiPackage" || child.children.length > 0 || child.overviewPageId !== undefined,
  );

/** Makes one node of two calls that differ only in streaming their response. */
function paired(children: readonly ApiChildNode[], { tree, entry, context }: Building): readonly ApiChildNode[] {
  const nodes: ApiChildNode[] = [];
  const last = new Map<string, EndpointNode>();
  const paths = pathsIn(tree);
  for (const child of children) {
    if (child.type !== "endpoint") {
      nodes.push(child);
      continue;
    }
    const key = `${child.method} ${paths.get(child.endpointId)}`;
    const other = last.get(key);
    last.set(key, child);
    if (other === undefined || other.isResponseStream === child.isResponseStream) nodes.push(child);
    else {
      const [stream, nonStream] = child.isResponseStream ? [child, other] : [other, child];
      const id = context.ids(`${entry.api}:${nonStream.endpointId}+${stream.endpointId}`);
      const pair: EndpointPairNode = { id, type: "endpointPair", stream, nonStream };
      nodes[nodes.indexOf(other)] = pair;
    }
  }
  return nodes;
}

const pathsIn = memoizeWeak((tree: ApiTree): ReadonlyMap<string, string> => {
  const leaves = (one: ApiPackage): readonly ApiLeaf[] => [...one.leaves, ...one.packages.flatMap(leaves)];
  return new Map(leaves(tree.root).map(({ id, path }) => [id, path]));
});

/** Returns the address of the first node with a page that is not hidden. */
function firstSlug(nodes: readonly ApiChildNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === "link" || ("hidden" in node && node.hidden)) continue;
    if (node.type === "endpointPair") return node.nonStream.slug;
    const found =
      node.type === "apiPackage" && node.overviewPageId === undefined ? firstSlug(node.children) : node.slug;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The options of a playground as they are published. */
function playgroundOf(options: PlaygroundOptions | undefined) {
  if (options === undefined) return undefined;
  const { environments, button, hidden } = options;
  return present({
    environments: environments === undefined || environments.length === 0 ? undefined : environments,
    button: button?.href === undefined ? undefined : { href: button.href },
    "limit-websocket-messages-per-connection": options["limit-websocket-messages-per-connection"],
    hidden,
    "send-optional-defaults": options["send-optional-defaults"],
  });
}
