import type { Api } from "../http/create-handle.ts";
import type { Handle } from "../http/exchange.ts";

/** A server of the bench that keeps all its promises. */
export interface CorrectServer {
  readonly name: string;
  /** The difference from the others, as one sentence. */
  readonly says: string;
  readonly create: () => Api;
  /** Secrets of two users by the name of their security scheme. */
  readonly credentials?: {
    readonly own: { readonly [scheme: string]: string };
    readonly other: { readonly [scheme: string]: string };
  };
  /** Changes the function of the API, such as by a delay. */
  readonly around?: (handle: Handle) => Handle;
}
