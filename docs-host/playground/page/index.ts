/** The playgrounds of a reference, in a frame that the page provides. */

export type { EarlyPlayground } from "#docs-host/pages/early";
export { PlaygroundFrame } from "#ui/shell";
export { preloadBodyReader } from "../adapters/lazy-body-reader.ts";
export { preloadSender } from "../adapters/lazy-senders.ts";
export { nextTask } from "../adapters/next-task.ts";
export type { Send } from "../adapters/send.ts";
export { sessionStore } from "../adapters/session-store.ts";
export { type Composition, compose } from "../compose/index.ts";
export { type SharedDeps, sharedDeps } from "../deps/shared-deps.ts";
export { readForm } from "../form/index.ts";
export { ChannelLoader, EndpointLoader } from "./loaders.tsx";
export { replaceEarly } from "./replace-early.tsx";
