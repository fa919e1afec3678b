import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** Runs the built command until `use` is done with its address. */
export async function withSite(args: readonly string[], use: (site: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "callboard-opening-"));
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: data, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => {
    output += bytes;
  });
  while (!output.includes("Ctrl-C")) {
    if (child.exitCode !== null) throw new Error(`the command ended; run npm run build first:\n${output}`);
    await sleep(20);
  }
  try {
    await use(/Docs\s+(http:\S+)/.exec(output)?.[1] ?? "");
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
