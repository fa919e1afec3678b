export { type KnownValues, knownValues } from "./known-values.ts";
