/** A header field as it is sent or received. */
export type HeaderField = readonly [name: string, value: string];

/** Pairs the names and values of a raw header block, as `rawHeaders` of Node lists them. */
export const headerFields = (raw: readonly string[]): readonly HeaderField[] =>
  raw.flatMap((name, at): readonly HeaderField[] => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
