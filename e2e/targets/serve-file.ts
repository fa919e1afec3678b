import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { collectErrors } from "../process-output.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** A description that is served from its own folder. */
export interface ServedFile {
  readonly site: string;
  readonly file: string;
  /** All that the process has printed, both streams. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a description with the built command on a free port, and waits until it is ready; `more` are served as well.
 */
export async function serveFile(
  name: string,
  text: string,
  env: { readonly [name: string]: string } = {},
  more: { readonly [name: string]: string } = {},
): Promise<ServedFile> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-serve-"));
  const file = join(folder, name);
  writeFileSync(file, text);
  for (const other of Object.keys(more)) writeFileSync(join(folder, other), more[other] ?? "");
  const child = spawn(process.execPath, [command, "serve", name, ...Object.keys(more)], {
    cwd: folder,
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  collectErrors(child);
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const site = await new Promise<string>((done, refuse) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Docs {2}(\S+)/.exec(output)?.[1];
      if (address !== undefined && output.includes("Ctrl-C")) done(address);
    });
    void ended.then(() => refuse(new Error(`the command ended:\n${output}`)));
  });
  return {
    site,
    file,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
