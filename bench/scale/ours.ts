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

/** The address of an operation's playground on the served site: by the page of its heading, as a reader goes. */
export async function playgroundOf({ address }: Serving, { operationId }: Case): Promise<string> {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const wanted = plain(operationId.split("/").at(-1) ?? operationId);
  const linksOf = async (page: string): Promise<readonly string[]> => {
    const html = await (await fetch(address + page)).text();
    return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href]) => href ?? "");
  };
  const headings = new Set(await linksOf("/"));
  for (const heading of headings) {
    for (const href of new Set(await linksOf(heading))) {
      if (plain(href.split("/").at(-1) ?? "") !== wanted) continue;
      const html = await (await fetch(address + href)).text();
      const form = /data-form-url="([^"]+)"/.exec(html)?.[1] ?? "";
      if (decodeURIComponent(form).endsWith(`/${operationId}`)) return `${address}${href}?explorer=true`;
    }
  }
  throw new Error(`no page of ${operationId} was found at ${address}`);
}
