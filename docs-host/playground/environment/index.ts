export { refusalOf } from "./refusal.ts";
export { ServerChoice } from "./server-choice.tsx";
export { chosenEnvironment, type EnvironmentChoice, useEnvironment } from "./use-environment.ts";
