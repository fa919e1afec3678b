export { isRefusedLocalhost } from "./localhost.ts";
export { chosenEnvironment, type EnvironmentChoice, useEnvironment } from "./use-environment.ts";
