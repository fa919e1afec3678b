import { type ApiModel, pathText, routeText } from "#engine/model";
import { type GroupVersion, type ListPart, type SelectorEntry, type SelectorGroup, withoutCommon } from "#ui/selector";
import type { NavItem } from "../nav-item.ts";
import type { Site } from "../site.ts";
import { hrefOf } from "../slugs.ts";
import { siteItems } from "./site-items.ts";

/** The calls of a site in the playground's list (docs/behavior.md#endpoint-selector). */
export interface EndpointList {
  readonly groups: readonly SelectorGroup[];
  /** Present if these are only a part of the list. */
  readonly part?: ListPart;
}

/**
 * Lists the endpoints and channels of all APIs of a site in the order of the navigation, with their pages in a language,
 * by default the first one.
 */
export function endpointList(site: Site, language = site.settings.language): EndpointList {
  const paths = new Map([...site.apis].map(([apiId, api]) => [apiId, pathsOf(api)]));
  const items = siteItems(site, language);
  const headings = apiHeadings(items);
  const groups: SelectorGroup[] = [];

  const entryOf = (item: NavItem): readonly SelectorEntry[] => {
    if (item.kind !== "endpoint" && item.kind !== "channel") return [];
    const page = site.pages.get(item.slug);
    if (page === undefined || !("apiId" in page)) return [];
    const { title, slug } = item;
    const { apiId } = page;
    const place = { title, href: hrefOf(slug), apiId, ...(item.stage === "deprecated" && { deprecated: true }) };
    const pathIn = paths.get(apiId);
    if (item.kind === "channel") {
      // A channel without a WebSocket server has no playground.
      return page.kind === "channel" && item.badge === undefined
        ? [{ kind: "channel", id: page.channelId, ...place, path: pathIn?.channels.get(page.channelId) ?? "" }]
        : [];
    }
    if (page.kind !== "endpoint") return [];
    const { method, stream } = item;
    const path = pathIn?.endpoints.get(page.endpointId) ?? "";
    return [{ kind: "endpoint", id: page.endpointId, ...place, method, ...(stream && { stream }), path }];
  };

  const walk = (items: readonly NavItem[], trail: readonly string[]): void => {
    const entries = items.flatMap(entryOf);
    if (entries.length > 0) {
      const version = versionAt(site, items);
      groups.push({ trail, entries, ...(version && { version }) });
    }
    for (const item of items) {
      if (item.kind === "api") walk(item.items, [...trail, headings.get(item) ?? item.title]);
      if (item.kind === "group") walk(item.items, [...trail, item.title]);
    }
  };
  walk(items, []);
  return { groups: withoutCommon(groups) };
}

/** Returns the headings of APIs: their titles, with the version where several have the same title. */
function apiHeadings(navigation: readonly NavItem[]): ReadonlyMap<NavItem, string> {
  const apis = navigation.filter((item) => item.kind === "api");
  return new Map(
    apis.map((item) => {
      const isShared = apis.some((other) => other !== item && other.title === item.title);
      return [item, isShared && item.version !== undefined ? `${item.title} ${item.version}` : item.title];
    }),
  );
}

/** Returns the version that a page is in, if its product has several. */
function versionAt({ pages, products }: Site, items: readonly NavItem[]): GroupVersion | undefined {
  const call = items.find((item) => item.kind === "endpoint" || item.kind === "channel");
  const { product, version } = (call && pages.get(call.slug)?.place) ?? {};
  if (product === undefined || version === undefined) return undefined;
  const parts = products[product];
  if (parts?.kind !== "product" || parts.versions.filter(({ isHidden }) => !isHidden).length < 2) return undefined;
  return { product, version, isDefault: parts.versions[version]?.isDefault === true };
}

const pathsOf = (api: ApiModel) => ({
  endpoints: new Map(api.endpoints.map((one) => [one.id, routeText(one)])),
  channels: new Map((api.channels ?? []).map(({ id, path }) => [id, pathText(path)])),
});
