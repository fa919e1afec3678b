import { fnv1a } from "#engine/fnv";
import { isObject, type Json, type JsonObject, objectOf, own, printJson, withMember } from "#engine/json";
import { type ApiModel, type Endpoint, plainForm } from "#engine/model";
import { type CheckedCall, headerOf, type ReceivedRequest } from "../received/index.ts";
import {
  idText,
  itemsOf,
  plainPath,
  propertyNames,
  type Resource,
  resourcesOf,
  type Slot,
  slotsOf,
} from "../resources/index.ts";
import { type Target, targetsOf } from "../targets/index.ts";
import { freshId } from "./fresh-id.ts";
import type { Problem } from "./problem.ts";
import { pagesOf } from "./stored-pages.ts";

/** A valid call that may be about something that is stored. */
export interface StoringCall {
  readonly endpoint: Endpoint;
  readonly request: ReceivedRequest;
  readonly checked: CheckedCall & { readonly kind: "valid" };
  /** Returns the value that an endpoint answers with if nothing is stored. */
  readonly usual: (endpoint: Endpoint) => Json | undefined;
}

/** The result of a call about things that are stored. */
export type StoredAnswer =
  | { readonly kind: "refused"; readonly problem: Problem }
  | {
      readonly kind: "answer";
      /** Absent if the answer's value does not depend on what is stored. */
      readonly value?: Json;
      /** A number that changes with the thing, for its entity tag. */
      readonly revision?: number;
      /** The path of a new thing. */
      readonly location?: string;
    };

/** Stores what calls create; returns undefined for calls about nothing that is stored. */
export type StoredThings = (call: StoringCall, fits: Fits) => StoredAnswer | undefined;

/** Returns true if a value is as the answer of an endpoint is documented. */
export type Fits = (endpoint: Endpoint, value: Json) => boolean;

/** The things of a collection by their ids. */
interface Things {
  readonly stored: Map<string, Json>;
  /** Ids that are or were in use. */
  readonly used: Set<string>;
}

/** The resource that an endpoint is about. */
interface Place {
  readonly resource: Resource;
  readonly isList: boolean;
}

/** Creates the empty storage of an API. */
export function storedThings(model: ApiModel): StoredThings {
  const targets = targetsOf(model);
  const found = resourcesOf(targets);
  const resources = [...found, ...listsOnly(targets, found)];
  const collections = new Map<string, Things>();
  const known = new Map<string, string>();
  return (call, fits) => {
    const { endpoint, checked, request } = call;
    const place = placeOf(endpoint, resources);
    if (place === undefined) return undefined;
    const { resource } = place;
    const values = slotsOf(endpoint).map(({ key }) => own(checked.path, key) ?? "");
    const outer = slotsOf(resource.create.endpoint).filter(({ prefix }) => prefix !== resource.slot.prefix).length;
    const things = thingsAt(collections, [resource.slot.prefix, ...values.slice(0, outer)], () =>
      firstItems(resource, call.usual),
    );
    const sendable = sendableIn(targets.find((one) => one.endpoint.id === endpoint.id));
    const of = { things, resource, call, fits, sendable };
    const above = resources.find(({ slot }) => slot.prefix === slotsOf(endpoint)[outer - 1]?.prefix);
    const around =
      above &&
      thingsAt(collections, [above.slot.prefix, ...values.slice(0, outer - 1)], () => firstItems(above, call.usual));
    const missing = around && !around.stored.has(idText(values[outer - 1] ?? ""));
    if (missing) return missingAnswer(idText(values[outer - 1] ?? ""));
    if (place.isList) {
      if (endpoint.method === "GET") return listed(of);
      if (endpoint.id !== resource.create.endpoint.id) return undefined;
      const key = headerOf(request, "Idempotency-Key");
      const before = key === undefined ? undefined : known.get(`${endpoint.id} ${key}`);
      const made = created(of, before);
      if (key !== undefined && made.id !== undefined) known.set(`${endpoint.id} ${key}`, made.id);
      return made.answer;
    }
    return about(of, idText(values[outer] ?? ""), values.length > outer + 1 || isPart(endpoint, resource));
  };
}

/** Finds the collections that calls create in and list, but that have no path for one thing. */
const listsOnly = (targets: readonly Target[], found: readonly Resource[]): readonly Resource[] =>
  targets.flatMap((create): readonly Resource[] => {
    const collection = plainPath(create.endpoint);
    const list = targets.find(({ endpoint }) => endpoint.method === "GET" && plainPath(endpoint) === collection);
    if (create.endpoint.method !== "POST" || list === undefined || found.some((one) => one.create === create))
      return [];
    const slot: Slot = { prefix: `${collection}/{}`, key: "id", collection };
    return [{ slot, create, list, updates: [], parts: [], children: [], links: { create: [], read: [], list: [] } }];
  });

const missingAnswer = (id: string): StoredAnswer => ({
  kind: "refused",
  problem: { status: 404, title: "Not Found", detail: `Nothing with the id ${id} is stored.` },
});

interface Storing {
  readonly things: Things;
  readonly resource: Resource;
  readonly call: StoringCall;
  readonly fits: Fits;
  /** The names of the properties that a request may set. */
  readonly sendable: ReadonlySet<string>;
}

function sendableIn(target: Target | undefined): ReadonlySet<string> {
  const body = target?.endpoint.request?.body;
  if (target === undefined || body?.kind !== "json") return new Set();
  let { shape } = body;
  while (shape.kind === "ref") shape = target.types.get(shape.id)?.shape ?? { kind: "unknown" };
  return new Set((plainForm(shape)?.properties ?? []).map(({ key }) => key));
}

function placeOf(endpoint: Endpoint, resources: readonly Resource[]): Place | undefined {
  const isOf = (target: Target | undefined): boolean => target?.endpoint.id === endpoint.id;
  // The list of a collection within a thing is a part of that thing too.
  const ofList = resources.find(
    ({ create, list, slot }) => isOf(list) || (isOf(create) && plainPath(endpoint) !== slot.prefix),
  );
  if (ofList !== undefined) return { resource: ofList, isList: true };
  const ofThing = resources.find(({ create, read, updates, remove, parts }) =>
    [create, read, remove, ...updates, ...parts].some(isOf),
  );
  return ofThing && { resource: ofThing, isList: false };
}

const isPart = (endpoint: Endpoint, { parts }: Resource): boolean =>
  parts.some((part) => part.endpoint.id === endpoint.id);

function thingsAt(
  collections: Map<string, Things>,
  path: readonly Json[],
  first: () => readonly (readonly [string, Json])[],
): Things {
  const key = path.map(idText).join("\n");
  const known = collections.get(key);
  if (known !== undefined) return known;
  const stored = new Map(first());
  const things = { stored, used: new Set(stored.keys()) };
  collections.set(key, things);
  return things;
}

/** Returns the items that a list has at first. */
function firstItems({ list, slot }: Resource, usual: StoringCall["usual"]): readonly (readonly [string, Json])[] {
  const body = list === undefined ? undefined : usual(list.endpoint);
  const items = body === undefined ? [] : (itemsOf(body) ?? []);
  return items.flatMap((item) => {
    const key = idKey(slot, item);
    const id = key === undefined || !isObject(item) ? undefined : own(item, key);
    return id === undefined ? [] : [[idText(id), item] as const];
  });
}

/** Returns the name of the property with the id of a thing. */
const idKey = (slot: Slot, value: Json | undefined): string | undefined =>
  isObject(value) ? propertyNames(slot).find((name) => own(value, name) !== undefined) : undefined;

const revisionOf = (value: Json): number => fnv1a(printJson(value));

function listed({ things, call, fits }: Storing): StoredAnswer | undefined {
  const { endpoint, request } = call;
  const usual = call.usual(endpoint);
  if (usual === undefined) return undefined;
  for (const value of pagesOf(usual, [...things.stored.values()], endpoint, request)) {
    if (fits(endpoint, value)) return { kind: "answer", value };
  }
  return undefined;
}

/** Creates a thing, or answers with the one that an idempotency key has created. */
function created(
  of: Storing,
  before: string | undefined,
): { readonly id?: string; readonly answer: StoredAnswer | undefined } {
  const { things, resource, call, fits } = of;
  const { endpoint, request } = call;
  const { slot } = resource;
  const path = (id: string): string =>
    `${request.target.replace(/[?#].*$/, "").replace(/\/$/, "")}/${encodeURIComponent(id)}`;
  const old = before === undefined ? undefined : things.stored.get(before);
  if (before !== undefined && old !== undefined) {
    return { id: before, answer: { kind: "answer", value: old, revision: revisionOf(old), location: path(before) } };
  }
  const usual = call.usual(endpoint);
  const value = sentOver(usual, of);
  const key = idKey(slot, value) ?? "id";
  const first = isObject(value) ? own(value, key) : undefined;
  for (const id of freshId(first, things.used.size)) {
    const next = isObject(value) && first !== undefined ? { ...value, [key]: id } : value;
    if (things.used.has(idText(id)) || (usual !== undefined && !fits(endpoint, next))) continue;
    things.used.add(idText(id));
    things.stored.set(idText(id), isObject(next) && first === undefined ? { ...next, [key]: id } : next);
    const location = path(idText(id));
    return { id: idText(id), answer: { kind: "answer", value: next, revision: revisionOf(next), location } };
  }
  return { answer: undefined };
}

/** Reads, changes or removes a thing, or checks that it is there. */
function about(of: Storing, id: string, isBelow: boolean): StoredAnswer | undefined {
  const { things, resource, call, fits } = of;
  const { endpoint, request, checked } = call;
  const before = things.stored.get(id);
  const creates = endpoint.id === resource.create.endpoint.id;
  if (before === undefined && !creates) {
    return missingAnswer(id);
  }
  if (isBelow || before === undefined) {
    if (!creates) return undefined;
  } else if (isStale(before, request, resource)) {
    const detail = "The thing has another entity tag than the one in If-Match.";
    return { kind: "refused", problem: { status: 412, title: "Precondition Failed", detail } };
  }
  const shown = (value: Json): StoredAnswer => ({
    kind: "answer",
    value: overlaid(call.usual(endpoint), value, endpoint, fits),
    revision: revisionOf(value),
  });
  const store = (value: Json): StoredAnswer => {
    things.stored.set(id, value);
    things.used.add(id);
    return shown(value);
  };
  switch (endpoint.method) {
    case "DELETE":
      things.stored.delete(id);
      return undefined;
    case "PUT": {
      const base = before ?? call.usual(endpoint);
      return store(sentOver(base, before === undefined ? of : { ...of, fits: anything }));
    }
    case "PATCH":
      return store(
        patched(before ?? {}, checked.body ?? {}, /merge-patch/i.test(headerOf(request, "Content-Type") ?? "")),
      );
    default:
      return before === undefined ? undefined : shown(before);
  }
}

const anything = (): boolean => true;

/** Compares the condition of a change with the thing, if its entity tag is documented (RFC 9110 section 13.1.1). */
function isStale(thing: Json, request: ReceivedRequest, { read }: Resource): boolean {
  const match = headerOf(request, "If-Match");
  const hasTags = read?.endpoint.responseHeaders.some(({ key }) => key.toLowerCase() === "etag") ?? false;
  return hasTags && match !== undefined && match !== "*" && match !== tagOf(revisionOf(thing));
}

/** Writes the entity tag of a revision. */
export const tagOf = (revision: number): string => `"${revision.toString(16)}"`;

/** Returns a value with what was sent, and without what could have been sent and was not. */
function sentOver(usual: Json | undefined, { call, fits, sendable }: Storing): Json {
  const { endpoint } = call;
  const sent = call.checked.body;
  if (!isObject(sent)) return usual ?? {};
  if (!isObject(usual)) return usual ?? sent;
  let value = merged(usual, sent, endpoint, fits);
  for (const key of Object.keys(usual)) {
    if (!sendable.has(key) || own(sent, key) !== undefined) continue;
    const rest = objectOf(Object.entries(value).filter(([name]) => name !== key));
    if (fits(endpoint, rest)) value = rest;
  }
  return value;
}

/** Returns a stored value if it fits, or else the default value with the stored members that fit. */
function overlaid(usual: Json | undefined, stored: Json, endpoint: Endpoint, fits: Fits): Json {
  if (usual === undefined || fits(endpoint, stored)) return stored;
  return isObject(usual) && isObject(stored) ? merged(usual, stored, endpoint, fits) : usual;
}

/** Returns an object with those members of another one that fit. */
function merged(usual: JsonObject, other: JsonObject, endpoint: Endpoint, fits: Fits): JsonObject {
  let value = usual;
  for (const [key, member] of Object.entries(other)) {
    const next = withMember(value, key, member);
    if (fits(endpoint, next)) value = next;
  }
  return value;
}

/** Changes the members that a patch names; a JSON merge patch removes those that are null (RFC 7396). */
function patched(before: Json, patch: Json, isMerge: boolean): Json {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(before) ? Object.entries(before) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && isMerge) members.delete(key);
    else members.set(key, isObject(value) && isMerge ? patched(members.get(key) ?? {}, value, isMerge) : value);
  }
  return objectOf([...members]);
}
