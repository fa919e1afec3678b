/** One row of a stream. */
export interface StreamRow {
  readonly data: string;
  /** The type of an event; `message` by default. Only events have one. */
  readonly event?: string;
  /** The last event id that the stream had named until here (WHATWG HTML §9.2.6). */
  readonly id?: string;
  /** UTF-16 units of the data that were dropped, since it is longer than the reader keeps. */
  readonly dropped?: number;
}

/** The result at the end of the input. `isCut` is true if a row is incomplete; it is not among the rows. */
export interface StreamEnd {
  readonly rows: readonly StreamRow[];
  readonly isCut: boolean;
}

/** Reads rows from a text that arrives in chunks with arbitrary boundaries. */
export interface StreamReader {
  /** Reads the next chunk and returns the rows that it completes. */
  readonly feed: (text: string) => readonly StreamRow[];
  /** Ends the stream. The reader must not be used afterwards. */
  readonly end: () => StreamEnd;
}
