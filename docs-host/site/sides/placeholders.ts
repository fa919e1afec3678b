import { exampleReader, initialJson, isSecret, sampler, validator } from "#engine/interpret";
import type { EndpointForm } from "#engine/model";
import { branches, fold, leaves, type Property, type Shape, type TypeId, type Types, typesIn } from "#engine/shape";

/** Members of shapes and properties that are values of the API, so that they contain no properties. */
const values: ReadonlySet<string> = new Set(["default", "examples", "rules", "values"]);

/**
 * Returns a form in which required texts that may not be empty have an example: one that their type generates, marked as
 * a placeholder, where the description states neither an example nor a default. Headers, passwords and parameters of the path
 * are left to the reader: a made-up id finds nothing.
 */
export function withPlaceholders(form: EndpointForm): EndpointForm {
  const { endpoint } = form;
  const { request, queryParameters } = endpoint;
  const types = typesIn(form);
  const add = placeholderWriter(types);
  const inside = <T>(part: T): T => changed(part, add);
  return {
    ...form,
    types: inside(form.types),
    endpoint: {
      ...endpoint,
      queryParameters: queryParameters.map((one) => inside(add(one))),
      ...(request && { request: inside(request) }),
    },
  };
}

/** Creates the function that gives a property a placeholder if it needs one. */
function placeholderWriter(types: Types): (property: Property) => Property {
  const [start, check, sample] = [initialJson(types), validator(types), sampler(types, undefined, "request")];
  const stated = exampleReader(types);
  const isPassword = passwordFinder(types);
  const now = { now: () => new Date(0) };
  const isEmptyText = (shape: Shape): boolean => start(shape)(now) === "" && !isPassword(shape)([]);
  return (property) => {
    const { shape, optional, access, default: own, examples = stated(shape) } = property;
    if (optional || access === "READ_ONLY" || own !== undefined || examples.length > 0 || !isEmptyText(shape))
      return property;
    if (check(shape)("").length === 0) return property;
    const text = sample([{ shape }])[0]?.value;
    if (typeof text !== "string" || text === "" || check(shape)(text).length > 0) return property;
    return { ...property, examples: [text], isPlaceholder: true };
  };
}

/** Returns true for a password inside these named types. */
type IsPassword = (trail: readonly TypeId[]) => boolean;

const passwordFinder = (types: Types) =>
  fold<IsPassword>(types, {
    ...leaves<IsPassword>(() => false),
    ...branches<IsPassword>(() => false),
    string: (node) => () => isSecret(node),
    ref: (id, force) => (trail) => !trail.includes(id) && force()([...trail, id]),
  });

/** Returns a part of a form in which each property of an object is changed. */
function changed<T>(part: T, change: (property: Property) => Property): T {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => changed(one, change)) as T; // of the same members
  const members = Object.entries(part).map(([key, one]) => [key, values.has(key) ? one : changed(one, change)]);
  const copy: unknown = Object.fromEntries(members);
  return (isProperty(copy) ? change(copy) : copy) as T; // of the same members
}

const isProperty = (part: unknown): part is Property =>
  typeof part === "object" && part !== null && "key" in part && typeof part.key === "string" && "optional" in part;
