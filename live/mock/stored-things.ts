import { fnv1a } from "#engine/fnv";
import { isObject, type Json, type JsonObject, objectOf, own, printJson, withMember } from "#engine/json";
import { type ApiModel, type Endpoint, plainForm } from "#engine/model";
import { mediaType } from "#engine/request";
import { isOfKind, type Property, type Shape, type Types } from "#engine/shape";
import { isJsonPatch, withOperations } from "../json-patch.ts";
import { itemsKey, itemsOf } from "../list-items.ts";
import { type CheckedCall, headerOf, type ReceivedRequest } from "../received/index.ts";
import {
  idText,
  isSingle,
  plainPath,
  propertyNames,
  type Resource,
  resourcesOf,
  type Slot,
  slotsOf,
} from "../resources/index.ts";
import { type Target, targetsOf } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { answerOfStatus, defaultAnswer } from "./documented-answer.ts";
import { type NewThing, withFreshId } from "./fresh-id.ts";
import type { Problem } from "./problem.ts";
import { askedItems, pagesOf } from "./stored-pages.ts";

/** A valid call that may be about something that is stored. */
export interface StoringCall {
  readonly endpoint: Endpoint;
  readonly request: ReceivedRequest;
  readonly checked: CheckedCall & { readonly kind: "valid" };
  readonly types: Types;
  /** The member of the answer that has the thing; absent if the answer is the thing. */
  readonly envelope?: string;
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
  /** Ids of things that calls created, also of removed ones. */
  readonly created: Set<string>;
}

/** The resource that an endpoint is about. */
interface Place {
  readonly resource: Resource;
  readonly isList: boolean;
  /** True if it creates things in another way than `create`. */
  readonly addsMore?: true;
}

/** Things of a collection; own choice. The one that was created first makes room for a new one. */
const maxThings = 10_000;

/** Options of a storage. */
export interface StorageOptions {
  /** True if only created things are read, listed, changed and removed; other ids have their usual answers. */
  readonly createdOnly: boolean;
}

/** Creates the empty storage of an API. */
export function storedThings(model: ApiModel, { createdOnly }: StorageOptions): StoredThings {
  const targets = targetsOf(model);
  const found = resourcesOf(targets);
  // A thing that is alone at its path is a part of another one too.
  const byKind = [...found, ...collectionsOnly(targets, found)];
  const resources = byKind.toSorted((a, b) => Number(isSingle(b.slot)) - Number(isSingle(a.slot)));
  const collections = new Map<string, Things>();
  /** The answers to requests with an idempotency key, with the bodies of these. */
  const known = new Map<string, { readonly body: string; readonly answer: StoredAnswer }>();
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
    const sendable = namesIn(endpoint.request?.body, call.types);
    const envelope = place.isList && endpoint.method === "GET" ? undefined : envelopeOf(call, resource);
    const inside = { call: insideOf(call, envelope), fits: fitsInside(fits, endpoint, call, envelope) };
    const of = { things, resource, ...inside, sendable, createdOnly };
    const above = resources.find(({ slot }) => slot.prefix === slotsOf(endpoint)[outer - 1]?.prefix);
    const around =
      above &&
      thingsAt(collections, [above.slot.prefix, ...values.slice(0, outer - 1)], () => firstItems(above, call.usual));
    const outside = idText(values[outer - 1] ?? "");
    const isKnown = !createdOnly || around?.created.has(outside);
    if (around !== undefined && isKnown && !around.stored.has(outside)) return missingAnswer(outside);
    if (place.isList) {
      if (endpoint.method === "GET") return createdOnly && things.created.size === 0 ? undefined : listed(of);
      if (endpoint.id !== resource.create.endpoint.id) return undefined;
      const key = headerOf(request, "Idempotency-Key");
      const body = printJson(checked.body ?? null);
      const before = key === undefined ? undefined : known.get(`${endpoint.id} ${key}`);
      if (before !== undefined) return before.body === body ? before.answer : usedKey(key);
      const answer = wrapped(created(of), call, envelope);
      if (known.size >= maxThings) known.clear();
      if (key !== undefined && answer !== undefined) known.set(`${endpoint.id} ${key}`, { body, answer });
      return answer;
    }
    if (place.addsMore) {
      const id = values[outer];
      const answer = id === undefined ? severalCreated(of) : copied(of, idText(id));
      return wrapped(answer, call, envelope);
    }
    const isBelow = values.length > outer + 1 || isPart(endpoint, resource);
    return wrapped(about(of, idText(values[outer] ?? ""), isBelow), call, envelope);
  };
}

/** Returns the member of an answer that has the thing, such as `data`; undefined if the answer is the thing. */
function envelopeOf({ endpoint, usual }: StoringCall, { slot }: Resource): string | undefined {
  const value = usual(endpoint);
  if (value === undefined || !isObject(value) || idKey(slot, value) !== undefined) return undefined;
  return Object.entries(value).find(([, member]) => idKey(slot, member) !== undefined)?.[0];
}

/** Returns a call with the value in an envelope as its usual one. */
function insideOf(call: StoringCall, envelope: string | undefined): StoringCall {
  if (envelope === undefined) return call;
  const { usual, endpoint } = call;
  const inside = (of: Endpoint): Json | undefined => {
    const value = usual(of);
    return of === endpoint && value !== undefined && isObject(value) ? own(value, envelope) : value;
  };
  return { ...call, usual: inside, envelope };
}

/** Returns a value in the envelope of the usual answer. */
function inEnvelope(value: Json, { usual, endpoint }: StoringCall, envelope: string | undefined): Json {
  return envelope === undefined ? value : withValueAt(usual(endpoint) ?? {}, [envelope], value);
}

const fitsInside =
  (fits: Fits, own: Endpoint, call: StoringCall, envelope: string | undefined): Fits =>
  (endpoint, value) =>
    fits(endpoint, endpoint === own ? inEnvelope(value, call, envelope) : value);

const wrapped = (
  answer: StoredAnswer | undefined,
  call: StoringCall,
  envelope: string | undefined,
): StoredAnswer | undefined =>
  answer?.kind === "answer" && answer.value !== undefined
    ? { ...answer, value: inEnvelope(answer.value, call, envelope) }
    : answer;

/** Finds the collections that calls create in, but that have no path for one thing: they list things, or return 201. */
const collectionsOnly = (targets: readonly Target[], found: readonly Resource[]): readonly Resource[] =>
  targets.flatMap((create): readonly Resource[] => {
    const collection = plainPath(create.endpoint);
    const list = targets.find(({ endpoint }) => endpoint.method === "GET" && plainPath(endpoint) === collection);
    const isCreation = list !== undefined || defaultAnswer(create.endpoint).status === 201;
    // A POST to the path of a thing changes it.
    const isKnown = found.some(
      (one) => one.slot.prefix === collection || [one.create, ...one.copies, ...one.several].includes(create),
    );
    if (create.endpoint.method !== "POST" || !isCreation || isKnown) return [];
    const slot: Slot = { prefix: `${collection}/{}`, key: "id", collection };
    const links = { create: [], read: [], list: [] };
    const none = {
      updates: [],
      parts: [],
      values: [],
      actions: [],
      partActions: [],
      copies: [],
      several: [],
      children: [],
    };
    return [{ slot, create, ...none, links, ...(list && { list }) }];
  });

const missingAnswer = (id: string): StoredAnswer => ({
  kind: "refused",
  problem: { status: 404, title: "Not Found", detail: `Nothing with the id ${id} is stored.` },
});

/** Refuses a key that was used with another body (draft-ietf-httpapi-idempotency-key-header section 2.7). */
const usedKey = (key = ""): StoredAnswer => ({
  kind: "refused",
  problem: {
    status: 422,
    title: "Unprocessable Content",
    detail: `The idempotency key ${key} was used with another body.`,
  },
});

/** Refuses a JSON Patch with an operation that the thing does not allow (RFC 5789 section 2.2). */
const failedPatch: StoredAnswer = {
  kind: "refused",
  problem: { status: 409, title: "Conflict", detail: "An operation of the patch is not possible." },
};

interface Storing extends StorageOptions {
  readonly things: Things;
  readonly resource: Resource;
  readonly call: StoringCall;
  readonly fits: Fits;
  /** The names of the properties that a request may set. */
  readonly sendable: ReadonlySet<string>;
}

/** Lists the properties of a body, or of a member of it. */
function namesIn(
  body: { readonly kind: string; readonly shape?: Shape } | undefined,
  types: Types,
  envelope?: string,
): ReadonlySet<string> {
  const fieldsOf = (shape: Shape): readonly Property[] =>
    isOfKind(shape, "ref")
      ? fieldsOf(types.get(shape.id)?.shape ?? { kind: "unknown" })
      : (plainForm(shape)?.properties ?? []);
  if (body?.kind !== "json" || body.shape === undefined) return new Set();
  const outside = fieldsOf(body.shape);
  const member = outside.find(({ key }) => key === envelope);
  return new Set((member === undefined ? outside : fieldsOf(member.shape)).map(({ key }) => key));
}

function placeOf(endpoint: Endpoint, resources: readonly Resource[]): Place | undefined {
  const isOf = (target: Target | undefined): boolean => target?.endpoint.id === endpoint.id;
  // The list of a collection within a thing is a part of that thing too.
  const ofList = resources.find(
    ({ create, list, slot }) => isOf(list) || (isOf(create) && plainPath(endpoint) !== slot.prefix),
  );
  if (ofList !== undefined) return { resource: ofList, isList: true };
  const more = resources.find(({ copies, several }) => [...copies, ...several].some(isOf));
  if (more !== undefined) return { resource: more, isList: false, addsMore: true };
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
  const things = { stored, used: new Set(stored.keys()), created: new Set<string>() };
  collections.set(key, things);
  return things;
}

/** Returns the items that a list has at first, or the thing that is alone at its path. */
function firstItems({ list, read, slot }: Resource, usual: StoringCall["usual"]): readonly (readonly [string, Json])[] {
  const single = isSingle(slot) && read !== undefined ? usual(read.endpoint) : undefined;
  if (single !== undefined) return [["", single]];
  const body = list === undefined ? undefined : usual(list.endpoint);
  const items = body === undefined ? [] : (itemsOf(body) ?? []);
  return items.flatMap((item) => {
    const key = idKey(slot, item);
    const id = key === undefined || !isObject(item) ? undefined : own(item, key);
    return id === undefined ? [] : [[idText(id), item] as const];
  });
}

/** Returns the path of a thing that a request created; a lone surrogate, which no address can have, is replaced. */
const locationOf = ({ target }: ReceivedRequest, id: Json): string =>
  `${target.replace(/[?#].*$/, "").replace(/\/$/, "")}/${encodeURIComponent(idText(id).replace(/\p{Surrogate}/gu, "\ufffd"))}`;

/** Returns the name of the property with the id of a thing. */
const idKey = (slot: Slot, value: Json | undefined): string | undefined =>
  isObject(value) ? propertyNames(slot).find((name) => own(value, name) !== undefined) : undefined;

const revisionOf = (value: Json): number => fnv1a(printJson(value));

function listed({ things, call, fits }: Storing): StoredAnswer | undefined {
  const { endpoint, request, types, checked } = call;
  const usual = call.usual(endpoint);
  if (usual === undefined) return undefined;
  const items = askedItems([...things.stored.values()], { endpoint, types, query: checked.query });
  const [sample] = itemsOf(usual) ?? [];
  // The answer to a creation may have fewer properties than an item.
  const complete =
    sample !== undefined && isObject(sample)
      ? items.map((item) => (isObject(item) ? { ...sample, ...item } : item))
      : items;
  for (const all of [items, complete]) {
    for (const value of pagesOf(usual, all, endpoint, request))
      if (fits(endpoint, value)) return { kind: "answer", value };
  }
  return undefined;
}

function store({ stored, used, created }: Things, id: string, value: Json): void {
  stored.set(id, value);
  used.add(id);
  created.add(id);
  if (stored.size <= maxThings) return;
  const [oldest = id] = created;
  for (const one of [stored, used, created]) one.delete(oldest);
}

/** Creates a thing; undefined if it can't have a new id. */
function created(of: Storing): StoredAnswer | undefined {
  const { things, resource, call, fits, createdOnly } = of;
  const { endpoint, request } = call;
  const { slot } = resource;
  const usual = call.usual(endpoint);
  const sent = sentOver(usual, of);
  const key = idKey(slot, usual ?? sent) ?? "id";
  const made = withFreshId(sent, key, things.used, (next) => usual === undefined || fits(endpoint, next));
  if (made === undefined) return undefined;
  const { id, value: next } = made;
  const isShown = isObject(next) && own(next, key) !== undefined;
  store(things, idText(id), isObject(next) && !isShown ? { ...next, [key]: id } : next);
  // An example is returned unchanged, apart from its id.
  const example = createdOnly && isObject(usual) && isShown ? withMember(usual, key, id) : next;
  const value = fits(endpoint, example) ? example : next;
  return { kind: "answer", value, revision: revisionOf(next), location: locationOf(request, id) };
}

/** Stores a value as a new thing; undefined if it can't have a new id. */
function added({ things, resource }: Storing, value: Json, fits: (value: Json) => boolean): NewThing | undefined {
  const made = withFreshId(value, idKey(resource.slot, value) ?? "id", things.used, fits);
  if (made !== undefined) store(things, idText(made.id), made.value);
  return made;
}

/** Copies a thing. */
function copied(of: Storing, id: string): StoredAnswer | undefined {
  const { things, resource, call, fits, createdOnly } = of;
  const { endpoint, request } = call;
  const before = things.stored.get(id);
  if (before === undefined && (!createdOnly || things.created.has(id))) return missingAnswer(id);
  const base = before === undefined ? call.usual(endpoint) : overlaid(call.usual(endpoint), before, call, fits);
  const made = base === undefined ? undefined : added(of, base, (next) => fits(endpoint, next));
  if (made === undefined) return undefined;
  const depth = resource.slot.collection.split("/").length - plainPath(endpoint).split("/").length;
  const target = request.target
    .replace(/[?#].*$/, "")
    .split("/")
    .slice(0, depth)
    .join("/");
  const location = locationOf({ ...request, target }, made.id);
  return { kind: "answer", value: made.value, revision: revisionOf(made.value), location };
}

/** Creates the things of a list. */
function severalCreated(of: Storing): StoredAnswer | undefined {
  const { call, fits } = of;
  const { endpoint, checked } = call;
  const usual = call.usual(endpoint);
  const [sample] = usual === undefined ? [] : (itemsOf(usual) ?? []);
  const sent = checked.body === undefined ? undefined : itemsOf(checked.body);
  if (usual === undefined || sample === undefined || sent === undefined || !isObject(sample)) return undefined;
  const made = sent.flatMap((one) => {
    const value = isObject(one) ? objectOf(Object.entries({ ...sample, ...one })) : sample;
    return added(of, value, anything)?.value ?? [];
  });
  const key = itemsKey(usual);
  const value = key === undefined ? made : withValueAt(usual, [key], made);
  return fits(endpoint, value) ? { kind: "answer", value } : undefined;
}

/** Reads, changes or removes a thing, or checks that it is there. */
function about(of: Storing, id: string, isBelow: boolean): StoredAnswer | undefined {
  const { things, resource, call, fits, createdOnly } = of;
  const { endpoint, request, checked } = call;
  const before = things.stored.get(id);
  const creates = endpoint.id === resource.create.endpoint.id;
  if (createdOnly && !creates && !things.created.has(id)) return undefined;
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
    value: overlaid(call.usual(endpoint), value, call, fits),
    revision: revisionOf(value),
  });
  const changed = (value: Json): StoredAnswer => {
    // A change can't give a thing another id.
    const key = idKey(resource.slot, before);
    const old = key === undefined || before === undefined || !isObject(before) ? undefined : own(before, key);
    const isSame = key === undefined || old === undefined || !isObject(value) || own(value, key) === undefined;
    const next = isSame ? value : withMember(value, key, old);
    store(things, id, next);
    return shown(next);
  };
  switch (endpoint.method) {
    case "DELETE":
      things.stored.delete(id);
      return undefined;
    case "PUT": {
      const base = before ?? call.usual(endpoint);
      return changed(sentOver(base, before === undefined ? of : { ...of, fits: anything }));
    }
    case "PATCH": {
      const type = mediaType(headerOf(request, "Content-Type") ?? "");
      const [old, patch] = [before ?? {}, checked.body ?? {}];
      if (!isJsonPatch(type)) return changed(patched(old, patch, type === "application/merge-patch+json"));
      const next = withOperations(old, patch);
      return next === undefined && answerOfStatus(endpoint, 409) ? failedPatch : changed(next ?? old);
    }
    default:
      return before === undefined ? undefined : shown(before);
  }
}

const anything = (): boolean => true;

/** Compares the condition of a change with the thing, if its entity tag is documented (RFC 9110 section 13.1.1). */
function isStale(thing: Json, request: ReceivedRequest, { read }: Resource): boolean {
  const tags = headerOf(request, "If-Match")?.split(/\s*,\s*/) ?? ["*"];
  const hasTags = read?.endpoint.responseHeaders.some(({ key }) => key.toLowerCase() === "etag") ?? false;
  return hasTags && !tags.includes("*") && !tags.includes(tagOf(revisionOf(thing)));
}

/** Writes the entity tag of a revision. */
export const tagOf = (revision: number): string => `"${revision.toString(16)}"`;

/** Returns a value with what was sent, and without what could have been sent and was not, apart from its id. */
function sentOver(usual: Json | undefined, { call, fits, sendable, resource }: Storing): Json {
  const { endpoint } = call;
  const sent = call.checked.body;
  if (!isObject(sent)) return usual ?? {};
  if (!isObject(usual)) return usual ?? sent;
  const id = idKey(resource.slot, usual) ?? "id";
  let value = merged(usual, sent, call, fits);
  for (const key of Object.keys(usual)) {
    if (!sendable.has(key) || key === id || own(sent, key) !== undefined) continue;
    const rest = objectOf(Object.entries(value).filter(([name]) => name !== key));
    if (fits(endpoint, rest)) value = rest;
  }
  return value;
}

/** Returns a stored value if it fits, or else the default value with the stored members that fit. */
function overlaid(usual: Json | undefined, stored: Json, call: StoringCall, fits: Fits): Json {
  if (usual === undefined || fits(call.endpoint, stored)) return stored;
  return isObject(usual) && isObject(stored) ? merged(usual, stored, call, fits) : usual;
}

/** Returns an object with those members of another one that fit, and that it has or may have; all if no answer shows it. */
function merged(
  usual: JsonObject,
  other: JsonObject,
  { endpoint, types, envelope }: StoringCall,
  fits: Fits,
): JsonObject {
  const body = defaultAnswer(endpoint).bodies[0]?.body;
  const shown = body?.kind === "json" ? namesIn(body, types, envelope) : undefined;
  let value = usual;
  for (const [key, member] of Object.entries(other)) {
    const isKnown = own(value, key) !== undefined;
    if (!isKnown && shown?.has(key) === false) continue;
    const next = isKnown ? withMember(value, key, member) : objectOf([...Object.entries(value), [key, member]]);
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
