import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const builtCommand = [resolve(import.meta.dirname, "../dist/server/callboard.js")];

/** A running product with the default settings, on free ports, with its data in its own folder. */
export interface RunningSite {
  readonly site: string;
  readonly registry: string;
  readonly folder: string;
  /** The first token, read from the folder. */
  readonly token: () => string;
  /** All that the process has printed, both streams. */
  readonly output: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const addressIn = (text: string, label: string): string | undefined =>
  new RegExp(`${label}\\s+(http://\\S+)`).exec(text)?.[1];

/** Starts the product, by default the built command, and waits until it prints both addresses. */
export async function startSite(
  folder = mkdtempSync(join(tmpdir(), "callboard-e2e-")),
  env: { readonly [name: string]: string | undefined } = {},
  command: readonly string[] = builtCommand,
): Promise<RunningSite> {
  const child: ChildProcess = spawn(process.execPath, [...command, "start"], {
    env: { ...process.env, PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  const addresses = new Promise<{ site: string; registry: string }>((done, refuse) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const site = addressIn(output, "Docs");
      const registry = addressIn(output, "Registry");
      if (site !== undefined && registry !== undefined && output.includes("Ctrl-C")) done({ site, registry });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then((code) => refuse(new Error(`the command ended with ${code}:\n${output}`)));
  });
  const { site, registry } = await addresses;
  return {
    site,
    registry,
    folder,
    token: () => readFileSync(join(folder, "token"), "utf8").trim(),
    output: () => output,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}
