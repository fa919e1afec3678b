import { isOfKind, type Shape } from "#engine/shape";
import type { Target } from "../targets/index.ts";
import { plainPath, type Slot, slotsOf } from "./slots.ts";

/** Endpoints with paths below a thing or its collection. */
export interface Nearby {
  /** GET of paths below a thing, without further parameters: `/plants/{id}/events`. */
  readonly parts: readonly Target[];
  /** PUT of values of a thing with an own path, which a GET reads: `/plants/{id}/label`. */
  readonly values: readonly Target[];
  /** POST of paths below a thing that answer with it: `/plants/{id}/sell`. */
  readonly actions: readonly Target[];
  /** POST of paths below a part of a thing that answer with that part: `/plants/{id}/stock/adjust`. */
  readonly partActions: readonly { readonly part: Target; readonly target: Target }[];
  /** POST of paths below a thing that create another one: `/plants/{id}/copy`. */
  readonly copies: readonly Target[];
  /** POST of the collection, or of paths below it, that answer with a list of its things: `/plants/bulk`. */
  readonly several: readonly Target[];
}

/** Finds the endpoints with paths below a thing or its collection. */
export function nearbyOf(targets: readonly Target[], slot: Slot, read: Target | undefined): Nearby {
  const below = targets.filter(
    ({ endpoint }) =>
      plainPath(endpoint).startsWith(`${slot.prefix}/`) && slotsOf(endpoint).at(-1)?.prefix === slot.prefix,
  );
  const parts = below.filter(({ endpoint }) => endpoint.method === "GET");
  const values = below.filter(
    ({ endpoint }) =>
      endpoint.method === "PUT" && parts.some((part) => plainPath(part.endpoint) === plainPath(endpoint)),
  );
  const actions = below.filter(
    (one) => one.endpoint.method === "POST" && read !== undefined && isSameAnswer(one, read),
  );
  const copies = below.filter(
    (one) => one.endpoint.method === "POST" && read !== undefined && isSameAnswer(one, read, 201),
  );
  const partActions = parts.flatMap((part) =>
    below
      .filter(
        (one) =>
          one.endpoint.method === "POST" &&
          plainPath(one.endpoint).startsWith(`${plainPath(part.endpoint)}/`) &&
          isSameAnswer(one, part),
      )
      .map((target) => ({ part, target })),
  );
  const several = targets.filter(
    (one) =>
      one.endpoint.method === "POST" &&
      plainPath(one.endpoint).startsWith(`${slot.collection}/`) &&
      slotsOf(one.endpoint).length === slotsOf({ path: read?.endpoint.path ?? [] }).length - 1 &&
      listedType(one) !== undefined &&
      listedType(one) === (read && answeredType(read)),
  );
  const list = targets.find(({ endpoint }) => endpoint.method === "GET" && plainPath(endpoint) === slot.collection);
  const own = targets.filter(
    (one) =>
      one.endpoint.method === "POST" &&
      plainPath(one.endpoint) === slot.collection &&
      listedType(one) !== undefined &&
      listedType(one) === (list && listedType(list)),
  );
  return { parts, values, actions, partActions, copies, several: [...several, ...own] };
}

/** Returns the id of the named type that the answer with a status has, or that is alone in its envelope. */
const answeredType = ({ endpoint, types }: Target, status = 200): string | undefined => {
  const body = endpoint.responses.find(({ statusCode }) => statusCode === status)?.body;
  const named = body?.kind === "json" ? typeIn(body.shape) : undefined;
  const shape = named === undefined ? body?.kind === "json" && body.shape : types.get(named)?.shape;
  const [only, more] = shape && isOfKind(shape, "object") ? shape.properties : [];
  return (only && more === undefined && typeIn(only.shape)) || named;
};

/** Names of calls that bring a removed thing back. */
const restoreName = /^(?:restore|undelete|unarchive|recover|untrash|reactivate)$/i;

/** Returns true for a call that brings a removed thing back, such as `POST /plants/{id}/restore`. */
export const restores = ({ endpoint: { path } }: Target): boolean => {
  const last = path.at(-1);
  return last?.kind === "literal" && restoreName.test(last.value.split("/").at(-1) ?? "");
};

const typeIn = (shape: Shape): string | undefined => (shape.kind === "ref" ? shape.id : undefined);

const isSameAnswer = (one: Target, other: Target, status = 200): boolean =>
  answeredType(one, status) !== undefined && answeredType(one, status) === answeredType(other);

/** Returns the id of the named type of the items of the list that the answer to a creation has. */
function listedType({ endpoint, types }: Target): string | undefined {
  const body = endpoint.responses.find(({ statusCode }) => statusCode === 201 || statusCode === 200)?.body;
  if (body?.kind !== "json") return undefined;
  const { shape } = body;
  const named = shape.kind === "ref" ? types.get(shape.id)?.shape : shape;
  const shapes =
    named === undefined ? [] : isOfKind(named, "object") ? named.properties.map((one) => one.shape) : [named];
  const [list, more] = shapes.flatMap((one) => (isOfKind(one, "list") ? [one] : []));
  return list && more === undefined ? typeIn(list.item) : undefined;
}
