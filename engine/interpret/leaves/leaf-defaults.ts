import type { Json } from "#engine/json";
import type { Algebra } from "#engine/shape";
import { dateOf } from "#engine/text";
import { digitsWithin, within } from "./within.ts";

type Deps = { readonly now: () => Date };
type Leaf = (deps: Deps) => Json | undefined;

const always =
  (value: Json | undefined): Leaf =>
  () =>
    value;

/** The initial values of shapes that hold no other shape, within their limits; undefined if the reader must choose one. */
export const leafDefaults = {
  string: (node) => always(node.default ?? ""),
  boolean: (node) => always(node.default ?? false),
  integer: (node) => always(node.default ?? within(0, node)),
  uint: (node) => always(node.default ?? 0),
  double: (node) => always(node.default ?? within(0, node)),
  long: (node) => always(node.default ?? digitsWithin("0", node)),
  uint64: (node) => always(node.default ?? "0"),
  bigInteger: (node) => always(node.default ?? "0"),
  datetime: (node) => (deps) => node.default ?? deps.now().toISOString(),
  date: (node) => (deps) => node.default ?? dateOf(deps.now()),
  uuid: (node) => always(node.default ?? ""),
  base64: (node) => always(node.default ?? ""),
  enum: ({ values, default: chosen }) => always(chosen ?? (values.length === 1 ? values[0]?.value : undefined)),
  literal: ({ value }) => always(value),
  file: () => always(undefined),
  unknown: ({ value }) => always(value),
} satisfies Partial<Algebra<Leaf>>;
