import { channelShape, commit, type FormState, formShape, redo, seedChannel, seedForm, undo } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { type Json, printJson } from "#engine/json";
import { type ApiModel, type Channel, channelBadge, type Endpoint, pathText, routeText } from "#engine/model";
import {
  channelChecker,
  checkRequest,
  planHandshake,
  planMessage,
  planRequest,
  type RequestPlan,
  withXmlValues,
} from "#engine/request";
import { sentChecks } from "#engine/sent-checks";
import {
  fold,
  leaves,
  type ObjectShape,
  type Property,
  type Shape,
  type TypeId,
  type Types,
  typesFrom,
} from "#engine/shape";
import { BrokenLawError, interpreters } from "#engine/testing";
import { curlSnippet, fetchSnippet, pythonSnippet } from "#snippets";

/** The product's own parts under test. A test injects a broken one, to show that a law fails. */
export const productParts = {
  ...interpreters,
  commit,
  undo,
  redo,
  planRequest,
  checkRequest,
  seedForm,
  curlSnippet,
  fetchSnippet,
  pythonSnippet,
  planHandshake,
  planMessage,
  channelChecker,
  seedChannel,
};

/** The product's parts under test. */
export type Parts = typeof productParts;

/** One endpoint or channel with the data for its laws. */
export interface Target {
  readonly name: string;
  /** Of a channel, the request that opens it. */
  readonly endpoint: Endpoint;
  readonly channel?: Channel;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  /** The shape of the whole form. */
  readonly shape: ObjectShape;
  /** Keys of read-only properties, which a form may contain but a request never does. */
  readonly readOnly: ReadonlySet<string>;
  /** Returns true if values may match several variants, so that a sent value need not be read back the same. */
  readonly ambiguous: boolean;
  readonly use: Parts;
}

/** Creates the targets of an API in order: endpoints, then channels. */
export function targetsOf(model: ApiModel, use: Parts = productParts): readonly Target[] {
  const types = typesFrom(model.types);
  const { globalHeaders, channels = [] } = model;
  const findingsOf = traits(types);
  const targetOf = (
    shape: ObjectShape,
    of: Pick<Target, "name" | "endpoint" | "channel" | "globalHeaders">,
  ): Target => {
    const { readOnly, ambiguous } = findingsOf(shape);
    return { ...of, types, shape, readOnly, ambiguous, use };
  };
  const names = targetNames(model).map(({ name }) => name);
  return [
    ...model.endpoints.map((described, i) => {
      const endpoint = withXmlValues(described, types);
      return targetOf(formShape(endpoint, globalHeaders), { name: itemAt(names, i), endpoint, globalHeaders });
    }),
    ...channels.map((channel, i) =>
      targetOf(channelShape(channel), {
        ...{ name: itemAt(names, model.endpoints.length + i), channel },
        ...{ endpoint: opening(channel), globalHeaders: [] },
      }),
    ),
  ];
}

/** The request that opens a channel (RFC 6455 §4.1). */
const opening = ({ messages: _, messageCap: __, ...channel }: Channel): Endpoint => ({
  ...channel,
  method: "GET",
  responseHeaders: [],
  responses: [],
  errors: [],
  examples: [],
  protocol: { kind: "rest" },
});

/** Returns the names of the endpoints and channels of an API, with their ids. Equal names are followed by the ids. */
export function targetNames({ endpoints, channels = [] }: ApiModel): readonly Named[] {
  const all: readonly Named[] = [
    ...endpoints.map((one) => ({ id: one.id, name: endpointName(one) })),
    ...channels.map((one) => ({ id: one.id, name: channelName(one) })),
  ];
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return all.map((one) => ((counts.get(one.name) ?? 0) > 1 ? { ...one, name: `${one.name} (${one.id})` } : one));
}

/** An endpoint or a channel with its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns true if a text names an endpoint or a channel: `POST /plants/{id}`, in any case and spacing, or its id. */
export function isNamed({ id, name }: Named, text: string): boolean {
  const plain = (one: string): string =>
    one
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^\S+/, (method) => method.toUpperCase());
  return id === text || [text, `${text} (${id})`].some((one) => plain(name) === plain(one));
}

/** The name of a channel on the command line and in the table, with the badge that it has on the page: `WSS /talk`. */
const channelName = (channel: Channel): string => `${channelBadge(channel)} ${pathText(channel.path)}`;

/** The name of an endpoint on the command line and in the table: `POST /plants/{id}`, or `POST add` for JSON-RPC. */
export const endpointName = (endpoint: Pick<Endpoint, "method" | "path" | "protocol">): string =>
  `${endpoint.method} ${routeText(endpoint)}`;

/** The address of planned requests; nothing is sent. */
export const baseUrl = "https://api.example.com/v1";

/** Plans the request of a form; for a channel, its handshake. */
export function planOf({ endpoint, channel, globalHeaders, types, use }: Target, form: FormState): RequestPlan {
  if (channel === undefined) return use.planRequest({ endpoint, globalHeaders, types, form, credentials: [], baseUrl });
  const { url, headers } = use.planHandshake({ channel, types, form, credentials: [], baseUrl });
  return { method: endpoint.method, url, headers, body: { kind: "none" } };
}

const rules = () => sentChecks();

/** Lists the errors of a form. */
export const issuesOf = (
  { endpoint, channel, globalHeaders, types, use }: Target,
  form: FormState,
): readonly Issue[] =>
  channel === undefined
    ? use.checkRequest({ endpoint, globalHeaders, types, form, credentials: [], rules })
    : use.channelChecker({ channel, types, rules })({ form, credentials: [] });

/** The fixed time of all forms of a check, so that default times are known. */
export const noon = new Date(Date.UTC(2026, 10, 21, 12));

const deps = { now: () => noon };

/**
 * Returns the initial form, from the example at that position or without one; `undefined` if there is no such example.
 */
export function startOf(
  { endpoint, channel, globalHeaders, types, use }: Target,
  number: number | "none",
): FormState | undefined {
  if (channel !== undefined) {
    const example = number === "none" ? number : channel.examples[number];
    return example && use.seedChannel({ channel, types, deps, example });
  }
  const example = number === "none" ? number : endpoint.examples[number];
  return example && use.seedForm({ endpoint, globalHeaders, types, deps, example });
}

/** Returns a form with this value and the matching variants of its unions. */
export const formOf = ({ shape, types, use }: Target, value: Json): FormState => ({
  value,
  selection: use.inferSelection(types)(shape)(value),
});

/** Throws `BrokenLawError` if a condition does not hold. */
export function must(condition: boolean, how: () => string): asserts condition {
  if (!condition) throw new BrokenLawError(how());
}

/** Prints a value for a message, truncated if it is long. */
export const show = (value: Json | undefined): string => cut(value === undefined ? "nothing" : printJson(value));

/** Truncates a text for a message to 200 characters; the replay file has all of it. */
export const cut = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 200)}…`);

interface Traits {
  readonly readOnly: ReadonlySet<string>;
  readonly ambiguous: boolean;
}

/** Visits a shape and all types that it refers to, each once. */
function traits(types: Types): (shape: Shape) => Traits {
  return (root) => {
    const readOnly = new Set<string>();
    const seen = new Set<TypeId>();
    let ambiguous = false;
    const look = fold<() => void>(types, {
      ...leaves(() => {}),
      nullable: ({ item }, recur) => recur(item),
      list: ({ item }, recur) => recur(item),
      set: ({ item }, recur) => recur(item),
      map: ({ value }, recur) => recur(value),
      object: ({ properties, extra }, recur) => {
        for (const { key, access } of properties) if (access === "READ_ONLY") readOnly.add(key);
        return all([...properties.map(({ shape }) => recur(shape)), ...(extra ? [recur(extra)] : [])]);
      },
      discriminatedUnion: ({ variants }, recur) => all(variants.map(({ shape }) => recur(shape))),
      undiscriminatedUnion: ({ variants }, recur) => {
        ambiguous = true;
        return all(variants.map(({ shape }) => recur(shape)));
      },
      ref: (id, force) => () => {
        if (seen.has(id)) return;
        seen.add(id);
        force()();
      },
    });
    look(root)();
    return { readOnly, ambiguous };
  };
}

const all = (checks: readonly (() => void)[]) => (): void => {
  for (const check of checks) check();
};
