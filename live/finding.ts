import type { Path } from "#engine/shape";
import type { Step } from "./call.ts";
import type { CheckId } from "./check-ids.ts";
import type { Exchange } from "./exchange.ts";
import type { MessageParts } from "./finding-message.ts";

/** A broken promise of the API, with the shortest sequence of calls that shows it. */
export interface Finding {
  readonly check: CheckId;
  /** The name of the endpoint of the call that shows it: `GET /plants/{id}`. */
  readonly endpoint: string;
  /** Findings with the same check, endpoint and cause are one row of a report: `500`, `200 /items/*\/size`. */
  readonly cause: string;
  /** One sentence: the expected and the received behavior. */
  readonly message: string;
  /** The same as data; absent from findings of channels. */
  readonly messageParts?: MessageParts | undefined;
  /** The path in the response body, if any. */
  readonly at?: Path;
  /** The steps, which end with the call that shows it; all but the last prepare it. */
  readonly steps: readonly Step[];
  readonly exchanges: readonly Exchange[];
  /** Calls of the same cause that were seen, this one included. */
  readonly count: number;
  /** The names of other endpoints with the same cause, see `joinEndpoints`. */
  readonly alsoAt?: readonly string[];
}
