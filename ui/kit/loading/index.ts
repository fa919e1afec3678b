/** Modules that load when somebody begins to use the page. */
export { atFirstSign } from "./at-first-sign.ts";
export { lazyModule, useLazyModule } from "./lazy-module.ts";
