import type { HeaderField } from "../exchange.ts";

/** A response of a mock server. Chunks are sent with a pause between them. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body:
    | { readonly kind: "bytes"; readonly bytes: Uint8Array }
    | { readonly kind: "chunks"; readonly chunks: readonly string[] };
}
