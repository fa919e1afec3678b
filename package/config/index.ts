import type { CallboardConfig } from "./callboard-config.ts";

export type { CallboardConfig } from "./callboard-config.ts";

/** Returns the settings of a `callboard.config.ts` unchanged; an editor completes and checks them by their type. */
export const defineConfig = (config: CallboardConfig): CallboardConfig => config;
