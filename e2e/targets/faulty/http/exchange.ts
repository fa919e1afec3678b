/** A request as a server received it. */
export interface Asked {
  readonly method: string;
  /** The path as received, percent-encoded. */
  readonly path: string;
  /** The query as received, without the question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array;
}

/** An answer with a status. A body of several texts is a stream, sent one after the other. */
export interface Answer {
  readonly kind: "answer";
  readonly status: number;
  /** Names in lower case. */
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Uint8Array | readonly string[];
}

/** The outcome of a request: an answer, none at all, a closed connection, or a connection closed in the body. */
export type Outcome =
  | Answer
  | { readonly kind: "silent" }
  | { readonly kind: "closed" }
  | { readonly kind: "cut"; readonly answer: Answer };

/** Answers a request. */
export type Handle = (asked: Asked) => Outcome | Promise<Outcome>;

/** Creates an answer without a body. */
export const empty = (status: number, headers: Answer["headers"] = {}): Answer => ({
  kind: "answer",
  status,
  headers,
  body: "",
});

/** Creates an answer with a text. */
export const text = (status: number, type: string, body: Answer["body"], headers: Answer["headers"] = {}): Answer => ({
  kind: "answer",
  status,
  headers: { "content-type": type, ...headers },
  body,
});
