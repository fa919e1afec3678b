import type { Context } from "hono";
import type { Caller } from "../access/caller.ts";

/** Facts about a request, from the host and earlier handlers. */
export interface Visit {
  readonly Bindings: {
    /** The address of the client; from a header only behind trusted proxies. */
    readonly address: string;
  };
  readonly Variables: {
    readonly requestId: string;
    /** Set by the route, for the log. */
    endpointId: string;
    caller: Caller;
  };
}

/** The environment of one request. */
export type VisitContext = Context<Visit>;
