export { injectionAt, pageDeps } from "./page-deps.ts";
export { type LoadForm, type SharedDeps, sharedDeps } from "./shared-deps.ts";
