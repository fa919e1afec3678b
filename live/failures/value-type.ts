import { isExact, isList, isObject, type Json } from "#engine/json";
import { eachLeaf, fold, type LeafAlgebra, type Path, type Shape, type Types } from "#engine/shape";
import type { ValueType } from "./failure.ts";

type At = (path: Path) => ValueType | undefined;

const datetime = "^\\d{4}-\\d\\d-\\d\\d[Tt ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$";
const date = "^\\d{4}-\\d\\d-\\d\\d$";
const uuid = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$";

const only =
  (type: ValueType | undefined): At =>
  (path) =>
    path.length === 0 ? type : undefined;

const always = (type: ValueType) => () => only(type);

const leafTypes: LeafAlgebra<At> = {
  ...eachLeaf(() => only({ kind: "present" })),
  string: always({ kind: "string" }),
  boolean: always({ kind: "boolean" }),
  integer: always({ kind: "integer" }),
  uint: always({ kind: "integer" }),
  long: always({ kind: "integer" }),
  uint64: always({ kind: "integer" }),
  double: always({ kind: "number" }),
  bigInteger: always({ kind: "pattern", pattern: "^-?\\d+$" }),
  datetime: always({ kind: "pattern", pattern: datetime }),
  date: always({ kind: "pattern", pattern: date }),
  uuid: always({ kind: "pattern", pattern: uuid }),
  base64: always({ kind: "pattern", pattern: "^[A-Za-z0-9+/]*={0,2}$" }),
  enum: ({ values, numeric }) =>
    only({ kind: "one-of", values: values.map(({ value }) => (numeric ? Number(value) : value)) }),
  literal: ({ value }) => only({ kind: "one-of", values: [value] }),
};

/**
 * Returns the function that finds the documented type of the value at a path of a shape, as far as a program in any
 * language checks it in one line; undefined where a value may be of several types.
 */
export const valueTypeAt = (types: Types): ((shape: Shape) => At) =>
  fold<At>(types, {
    ...leafTypes,
    nullable: ({ item }, recur) => below(undefined, () => recur(item)),
    list: ({ item }, recur) => below({ kind: "list" }, () => recur(item), 1),
    set: ({ item }, recur) => below({ kind: "list" }, () => recur(item), 1),
    map: ({ value }, recur) => below({ kind: "object" }, () => recur(value), 1),
    object: ({ properties, extra }, recur) => {
      const members = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
      const others = extra && recur(extra);
      return below({ kind: "object" }, ([key]) => members.get(String(key)) ?? others, 1);
    },
    discriminatedUnion: () => only({ kind: "object" }),
    undiscriminatedUnion: () => only(undefined),
    ref: (_id, force) => (path) => force()(path),
  });

const below =
  (type: ValueType | undefined, inner: (path: Path) => At | undefined, steps = 0): At =>
  (path) =>
    path.length === 0 ? type : inner(path)?.(path.slice(steps));

/** Returns true if a value, or its absence, is of a type. */
export function isOfType(value: Json | undefined, type: ValueType): boolean {
  switch (type.kind) {
    case "present":
      return value !== undefined;
    case "absent":
      return value === undefined;
    case "string":
    case "boolean":
      return typeof value === type.kind;
    case "number":
      return typeof value === "number" || isExact(value);
    case "integer":
      // An integer may be written as 1.0 (RFC 8259 §6); digits beyond a double are an integer's here.
      return (
        (typeof value === "number" && Number.isInteger(value)) || (isExact(value) && /^-?\d+$/.test(String(value)))
      );
    case "list":
      return isList(value);
    case "object":
      return isObject(value);
    case "at-most":
      return isList(value) && value.length <= type.count;
    case "pattern":
      return typeof value === "string" && new RegExp(type.pattern).test(value);
    case "one-of":
      return type.values.some((one) => one === value);
  }
}
