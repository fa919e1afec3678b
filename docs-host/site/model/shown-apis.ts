import type { ApiModel } from "#engine/model";
import type { NavigationNode } from "./definition.ts";
import type { SitePage } from "./site.ts";

/** Returns the APIs without what is withheld from the readers of a site: whole references, and single entries. */
export function shownApis(
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
