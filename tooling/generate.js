import { existsSync } from "node:fs";
import process, { argv } from "node:process";
import { register } from "tsx/esm/api";

/**
 * `npm run generate` is `callboard generate`: the built command where there is one, which starts faster, else the
 * sources. It also writes the reference of commands and settings (tooling/reference).
 */

const built = new URL("../dist/server/callboard.js", import.meta.url);
const words = argv.slice(2);
argv.splice(2, 0, "generate");
if (!existsSync(built)) register();
await import(existsSync(built) ? built.href : "../cli/main.ts");
if (existsSync(built)) register();
const { writeReference } = await import("./reference/write.ts");
// `--idl` and `--out` generate code of another API.
const isOwn = !words.includes("--idl") && !words.includes("--out");
if (isOwn && !writeReference({ check: words.includes("--check"), json: words.includes("--json") })) {
  process.exitCode ||= 1;
}
