import { decoder, validator } from "#engine/interpret";
import { type Json, type JsonObject, objectOf, parseJson } from "#engine/json";
import { branches, eachLeaf, fold, type Shape, type Types } from "#engine/shape";
import { leafTexts } from "#engine/xml";

/** Reads texts of an address, a header or a form as the wire value of one shape. Other texts stay texts. */
export interface TextReader {
  readonly one: (text: string) => Json;
  /** Only present if the shape has items. */
  readonly many?: (texts: readonly string[]) => Json;
  /** Only present if the shape has members. */
  readonly members?: {
    /** The names of declared members; any other name too, if `isOpen`. */
    readonly keys: readonly string[];
    readonly isOpen: boolean;
    readonly read: (entries: readonly Entry[]) => Json;
    /** The reader of one member. */
    readonly at: (key: string) => TextReader;
  };
}

/** A name with its text. */
export type Entry = readonly [key: string, text: string];

const asIs: TextReader = { one: (text) => text };

const asJson: TextReader = {
  one: (text) => {
    const parsed = parseJson(text);
    return parsed.ok ? parsed.value : text;
  },
};

/** Creates the function that returns the reader of a shape. */
export function textReader(types: Types): (shape: Shape) => TextReader {
  const [read, check] = [decoder(types), validator(types)];
  const fits = (shape: Shape, value: Json): boolean => check(shape)(read(shape)(value)).length === 0;
  /** Reads as the first variant that accepts the text, or else as the first one. */
  const oneOf = (variants: readonly { readonly shape: Shape }[], recur: (shape: Shape) => TextReader): TextReader => {
    const readers = () => variants.map(({ shape }) => ({ shape, reader: recur(shape) }));
    return lazyReader(() => {
      const members = membersOf(variants, recur);
      const many = readers().find(({ reader }) => reader.many !== undefined)?.reader.many;
      return {
        one: (text) => {
          const values = readers().map(({ shape, reader }) => ({ shape, value: reader.one(text) }));
          return (values.find(({ shape, value }) => fits(shape, value)) ?? values[0])?.value ?? text;
        },
        ...(many && { many }),
        ...(members && { members }),
      };
    });
  };
  /** Types that a text is being read as: a list of lists of itself has no end. */
  const reading = new Set<string>();
  const list = (item: TextReader): TextReader => ({
    one: (text) => [item.one(text)],
    many: (texts) => texts.map((text) => item.one(text)),
  });
  const leafOf = fold<TextReader["one"]>(types, { ...leafTexts, ...branches(asIs.one) });
  return fold<TextReader>(types, {
    ...eachLeaf((leaf) => ({ one: leafOf(leaf) })),
    unknown: () => asJson,
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return lazyReader(
        () => inner,
        (text) => (text === "null" ? null : inner.one(text)),
      );
    },
    list: ({ item }, recur) => list(recur(item)),
    set: ({ item }, recur) => list(recur(item)),
    map: ({ value }, recur) => ({ ...asJson, members: memberReader([], () => recur(value), true) }),
    object: ({ properties, extra }, recur) => {
      const byKey = objectOfReaders(properties.map(({ key, shape }) => [key, () => recur(shape)] as const));
      const at = (key: string): TextReader => (byKey(key) ?? (() => (extra ? recur(extra) : asIs)))();
      return {
        ...asJson,
        members: memberReader(
          properties.map(({ key }) => key),
          at,
          extra !== undefined,
        ),
      };
    },
    discriminatedUnion: ({ variants }, recur) => oneOf(variants, recur),
    undiscriminatedUnion: ({ variants }, recur) => oneOf(variants, recur),
    // Types may be recursive, so readers are created lazily.
    ref: (id, force) =>
      lazyReader(force, (text) => {
        if (reading.has(id)) return text;
        reading.add(id);
        try {
          return force().one(text);
        } finally {
          reading.delete(id);
        }
      }),
  });
}

function lazyReader(force: () => TextReader, one?: TextReader["one"]): TextReader {
  return {
    one: one ?? ((text) => force().one(text)),
    get many() {
      return force().many;
    },
    get members() {
      return force().members;
    },
  } as TextReader; // `exactOptionalPropertyTypes` does not know getters that return undefined.
}

const objectOfReaders = (entries: readonly (readonly [string, () => TextReader])[]) => {
  const known = new Map(entries);
  return (key: string) => known.get(key);
};

const memberReader = (
  keys: readonly string[],
  at: (key: string) => TextReader,
  isOpen: boolean,
): NonNullable<TextReader["members"]> => ({
  keys,
  isOpen,
  at,
  read: (entries): JsonObject => objectOf(grouped(entries).map(([key, texts]) => [key, readAll(at(key), texts)])),
});

/** Reads the values of one name: all of them for a list, else the last one. */
export const readAll = (reader: TextReader, texts: readonly string[]): Json =>
  reader.many?.(texts) ?? reader.one(texts.at(-1) ?? "");

/** Groups texts by their names, in the order in which names appear. */
export function grouped(entries: readonly Entry[]): readonly (readonly [string, readonly string[]])[] {
  const all = new Map<string, string[]>();
  for (const [key, text] of entries) {
    const texts = all.get(key);
    if (texts === undefined) all.set(key, [text]);
    else texts.push(text);
  }
  return [...all];
}

/** Members of a union: the members of each variant that has some. */
function membersOf(
  variants: readonly { readonly shape: Shape }[],
  recur: (shape: Shape) => TextReader,
): TextReader["members"] {
  const all = variants.flatMap(({ shape }) => recur(shape).members ?? []);
  if (all.length === 0) return undefined;
  const keys = [...new Set(all.flatMap((one) => one.keys))];
  const at = (key: string): TextReader => (all.find((one) => one.keys.includes(key)) ?? all[0])?.at(key) ?? asIs;
  return memberReader(
    keys,
    at,
    all.some(({ isOpen }) => isOpen),
  );
}
