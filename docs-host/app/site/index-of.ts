import type { ApiModel, Endpoint } from "#engine/model";
import type { TypeId } from "#engine/shape";
import { type EndpointGroup, endpointTitle, type Usage } from "#ui/reference";
import { typesOfEndpoint, typesOfShape } from "./references.ts";
import { hrefOf, type Site } from "./site.ts";

/** One API of a site with its cross references: where its endpoints and types have their pages, and who uses what. */
export interface SiteIndex {
  readonly api: ApiModel;
  readonly endpointHref: (endpointId: string) => string | undefined;
  readonly typeHref: (typeId: TypeId) => string | undefined;
  readonly endpoint: (endpointId: string) => Endpoint | undefined;
  readonly usages: (typeId: TypeId) => { readonly endpoints: readonly Usage[]; readonly types: readonly Usage[] };
  /** The endpoints that have pages, by their innermost group, in the order of the API. */
  readonly groups: readonly EndpointGroup[];
}

/** Draws up the cross references of one API. */
export function indexOf(site: Site, api: ApiModel): SiteIndex {
  const pages = [...site.pages.values()];
  const endpointHrefs = new Map(
    pages.flatMap((p) => (p.kind === "endpoint" && p.apiId === api.id ? [[p.endpointId, hrefOf(p.slug)]] : [])),
  );
  const typeHrefs = new Map(
    pages.flatMap((p) => (p.kind === "type" && p.apiId === api.id ? [[p.typeId, hrefOf(p.slug)]] : [])),
  );
  const endpoints = new Map(api.endpoints.map((endpoint) => [endpoint.id, endpoint]));

  const byType = new Map<TypeId, { readonly endpoints: Usage[]; readonly types: Usage[] }>();
  const usagesOf = (id: TypeId) => {
    const found = byType.get(id) ?? { endpoints: [], types: [] };
    byType.set(id, found);
    return found;
  };
  for (const endpoint of api.endpoints) {
    const href = endpointHrefs.get(endpoint.id);
    if (href === undefined) continue;
    for (const id of typesOfEndpoint(endpoint)) usagesOf(id).endpoints.push({ href, title: endpointTitle(endpoint) });
  }
  for (const [from, definition] of Object.entries(api.types)) {
    const href = typeHrefs.get(from);
    if (href === undefined) continue;
    for (const id of typesOfShape(definition.shape)) {
      if (id !== from) usagesOf(id).types.push({ href, title: definition.displayName ?? definition.name });
    }
  }

  return {
    api,
    endpointHref: (id) => endpointHrefs.get(id),
    typeHref: (id) => typeHrefs.get(id),
    endpoint: (id) => endpoints.get(id),
    usages: usagesOf,
    groups: groupsOf(api, endpointHrefs),
  };
}

function groupsOf(api: ApiModel, hrefs: ReadonlyMap<string, string>): readonly EndpointGroup[] {
  const groups = new Map(api.groups.map((group) => [group.id, group]));
  const found = new Map<string, Endpoint[]>();
  for (const endpoint of api.endpoints) {
    if (!hrefs.has(endpoint.id)) continue;
    const id = endpoint.namespace.at(-1) ?? "";
    found.set(id, [...(found.get(id) ?? []), endpoint]);
  }
  return [...found].map(([id, endpoints]) => {
    const group = groups.get(id);
    return {
      id: id === "" ? "all" : encodeURIComponent(id),
      title: group?.displayName ?? group?.name ?? (id === "" ? "General" : id),
      ...(group?.description === undefined ? {} : { description: group.description }),
      endpoints,
    };
  });
}
