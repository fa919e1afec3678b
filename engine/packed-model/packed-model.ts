import { defined, itemAt } from "../item-at.ts";
import { isExact, type Json, parseJson, printJson } from "../json/index.ts";
import type { ApiModel } from "../model/index.ts";
import type { TypeDefinition } from "../shape/index.ts";

/**
 * A model as bytes, for passing between processes and for a site to store. First comes the model without its lists.
 * Then, list by list, the heads of all entries and types (the light members that every page needs), each with a comma,
 * so that they can be read together; then each entry as a whole, which is read on demand and released when it is no
 * longer referenced.
 */
export interface PackedModel {
  /** JSON texts in UTF-8, concatenated. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The end offset of each text. */
  readonly ends: readonly number[];
  /** Indices of the texts with numbers or orders of keys that only `parseJson` keeps. */
  readonly precise: readonly number[];
  /** The ids of the entries of each list, in their order. */
  readonly ids: PackedIds;
}

type PackedIds = { readonly [list in List]?: readonly string[] };

/** Members that each page, the navigation or the proxy asks for at once; they are small. */
const light = {
  endpoints: [
    ...["id", "displayName", "namespace", "method", "path", "auth", "security", "environments", "defaultEnvironment"],
    ...["responses", "protocol", "availability"],
  ],
  channels: [
    ...["id", "displayName", "namespace", "path", "environments", "brokers", "protocol", "auth", "availability"],
  ],
  webhooks: ["id", "displayName", "namespace", "method", "path", "callback", "availability"],
  types: ["name", "displayName", "availability"],
  // Values to check are rare.
  schemas: [],
} as const satisfies { readonly [list in List]: readonly string[] };

type List = "endpoints" | "channels" | "webhooks" | "types" | "schemas";
const lists = ["endpoints", "channels", "webhooks", "types", "schemas"] as const;

/** The key of a head for the names of its other members. No member of a model has this key. */
const lacking = "...";

/** A model in which reused entries are represented by their ids. */
export interface SomeOfModel {
  readonly model: Omit<ApiModel, List>;
  readonly entries: { readonly [list in List]?: readonly (readonly [id: string, entry: object | undefined])[] };
}

/** The difference of two packed models: the later one, without texts of unchanged entries. */
export interface PackedChange extends PackedModel {
  /** For each entry, list by list, true if it is unchanged. */
  readonly stays: readonly boolean[];
}

/** Packs a model. Throws `ModelTooLargeError`. */
export function packModel(
  { endpoints, channels, webhooks, types, schemas, ...model }: ApiModel,
  maxBytes: number = defaultMaxBytes,
): PackedModel {
  const byId = (entries: readonly { readonly id: string }[]) => entries.map((one) => [one.id, one] as const);
  const entries = {
    endpoints: byId(endpoints),
    ...(channels && { channels: byId(channels) }),
    ...(webhooks && { webhooks: byId(webhooks) }),
    types: Object.entries<TypeDefinition>(types),
    ...(schemas && { schemas: Object.entries(schemas) }),
  };
  const { stays: _, ...packed } = packChange({ model, entries }, maxBytes);
  return packed;
}

/** Packs the entries that are not reused. Throws `ModelTooLargeError`. */
export function packChange({ model, entries }: SomeOfModel, maxBytes: number = defaultMaxBytes): PackedChange {
  const writer = textWriter(maxBytes);
  const precise: number[] = [];
  const put = (value: object, end = ""): void => {
    const isPrecise = needsOwnReader(value);
    if (isPrecise) precise.push(writer.count());
    // Models are plain data: every part is JSON or a number stored as text.
    writer.write((isPrecise ? printJson(value as Json) : JSON.stringify(value)) + end);
  };
  put(model);
  const stays: boolean[] = [];
  const there: object[] = [];
  const ids: { [list in List]?: readonly string[] } = {};
  for (const list of lists) {
    const all = entries[list];
    if (all === undefined) continue;
    ids[list] = all.map(([id]) => id);
    for (const [, entry] of all) {
      stays.push(entry === undefined);
      if (entry === undefined) continue;
      there.push(entry);
      put(headOf(list, entry), ",");
    }
  }
  for (const entry of there) put(entry);
  return { ...writer.finish(), precise, ids, stays };
}

function headOf(list: List, entry: object): object {
  const headKeys: readonly string[] = light[list];
  const members = Object.entries(entry).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(members.filter(([key]) => headKeys.includes(key))),
    [lacking]: members.flatMap(([key]) => (headKeys.includes(key) ? [] : [key])),
  };
}

/** Bytes of a packed model: the first size of its buffer, and the largest, which reserves addresses but no memory. */
const firstBytes = 1024 * 1024;
const defaultMaxBytes = 2 ** 31;

/** A packed model holds more bytes than its buffer can. */
export class ModelTooLargeError extends Error {
  override readonly name = "ModelTooLargeError";
  constructor(maxBytes: number) {
    super(`the model of it is larger than ${sizeInWords(maxBytes)}, the largest that can be stored`);
  }
}

const MiB = 1024 * 1024;

const sizeInWords = (bytes: number): string =>
  bytes >= MiB ? `${Number((bytes / MiB).toFixed(1))} MB` : `${bytes} bytes`;

/** Creates a writer that appends texts in UTF-8 to a buffer that grows, so that no text is held once it is written. */
function textWriter(maxBytes: number) {
  const buffer = new ArrayBuffer(Math.min(firstBytes, maxBytes), { maxByteLength: maxBytes });
  const encoder = new TextEncoder();
  const ends: number[] = [];
  let end = 0;
  return {
    count: () => ends.length,
    write: (text: string): void => {
      const written = encoder.encode(text);
      const size = written.length;
      if (end + size > maxBytes) throw new ModelTooLargeError(maxBytes);
      if (end + size > buffer.byteLength) buffer.resize(Math.min(maxBytes, 2 * (end + size)));
      new Uint8Array(buffer).set(written, end);
      end += size;
      ends.push(end);
    },
    finish: (): Pick<PackedModel, "bytes" | "ends"> => {
      buffer.resize(end);
      return { bytes: new Uint8Array(buffer), ends };
    },
  };
}

/** Applies a change to a packed model. The result equals packing the later model as a whole, byte for byte. */
export function changed(before: PackedModel, change: PackedChange): PackedModel {
  const indices = new Map(keysOf(before.ids).map((key, index) => [key, index]));
  const wasPrecise = new Set(before.precise);
  const isPrecise = new Set(change.precise);
  /** The entries of the new model: the packed model that contains each, and its index there. */
  const entries: (readonly [of: PackedModel, index: number])[] = [];
  let read = 0;
  for (const [n, key] of keysOf(change.ids).entries()) {
    const isUnchanged = change.stays[n] === true;
    const index = isUnchanged ? indices.get(key) : read;
    if (index === undefined) throw new NothingStaysError(key);
    if (!isUnchanged) read += 1;
    entries.push([isUnchanged ? before : change, index]);
  }
  const from: readonly (readonly [of: PackedModel, n: number])[] = [
    [change, 0],
    ...entries.map(([of, index]) => [of, 1 + index] as const),
    ...entries.map(([of, index]) => [of, 1 + countOf(of) + index] as const),
  ];
  const startOf = ({ ends }: PackedModel, n: number): number => (n === 0 ? 0 : itemAt(ends, n - 1));
  const sizes = from.map(([of, n]) => itemAt(of.ends, n) - startOf(of, n));
  const bytes = roomFor(sizes.reduce((sum, size) => sum + size, 0));
  let end = 0;
  const ends = from.map(([of, n], i) => {
    const size = itemAt(sizes, i);
    const start = startOf(of, n);
    bytes.set(of.bytes.subarray(start, start + size), end);
    end += size;
    return end;
  });
  const precise = from.flatMap(([of, n], i) => ((of === change ? isPrecise : wasPrecise).has(n) ? [i] : []));
  return { bytes, ends, precise, ids: change.ids };
}

/**
 * Returns a key for each entry, list by list. Entries of a list with the same id are numbered, so that none is lost.
 */
function keysOf(ids: PackedIds): readonly string[] {
  return lists.flatMap((list) => {
    const counts = new Map<string, number>();
    return (ids[list] ?? []).map((id) => {
      const n = counts.get(id) ?? 0;
      counts.set(id, n + 1);
      return `${list} ${n} ${id}`;
    });
  });
}

/** The number of entries with texts in a packed model. */
const countOf = ({ ends }: PackedModel): number => (ends.length - 1) / 2;

/** A change refers to an entry that the model does not have: a bug. */
class NothingStaysError extends Error {
  override readonly name = "NothingStaysError";
  readonly key: string;
  constructor(key: string) {
    super(`there was no entry ${key} before`);
    this.key = key;
  }
}

/** Creates a model from packed bytes that reads like any other. */
export function unpackModel({ bytes, ends, precise, ids }: PackedModel): ApiModel {
  const decoder = new TextDecoder();
  const textOf = (from: number, to: number | undefined): string => decoder.decode(bytes.subarray(from, to));
  const exacts = new Set(precise);
  const read = (n: number): object => {
    const text = textOf(n === 0 ? 0 : itemAt(ends, n - 1), ends[n]);
    // `packModel` wrote an object here.
    return (exacts.has(n) ? parsed(text) : JSON.parse(text)) as object;
  };
  const count = countOf({ bytes, ends, precise, ids });
  const isExactly = precise.some((n) => n > 0 && n <= count);
  const all = `[${textOf(itemAt(ends, 0), Math.max(itemAt(ends, 0), itemAt(ends, count) - 1))}]`;
  // `packModel` wrote the heads of all entries here, in the order of their lists.
  const heads = (isExactly ? parsed(all) : JSON.parse(all)) as object[];
  const fill = filler(read);
  for (const [index, head] of heads.entries()) fill(head, 1 + count + index);
  let next = 0;
  const listOf = (list: List): readonly (readonly [id: string, entry: object])[] | undefined =>
    ids[list]?.map((id) => {
      const head = itemAt(heads, next);
      next += 1;
      return [id, head] as const;
    });
  const [endpoints, channels, webhooks, types, schemas] = lists.map(listOf);
  const entries = (list: ReturnType<typeof listOf>) => list?.map(([, entry]) => entry);
  const model: object = {
    ...read(0),
    endpoints: entries(endpoints) ?? [],
    ...(channels && { channels: entries(channels) }),
    ...(webhooks && { webhooks: entries(webhooks) }),
    types: Object.fromEntries(types ?? []),
    ...(schemas && { schemas: Object.fromEntries(schemas) }),
  };
  // `packModel` put a model here, and these are its lists in the same order.
  return model as ApiModel;
}

/** Adds the other members to heads, each read on demand. */
function filler(read: (n: number) => object): (head: object, n: number) => void {
  const indices = new WeakMap<object, number>();
  const held = new Map<number, WeakRef<object>>();
  const fullEntryOf = (head: object): object => {
    const n = defined(indices.get(head));
    const entry = held.get(n)?.deref() ?? read(n);
    // While an entry is referenced, each read of it returns the same objects.
    if (held.get(n)?.deref() === undefined) held.set(n, new WeakRef(entry));
    return entry;
  };
  const getters = new Map<string, (this: object) => unknown>();
  const getterOf = (key: string): ((this: object) => unknown) => {
    const getter =
      getters.get(key) ??
      function (this: object): unknown {
        return Reflect.get(fullEntryOf(this), key);
      };
    getters.set(key, getter);
    return getter;
  };
  return (head, n) => {
    const keys: readonly string[] = Reflect.get(head, lacking);
    Reflect.deleteProperty(head, lacking);
    indices.set(head, n);
    for (const key of keys) Object.defineProperty(head, key, { enumerable: true, get: getterOf(key) });
  };
}

/** Returns true if a copy lists keys in the same order, see `inOrder`. */
function isInPlatformOrder(value: object): boolean {
  const keys = Object.keys(value);
  // Only an object that has integers as keys can be in another order; its copy begins with one.
  if (!keys.some((key) => /^\d/.test(key))) return true;
  return Object.keys({ ...value }).every((key, i) => key === keys[i]);
}

/** Returns true if the reader of the platform would lose digits of a number, or the order of keys. */
const needsOwnReader = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (isExact(value) || !isInPlatformOrder(value) || Object.values(value).some(needsOwnReader));

function parsed(text: string): Json {
  const read = parseJson(text);
  if (!read.ok) throw new TypeError(`a packed model is corrupt: ${read.error.message}`);
  return read.value;
}

/**
 * Allocates memory that returns to the system once nothing references it. A large, growing buffer is not allocated in
 * the heap of small objects, where one small object behind it would prevent its release.
 */
export const roomFor = (size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(size, { maxByteLength: size }));
