export { type Composition, compose, credentialHeadersOf, type PlaygroundDeps } from "./compose.ts";
export type { EarlyPlayground, OpenedPlayground, OpenPlayground, PlaygroundOptions } from "./playground-port.ts";
export { useOpenForm } from "./use-open-form.ts";
