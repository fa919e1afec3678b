import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { RunningSite } from "../site.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** Publishes a project with the built command. Returns the origin at which browsers of this machine show it. */
export async function publishSite(
  { site, registry, token }: RunningSite,
  host: string,
  files: { readonly [path: string]: string },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-published-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = ["--instance", host, "--org", "callboard", "--registry", registry, "--token", token()];
  await promisify(execFile)(process.execPath, [command, "publish", folder, ...options]);
  rmSync(folder, { recursive: true, force: true });
  return `http://${host}:${new URL(site).port}`;
}
