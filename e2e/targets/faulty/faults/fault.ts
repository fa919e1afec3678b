import type { CheckId } from "#live";
import type { Handle } from "../http/exchange.ts";
import type { Garden } from "../plants/garden.ts";

/** A server that breaks one promise of a correct one. */
export interface Fault {
  readonly name: string;
  /** The name of the correct server; the plants API by default. */
  readonly server?: string;
  /** The broken promise, as one sentence. */
  readonly says: string;
  /** The check that has to find it. */
  readonly check: CheckId;
  /** Other checks that may find it too, since it breaks what they promise as well. */
  readonly also?: readonly CheckId[];
  /** Changes the function of the correct server, by default of the garden. */
  readonly break: (handle: Handle, garden: Garden) => Handle;
}
