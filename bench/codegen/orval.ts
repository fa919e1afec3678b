import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ended, timed } from "./process.ts";

/** The version that the figure is compared with; newer ones do not install everywhere. */
const version = "7.13.2";

/**
 * Installs orval in a separate folder and returns the run that generates a client; a sentence if it can't be installed.
 */
export async function installOrval(folder: string, openapi: string): Promise<(() => Promise<Ended>) | string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const shell = process.platform === "win32" ? "npm.cmd" : "npm";
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  const installed = await timed(shell, ["install", ...quietly, `orval@${version}`], { cwd: folder });
  if (installed.code !== 0) return `orval ${version} does not install: is npm reachable?`;
  const output = { target: "./client.ts", client: "fetch" };
  await writeFile(
    join(folder, "orval.config.cjs"),
    `module.exports = ${JSON.stringify({ registry: { input: openapi, output } })};\n`,
  );
  const bin = join(folder, "node_modules/orval/dist/bin/orval.js");
  return () => timed(process.execPath, [bin, "--config", "orval.config.cjs"], { cwd: folder });
}
