export { type ChosenMedia, type Composition, compose, type PlaygroundDeps } from "./compose.ts";
export { type ComposedForm, composeForm } from "./compose-form.ts";
export { rulesFor } from "./lazy-rules.ts";
export type { OpenedPlayground, OpenPlayground, PlaygroundOptions } from "./playground-port.ts";
export { useOpenForm } from "./use-open-form.ts";
