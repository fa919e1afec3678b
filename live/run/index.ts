export type { CheckedCall, RunDeps, RunOptions, RunProgress } from "../prober/index.ts";
export { type CalledEndpoint, type RunReport, wasLockedOut } from "./report.ts";
export { runLive } from "./run-live.ts";
