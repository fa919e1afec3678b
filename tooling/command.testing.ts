import { createRequire } from "node:module";
import { resolve } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");

/**
 * Arguments of Node that run the command: its build during `npm test`, which has just made it, otherwise its sources.
 * The build starts with a sixth of the processor time.
 */
export const command: readonly string[] =
  env.CALLBOARD_BUILT === undefined
    ? // By its address: the command also runs in folders without packages.
      ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href, resolve(root, "cli/main.ts")]
    : [resolve(root, "dist/server/callboard.js")];
