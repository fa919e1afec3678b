/** The memory of a watch over a running API: failures and their start, and parts that responses have confirmed. */

export { differenceChecks, documentedChecks } from "../check-ids.ts";
export { checkPromises } from "../check-promises.ts";
export { type AfterRound, afterRound, type Round, type WatchChange } from "./after-round.ts";
export { metricsText } from "./metrics-text.ts";
export { watchPage } from "./page/watch-page.ts";
export { type ReadState, stateFromText, stateText } from "./state-text.ts";
export {
  type Drift,
  openDrifts,
  type WatchState,
} from "./watch-state.ts";
