export { prepareRun } from "./prepare-run.ts";
export { schemeValues } from "./scheme-values.ts";
export { type PrepareRun, startRun } from "./start-run.ts";
