import type { StringShape } from "#engine/shape";

/** The texts that a shape allows: texts of a format, or texts of a length that match a pattern. */
export interface TextRange {
  readonly format?: string;
  readonly least: number;
  readonly most: number;
  readonly regex?: string;
}

/** Returns the texts of a string. */
export const stringRange = ({ minLength = 0, maxLength = Infinity, regex }: StringShape): TextRange => ({
  least: minLength,
  most: maxLength,
  ...(regex !== undefined && { regex }),
});

/** Returns the texts of a format, with the lengths that they may have. */
export const formatRange = (format: string, least: number, most = Infinity): TextRange => ({ format, least, most });

/** Returns true if every text of one range is in the other, as far as formats, lengths and equal patterns decide it. */
export function textWithin(writer: TextRange, reader: TextRange): boolean {
  if (reader.format !== undefined) return writer.format === reader.format;
  if (reader.regex !== undefined && reader.regex !== writer.regex) return false;
  return writer.least >= reader.least && writer.most <= reader.most;
}

/** Returns true if a range holds every text. */
export const isAnyText = ({ format, least, most, regex }: TextRange): boolean =>
  format === undefined && regex === undefined && least === 0 && most === Infinity;
