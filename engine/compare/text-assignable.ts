import type { View } from "./view.ts";

/** Lengths of texts in formats that have a fixed or a shortest length. */
const lengths: { readonly [K in keyof View]?: readonly [least: number, most: number] } = {
  uuid: [36, 36],
  date: [10, 10],
  datetime: [20, Infinity],
  bigInteger: [1, Infinity],
  base64: [0, Infinity],
};

/**
 * Returns true if every text of one shape is valid in the other, as far as kinds, lengths and equal patterns decide it.
 */
export function textAssignable(writer: View, reader: View): boolean {
  const { string } = reader;
  if (string === undefined) {
    return formats.some((kind) => writer[kind] !== undefined && reader[kind] !== undefined);
  }
  if (string.regex !== undefined && string.regex !== writer.string?.regex) return false;
  const [least, most] = lengthOf(writer);
  return least >= (string.minLength ?? 0) && most <= (string.maxLength ?? Infinity);
}

const formats = ["uuid", "date", "datetime", "bigInteger", "base64"] as const;

function lengthOf({ string, ...writer }: View): readonly [number, number] {
  if (string) return [string.minLength ?? 0, string.maxLength ?? Infinity];
  const kind = formats.find((one) => writer[one] !== undefined);
  return (kind && lengths[kind]) ?? [0, Infinity];
}
