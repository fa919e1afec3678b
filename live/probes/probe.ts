import type { Call } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import type { Prober } from "../prober/index.ts";
import type { Target } from "../targets/index.ts";

/** Everything that a probe needs. */
export interface ProbeDeps {
  readonly prober: Prober;
  readonly target: Target;
  /** A valid call, with known values in its path. */
  readonly call: Call;
  /** All endpoints of the API, including ones that are not called. */
  readonly all: readonly Target[];
}

/** A check that makes additional calls to one endpoint. */
export interface Probe {
  /** The checks that it may report; it runs if one of them is on. */
  readonly checks: readonly CheckId[];
  readonly isFor: (target: Target) => boolean;
  readonly run: (deps: ProbeDeps) => Promise<void>;
}
