/** A request as a server sees it, free of any framework. */
export interface ServerRequest {
  /** Percent-decoded, by the key of the path part. */
  readonly pathParameters: { readonly [key: string]: string };
  /** Percent-decoded, all values of a key in order. */
  readonly queryParameters: { readonly [key: string]: readonly string[] };
  /** Names in lower case. */
  readonly headers: { readonly [name: string]: string };
  /** Read only when the descriptor has a body. */
  readonly readBody: () => Promise<string>;
  /** Required for bodies other than text: forms with files, and bytes. */
  readonly readBytes?: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A response: a status and text, bytes or chunks of text, or no body. */
export interface ServerAnswer {
  readonly status: number;
  /** JSON if there is no content type. */
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly chunks?: AsyncIterable<string>;
  readonly contentType?: string;
}
