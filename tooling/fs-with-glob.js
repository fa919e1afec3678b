import { register } from "node:module";

/**
 * Lets the conformance suite start on Node 20, which has no `globSync`; only its reports about packages use it. Loaded by
 * `--import`.
 */
const fs = `data:text/javascript,${encodeURIComponent('export * from "node:fs"; export const globSync = () => [];')}`;
const hooks = `export const resolve = (name, context, next) =>
  name === "fs" && context.parentURL?.includes("/conformance/")
    ? { url: ${JSON.stringify(fs)}, shortCircuit: true }
    : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
