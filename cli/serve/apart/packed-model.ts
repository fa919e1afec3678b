import { isExact, type Json, parseJson, printJson } from "#engine/json";
import type { ApiModel, Channel, Endpoint, Webhook } from "#engine/model";
import type { TypeDefinition } from "#engine/shape";

/**
 * A model as bytes, as it passes from one process to another and as a site keeps it: first the model, each entry and
 * type of it with its light members alone, which every page needs; then the whole entries and types, list after list,
 * each read when somebody asks for it, and forgotten again when nobody holds it.
 */
export interface PackedModel {
  /** JSON texts in UTF-8, one behind the other. */
  readonly bytes: Uint8Array;
  /** Where in the bytes each of them ends. */
  readonly ends: readonly number[];
  /** Which of them hold numbers that a double would print otherwise. */
  readonly precise: readonly number[];
}

/** Members that each page, the navigation or the proxy asks for at once; they are small. */
const light = {
  endpoints: [
    ...["id", "displayName", "namespace", "method", "path", "auth", "security", "environments", "defaultEnvironment"],
    ...["responses", "protocol", "availability"],
  ],
  channels: ["id", "displayName", "namespace", "path", "environments", "auth", "availability"],
  webhooks: ["id", "displayName", "namespace", "method", "path", "availability"],
  types: ["name", "displayName", "availability"],
} as const satisfies { readonly [list in List]: readonly string[] };

type List = "endpoints" | "channels" | "webhooks" | "types";
type Entry = Endpoint | Channel | Webhook | TypeDefinition;

/** The key under which a head keeps the names of the members that it lacks. No member of a model has it. */
const lacking = "...";

/** Packs a model. */
export function packModel(model: ApiModel): PackedModel {
  // The first place is kept for the model.
  const texts: string[] = [""];
  const precise: number[] = [];
  const put = (n: number, value: object): void => {
    const isPrecise = holdsExact(value);
    if (isPrecise) precise.push(n);
    // Models are plain data all through: every part is JSON or a number kept as text.
    texts[n] = isPrecise ? printJson(value as unknown as Json) : JSON.stringify(value);
  };
  const headOf = (list: List, entry: Entry): object => {
    const kept: readonly string[] = light[list];
    const members = Object.entries(entry).filter(([, value]) => value !== undefined);
    put(texts.length, entry);
    return {
      ...Object.fromEntries(members.filter(([key]) => kept.includes(key))),
      [lacking]: members.flatMap(([key]) => (kept.includes(key) ? [] : [key])),
    };
  };
  const { channels, webhooks } = model;
  const heads = {
    ...model,
    endpoints: model.endpoints.map((entry) => headOf("endpoints", entry)),
    ...(channels && { channels: channels.map((entry) => headOf("channels", entry)) }),
    ...(webhooks && { webhooks: webhooks.map((entry) => headOf("webhooks", entry)) }),
    types: Object.fromEntries(Object.entries(model.types).map(([id, type]) => [id, headOf("types", type)])),
  };
  put(0, heads);
  return { ...joined(texts), precise };
}

function joined(texts: readonly string[]): Pick<PackedModel, "bytes" | "ends"> {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  const whole = Buffer.from(bytes.buffer);
  let end = 0;
  const ends = texts.map((text, n) => {
    whole.write(text, end);
    end += sizes[n] ?? 0;
    return end;
  });
  return { bytes, ends };
}

/** Makes a model of packed bytes that is read like any other. */
export function unpackModel({ bytes, ends, precise }: PackedModel): ApiModel {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const exacts = new Set(precise);
  const read = (n: number): object => {
    const text = whole.toString("utf8", n === 0 ? 0 : ends[n - 1], ends[n]);
    // `packModel` wrote an object here.
    return (exacts.has(n) ? parsed(text) : JSON.parse(text)) as object;
  };
  // `packModel` put a model here, and these are its lists in the same order.
  const model = read(0) as unknown as ApiModel;
  const fill = filler(read);
  for (const list of [model.endpoints, model.channels, model.webhooks, Object.values(model.types)]) {
    for (const head of list ?? []) fill(head);
  }
  return model;
}

/** Gives heads, in the order in which they were packed, their other members, each read when it is asked for. */
function filler(read: (n: number) => object): (head: object) => void {
  const places = new WeakMap<object, number>();
  const held = new Map<number, WeakRef<object>>();
  let count = 1;
  const wholeOf = (head: object): object => {
    const n = places.get(head) ?? Number.NaN;
    const whole = held.get(n)?.deref() ?? read(n);
    // As long as anybody holds a part of it, its parts keep their identity.
    if (held.get(n)?.deref() === undefined) held.set(n, new WeakRef(whole));
    return whole;
  };
  const getters = new Map<string, (this: object) => unknown>();
  const getterOf = (key: string): ((this: object) => unknown) => {
    const getter =
      getters.get(key) ??
      function (this: object): unknown {
        return Reflect.get(wholeOf(this), key);
      };
    getters.set(key, getter);
    return getter;
  };
  return (head) => {
    const keys: readonly string[] = Reflect.get(head, lacking);
    Reflect.deleteProperty(head, lacking);
    places.set(head, count);
    count += 1;
    for (const key of keys) Object.defineProperty(head, key, { enumerable: true, get: getterOf(key) });
  };
}

const holdsExact = (value: unknown): boolean =>
  typeof value === "object" && value !== null && (isExact(value) || Object.values(value).some(holdsExact));

function parsed(text: string): Json {
  const read = parseJson(text);
  if (!read.ok) throw new TypeError(`a packed model is broken: ${read.fault.message}`);
  return read.value;
}
