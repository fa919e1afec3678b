import {
  applyEdit,
  type FormState,
  type Recipe,
  recipeEdits,
  type Seed,
  seedForm,
  formShape as shapeOf,
} from "#engine/form";
import { encoder, type Issue, initialValue, type VariantSelection, validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Endpoint, Example } from "#engine/model";
import { type PlanInput, planRequest as plan, type RequestPlan } from "#engine/request";
import { type ObjectShape, type Property, type Shape, type Types, type TypeTable, typesOf } from "#engine/shape";

export type { PlannedHeader } from "#engine/auth";
export type { FormState, Recipe } from "#engine/form";
export type { Issue, IssueCode, VariantSelection } from "#engine/interpret";
export { type Exact, exact, exactText, isExact, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
export type { ApiModel, Endpoint, Example } from "#engine/model";
export type { PlannedBody, RequestPlan } from "#engine/request";
export { type Reading, read, type Sensitive } from "#engine/secret";
export {
  type ObjectShape,
  type Path,
  type Property,
  type Shape,
  type TypeDefinition,
  type Types,
  type TypeTable,
  toPointer,
  typesFrom,
} from "#engine/shape";

/** The named types that shapes refer to, as a table or from `typesFrom`; none by default. They are prepared once. */
export interface WithTypes {
  readonly types?: Types | TypeTable;
}

/**
 * Returns the initial value of a form for this shape; undefined if there is none, such as for a file.
 *
 * ```ts
 * defaultValue({ kind: "list", item: { kind: "string" } }, { now: () => new Date() }); // []
 * ```
 *
 * @param options `now` is the clock that date and time fields start from
 */
export function defaultValue(shape: Shape, { types, now }: WithTypes & { readonly now: () => Date }): Json | undefined {
  return preparedFor(types).start(shape)({ now })?.value;
}

/**
 * Returns all issues of a form value, each with its path, code and message; empty if the value is valid.
 *
 * ```ts
 * validate({ kind: "integer", minimum: 1 }, 0); // [{ path: [], code: "minimum", … }]
 * ```
 *
 * @param options `selection` has the selected variants by JSON Pointer; `unknownKeys` decides if keys that
 *   an object does not declare are issues (`keep` by default: they are not)
 */
export function validate(
  shape: Shape,
  value: Json | undefined,
  options: WithTypes & { readonly selection?: VariantSelection; readonly unknownKeys?: "keep" | "report" } = {},
): readonly Issue[] {
  const { check, strictCheck } = preparedFor(options.types);
  return (options.unknownKeys === "report" ? strictCheck : check)(shape)(value, options.selection);
}

/**
 * Encodes a form value for the wire: 64-bit numbers, which a form holds as digit text, become numbers that keep every
 * digit (`printJson` writes them). Values that don't match the shape stay unchanged.
 *
 * ```ts
 * printJson(encode({ kind: "long" }, "9007199254740993")); // 9007199254740993
 * ```
 */
export function encode(
  shape: Shape,
  value: Json,
  options: WithTypes & { readonly selection?: VariantSelection } = {},
): Json {
  return preparedFor(options.types).write(shape)(value, options.selection);
}

/**
 * Gives the shape of an endpoint's whole form: `headers`, `pathParameters`, `queryParameters` and `body`, those that it
 * has. A value of it is the `value` of a form that `planRequest` takes.
 *
 * ```ts
 * fc.assert(fc.property(arbitrary(formShape(endpoint), types), (value) => {
 *   planRequest(endpoint, { value, selection: {} }, { types, baseUrl });
 * }));
 * ```
 *
 * @param options `globalHeaders` are headers that all endpoints of the API take
 */
export function formShape(
  endpoint: Endpoint,
  { globalHeaders = [] }: Pick<SeedOptions, "globalHeaders"> = {},
): ObjectShape {
  return shapeOf(endpoint, globalHeaders);
}

/** Sources of the initial state of an endpoint's form. */
export interface SeedOptions extends WithTypes {
  /** The clock that date and time fields start from. */
  readonly now: () => Date;
  /** Headers that all endpoints of the API take. */
  readonly globalHeaders?: readonly Property[];
  /** The example to fill in: by default the endpoint's first; `"none"` uses none. */
  readonly example?: Example | "none";
}

/**
 * Returns the initial state of an endpoint's form: an example, and defaults for what it omits.
 *
 * ```ts
 * const form = seed(endpoint, { types, now: () => new Date() });
 * ```
 */
export function seed(endpoint: Endpoint, { types, now, globalHeaders = [], example }: SeedOptions): FormState {
  const input: Seed = { endpoint, globalHeaders, types: preparedFor(types).types, deps: { now } };
  return seedForm(example === undefined ? input : { ...input, example });
}

/**
 * Returns the state of a form after a recipe has assigned to the members of its value. The form itself stays unchanged;
 * parts that the recipe does not change keep their identity, and unions there their variants.
 *
 * ```ts
 * const next = update(form, (draft) => {
 *   draft.body.name = "Fern";
 *   draft.body.tags.push("green");
 * });
 * ```
 */
export const update = (form: FormState, recipe: Recipe): FormState =>
  recipeEdits(form.value, recipe).reduce<FormState>(applyEdit, form);

/** The inputs of a request other than the endpoint and its form. */
export interface PlanOptions extends WithTypes, Partial<Pick<PlanInput, "globalHeaders" | "credentials">> {
  /** Where the API is reached, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
}

/**
 * Returns the request of a filled-in form: method, URL, headers and body. Nothing is sent. Header
 * values are `Sensitive`, so that no credential is shown by chance: `read` tells them.
 *
 * ```ts
 * const { method, url, body } = planRequest(endpoint, form, { types, baseUrl: "https://api.example.com" });
 * ```
 */
export function planRequest(endpoint: Endpoint, form: FormState, options: PlanOptions): RequestPlan {
  const { types, baseUrl, globalHeaders = [], credentials = [] } = options;
  return plan({ endpoint, globalHeaders, types: preparedFor(types).types, form, credentials, baseUrl });
}

/** The interpreters of one table of types, each shape compiled once. */
interface Prepared {
  readonly types: Types;
  readonly start: ReturnType<typeof initialValue>;
  readonly check: ReturnType<typeof validator>;
  readonly strictCheck: ReturnType<typeof validator>;
  readonly write: ReturnType<typeof encoder>;
}

const tables = new WeakMap<Types | TypeTable, Prepared>();
const noTypes: TypeTable = {};

function preparedFor(table: Types | TypeTable = noTypes): Prepared {
  let prepared = tables.get(table);
  if (prepared === undefined) {
    const types = typesOf(table);
    prepared = {
      types,
      start: once(initialValue(types)),
      check: once(validator(types)),
      strictCheck: once(validator(types, { unknownKeys: "report" })),
      write: once(encoder(types)),
    };
    tables.set(table, prepared);
  }
  return prepared;
}

/** Compiles each shape once, for as long as it lives. */
function once<R extends object>(compile: (shape: Shape) => R): (shape: Shape) => R {
  const known = new WeakMap<Shape, R>();
  return (shape) => {
    const compiled = known.get(shape) ?? compile(shape);
    known.set(shape, compiled);
    return compiled;
  };
}
