import { type Json, numberFromText } from "#engine/json";
import type { LeafAlgebra } from "#engine/shape";
import { count, type Description, nothing, plain, rowSize } from "./description.ts";
import { EnumValues } from "./enum-values.tsx";
import { fact, range } from "./facts.ts";
import type { GuideParts } from "./guide-parts.ts";
import { sumOf } from "./opening.ts";

/** Up to this many values of an enum are shown without a click (docs/behavior.md#reference-pages). */
const mostValuesAtOnce = 12;

/** Returns digit text as the number that it is on the wire. */
const numberOf = (digits: string | undefined): Json | undefined =>
  digits === undefined ? undefined : numberFromText(digits);

/** Describes shapes that contain no others: the type and its constraints. */
export const describeLeaves = ({ prose }: GuideParts): LeafAlgebra<Description> => ({
  string: (node) =>
    plain(
      "string",
      [
        ...fact("format", node.format),
        ...fact("characters", range(node.minLength, node.maxLength)),
        ...fact("pattern", node.regex, true),
      ],
      node.default,
    ),
  boolean: (node) => plain("boolean", [], node.default),
  integer: (node) => plain("integer", fact("range", range(node.minimum, node.maximum)), node.default),
  uint: (node) => plain("unsigned integer", [], node.default),
  double: (node) => plain("double", fact("range", range(node.minimum, node.maximum)), node.default),
  long: (node) =>
    plain(node.unsized ? "integer" : "long", fact("range", range(node.minimum, node.maximum)), numberOf(node.default)),
  uint64: (node) => plain("unsigned long", [], numberOf(node.default)),
  bigInteger: (node) => plain("big integer", fact("written as", "text of digits"), node.default),
  datetime: (node) => plain("datetime", fact("written as", "RFC 3339"), node.default),
  date: (node) => plain("date", fact("written as", "YYYY-MM-DD"), node.default),
  uuid: (node) => plain("UUID", [], node.default),
  base64: (node) => plain("base64", fact("holds", node.mimeType), node.default),
  literal: (node) => {
    const text = JSON.stringify(node.value);
    return { ...nothing, label: <code>{text}</code>, text };
  },
  unknown: (node) => plain(node.displayName ?? "any JSON value", [], undefined),
  file: (node) => plain(node.multiple ? "files" : "file", fact("media types", node.accept?.join(", ")), undefined),
  enum: (node) => ({
    ...plain("enum", [], node.numeric ? numberOf(node.default) : node.default),
    size: () => ({ rows: node.values.length, units: sumOf(node.values.map((one) => rowSize(one.value, one))).units }),
    isShort: () => node.values.length <= mostValuesAtOnce,
    holds: () => count(node.values.length, "value", "values"),
    body: (nesting) => <EnumValues {...{ values: node.values, nesting, prose }} />,
  }),
});
