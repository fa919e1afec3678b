import type { ApiModel, Endpoint } from "#engine/model";
import { endpointTitle, isStream } from "#ui/reference";
import { accentOf } from "./accent.ts";
import type { NavigationNode, SiteDefinition } from "./definition.ts";
import type { NavItem, Site, SitePage } from "./site.ts";

interface BuildOptions {
  /** Of the whole definition, so that a changed one is known by it. */
  readonly hash: string;
  readonly definition: SiteDefinition;
  readonly apis: ReadonlyMap<string, ApiModel>;
}

/** Makes the site of a definition. Nodes that lead to nothing, or of a type not known here, are left out. */
export function buildSite({ hash, definition, apis }: BuildOptions): Site {
  const { config } = definition;
  const title = config.title ?? config.root?.title ?? "API reference";
  const walk = walker(definition, apis);
  const roots = config.root === undefined ? [...apis.values()].map(referenceNode) : [config.root];
  const navigation = roots.flatMap((node) => walk.visit(node, []));
  for (const [apiId, slug] of walk.apiSlugs) addTypePages(walk.pages, apis.get(apiId), slug);
  openFirstPage(walk.pages, walk.redirects, walk.order, [...walk.apiSlugs.keys()], title);
  const accent = accentOf(config.colorsV3);
  return {
    hash,
    title,
    ...(accent === undefined ? {} : { accent }),
    apis,
    navigation,
    pages: walk.pages,
    order: walk.order.filter((slug) => walk.pages.has(slug)),
    redirects: walk.redirects,
  };
}

/** Slugs without slashes at their ends. */
const trimmed = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("/");

const slugged = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

function walker(definition: SiteDefinition, apis: ReadonlyMap<string, ApiModel>) {
  const pages = new Map<string, SitePage>();
  const redirects = new Map<string, string>();
  const order: string[] = [];
  /** Where each API has its reference. */
  const apiSlugs = new Map<string, string>();

  const add = (page: SitePage): boolean => {
    if (pages.has(page.slug)) return false;
    pages.set(page.slug, page);
    order.push(page.slug);
    return true;
  };

  const markdownOf = (id: string | undefined): { readonly markdown?: string } => {
    const page = id !== undefined && Object.hasOwn(definition.pages, id) ? definition.pages[id] : undefined;
    return page === undefined ? {} : { markdown: page.markdown };
  };

  /** A page that an author wrote; nothing where the text is missing. */
  const written = (node: NavigationNode, pageId: string | undefined, apiIds: readonly string[] = []) => {
    const text = markdownOf(pageId);
    if (text.markdown === undefined && apiIds.length === 0) return undefined;
    const page: SitePage = {
      kind: "overview",
      slug: trimmed(node.slug ?? ""),
      title: node.title ?? "Overview",
      ...text,
      apiIds,
    };
    return add(page) ? page : undefined;
  };

  const inside = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] =>
    [node.landingPage, node.child, ...(node.children ?? [])].flatMap((child) =>
      child === undefined ? [] : visit(child, trail),
    );

  /** A heading, with its own page as its first entry. */
  const group = (
    node: NavigationNode,
    own: SitePage | undefined,
    ownTitle: string,
    inner: readonly NavItem[],
  ): readonly NavItem[] => {
    const items = own === undefined ? inner : [{ kind: "page", title: ownTitle, slug: own.slug } as const, ...inner];
    return node.hidden || items.length === 0 ? [] : [{ kind: "group", title: node.title ?? "", items }];
  };

  const headed = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] => {
    const page = written(node, node.overviewPageId);
    return group(node, page, "Overview", inside(node, node.title === undefined ? trail : [...trail, node.title]));
  };

  /** Parts of which readers see all: with one part alone its heading says nothing. */
  const divided = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] =>
    (node.children ?? []).length === 1
      ? inside(
          { ...node, children: node.children?.flatMap((c) => [c.landingPage, c.child ?? c].filter(present)) ?? [] },
          trail,
        )
      : inside(node, trail);

  const page = (node: NavigationNode): readonly NavItem[] => {
    const made = written(node, node.pageId);
    return made === undefined || node.hidden ? [] : [{ kind: "page", title: made.title, slug: made.slug }];
  };

  const endpoint = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] => {
    const api = apis.get(node.apiDefinitionId ?? "");
    const found = api?.endpoints.find(({ id }) => id === node.endpointId);
    if (api === undefined || found === undefined) return [];
    const title = node.title ?? endpointTitle(found);
    const slug = trimmed(node.slug ?? "");
    const added = add({ kind: "endpoint", slug, title, apiId: api.id, endpointId: found.id, breadcrumbs: trail });
    if (!added || node.hidden) return [];
    return [{ kind: "endpoint", title, slug, method: found.method, stream: node.isResponseStream ?? isStream(found) }];
  };

  const reference = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] => {
    const api = apis.get(node.apiDefinitionId ?? "");
    if (api === undefined) return [];
    const slug = trimmed(node.slug ?? "");
    apiSlugs.set(api.id, slug);
    const made = written(node, node.overviewPageId, [api.id]);
    const full = (node.children ?? []).length > 0 ? node : { ...node, children: packagesOf(api, slug) };
    return group(node, made, "All endpoints", inside(full, node.title === undefined ? trail : [...trail, node.title]));
  };

  const visits: { readonly [type: string]: (node: NavigationNode, trail: readonly string[]) => readonly NavItem[] } = {
    root: inside,
    unversioned: inside,
    sidebarRoot: inside,
    sidebarGroup: inside,
    versioned: divided,
    productgroup: divided,
    tabbed: divided,
    version: headed,
    product: headed,
    tab: headed,
    section: headed,
    apiPackage: headed,
    changelog: headed,
    changelogYear: headed,
    changelogMonth: headed,
    changelogEntry: page,
    page,
    landingPage: page,
    apiReference: reference,
    endpoint,
    endpointPair: (node, trail) =>
      [node.nonStream, node.stream].flatMap((one) => (one === undefined ? [] : endpoint(one, trail))),
    link: ({ title, url }) => (url === undefined ? [] : [{ kind: "link", title: title ?? url, url }]),
  };

  const visit = (node: NavigationNode, trail: readonly string[]): readonly NavItem[] => {
    if (node.pointsTo !== undefined && node.slug !== undefined) {
      redirects.set(trimmed(node.slug), trimmed(node.pointsTo));
    }
    const see = Object.hasOwn(visits, node.type) ? visits[node.type] : undefined;
    return see?.(node, trail) ?? [];
  };

  return { pages, redirects, order, apiSlugs, visit };
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

/** The navigation of an API that its definition gives none for: the API's own groups and endpoints. */
function packagesOf(api: ApiModel, base: string): readonly NavigationNode[] {
  const nodeOf = (endpoint: Endpoint): NavigationNode => ({
    type: "endpoint",
    title: endpointTitle(endpoint),
    slug: joined(base, ...endpoint.namespace.map(slugged), slugged(endpoint.id.split(/[.:/]/).at(-1) ?? endpoint.id)),
    apiDefinitionId: api.id,
    endpointId: endpoint.id,
  });
  const groups = new Map(api.groups.map((group) => [group.id, group]));
  const alone = api.endpoints.filter(({ namespace }) => namespace.length === 0).map(nodeOf);
  const ids = new Set(api.endpoints.flatMap(({ namespace }) => namespace.at(-1) ?? []));
  const grouped = [...ids].map((id): NavigationNode => {
    const group = groups.get(id);
    return {
      type: "apiPackage",
      title: group?.displayName ?? group?.name ?? id,
      children: api.endpoints.filter(({ namespace }) => namespace.at(-1) === id).map(nodeOf),
    };
  });
  return [...alone, ...grouped];
}

/** The node of an API for a site that says nothing of its navigation. */
const referenceNode = (api: ApiModel, index: number): NavigationNode => ({
  type: "apiReference",
  title: api.name ?? "API reference",
  slug: index === 0 ? "" : slugged(api.name ?? api.id),
  apiDefinitionId: api.id,
});

/** Each named type has a page at `types/<name>` below its API; of equal names the later ones get a number. */
function addTypePages(pages: Map<string, SitePage>, api: ApiModel | undefined, base: string): void {
  if (api === undefined) return;
  for (const [typeId, definition] of Object.entries(api.types).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const wish = joined(base, "types", definition.name.replaceAll("/", "-"));
    let slug = wish;
    for (let n = 2; pages.has(slug); n += 1) slug = `${wish}-${n}`;
    pages.set(slug, { kind: "type", slug, title: definition.displayName ?? definition.name, apiId: api.id, typeId });
  }
}

/** Makes the root lead somewhere, and lets the first page sum up the site's APIs when no page before it does. */
function openFirstPage(
  pages: Map<string, SitePage>,
  redirects: Map<string, string>,
  order: readonly string[],
  apiIds: readonly string[],
  title: string,
): void {
  const first = pages.has("") ? "" : (redirects.get("") ?? order[0]);
  const page = first === undefined ? undefined : pages.get(first);
  if (page === undefined) {
    pages.set("", { kind: "overview", slug: "", title, apiIds });
    return;
  }
  if (!pages.has("")) redirects.set("", page.slug);
  if (page.kind === "overview" && page.apiIds.length === 0) pages.set(page.slug, { ...page, apiIds });
}
