import { defined } from "#engine/item-at";
import {
  inOrder,
  isList,
  isObject,
  type Json,
  type JsonLimit,
  type JsonLimits,
  type JsonObject,
  jsonLimitMessage,
  printJson,
} from "#engine/json";
import { noKey, YamlError } from "./yaml-error.ts";

/** Builds one JSON value from the parts of YAML in the order of its text. All methods but `value` throw `YamlError`. */
export interface JsonBuilder {
  /** Adds the key of the next member. */
  readonly key: (key: string, offset: number) => void;
  /** Adds the value of an anchor as the key of the next member. */
  readonly aliasKey: (anchor: string, offset: number) => void;
  /** Sets an anchor for a value that is not added, such as a key. */
  readonly anchor: (name: string, value: Json) => void;
  /** Adds a value that is not a collection. `length` is the length of its text. */
  readonly scalar: (value: Json, at: Start & { readonly length: number }) => void;
  /** Adds the value of an anchor. */
  readonly alias: (anchor: string, offset: number) => void;
  readonly begin: (kind: "list" | "map", at: Start) => void;
  /** Closes the innermost collection. */
  readonly end: () => void;
  /** Returns the kind of the innermost open collection. */
  readonly kind: () => "list" | "map" | undefined;
  /** Returns true if the next member of the innermost open map has no key yet. */
  readonly needsKey: () => boolean;
  /** Returns the number of open collections. */
  readonly depth: () => number;
  readonly value: () => Json;
}

/** The start of a value in the text. */
interface Start {
  readonly offset: number;
  readonly anchor?: string | undefined;
}

/** The value of an anchor, with the number of its values and levels. */
interface Anchored {
  readonly value: Json;
  readonly count: number;
  readonly levels: number;
}

/** A list or a map that is not closed yet. */
interface Frame {
  readonly items: Json[] | undefined;
  readonly members: { [key: string]: Json };
  /** The keys in the order of the text. */
  readonly keys: string[];
  /** The members merged by `<<`, in the order of the text. */
  readonly merged: Json[];
  key: string | undefined;
  levels: number;
  readonly anchor: string | undefined;
  /** The number of values before it. */
  readonly before: number;
}

const mergeKey = "<<";

/** A value that is being built. */
interface State {
  readonly limits: JsonLimits;
  readonly anchors: Map<string, Anchored>;
  /** The open collections, outermost first. */
  readonly frames: Frame[];
  /** The number of values so far. */
  total: number;
  root: Json;
}

/**
 * Creates a builder. The last of equal keys wins, aliases are replaced by their values, and `<<` merges the members of
 * other maps: the first map wins over later ones, and the map's own members win over all.
 */
export function jsonBuilder(limits: JsonLimits): JsonBuilder {
  const state: State = { limits, anchors: new Map(), frames: [], total: 0, root: null };
  return {
    key: (key, offset) => addKey(state, key, offset),
    aliasKey: (name, offset) => addAliasKey(state, name, offset),
    anchor: (name, value) => {
      state.anchors.set(name, { value, count: 1, levels: 0 });
    },
    scalar: (value, at) => addScalar(state, value, at),
    alias: (name, offset) => addAlias(state, name, offset),
    begin: (kind, at) => begin(state, kind, at),
    end: () => end(state),
    kind: () => {
      const frame = state.frames.at(-1);
      return frame && (frame.items === undefined ? "map" : "list");
    },
    needsKey: () => needsKey(state),
    depth: () => state.frames.length,
    value: () => state.root,
  };
}

function addKey({ frames, limits }: State, key: string, offset: number): void {
  if (key.length > limits.keyLength) throw limitError(limits, "keyLength", offset);
  const frame = frames.at(-1);
  if (frame !== undefined) frame.key = key;
}

function addAliasKey(state: State, name: string, offset: number): void {
  const { value, levels } = anchored(state, name, offset);
  if (levels > 0) throw noKey(offset);
  addKey(state, typeof value === "string" ? value : printJson(value), offset);
}

function addScalar(state: State, value: Json, { offset, anchor, length }: Start & { readonly length: number }): void {
  const { limits, anchors } = state;
  checkStart(state, offset);
  count(state, 1, offset);
  if (typeof value !== "string" && length > limits.numberLength) throw limitError(limits, "numberLength", offset);
  if (anchor !== undefined) anchors.set(anchor, { value, count: 1, levels: 0 });
  put(state, value, 0);
}

function addAlias(state: State, name: string, offset: number): void {
  const { frames, limits } = state;
  checkStart(state, offset);
  const { value, count: values, levels } = anchored(state, name, offset);
  if (frames.length + levels > limits.depth + 1) throw limitError(limits, "depth", offset);
  count(state, values, offset);
  put(state, value, levels);
}

function begin(state: State, kind: "list" | "map", { offset, anchor }: Start): void {
  checkStart(state, offset);
  count(state, 1, offset);
  const items = kind === "list" ? [] : undefined;
  state.frames.push({
    items,
    members: {},
    keys: [],
    merged: [],
    key: undefined,
    levels: 1,
    anchor,
    before: state.total - 1,
  });
}

function end(state: State): void {
  const frame = state.frames.pop();
  if (frame === undefined) throw new NothingOpenError();
  const { items, anchor, before, levels } = frame;
  const value = items ?? withMerged(frame);
  if (anchor !== undefined) state.anchors.set(anchor, { value, count: state.total - before, levels });
  put(state, value, levels);
}

function needsKey({ frames }: State): boolean {
  const frame = frames.at(-1);
  return frame !== undefined && frame.items === undefined && frame.key === undefined;
}

/** Throws if no value may start here. */
function checkStart(state: State, offset: number): void {
  if (state.frames.length > state.limits.depth) throw limitError(state.limits, "depth", offset);
  if (needsKey(state)) throw noKey(offset);
}

/** Counts values against the limit. */
function count(state: State, values: number, offset: number): void {
  state.total += values;
  if (state.total > state.limits.values) throw limitError(state.limits, "values", offset);
}

const limitError = (limits: JsonLimits, limit: JsonLimit, offset: number): YamlError =>
  new YamlError(jsonLimitMessage(limit, limits[limit]), offset, { limit });

function anchored({ anchors }: State, name: string, offset: number): Anchored {
  const found = anchors.get(name);
  if (found !== undefined) return found;
  throw new YamlError(`unknown anchor ${JSON.stringify(name)}; define it before it is used`, offset);
}

/** Adds a finished value of a number of levels to the open collection. */
function put(state: State, value: Json, levels: number): void {
  const frame = state.frames.at(-1);
  if (frame === undefined) {
    state.root = value;
    return;
  }
  if (levels >= frame.levels) frame.levels = levels + 1;
  if (frame.items !== undefined) frame.items.push(value);
  else if (frame.key === mergeKey) for (const one of isList(value) ? value : [value]) frame.merged.push(one);
  else {
    if (!Object.hasOwn(frame.members, defined(frame.key))) frame.keys.push(defined(frame.key));
    setMember(frame.members, defined(frame.key), value);
  }
  frame.key = undefined;
}

/** A collection was closed that was never opened: a bug. */
class NothingOpenError extends Error {
  override readonly name = "NothingOpenError";
}

function setMember(members: { [key: string]: Json }, key: string, value: Json): void {
  if (key === "__proto__") {
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
  } else members[key] = value;
}

function withMerged({ merged, members, keys }: Frame): JsonObject {
  if (merged.length === 0) return inOrder(members, () => keys);
  const all: { [key: string]: Json } = {};
  for (const one of [...merged].reverse()) {
    if (isObject(one)) for (const [key, value] of Object.entries(one)) setMember(all, key, value);
  }
  for (const [key, value] of Object.entries(members)) setMember(all, key, value);
  return all;
}
