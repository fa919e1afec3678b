import { existsSync } from "node:fs";
import { argv } from "node:process";

/** `npm run generate` is `callboard generate`: the built command where there is one, which starts faster, else the sources. */

const built = new URL("../dist/server/callboard.js", import.meta.url);
argv.splice(2, 0, "generate");
if (existsSync(built)) {
  await import(built.href);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("../cli/main.ts");
}
