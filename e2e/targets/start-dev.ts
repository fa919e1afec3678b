import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { collectErrors, takeErrors } from "../process-output.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** A docs project that `callboard dev` shows. */
export interface DevSite {
  readonly site: string;
  /** Writes a file of the project. */
  readonly write: (path: string, text: string) => void;
  /** Ends the command and removes the project. */
  readonly stop: () => Promise<void>;
}

/** Writes a docs project, texts by path, and starts `callboard dev` in it. */
export async function startDev(files: { readonly [path: string]: string }): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-dev-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const child = spawn(process.execPath, [command, "dev"], {
    ...{ cwd: folder, env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "pipe"] },
  });
  collectErrors(child);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const site = await new Promise<string>((done, refuse) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Docs {2}(\S+)/.exec(output)?.[1];
      if (address !== undefined && output.includes("Ctrl-C")) done(address);
    });
    void ended.then(() => refuse(new Error(`the command ended:\n${output}${takeErrors()}`)));
  });
  return {
    ...{ site, write },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
