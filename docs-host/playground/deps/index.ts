export { injectionAt, pageDeps } from "./page-deps.ts";
export { type SharedDeps, sharedDeps } from "./shared-deps.ts";
