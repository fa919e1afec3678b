import type { Json } from "#engine/json";
import type { LeafAlgebra, LongShape, ShapeOf } from "#engine/shape";

/** Longer texts are not tried, in UTF-16 units: they would test limits of the network. Own choice. */
const maxTextLength = 5000;
/** Values of an enum that are tried. */
const maxEnumValues = 20;

/** The values at and next to the limits of a leaf; some may break another rule, so that they are checked before use. */
export const boundaryValues: LeafAlgebra<readonly Json[]> = {
  string: ({ minLength = 0, maxLength = 300 }) => [
    "a".repeat(minLength),
    "z".repeat(Math.min(maxLength, maxTextLength)),
    "O'Brien",
    "Grüße, 世界 🌱",
    " ",
    "0",
    "null",
    "%00 & ? # /",
  ],
  boolean: () => [true, false],
  integer: ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1, multipleOf = 1 }) => [
    ...around(minimum, maximum, multipleOf),
    0,
    -1,
    1,
  ],
  uint: () => [0, 1, 2 ** 32 - 1],
  double: ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) => [
    ...[minimum, maximum].filter((one) => one !== undefined),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum + 0.01]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum - 0.01]),
    0,
    0.1,
    -1.5,
    1e15,
  ],
  long: (node) => [...longEnds(node), "0", "1", "-1", "2147483648", "9007199254740993"],
  uint64: () => ["0", "9007199254740993", "18446744073709551615"],
  bigInteger: () => ["0", "-1", "9007199254740993", `1${"0".repeat(30)}`],
  datetime: () => ["1970-01-01T00:00:00Z", "2024-02-29T23:59:59.999Z", "2026-01-01T00:30:00+14:00"],
  date: () => ["1970-01-01", "2024-02-29", "9999-12-31"],
  uuid: () => ["00000000-0000-0000-0000-000000000000"],
  base64: () => ["", "/+8="],
  enum: ({ values }: ShapeOf<"enum">) => values.slice(0, maxEnumValues).map(({ value }) => value),
  literal: () => [],
  file: () => [],
  unknown: () => [],
};

const around = (minimum: number, maximum: number, step: number): readonly number[] => [
  Math.ceil(minimum / step) * step,
  Math.floor(maximum / step) * step,
];

function longEnds({ minimum, maximum, unsized }: LongShape): readonly string[] {
  // Without a width and a limit no end is documented.
  const ends = unsized ? [minimum, maximum] : [minimum ?? "-9223372036854775808", maximum ?? "9223372036854775807"];
  return ends.filter((one) => one !== undefined);
}
