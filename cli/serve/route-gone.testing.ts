import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { readWords } from "./api.testing.ts";
import { runServe } from "./run.ts";

// A program that route-gone.nightly.test.ts runs in a network namespace, where `six.test` has only the IPv6 address of the
// first argument. It serves a description over https, shows it and fetches it every second, removes the route and
// restores it. It prints a line for each step.

const [address = "", key = "", cert = ""] = process.argv.slice(2);
const route = (change: "add" | "del"): void => {
  execFileSync("ip", ["-6", "address", change, `${address}/128`, "dev", "lo"]);
};
const until = async (condition: () => unknown): Promise<void> => {
  while (!(await condition())) await sleep(50);
};

let words = "list";
const api = createServer({ key, cert }, (_, response) => response.end(words));
route("add");
api.listen(0, "::");
await once(api, "listening");
const { port } = api.address() as AddressInfo; // a TCP server that listens has one

let output = "";
const print = (text: string): void => {
  output += `${text}\n`;
};
const serve = (...sources: readonly string[]) =>
  runServe(
    { sources, all: false, every: 1, allowed: [], servers: new Map(), direct: false },
    {
      folder: import.meta.dirname,
      dataFolder: import.meta.dirname,
      port: 0,
      limits: {},
      log: pino({ level: "silent" }),
      assets: async () => ({
        page: {
          script: "/assets/e.js",
          styles: [],
          fonts: [],
          inline: { theme: "", earlyPlayground: "", loginReturn: "" },
        },
        playground: { scripts: [], styles: [] },
        home: { styles: [] },
        read: async () => undefined,
      }),
      out: print,
      err: print,
      readDescription: readWords,
      atOnce: 2,
    },
  );
const refused = await serve("https://far.test/api.txt");
console.log("errors" in refused ? refused.errors.join() : "far.test was reached");

const running = await serve(`https://six.test:${port}/api.txt`);
// Not every resolver finds `localhost` without a network.
const site = (/Docs\s+(http:\S+)/.exec(output)?.[1] ?? "").replace("localhost", "127.0.0.1");
const page = async (): Promise<string> => (await fetch(site)).text();
if ((await page()).includes("Call list")) console.log("served");

// A kept-alive connection would delay the test; it needs a new one.
api.closeAllConnections();
await sleep(100);
route("del");
await until(() => output.includes("the site shows its last valid version"));
console.log(/six\.test:\d+\/api\.txt (can't .*)/.exec(output)?.[1]);
if ((await page()).includes("Call list")) console.log("served unchanged");

route("add");
words = "create";
await until(async () => (await page()).includes("Call create"));
console.log("served again");
if ("stop" in running) await running.stop();
process.exit(0);
