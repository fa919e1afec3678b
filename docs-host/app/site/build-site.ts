import type { ApiModel } from "#engine/model";
import { slugOf } from "#engine/text";
import { accentOf } from "./accent.ts";
import { authoredRedirects } from "./authored-redirects.ts";
import type { NavigationNode, SiteDefinition } from "./definition.ts";
import { siteFiles, siteSources } from "./files.ts";
import { walkNavigation } from "./navigation/index.ts";
import { withPlayground } from "./playground-settings.ts";
import { siteSettings } from "./settings/index.ts";
import type { Site, SitePage } from "./site.ts";
import { claim, trimmed } from "./slugs.ts";
import { typePages } from "./type-pages.ts";

interface BuildOptions {
  /** Of the whole definition, so that a changed one is known by it. */
  readonly hash: string;
  readonly definition: SiteDefinition;
  readonly apis: ReadonlyMap<string, ApiModel>;
}

/** Creates the site of a definition. Nodes without a target, or of an unknown type, are left out. */
export function buildSite({ hash, definition, apis }: BuildOptions): Site {
  const { config } = definition;
  const title = config.title ?? config.root?.title ?? "API reference";
  const roots = config.root === undefined ? [...apis.values()].map(referenceNode) : [config.root];
  const { navigation, pages, redirects, order, apiCrumbs, playgrounds } = walkNavigation(definition, apis, roots);
  for (const [apiId, crumb] of apiCrumbs) {
    const api = apis.get(apiId);
    if (api === undefined) continue;
    for (const page of typePages(api, crumb.slug, crumb, (slug) => pages.has(slug))) {
      if (!pages.has(page.slug)) pages.set(page.slug, page);
    }
  }
  openFirstPage(pages, redirects, order, [...apiCrumbs.keys()], title);
  const accent = accentOf(config.colorsV3);
  const withSettings = ([id, api]: readonly [string, ApiModel]) => {
    const settings = playgrounds.get(id);
    return [id, settings === undefined ? api : withPlayground(api, settings)] as const;
  };
  return {
    hash,
    title,
    ...(accent === undefined ? {} : { accent }),
    settings: siteSettings(config),
    files: siteFiles(definition.files, definition.filesV2),
    sources: siteSources(definition.jsFiles),
    apis: new Map([...apis].map(withSettings)),
    navigation,
    pages,
    order: order.filter((slug) => pages.has(slug)),
    redirects,
    ...(config.redirects && {
      authoredRedirects: authoredRedirects(config.redirects, trimmed(config.root?.slug ?? "")),
    }),
  };
}

/**
 * Creates the site of APIs without a docs definition, such as those of description files. One API has the whole site;
 * several have a part each, with a page that lists them at the root.
 */
export function siteOfApis(hash: string, models: readonly ApiModel[]): Site {
  const apis = new Map(models.map((model) => [model.id, model]));
  const [first] = models;
  if (models.length === 1 && first !== undefined) {
    const title = first.name ?? first.id;
    const { navigation, ...site } = buildSite({
      hash,
      apis,
      definition: {
        pages: {},
        config: { title, root: { type: "ownApi", title, slug: "", apiDefinitionId: first.id } },
      },
    });
    // A single API needs no heading above its entries.
    return { ...site, navigation: navigation.flatMap((item) => (item.kind === "api" ? item.items : [item])) };
  }
  const taken = new Set(["api", "assets"]);
  const children = models.map((model): NavigationNode => {
    const title = model.name ?? model.id;
    return { type: "ownApi", title, slug: claim(taken, apiSlug(model, title)), apiDefinitionId: model.id };
  });
  const title = "API reference";
  const root: NavigationNode = {
    type: "root",
    child: { type: "sidebarRoot", children: [{ type: "apiList", title, slug: "" }, ...children] },
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

/** Gives the root a target, and lets the first page sum up the site's APIs if no page before it does. */
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
