import { resolve } from "node:path";

/** The programs of the built product; `npm run test:unit` and `npm run test:e2e` build it first. */
export const builtPrograms = resolve(import.meta.dirname, "../dist/server");

/** Arguments of Node that run the built command. */
export const command: readonly string[] = [resolve(builtPrograms, "callboard.js")];
