import { type ApiModel, pathText, routeText } from "#engine/model";
import type { ListPart, SelectorEntry, SelectorGroup } from "#ui/selector";
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
  const groups: { readonly trail: readonly string[]; readonly entries: SelectorEntry[] }[] = [];

  const entryOf = (item: NavItem): readonly SelectorEntry[] => {
    if (item.kind !== "endpoint" && item.kind !== "channel") return [];
    const page = site.pages.get(item.slug);
    if (page === undefined || !("apiId" in page)) return [];
    const { title, slug } = item;
    const { apiId } = page;
    const place = { title, href: hrefOf(slug), apiId };
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
    const own = { trail, entries: items.flatMap(entryOf) };
    if (own.entries.length > 0) groups.push(own);
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

/** Removes the headings that all groups share, since they distinguish nothing. */
function withoutCommon(groups: readonly SelectorGroup[]): readonly SelectorGroup[] {
  const [first, ...others] = groups;
  if (first === undefined || others.length === 0) return groups;
  const differs = first.trail.findIndex((title, depth) => others.some(({ trail }) => trail[depth] !== title));
  const common = differs === -1 ? first.trail.length : differs;
  return groups.map(({ trail, entries }) => ({ trail: trail.slice(common), entries }));
}

const pathsOf = (api: ApiModel) => ({
  endpoints: new Map(api.endpoints.map((one) => [one.id, routeText(one)])),
  channels: new Map((api.channels ?? []).map(({ id, path }) => [id, pathText(path)])),
});
