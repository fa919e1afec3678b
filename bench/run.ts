import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";

/**
 * `npm run bench:NAME`: runs a benchmark, its arguments after `--`. The peers it is measured against are in a separate
 * package, so that a clone which only builds and tests Callboard does not download them; they are installed by `npm ci`
 * when they are missing or older than their lock file.
 */

/** Benchmarks by name; true if they need the peers. */
const benchmarks: { readonly [name: string]: boolean } = {
  codegen: false,
  embed: true,
  forms: true,
  isolation: false,
  lighthouse: true,
  live: false,
  memory: false,
  openapi: true,
  playground: false,
  reading: false,
  registry: false,
  scale: true,
  sites: false,
  start: false,
};

const timeOf = (file: string): number => {
  const path = resolve(import.meta.dirname, file);
  return existsSync(path) ? statSync(path).mtimeMs : 0;
};

const [name = ""] = process.argv.splice(2, 1);
const needsPeers = benchmarks[name];
if (needsPeers === undefined) {
  console.error(`No benchmark is called "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(2);
}
// npm writes this file at the end of an installation.
if (needsPeers && timeOf("peers/node_modules/.package-lock.json") < timeOf("peers/package-lock.json")) {
  console.log("Installing the peers into bench/peers/node_modules (about 1 GB).");
  const command = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(command, ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: resolve(import.meta.dirname, "peers"),
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error("The peers could not be installed. Check that the npm registry can be reached, then try again.");
    process.exit(1);
  }
}
await import(`./${name}/main.ts`);
