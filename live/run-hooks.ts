import type { Violation } from "./checks/index.ts";
import type { Exchange, SentRequest } from "./exchange.ts";

/** Functions of a user, called for each request of a run. An error that one throws ends the run. */
export interface RunHooks {
  /** Returns the request to send instead; `endpoint` is the id. */
  readonly before?: (request: SentRequest, endpoint: string) => Promise<SentRequest>;
  readonly after?: (exchange: Exchange) => Promise<void>;
  /** Lists what the own checks of the user find. */
  readonly check?: (exchange: Exchange) => Promise<readonly Violation[]>;
}
