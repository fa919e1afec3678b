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
  /** Memory that the server and the processes that it has started hold in the machine's when it is at rest, in MB. */
  readonly memoryMb: () => Promise<number>;
  /**
   * Changes the title of the API and the description of something in the file, and gives the ms until the site shows
   * it.
   */
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
  let count = 0;
  return {
    address,
    importMs: Number(/read in (\d+) ms/.exec(output)?.[1]),
    memoryMb: async () => {
      // Unused memory is released a moment after the last change.
      await sleep(2500);
      return treeOf(child.pid ?? 0).reduce((sum, pid) => sum + residentMb(pid), 0);
    },
    change: async () => {
      const before = await version();
      count += 1;
      const text = readFileSync(file, "utf8")
        .replace(/"title": ?"/, `$&${count} `)
        .replace(/("(?:patch|put|post)": ?\{[^{}]*"description": ?")/, `$1${count} `);
      const from = performance.now();
      writeFileSync(file, text);
      while ((await version()) === before) await sleep(10);
      const ms = performance.now() - from;
      await sleep(500);
      return ms;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A process and all that it has started, by their ids. */
function treeOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...(children === "" ? [] : children.split(" ").flatMap((one) => treeOf(Number(one))))];
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000;

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
