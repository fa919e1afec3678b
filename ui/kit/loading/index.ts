/** Modules that load at the first interaction with the page. */
export { atFirstSign } from "./at-first-sign.ts";
export { lazyModule, useLazyModule } from "./lazy-module.ts";
