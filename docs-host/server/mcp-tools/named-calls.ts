import { listedTexts } from "#docs-host/pages/discovery";
import { callKey, type Site, type SitePage } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";
import { type ApiModel, type Endpoint, pathText, routeText } from "#engine/model";
import { slugOf } from "#engine/text";

/** A call with a page: an endpoint, a channel, or a webhook. */
export interface NamedCall {
  /** Method and path, such as `GET /plants/{id}`; `CHANNEL /chat` or `WEBHOOK plantDied` for the others. */
  readonly name: string;
  readonly api: ApiModel;
  readonly page: SitePage;
  /** Absent for a channel and a webhook. */
  readonly endpoint?: Endpoint;
}

/** Lists the calls of a site that assistants may list, in the order of its pages. */
export const listedCalls = memoizeWeak((site: Site): readonly NamedCall[] => {
  const listed = new Set(listedTexts(site));
  return callsOf(site).filter(({ page }) => listed.has(page));
});

/** Returns the name of a call with the API before it, on a site with several. */
export const nameOnSite = (site: Site, { name, api }: NamedCall): string =>
  site.apis.size > 1 ? `${api.id}::${name}` : name;

/**
 * Finds a call by its name: `GET /plants/{id}`, `GET /plants/:id`, or with the id or name of one of several APIs before
 * it, `store::GET /plants/{id}`. Names of path parameters do not count.
 */
export function callNamed(site: Site, wanted: string): NamedCall | undefined {
  const [, apiName, method = "", path = ""] = /^\s*(?:(.*?)::)?\s*([A-Za-z]+)\s+(\S.*?)\s*$/.exec(wanted) ?? [];
  const found = callsByKey(site).get(callKey(method, path)) ?? [];
  if (apiName === undefined) return found[0];
  const slug = slugOf(apiName);
  return found.find(({ api }) => slugOf(api.id) === slug || slugOf(api.name ?? "") === slug);
}

const callsByKey = memoizeWeak((site: Site): ReadonlyMap<string, readonly NamedCall[]> => {
  const calls = new Map<string, NamedCall[]>();
  for (const call of callsOf(site)) {
    const space = call.name.indexOf(" ");
    const key = callKey(call.name.slice(0, space), call.name.slice(space + 1));
    const same = calls.get(key) ?? [];
    same.push(call);
    calls.set(key, same);
  }
  return calls;
});

/** Lists all calls with a page, hidden ones too, which can be read by those who know their names. */
const callsOf = memoizeWeak((site: Site): readonly NamedCall[] => {
  const parts = new Map([...site.apis].map(([id, api]) => [id, partsById(api)]));
  return [...site.pages.values()].flatMap((page): readonly NamedCall[] => {
    const api = "apiId" in page ? site.apis.get(page.apiId) : undefined;
    const byId = api && parts.get(api.id);
    if (api === undefined || byId === undefined) return [];
    switch (page.kind) {
      case "endpoint": {
        const endpoint = byId.endpoints.get(page.endpointId);
        return endpoint ? [{ name: `${endpoint.method} ${routeText(endpoint)}`, api, page, endpoint }] : [];
      }
      case "channel": {
        const channel = byId.channels.get(page.channelId);
        return channel ? [{ name: `CHANNEL ${pathText(channel.path) || channel.id}`, api, page }] : [];
      }
      case "webhook":
        return [{ name: `WEBHOOK ${page.webhookId}`, api, page }];
      default:
        return [];
    }
  });
});

const partsById = ({ endpoints, channels = [] }: ApiModel) => ({
  endpoints: new Map(endpoints.map((one) => [one.id, one])),
  channels: new Map(channels.map((one) => [one.id, one])),
});
