import { type ApiModel, pathText } from "#engine/model";
import type { ListPart, SelectorEntry, SelectorGroup } from "#ui/selector";
import { hrefOf, type NavItem, type Site } from "./site.ts";

/** The calls of one API in the playground's list (docs/behavior.md#endpoint-selector). */
export interface EndpointList {
  readonly apiId: string;
  readonly groups: readonly SelectorGroup[];
  /** Present if these are only a part of the list. */
  readonly part?: ListPart;
}

/**
 * Lists the endpoints and channels of an API in the order of the navigation; `undefined` if the site has no such API.
 */
export function endpointList(site: Site, apiId: string): EndpointList | undefined {
  const api = site.apis.get(apiId);
  if (api === undefined) return undefined;
  const paths = pathsOf(api);
  const groups: { readonly trail: readonly string[]; readonly entries: SelectorEntry[] }[] = [];

  const entryOf = (item: NavItem): readonly SelectorEntry[] => {
    if (item.kind !== "endpoint" && item.kind !== "channel") return [];
    const page = site.pages.get(item.slug);
    if (page === undefined || !("apiId" in page) || page.apiId !== apiId) return [];
    const { title, slug } = item;
    const href = hrefOf(slug);
    if (item.kind === "channel") {
      // A channel without a WebSocket server has no playground.
      return page.kind === "channel" && item.badge === undefined
        ? [{ kind: "channel", id: page.channelId, title, href, path: paths.channels.get(page.channelId) ?? "" }]
        : [];
    }
    if (page.kind !== "endpoint") return [];
    const { method, stream } = item;
    const path = paths.endpoints.get(page.endpointId) ?? "";
    return [{ kind: "endpoint", id: page.endpointId, title, href, method, ...(stream && { stream }), path }];
  };

  const walk = (items: readonly NavItem[], trail: readonly string[]): void => {
    const own = { trail, entries: items.flatMap(entryOf) };
    if (own.entries.length > 0) groups.push(own);
    for (const item of items) {
      // The list is that of one API, so its name is no heading.
      if (item.kind === "api") walk(item.items, trail);
      if (item.kind === "group") walk(item.items, [...trail, item.title]);
    }
  };
  walk(site.navigation, []);
  return { apiId, groups: withoutCommon(groups) };
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
  endpoints: new Map(api.endpoints.map(({ id, path }) => [id, pathText(path)])),
  channels: new Map((api.channels ?? []).map(({ id, path }) => [id, pathText(path)])),
});
