/** Sends the calls of a run within its budget, checks every response, and collects findings. */
export { type Exchanger, exchangerOf, PhaseEndedError, RunEndedError, SilentEndpointError } from "./exchanger.ts";
export {
  type CheckedCall,
  defaultSettle,
  type PhaseId,
  phaseIds,
  type RunDeps,
  type RunOptions,
  type RunProgress,
} from "./options.ts";
export { type Prober, proberOf, type Reply } from "./prober.ts";
