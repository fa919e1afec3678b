import { resolve } from "node:path";
import { env } from "node:process";

const root = resolve(import.meta.dirname, "..");

/**
 * Arguments of Node that run the command: its build during `npm test`, which has just made it, otherwise its sources.
 * The build starts with a sixth of the processor time.
 */
export const command: readonly string[] =
  env.CALLBOARD_BUILT === undefined
    ? ["--import", "tsx", resolve(root, "cli/main.ts")]
    : [resolve(root, "dist/server/callboard.js")];
