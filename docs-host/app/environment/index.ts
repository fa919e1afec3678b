export { isRefusedLocalhost } from "./localhost.ts";
export { chosenPlace, type Place, useEnvironment } from "./use-environment.ts";
