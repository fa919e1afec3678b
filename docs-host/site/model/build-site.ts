import { textsIn } from "#docs-host/site/texts";
import type { ApiModel } from "#engine/model";
import { slugOf } from "#engine/text";
import { webhookTitle } from "#ui/reference";
import type { Texts } from "#ui/text";
import { authoredRedirects } from "./authored-redirects.ts";
import type { NavigationNode, SiteDefinition } from "./definition.ts";
import { siteFiles, siteSources } from "./files.ts";
import { firstLanguage, translationsOf } from "./languages/translations.ts";
import { withLanguages } from "./languages/with-languages.ts";
import { fixRepeatedTitles } from "./lookup/fixed-title.ts";
import type { Audience } from "./navigation/visibility.ts";
import { type Navigation, walkNavigation } from "./navigation/walk-navigation.ts";
import { withPlayground } from "./playground-settings.ts";
import { publicLinks, siteSettings } from "./settings/index.ts";
import type { Site, SitePage } from "./site.ts";
import { claim, joined, trimmed } from "./slugs.ts";
import { typePages } from "./type-pages.ts";

interface BuildOptions {
  /** Of the whole definition, so that a changed one is known by it. */
  readonly hash: string;
  readonly definition: SiteDefinition;
  readonly apis: ReadonlyMap<string, ApiModel>;
}

/**
 * Creates the site of a definition. Nodes without a target, or of an unknown type, are left out. The site is for
 * everybody; the one for readers who are logged in is in it, if it shows more.
 */
export function buildSite(options: BuildOptions): Site {
  const { site, hasMore } = siteFor("everyone", options);
  return hasMore ? { ...site, forMembers: { ...siteFor("members", options).site, isForMembers: true } } : site;
}

function siteFor(audience: Audience, { hash, definition, apis }: BuildOptions) {
  const { config } = definition;
  const title = config.title ?? config.root?.title ?? "API reference";
  const root = rootOf(config.root, apis);
  const settings = siteSettings(config);
  const first = firstLanguage(definition);
  const language = first ?? settings.language;
  const walk = (root: NavigationNode, texts: Texts): Navigation => {
    const navigation = walkNavigation({ definition, apis, root, audience, texts });
    addApiPages(navigation, apis, texts);
    fixRepeatedTitles(navigation.pages);
    return navigation;
  };
  const walked = walk(root, textsIn(language));
  const { pages, redirects, withheld, playgrounds } = walked;
  const basePath = trimmed(root.slug ?? "");
  const translations = translationsOf(definition, root).map((one) => ({
    ...one,
    navigation: walk(one.root, textsIn(one.tag)),
  }));
  const home = walked.home ?? basePath;
  if (walked.home === undefined && !pages.has(home)) pages.set(home, emptyPage(home, title));
  for (const slug of ["", basePath]) if (!pages.has(slug)) redirects.set(slug, home);
  const parts = withLanguages({ ...walked, home, basePath, first, translations });
  const navbarLinks = publicLinks(settings.navbarLinks);
  const withSettings = ([id, api]: readonly [string, ApiModel]) => {
    const settings = playgrounds.get(id);
    return [id, settings === undefined ? api : withPlayground(api, settings)] as const;
  };
  const site: Site = {
    hash,
    title,
    settings: { ...settings, language, ...(audience === "everyone" && { navbarLinks }) },
    files: siteFiles(definition.files, definition.filesV2),
    sources: siteSources(definition.jsFiles),
    apis: new Map([...shownApis(apis, withheld, pages)].map(withSettings)),
    ...parts,
    home,
    ...(config.redirects && { authoredRedirects: authoredRedirects(config.redirects, basePath) }),
  };
  const hasHiddenLinks = JSON.stringify(navbarLinks) !== JSON.stringify(settings.navbarLinks);
  return { site, hasMore: withheld.length > 0 || hasHiddenLinks };
}

/** Returns the root of a navigation; a root with all APIs if the definition has no root. */
function rootOf(root: NavigationNode | undefined, apis: ReadonlyMap<string, ApiModel>): NavigationNode {
  if (root === undefined) return { type: "root", children: [...apis.values()].map(referenceNode) };
  return root.type === "root" ? root : { type: "root", children: [root] };
}

/** Adds the pages of the types of each API that has a reference, and the pages of callbacks. */
function addApiPages(
  { pages, references, withheld }: Navigation,
  apis: ReadonlyMap<string, ApiModel>,
  texts: Texts,
): void {
  for (const [apiId, reference] of references) {
    const api = apis.get(apiId);
    if (api === undefined) continue;
    for (const page of typePages(api, reference, (slug) => pages.has(slug), texts)) {
      if (!pages.has(page.slug)) pages.set(page.slug, page);
    }
  }
  for (const api of apis.values()) for (const page of callbackPages(api, pages, withheld)) pages.set(page.slug, page);
}

/** The page of a site without pages. */
const emptyPage = (slug: string, title: string): SitePage => ({
  ...{ kind: "overview", slug, title, apiIds: [] },
  ...{ breadcrumbs: [], place: {}, isHidden: false, isNoindex: false },
});

/**
 * Creates the site of APIs without a docs definition, such as APIs of description files. One API has the whole site;
 * several have a part each, with a page that lists them at the root.
 *
 * @param slug the path that all pages are below, such as `docs`; empty for none
 */
export function siteOfApis(hash: string, models: readonly ApiModel[], slug = ""): Site {
  const apis = new Map(models.map((model) => [model.id, model]));
  const [first] = models;
  if (models.length === 1 && first !== undefined) {
    const title = first.name ?? first.id;
    // A single API needs no heading above its entries.
    const root: NavigationNode = { type: "apiReference", title, slug, hideTitle: true, apiDefinitionId: first.id };
    return buildSite({ hash, apis, definition: { pages: {}, config: { title, root } } });
  }
  const taken = new Set(["api", "assets"]);
  const children = models.map((model): NavigationNode => {
    const title = model.name ?? model.id;
    const own = claim(taken, apiSlug(model, title));
    return { type: "ownApi", title, slug: slug === "" ? own : `${slug}/${own}`, apiDefinitionId: model.id };
  });
  const title = "API reference";
  const root: NavigationNode = {
    type: "root",
    child: { type: "sidebarRoot", children: [{ type: "apiList", title, slug }, ...children] },
  };
  return buildSite({ hash, apis, definition: { pages: {}, config: { title, root } } });
}

/** File names that do not describe the API. */
const plainNames =
  /^(?:api|asyncapi|definition|description|docs?|index|main|openapi|openrpc|schema|spec|swagger)(?:-\d+)?$/i;

/** Returns the slug of an API among several: its id, which is stable when the title changes, if that is descriptive. */
const apiSlug = ({ id }: ApiModel, title: string): string =>
  slugOf(plainNames.test(id) ? title : id) || slugOf(title) || "docs";

/** The node of an API for a site without a navigation. */
const referenceNode = (api: ApiModel, index: number): NavigationNode => ({
  type: "apiReference",
  title: api.name ?? "API reference",
  slug: index === 0 ? "" : slugOf(api.name ?? api.id),
  apiDefinitionId: api.id,
});

/**
 * Returns the pages of the callbacks of an API with a navigation that names none, such as a publisher's: each below the
 * page of the endpoint that asks for it, and in no sidebar.
 *
 * @param withheld the nodes that the audience may not see
 */
function callbackPages(
  api: ApiModel,
  pages: ReadonlyMap<string, SitePage>,
  withheld: readonly NavigationNode[],
): readonly SitePage[] {
  const callbacks = (api.webhooks ?? []).filter(({ callback }) => callback !== undefined);
  if (callbacks.length === 0) return [];
  const own = [...pages.values()].filter((page) => "apiId" in page && page.apiId === api.id);
  const shown = new Set(own.flatMap((page) => (page.kind === "webhook" ? [page.webhookId] : [])));
  const hidden = new Set(withheld.flatMap((one) => (one.apiDefinitionId === api.id ? (one.webhookId ?? []) : [])));
  const taken = new Set(pages.keys());
  return callbacks.flatMap((webhook): readonly SitePage[] => {
    const origin = own.find((page) => page.kind === "endpoint" && page.endpointId === webhook.callback?.endpointId);
    if (origin === undefined || shown.has(webhook.id) || hidden.has(webhook.id)) return [];
    const title = webhookTitle(webhook);
    const slug = claim(taken, joined(origin.slug, "callbacks", slugOf(webhook.callback?.name ?? title) || "callback"));
    const breadcrumbs = [...origin.breadcrumbs, { title: origin.title, slug: origin.slug }];
    const { place, isHidden, isNoindex } = origin;
    return [
      { kind: "webhook", apiId: api.id, webhookId: webhook.id, slug, title, breadcrumbs, place, isHidden, isNoindex },
    ];
  });
}

/** Returns the APIs without what is withheld from the readers of a site: whole references, and single entries. */
function shownApis(
  apis: ReadonlyMap<string, ApiModel>,
  withheld: readonly NavigationNode[],
  pages: ReadonlyMap<string, SitePage>,
): ReadonlyMap<string, ApiModel> {
  if (withheld.length === 0) return apis;
  const shown = new Set([...pages.values()].flatMap(keyOfPage));
  const hidden = new Set(withheld.flatMap(keyOfNode).filter((key) => !shown.has(key)));
  return new Map(
    [...apis].flatMap(([id, api]): readonly (readonly [string, ApiModel])[] => {
      if (hidden.has(id)) return [];
      const isShown = (entry: { readonly id: string }): boolean => !hidden.has(`${id} ${entry.id}`);
      const endpoints = api.endpoints.filter(isShown);
      const channels = api.channels && { channels: api.channels.filter(isShown) };
      const webhooks = api.webhooks && {
        webhooks: api.webhooks.filter(
          (one) => isShown(one) && (one.callback === undefined || isShown({ id: one.callback.endpointId })),
        ),
      };
      return [[id, { ...api, endpoints, ...channels, ...webhooks }]];
    }),
  );
}

/** The keys of what a page shows of an API: the API, and its own entry. */
function keyOfPage(page: SitePage): readonly string[] {
  if (page.kind === "overview") return page.apiIds;
  if (!("apiId" in page)) return [];
  const { apiId } = page;
  if (page.kind === "endpoint") return [apiId, `${apiId} ${page.endpointId}`];
  if (page.kind === "channel") return [apiId, `${apiId} ${page.channelId}`];
  return page.kind === "webhook" ? [apiId, `${apiId} ${page.webhookId}`] : [apiId];
}

function keyOfNode({ type, apiDefinitionId, ...node }: NavigationNode): readonly string[] {
  if (apiDefinitionId === undefined) return [];
  if (type === "apiReference") return [apiDefinitionId];
  const id = node.endpointId ?? node.webSocketId ?? node.webhookId;
  return id === undefined ? [] : [`${apiDefinitionId} ${id}`];
}
