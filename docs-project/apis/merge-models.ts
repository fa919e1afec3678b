import type { ApiModel, EndpointResponse } from "#engine/model";
import { relocated } from "#engine/schema-table";
import { withLocations } from "#importers";
import type { PlacedNames } from "./operation-names.ts";

/** A model with the names of its parts in the navigation. */
export interface NamedModel {
  readonly model: ApiModel;
  readonly names: PlacedNames;
}

/**
 * Merges the models of several descriptions into one API. Of two types or groups with the same id the first is kept if
 * they are equal; an id that means different things gets the number of its description.
 */
export function mergeModels(models: readonly NamedModel[]): NamedModel {
  const [first, ...rest] = models;
  if (first === undefined) throw new Error("there is no model to merge");
  return rest.reduce((merged, one, i) => {
    const other = renamed(one, merged.model, i + 2);
    return { model: merge(merged.model, other.model), names: new Map([...merged.names, ...other.names]) };
  }, first);
}

/** Renames the ids of a model that mean something else in another one. */
function renamed({ model, names }: NamedModel, other: ApiModel, number: number): NamedModel {
  const taken = new Set([...other.endpoints, ...(other.channels ?? []), ...(other.webhooks ?? [])].map(({ id }) => id));
  const types = Object.keys(model.types).filter(
    (id) => Object.hasOwn(other.types, id) && !isSame(other.types[id], model.types[id]),
  );
  const renames = new Map(types.map((id) => [id, `${id}-${number}`]));
  const own = relocatedIn(renames.size === 0 ? model : renameTypes(model, renames), number);
  const uniqueId = (id: string): string => (taken.has(id) ? `${id}-${number}` : id);
  const unique = <T extends { readonly id: string }>(one: T): T => ({ ...one, id: uniqueId(one.id) });
  return {
    model: {
      ...own,
      endpoints: own.endpoints.map((endpoint) => ({
        ...unique(endpoint),
        responses: endpoint.responses.map((one) => withLinksTo(one, uniqueId)),
      })),
      ...(own.channels && { channels: own.channels.map(unique) }),
      ...(own.webhooks && {
        webhooks: own.webhooks.map(({ callback, ...webhook }) => ({
          ...unique(webhook),
          ...(callback && { callback: { ...callback, endpointId: uniqueId(callback.endpointId) } }),
        })),
      }),
    },
    names: new Map([...names].map(([id, name]) => [uniqueId(id), name])),
  };
}

/** Prefixes the locations of a model's schemas with its number, since two descriptions may have equal ones. */
function relocatedIn(model: ApiModel, number: number): ApiModel {
  const { schemas, schemaAnchors } = model;
  if (schemas === undefined) return model;
  const rename = (location: string): string => `${number}:${location}`;
  const moved = relocated({ schemas, ...(schemaAnchors && { schemaAnchors }) }, rename);
  return { ...withLocations(model, (_, known) => (known === undefined ? undefined : rename(known))), ...moved };
}

/** Renames the endpoints in the links of a response. */
function withLinksTo(response: EndpointResponse, rename: (id: string) => string): EndpointResponse {
  const { links } = response;
  if (links === undefined) return response;
  return {
    ...response,
    links: links.map((link) =>
      link.operationId === undefined ? link : { ...link, operationId: rename(link.operationId) },
    ),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Renames types where they are declared and where a shape refers to them. */
function renameTypes(model: ApiModel, renames: ReadonlyMap<string, string>): ApiModel {
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const members = Object.entries(value).map(([key, member]) => [key, rename(member)] as const);
    const copy: Record<string, unknown> = Object.fromEntries(members);
    const id = copy.kind === "ref" && typeof copy.id === "string" ? renames.get(copy.id) : undefined;
    return id === undefined ? copy : { ...copy, id };
  };
  // Renaming keeps the type of every member.
  const copy = rename(model) as ApiModel;
  const types = Object.entries(copy.types).map(([id, type]) => [renames.get(id) ?? id, type] as const);
  return { ...copy, types: Object.fromEntries(types) };
}

function merge(one: ApiModel, other: ApiModel): ApiModel {
  const groups = new Map([...other.groups, ...one.groups].map((group) => [group.id, group]));
  const order = [...one.groups, ...other.groups].map(({ id }) => id);
  const channels = [...(one.channels ?? []), ...(other.channels ?? [])];
  const webhooks = [...(one.webhooks ?? []), ...(other.webhooks ?? [])];
  const schemas = { ...other.schemas, ...one.schemas };
  const schemaAnchors = { ...other.schemaAnchors, ...one.schemaAnchors };
  return {
    ...other,
    ...one,
    ...(Object.keys(schemas).length > 0 && { schemas }),
    ...(Object.keys(schemaAnchors).length > 0 && { schemaAnchors }),
    endpoints: [...one.endpoints, ...other.endpoints],
    ...(channels.length > 0 && { channels }),
    ...(webhooks.length > 0 && { webhooks }),
    types: { ...other.types, ...one.types },
    groups: [...new Set(order)].flatMap((id) => groups.get(id) ?? []),
    auths: { ...other.auths, ...one.auths },
    globalHeaders: [
      ...one.globalHeaders,
      ...other.globalHeaders.filter(({ key }) => !one.globalHeaders.some((own) => own.key === key)),
    ],
  };
}
