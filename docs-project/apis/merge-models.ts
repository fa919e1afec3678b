import type { ApiModel } from "#engine/model";

/**
 * Merges the models of several descriptions into one API. Of two types or groups with the same id the first is kept if
 * they are equal; an id that stands for different things gets the number of its description.
 */
export function mergeModels(models: readonly ApiModel[]): ApiModel {
  const [first, ...rest] = models;
  if (first === undefined) throw new Error("there is no model to merge");
  return rest.reduce((merged, model, i) => merge(merged, renamed(model, merged, i + 2)), first);
}

/** Renames the ids of a model that stand for something else in another one. */
function renamed(model: ApiModel, other: ApiModel, number: number): ApiModel {
  const taken = new Set([...other.endpoints, ...(other.channels ?? []), ...(other.webhooks ?? [])].map(({ id }) => id));
  const types = Object.keys(model.types).filter(
    (id) => Object.hasOwn(other.types, id) && !isSame(other.types[id], model.types[id]),
  );
  const renames = new Map(types.map((id) => [id, `${id}-${number}`]));
  const own = renames.size === 0 ? model : renameTypes(model, renames);
  const unique = <T extends { readonly id: string }>(one: T): T =>
    taken.has(one.id) ? { ...one, id: `${one.id}-${number}` } : one;
  return {
    ...own,
    endpoints: own.endpoints.map(unique),
    ...(own.channels && { channels: own.channels.map(unique) }),
    ...(own.webhooks && { webhooks: own.webhooks.map(unique) }),
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
  return {
    ...other,
    ...one,
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
