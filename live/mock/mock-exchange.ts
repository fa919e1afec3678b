import type { HeaderField } from "../exchange.ts";

/** A request as a mock server received it. */
export interface MockRequest {
  readonly method: string;
  /** Path and query as sent, such as `/plants?limit=2`. */
  readonly target: string;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** An answer of a mock server. Chunks are sent with a pause between them. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body:
    | { readonly kind: "bytes"; readonly bytes: Uint8Array }
    | { readonly kind: "chunks"; readonly chunks: readonly string[] };
}

/** Returns the value of a header, or undefined; several fields of a name are joined (RFC 9110 §5.3). */
export function headerOf({ headers }: Pick<MockRequest, "headers">, name: string): string | undefined {
  const values = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(name.toLowerCase() === "cookie" ? "; " : ", ");
}
