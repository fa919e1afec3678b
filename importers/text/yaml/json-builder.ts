import {
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

/** Builds one JSON value from the parts of YAML in the order of its text. All methods but `value` throw `YamlFault`. */
export interface JsonBuilder {
  /** Adds the key of the member whose value comes next. */
  readonly key: (key: string, offset: number) => void;
  /** Adds what an anchor names as the key of the member that comes next. */
  readonly aliasKey: (anchor: string, offset: number) => void;
  /** Names a value that is not added, such as that of a key. */
  readonly anchor: (name: string, value: Json) => void;
  /** Adds a value that is not a collection. `length` is that of its text. */
  readonly scalar: (value: Json, place: Place & { readonly length: number }) => void;
  /** Adds what an anchor names. */
  readonly alias: (anchor: string, offset: number) => void;
  readonly begin: (kind: "list" | "map", place: Place) => void;
  /** Closes the collection that was opened last. */
  readonly end: () => void;
  /** Returns the kind of the collection that is open. */
  readonly kind: () => "list" | "map" | undefined;
  /** Returns true if a map is open whose next member has no key yet. */
  readonly needsKey: () => boolean;
  /** Returns how many collections are open. */
  readonly depth: () => number;
  readonly value: () => Json;
}

interface Place {
  readonly offset: number;
  readonly anchor?: string | undefined;
}

/** A value that an anchor names, with the number of its values and levels. */
interface Anchored {
  readonly value: Json;
  readonly count: number;
  readonly levels: number;
}

/** A list or a map that is not closed yet. */
interface Frame {
  readonly items: Json[] | undefined;
  readonly members: { [key: string]: Json };
  /** The members merged by `<<`, in the order of the text. */
  readonly merged: Json[];
  key: string | undefined;
  levels: number;
  readonly anchor: string | undefined;
  /** The number of values before it. */
  readonly before: number;
}

const mergeKey = "<<";

/**
 * Creates a builder. The last of equal keys counts, aliases stand for what they name, and `<<` brings in the members of
 * other maps, of which the first wins over the later ones and the map's own over all.
 */
export function jsonBuilder(limits: JsonLimits): JsonBuilder {
  const anchors = new Map<string, Anchored>();
  const frames: Frame[] = [];
  let root: Json = null;
  let total = 0;

  const passed = (limit: JsonLimit, offset: number): YamlError =>
    new YamlError(jsonLimitMessage[limit](limits[limit]), offset, { limit });

  const enter = (offset: number): void => {
    if (frames.length > limits.depth) throw passed("depth", offset);
    const frame = frames.at(-1);
    if (frame !== undefined && frame.items === undefined && frame.key === undefined) throw noKey(offset);
  };

  const named = (name: string, offset: number): Anchored => {
    const found = anchors.get(name);
    if (found !== undefined) return found;
    throw new YamlError(`nothing before this has the anchor ${JSON.stringify(name)}`, offset);
  };

  const addKey = (key: string, offset: number): void => {
    if (key.length > limits.keyLength) throw passed("keyLength", offset);
    const frame = frames.at(-1);
    if (frame !== undefined) frame.key = key;
  };

  const count = (values: number, offset: number): void => {
    total += values;
    if (total > limits.values) throw passed("values", offset);
  };

  const put = (value: Json, levels: number): void => {
    const frame = frames.at(-1);
    if (frame === undefined) {
      root = value;
      return;
    }
    if (levels >= frame.levels) frame.levels = levels + 1;
    if (frame.items !== undefined) frame.items.push(value);
    else if (frame.key === mergeKey) for (const one of isList(value) ? value : [value]) frame.merged.push(one);
    else setMember(frame.members, frame.key ?? "", value);
    frame.key = undefined;
  };

  return {
    key: addKey,
    aliasKey: (name, offset) => {
      const { value, levels } = named(name, offset);
      if (levels > 0) throw noKey(offset);
      addKey(typeof value === "string" ? value : printJson(value), offset);
    },
    anchor: (name, value) => {
      anchors.set(name, { value, count: 1, levels: 0 });
    },
    scalar: (value, { offset, anchor, length }) => {
      enter(offset);
      count(1, offset);
      if (typeof value !== "string" && length > limits.numberLength) throw passed("numberLength", offset);
      if (anchor !== undefined) anchors.set(anchor, { value, count: 1, levels: 0 });
      put(value, 0);
    },
    alias: (name, offset) => {
      enter(offset);
      const { value, count: values, levels } = named(name, offset);
      if (frames.length + levels > limits.depth + 1) throw passed("depth", offset);
      count(values, offset);
      put(value, levels);
    },
    begin: (kind, { offset, anchor }) => {
      enter(offset);
      count(1, offset);
      const items = kind === "list" ? [] : undefined;
      frames.push({ items, members: {}, merged: [], key: undefined, levels: 1, anchor, before: total - 1 });
    },
    end: () => {
      const frame = frames.pop();
      if (frame === undefined) throw new NothingOpenError();
      const { items, anchor, before, levels } = frame;
      const value = items ?? withMerged(frame);
      if (anchor !== undefined) anchors.set(anchor, { value, count: total - before, levels });
      put(value, levels);
    },
    kind: () => {
      const frame = frames.at(-1);
      return frame && (frame.items === undefined ? "map" : "list");
    },
    needsKey: () => {
      const frame = frames.at(-1);
      return frame !== undefined && frame.items === undefined && frame.key === undefined;
    },
    depth: () => frames.length,
    value: () => root,
  };
}

/** A collection ends that never began: a bug. */
class NothingOpenError extends Error {
  override readonly name = "NothingOpenError";
}

function setMember(members: { [key: string]: Json }, key: string, value: Json): void {
  if (key === "__proto__") {
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
  } else members[key] = value;
}

function withMerged({ merged, members }: Frame): JsonObject {
  if (merged.length === 0) return members;
  const all: { [key: string]: Json } = {};
  for (const one of [...merged].reverse()) {
    if (isObject(one)) for (const [key, value] of Object.entries(one)) setMember(all, key, value);
  }
  for (const [key, value] of Object.entries(members)) setMember(all, key, value);
  return all;
}
