import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Case } from "./cases.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** The product serving one file, as built for production. */
export interface Serving {
  readonly address: string;
  /** From the start of the import to its end, in ms, as the command says it. */
  readonly importMs: number;
  /** Memory of the process that stays in the machine's, in MB. */
  readonly memoryMb: () => number;
  /** Changes the file, and gives the ms until the site shows it. */
  readonly change: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Serves the file of a case. */
export async function serve({ file }: Case): Promise<Serving> {
  const child: ChildProcess = spawn(process.execPath, [command, "serve", file], {
    env: { ...process.env, PORT: "0", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!output.includes("Ctrl-C")) {
    if (child.exitCode !== null) throw new Error(`serve ended:\n${output}`);
    await sleep(20);
  }
  const address = /Docs {2}(\S+)/.exec(output)?.[1] ?? "";
  const version = async (): Promise<string> => (await fetch(`${address}/api/callboard-docs/changes`)).text();
  return {
    address,
    importMs: Number(/read in (\d+) ms/.exec(output)?.[1]),
    memoryMb: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    change: async () => {
      const before = await version();
      const text = readFileSync(file, "utf8");
      const from = performance.now();
      writeFileSync(file, `${text} `);
      while ((await version()) === before) await sleep(10);
      return performance.now() - from;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The address of an operation's playground on the served site, found by its title as a reader would. */
export async function playgroundOf({ address }: Serving, { operationId, path }: Case): Promise<string> {
  const wanted = path.replace(/[{}]/g, "");
  const seen = new Set<string>(["/"]);
  for (const page of seen) {
    const html = await (await fetch(address + page)).text();
    if (html.includes(`data-form-url="/api/callboard-docs/forms/`) && html.includes(encodeURIComponent(operationId))) {
      const form = /data-form-url="([^"]+)"/.exec(html)?.[1] ?? "";
      if (decodeURIComponent(form).endsWith(`/${operationId}`)) return `${address}${page}?explorer=true`;
    }
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href]) => href ?? "");
    // Headings first, since every endpoint stands below one.
    for (const href of links) if (href.split("/").length <= 3 && !href.includes("types")) seen.add(href);
    if (seen.size > 5000) break;
  }
  throw new Error(`no page of ${operationId} (${wanted}) was found at ${address}`);
}
