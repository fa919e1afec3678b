import { memoizeWeak } from "#engine/memoize-weak";
import { type ApiModel, type Endpoint, pathText } from "#engine/model";
import { slugOf } from "#engine/text";
import type { Site } from "../site.ts";

/** An endpoint of one of the site's APIs. */
export interface NamedEndpoint {
  readonly api: ApiModel;
  readonly endpoint: Endpoint;
}

/**
 * Finds an endpoint by a name that authors write: `GET /pets/{petId}`, `GET /pets/:petId`, or with the name of one of
 * several APIs before it, `store::GET /pets/{petId}`. Names of path parameters do not count.
 */
export function endpointNamed(site: Site, name: string): NamedEndpoint | undefined {
  const [, apiName, method = "", path = ""] = /^\s*(?:(.*?)::)?\s*([A-Za-z]+)\s+(\S+)\s*$/.exec(name) ?? [];
  const found = endpointsOf(site).get(callKey(method, path)) ?? [];
  const wanted = apiName === undefined ? undefined : slugOf(apiName);
  return (
    found.find(({ api }) => wanted !== undefined && (slugOf(api.id) === wanted || slugOf(api.name ?? "") === wanted)) ??
    found[0]
  );
}

const endpointsOf = memoizeWeak((site: Site): ReadonlyMap<string, readonly NamedEndpoint[]> => {
  const endpoints = new Map<string, NamedEndpoint[]>();
  for (const api of site.apis.values()) {
    for (const endpoint of api.endpoints) {
      const key = callKey(endpoint.method, pathText(endpoint.path));
      const same = endpoints.get(key) ?? [];
      endpoints.set(key, [...same, { api, endpoint }]);
    }
  }
  return endpoints;
});

/** Returns the key of a call by its method and path: names of path parameters and slashes at the ends do not count. */
export const callKey = (method: string, path: string): string =>
  `${method.toUpperCase()} /${path.replace(/\{[^{}]*\}|(?<=\/):[\w-]+/g, "{}").replace(/^\/+|\/+$/g, "")}`;
