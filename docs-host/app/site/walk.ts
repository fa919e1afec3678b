import type { ApiModel, Channel, Endpoint, Webhook } from "#engine/model";
import { endpointTitle, isStream, webhookTitle } from "#ui/reference";
import { nodesOf } from "./api-nodes.ts";
import type { NavigationNode, SiteDefinition } from "./definition.ts";
import { type PlaygroundNode, type PlaygroundOf, tryHref } from "./playground-settings.ts";
import type { Crumb, NavItem, SitePage } from "./site.ts";
import { joined, trimmed } from "./slugs.ts";

/** The entries of one API by their ids. */
interface Known {
  readonly api: ApiModel;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly webhooks: ReadonlyMap<string, Webhook>;
}

const byId = <T extends { readonly id: string }>(items: readonly T[] = []): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

type Visit = (node: NavigationNode, trail: readonly Crumb[]) => readonly NavItem[];

/** Walks through the navigation of a definition and gathers pages, their order, and where slugs lead on. */
export function walker(definition: SiteDefinition, apis: ReadonlyMap<string, ApiModel>) {
  const pages = new Map<string, SitePage>();
  const redirects = new Map<string, string>();
  const order: string[] = [];
  /** Where each API has its reference, and the heading of it. */
  const apiCrumbs = new Map<string, Required<Crumb>>();
  const indexes = new Map<string, Known>();
  /** The playground settings that the navigation has for the entries of each API. */
  const tried = new Map<string, PlaygroundOf>();
  /** The same for the part that is being walked through. */
  let settings: PlaygroundNode | undefined;

  const note = (kind: keyof PlaygroundOf, apiId: string, id: string): void => {
    if (settings === undefined) return;
    const known = tried.get(apiId) ?? { endpoints: new Map(), channels: new Map() };
    tried.set(apiId, known);
    // The first entry of one is its page.
    if (!known[kind].has(id)) known[kind].set(id, settings);
  };

  /** The target of "Try it" in that part, if that is not the playground. */
  const elsewhere = (): { readonly tryHref?: string } => {
    const href = tryHref(settings);
    return href === undefined ? {} : { tryHref: href };
  };

  const knownOf = (apiId: string | undefined): Known | undefined => {
    const api = apis.get(apiId ?? "");
    if (api === undefined) return undefined;
    const known = indexes.get(api.id) ?? {
      api,
      endpoints: byId(api.endpoints),
      channels: byId(api.channels),
      webhooks: byId(api.webhooks),
    };
    indexes.set(api.id, known);
    return known;
  };

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

  /** A page that an author wrote; `undefined` if the text is missing. */
  const written = (node: NavigationNode, pageId: string | undefined, api?: ApiModel) => {
    const text = markdownOf(pageId);
    const own = text.markdown === undefined && api?.description !== undefined;
    if (text.markdown === undefined && api === undefined) return undefined;
    const page: SitePage = {
      kind: "overview",
      slug: trimmed(node.slug ?? ""),
      title: node.title ?? "Overview",
      ...(own ? { markdown: api.description, titled: true } : text),
      apiIds: api === undefined ? [] : [api.id],
    };
    return add(page) ? page : undefined;
  };

  const inside: Visit = (node, trail) =>
    [node.landingPage, node.child, ...(node.children ?? [])].flatMap((child) =>
      child === undefined ? [] : visit(child, trail),
    );

  /** The trail below a heading; one without a title is skipped. */
  const below = (node: NavigationNode, trail: readonly Crumb[], slug?: string): readonly Crumb[] =>
    node.title === undefined ? trail : [...trail, { title: node.title, ...(slug === undefined ? {} : { slug }) }];

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

  const headed: Visit = (node, trail) => {
    const page = written(node, node.overviewPageId);
    return group(node, page, "Overview", inside(node, below(node, trail, page?.slug)));
  };

  /** A section of an API. Without an authored page, a generated one lists its entries. */
  const packaged: Visit = (node, trail) => {
    const slug = trimmed(node.slug ?? "");
    const apiId = node.apiDefinitionId ?? [...apiCrumbs.keys()].at(-1);
    if (slug === "" || node.title === undefined || apiId === undefined) return headed(node, trail);
    const page = written(node, node.overviewPageId);
    const items = inside(node, below(node, trail, slug));
    if (page !== undefined) return group(node, page, "Overview", items);
    if (items.length === 0) return [];
    if (pages.has(slug)) return group(node, undefined, "", items);
    const { title, description } = node;
    const reported = description === undefined ? {} : { description };
    pages.set(slug, { kind: "group", slug, title, ...reported, apiId, items, breadcrumbs: trail });
    return node.hidden ? [] : [{ kind: "group", title, slug, items }];
  };

  /** The parts that readers see; a single part needs no heading. */
  const divided: Visit = (node, trail) =>
    (node.children ?? []).length === 1
      ? inside(
          { ...node, children: node.children?.flatMap((c) => [c.landingPage, c.child ?? c].filter(present)) ?? [] },
          trail,
        )
      : inside(node, trail);

  const page: Visit = (node) => {
    const made = written(node, node.pageId);
    return made === undefined || node.hidden ? [] : [{ kind: "page", title: made.title, slug: made.slug }];
  };

  const endpoint: Visit = (node, trail) => {
    const found = knownOf(node.apiDefinitionId)?.endpoints.get(node.endpointId ?? "");
    if (found === undefined || node.apiDefinitionId === undefined) return [];
    const head = { title: node.title ?? endpointTitle(found), slug: trimmed(node.slug ?? "") };
    const { apiDefinitionId: apiId } = node;
    note("endpoints", apiId, found.id);
    const added = add({ kind: "endpoint", ...head, apiId, endpointId: found.id, breadcrumbs: trail, ...elsewhere() });
    if (!added || node.hidden) return [];
    return [{ kind: "endpoint", ...head, method: found.method, stream: node.isResponseStream ?? isStream(found) }];
  };

  const channel: Visit = (node, trail) => {
    const found = knownOf(node.apiDefinitionId)?.channels.get(node.webSocketId ?? "");
    if (found === undefined || node.apiDefinitionId === undefined) return [];
    const head = { title: node.title ?? found.displayName ?? found.id, slug: trimmed(node.slug ?? "") };
    const { apiDefinitionId: apiId } = node;
    note("channels", apiId, found.id);
    const added = add({ kind: "channel", ...head, apiId, channelId: found.id, breadcrumbs: trail, ...elsewhere() });
    return added && !node.hidden ? [{ kind: "channel", ...head }] : [];
  };

  const webhook: Visit = (node, trail) => {
    const found = knownOf(node.apiDefinitionId)?.webhooks.get(node.webhookId ?? "");
    if (found === undefined || node.apiDefinitionId === undefined) return [];
    const head = { title: node.title ?? webhookTitle(found), slug: trimmed(node.slug ?? "") };
    const { apiDefinitionId: apiId } = node;
    const added = add({ kind: "webhook", ...head, apiId, webhookId: found.id, breadcrumbs: trail });
    return added && !node.hidden ? [{ kind: "webhook", ...head }] : [];
  };

  const reference: Visit = (node, trail) => {
    const api = knownOf(node.apiDefinitionId)?.api;
    if (api === undefined) return [];
    const slug = trimmed(node.slug ?? "");
    const made = written(node, node.overviewPageId, api);
    apiCrumbs.set(api.id, { title: node.title ?? api.name ?? "API reference", slug: made?.slug ?? slug });
    const own = (node.children ?? []).length === 0;
    const full = own ? { ...node, children: nodesOf(api, slug) } : node;
    const listed: readonly NavItem[] =
      own && Object.keys(api.types).length > 0 ? [{ kind: "page", title: "Types", slug: joined(slug, "types") }] : [];
    const inner = [...inside(full, below(node, trail, made?.slug)), ...listed];
    const title = api.endpoints.length > 0 ? "All endpoints" : "Overview";
    return group(node, made, title, inner);
  };

  /** One of several APIs that only share a site. */
  const product: Visit = (node, trail) =>
    reference(node, trail).flatMap((item): readonly NavItem[] => {
      if (item.kind !== "group") return [item];
      const version = apis.get(node.apiDefinitionId ?? "")?.version;
      const { title, items } = item;
      return [{ kind: "api", title, slug: trimmed(node.slug ?? ""), ...(version ? { version } : {}), items }];
    });

  const apiList: Visit = (node) => {
    add({ kind: "apis", slug: trimmed(node.slug ?? ""), title: node.title ?? "APIs" });
    return [];
  };

  const visits: { readonly [type: string]: Visit } = {
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
    apiPackage: packaged,
    changelog: headed,
    changelogYear: headed,
    changelogMonth: headed,
    changelogEntry: page,
    page,
    landingPage: page,
    apiReference: reference,
    ownApi: product,
    apiList,
    endpoint,
    webSocket: channel,
    webhook,
    endpointPair: (node, trail) =>
      [node.nonStream, node.stream].flatMap((one) => (one === undefined ? [] : endpoint(one, trail))),
    link: ({ title, url }) => (url === undefined ? [] : [{ kind: "link", title: title ?? url, url }]),
  };

  const visit: Visit = (node, trail) => {
    if (node.pointsTo !== undefined && node.slug !== undefined) {
      redirects.set(trimmed(node.slug), trimmed(node.pointsTo));
    }
    const see = Object.hasOwn(visits, node.type) ? visits[node.type] : undefined;
    const before = settings;
    if (node.playground !== undefined) settings = { ...before, ...node.playground };
    const items = see?.(node, trail) ?? [];
    settings = before;
    return items;
  };

  return { pages, redirects, order, apiCrumbs, tried, visit };
}

const present = <T>(value: T | undefined): value is T => value !== undefined;
