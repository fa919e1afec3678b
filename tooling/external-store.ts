import { resolve } from "node:path";

/**
 * The module that bundles have in place of `use-sync-external-store`, as an alias of Vite: React has the hook since
 * version 18, and strict bundlers of ES modules can't read what becomes of a package in CommonJS.
 */
export const externalStoreAlias = {
  find: /^use-sync-external-store\/shim(?:\/index\.js|\/with-selector(?:\.js)?)?$/,
  replacement: resolve(import.meta.dirname, "../ui/load/external-store.ts"),
};
