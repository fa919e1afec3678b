import type { Api } from "../http/create-handle.ts";
import type { Handle } from "../http/exchange.ts";
import type { Time } from "../http/time.ts";

/** A server of the bench that keeps all its promises. */
export interface CorrectServer {
  readonly name: string;
  /** The difference from the others, as one sentence. */
  readonly says: string;
  readonly create: (time: Time) => Api;
  /** Secrets of two users by the name of their security scheme. */
  readonly credentials?: {
    readonly own: { readonly [scheme: string]: string };
    readonly other: { readonly [scheme: string]: string };
  };
  /** Changes the function of the API, such as by a delay. */
  readonly around?: (handle: Handle, time: Time) => Handle;
}
