import fc from "fast-check";
import { type Json, objectOf } from "#engine/json";
import { fold, type Shape, typesFrom } from "#engine/shape";
import { type RegisterApiDefinition, registryTypes } from "#generated/types";

type Make = (fuel: number) => fc.Arbitrary<Json>;

const types = typesFrom(registryTypes);
const constant =
  (value: Json): Make =>
  () =>
    fc.constant(value);
/** Short names from a small set, so that references resolve and names of `Object.prototype` occur. */
const word = fc.constantFrom("a", "b", "plants", "get", "constructor", "toString", "Ä b", "x/y");

/**
 * Values of a shape of the registry, with or without unknown properties. With little fuel, lists and maps are empty and
 * unions use their first variant, so that values of recursive types are finite.
 */
const arbitraryOf = (unknown: fc.Arbitrary<readonly [string, Json][]>): ((shape: Shape) => Make) =>
  fold<Make>(types, {
    string: () => () => word,
    boolean: () => () => fc.boolean(),
    integer: () => () => fc.constantFrom(0, 200, 404),
    uint: () => () => fc.nat(9),
    double: () => () => fc.constantFrom(0.5, 3),
    long: () => () => fc.constantFrom("0", "9007199254740993"),
    uint64: () => () => fc.constantFrom("0", "18446744073709551615"),
    bigInteger: () => () => fc.constantFrom("0", "-123456789012345678901234567890"),
    datetime: () => constant("2026-11-21T08:30:00Z"),
    date: () => constant("2026-11-21"),
    uuid: () => constant("3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13"),
    base64: () => constant("YQ=="),
    enum:
      ({ values }) =>
      () =>
        fc.constantFrom(...values.map(({ value }) => value)),
    literal: ({ value }) => constant(value),
    nullable: ({ item }, recur) => recur(item),
    list:
      ({ item }, recur) =>
      (fuel) =>
        fuel <= 0 ? fc.constant([]) : fc.array(recur(item)(fuel - 1), { maxLength: 2 }),
    set:
      ({ item }, recur) =>
      (fuel) =>
        fuel <= 0 ? fc.constant([]) : recur(item)(fuel - 1).map((one) => [one]),
    map:
      ({ value }, recur) =>
      (fuel) =>
        fuel <= 0 ? fc.constant({}) : fc.array(fc.tuple(word, recur(value)(fuel - 1)), { maxLength: 2 }).map(objectOf),
    object: ({ properties }, recur) => {
      const parts = properties.map(({ key, shape, optional }) => ({ key, optional, make: recur(shape) }));
      return (fuel) => {
        const members = parts.map(({ key, optional, make }) => {
          const present = make(fuel - 1).map((value): readonly [string, Json][] => [[key, value]]);
          if (!optional) return present;
          return fuel <= 0 ? fc.constant<readonly [string, Json][]>([]) : fc.oneof(fc.constant([]), present);
        });
        return fc.tuple(unknown, ...members).map((entries) => objectOf(entries.flat()));
      };
    },
    discriminatedUnion: ({ variants }, recur) => oneOf(variants.map(({ shape }) => recur(shape))),
    undiscriminatedUnion: ({ variants }, recur) => oneOf(variants.map(({ shape }) => recur(shape))),
    file: () => constant(null),
    unknown: () => () => fc.constantFrom<Json>("text", 7, { a: [null] }),
    ref: (_, force) => (fuel) => fc.constant(null).chain(() => force()(fuel)),
  });

function oneOf(makes: readonly Make[]): Make {
  return (fuel) => {
    const open = fuel <= 0 ? makes.slice(0, 1) : makes;
    // Created lazily, since a variant may refer back to the union.
    return fc.oneof(...open.map((make) => fc.constant(null).chain(() => make(fuel - 1))));
  };
}

const plain = arbitraryOf(fc.constant([]));
const marked = arbitraryOf(fc.integer({ min: 0 }).map((mark) => [[`x-${mark}`, `mark-${mark}`]]));

/** Values of a shape of the registry. */
export const valuesOf = (shape: Shape, fuel = 8): fc.Arbitrary<Json> => plain(shape)(fuel);

const registration: Shape = { kind: "ref", id: "api-register:RegisterApiDefinition" };
const asDefinitions = (values: fc.Arbitrary<Json>): fc.Arbitrary<RegisterApiDefinition> =>
  // The values have the type of the shape, as the first test of the law proves.
  values as fc.Arbitrary<unknown> as fc.Arbitrary<RegisterApiDefinition>;

/** Definitions in the package form. */
export const registerDefinitions = asDefinitions(plain(registration)(8));

/** Definitions with an unknown property in every object and nearly always unique names and texts. */
export const markedDefinitions = asDefinitions(marked(registration)(8));
