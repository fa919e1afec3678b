/**
 * `npm run test:frameworks [-- NAME...]`: installs the packed package in real projects, builds each with its bundler or
 * framework, opens it in Chromium and types into its form. Names choose projects by their start. Ends with 1 if one fails.
 * @module
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, execPath, stdout } from "node:process";
import { type Browser, chromium } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { bundlers, tryBundler } from "./bundled.ts";
import { execute } from "./execute.ts";
import { installPackages } from "./install-packages.ts";
import { nextApps, tryNext } from "./next-app.ts";

type Trial = (folder: string, browser: Browser) => Promise<unknown>;

const compile =
  (compiler: string): Trial =>
  (folder) =>
    execute(execPath, [join(folder, "node_modules", compiler, "bin/tsc"), "-p", "."], { cwd: join(folder, "types") });

const trials: { readonly [name: string]: Trial } = {
  "types-5": compile("typescript-5"),
  "types-7": compile("typescript"),
  ...Object.fromEntries(bundlers.map((name) => [name, (folder, browser) => tryBundler(name, folder, browser)])),
  ...Object.fromEntries(nextApps.map((app) => [app.name, (folder, browser) => tryNext(app, folder, browser)])),
};

const say = (line: string): void => void stdout.write(`${line}\n`);
const secondsFrom = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`;

const names = argv.slice(2);
const chosen = Object.entries(trials).filter(
  ([name]) => names.length === 0 || names.some((start) => name.startsWith(start)),
);
const folder = mkdtempSync(join(tmpdir(), "callboard-frameworks-"));
const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
let failed = 0;
try {
  const from = performance.now();
  await installPackages(folder);
  say(`installed in ${secondsFrom(from)}`);
  for (const [name, trial] of chosen) {
    const started = performance.now();
    try {
      await trial(folder, browser);
      say(`ok    ${name}, ${secondsFrom(started)}`);
    } catch (error) {
      failed += 1;
      say(`fails ${name}, ${secondsFrom(started)}\n${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
say(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
