/** A header field as it is sent or received. */
export type HeaderField = readonly [name: string, value: string];
