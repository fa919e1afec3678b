export { prepareRun } from "./prepare-run.ts";
export { schemeValues } from "./scheme-values.ts";
export { startRun } from "./start-run.ts";
