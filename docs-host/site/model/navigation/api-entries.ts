import type { ApiModel, Channel, Endpoint, Webhook } from "#engine/model";

/** The endpoints, channels and webhooks of one API, by id. */
export interface ApiEntries {
  readonly api: ApiModel;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly webhooks: ReadonlyMap<string, Webhook>;
}

/** Creates the lookup of the entries of each API. An API is indexed on first use. */
export function apiEntries(apis: ReadonlyMap<string, ApiModel>): (apiId: string | undefined) => ApiEntries | undefined {
  const indexed = new Map<string, ApiEntries>();
  return (apiId) => {
    const api = apiId === undefined ? undefined : apis.get(apiId);
    if (api === undefined) return undefined;
    const entries = indexed.get(api.id) ?? entriesIn(api);
    indexed.set(api.id, entries);
    return entries;
  };
}

const entriesIn = (api: ApiModel): ApiEntries => ({
  api,
  endpoints: byId(api.endpoints),
  channels: byId(api.channels),
  webhooks: byId(api.webhooks),
});

const byId = <T extends { readonly id: string }>(items: readonly T[] = []): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));
