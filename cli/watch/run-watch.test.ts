import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { readArguments } from "./read-arguments.ts";
import { runWatch, type WatchDeps } from "./run-watch.ts";
import { readState } from "./state-file.ts";
import { createWatchServer } from "./watch-server.ts";

const description = {
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  paths: {
    "/plants": {
      get: {
        responses: {
          200: {
            description: "All plants.",
            content: {
              "application/json": {
                schema: {
                  type: "array",
                  items: {
                    type: "object",
                    required: ["kind"],
                    properties: {
                      kind: { type: "string", enum: ["tree", "fern"] },
                      size: { type: "integer" },
                      name: { type: "string" },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

/** The address of a listening server. */
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts an API that answers with a value, and a folder with its description. */
async function startPlants() {
  const api = { plants: [{ kind: "tree" }] as readonly object[], isOpen: true };
  const server = createServer(({ method }, response) => {
    const text = JSON.stringify(api.plants);
    const isRead = method === "GET" || method === "HEAD";
    if (isRead && !api.isOpen) return response.writeHead(401, { "Content-Type": "application/json" }).end("{}");
    response.writeHead(isRead ? 200 : 405, { Allow: "GET, HEAD", "Content-Type": "application/json" });
    response.end(isRead ? text : "[]");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "callboard-watch-"));
  writeFileSync(join(folder, "plants.json"), JSON.stringify(description));
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    server.close();
    return once(server, "close");
  };
  onTestFinished(async () => {
    if (server.listening) await close();
    rmSync(folder, { recursive: true });
  });
  return { api, folder, url: addressOf(server), close };
}

/** Runs the command in a folder, at a minute. */
async function watch(folder: string, words: readonly string[], minute = 1, more: Partial<WatchDeps> = {}) {
  const read = readArguments(words);
  if (read.kind !== "options") throw new Error(read.kind === "error" ? read.error : "help");
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runWatch(read.options, {
    folder,
    env: {},
    readDescription: readInTest,
    out: (text) => printed.push(text),
    err: (text) => errors.push(text),
    clock: () => performance.now(),
    now: () => new Date(Date.UTC(2026, 10, 26, 12, minute)),
    sleep: async () => undefined,
    signal: new AbortController().signal,
    onError: (error) => errors.push(String(error)),
    ...more,
  });
  return { code, text: printed.join(""), errors };
}

/** The page that shows what is printed by `npx callboard`; tests run the file itself. */
const documented = readFileSync(join(import.meta.dirname, "../../docs/watch.md"), "utf8").replace(
  "repeat        npx callboard",
  "repeat        callboard",
);

it("a watch reports what breaks and what is right again, remembers both, and serves them", async () => {
  const { api, folder, url, close } = await startPlants();
  const words = [
    "plants.json",
    "--server",
    url,
    "--check",
    "wrong-body",
    "--cases",
    "1",
    "--state",
    "watch.json",
    "--once",
  ];
  expect(await watch(folder, words)).toMatchObject({ code: 0, errors: [] });
  api.plants = [{ kind: "moss", size: 3 }];
  const broken = await watch(folder, words);
  expect(broken.code).toBe(1);
  expect(documented).toContain(broken.text);
  const [, file = ""] = /--replay (\S+)/.exec(broken.text) ?? [];
  expect(JSON.parse(readFileSync(join(folder, file), "utf8"))).toMatchObject({
    law: "wrong-body",
    live: { server: url },
  });

  const shown = await readState(join(folder, "watch.json"));
  if (shown?.ok !== true) throw new Error("the memory can't be read");
  const server = createWatchServer({
    state: () => shown.state,
    hosts: [],
    onError: (error) => broken.errors.push(String(error)),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const get = async (path: string): Promise<string> => (await fetch(`${addressOf(server)}${path}`)).text();
  expect(await get("/")).toContain("<b>GET /plants</b><i>wrong-body</i>");
  expect(await get("/")).toMatch(/<link rel="icon" type="image\/svg\+xml" href="data:image/);
  expect(await get("/metrics")).toContain("callboard_watch_drifts 1\n");
  expect(await get("/metrics")).toContain('callboard_watch_confirmed_ratio{kind="optional property"} 0.5\n');
  expect(JSON.parse(await get("/state.json"))).toMatchObject({ rounds: 2, drifts: [{ check: "wrong-body" }] });
  expect(await get("/other")).toContain("/metrics");

  api.plants = [{ kind: "fern" }];
  const again = await watch(folder, words, 6);
  expect(documented).toContain(again.text);
  api.plants = [{ kind: "moss" }];
  await watch(folder, words);
  api.plants = [{ kind: "tree" }];
  const fixed = await watch(folder, [...words, "--json"]);
  expect(fixed.code).toBe(0);
  const round: { readonly milliseconds: number } = JSON.parse(fixed.text);
  expect(round).toMatchObject({ isUp: true, changes: [{ kind: "gone" }], open: [] });
  expect(Number.isInteger(round.milliseconds)).toBe(true);

  api.plants = [{ kind: "moss" }];
  await watch(folder, words);
  api.isOpen = false;
  const lockedOut = await watch(folder, words, 6);
  expect(lockedOut.code).toBe(2);
  expect(lockedOut.text).toMatch(/^2026-11-26 12:06:00 {2}\d+ requests, nothing compared: every answer was 401 or 403/);
  expect(JSON.parse((await watch(folder, [...words, "--json"])).text)).toMatchObject({
    isLockedOut: true,
    changes: [],
  });
  api.isOpen = true;
  expect(await watch(folder, words)).toMatchObject({
    code: 1,
    text: expect.stringContaining("1 broken promise lasts"),
  });

  await close();
  const away = await watch(folder, words);
  expect(away).toMatchObject({ code: 2, text: `2026-11-26 12:01:00  no answer from ${url}\n` });
});

it("ends without a message when Ctrl-C ends the process that reads the description", async () => {
  const { folder, url } = await startPlants();
  const ending = new AbortController();
  let reads = 0;
  const read = readArguments(["plants.json", "--server", url, "--every", "1s"]);
  if (read.kind !== "options") throw new Error(read.kind);
  const printed: string[] = [];
  const run = (interruptedAt: number) =>
    runWatch(read.options, {
      ...{ folder, env: {}, clock: () => performance.now(), now: () => new Date(), sleep: async () => undefined },
      readDescription: async (...given) => {
        reads += 1;
        if (reads !== interruptedAt) return readInTest(...given);
        ending.abort();
        const message = "the process that read it ended early (SIGINT)";
        return { ok: false, diagnostics: [{ at: "", code: "limit", message }] };
      },
      ...{ out: () => undefined, err: (text) => printed.push(text), onError: (error) => printed.push(String(error)) },
      signal: ending.signal,
    });
  expect(await run(2)).toBe(0);
  expect(await run(3)).toBe(130);
  expect([reads, printed]).toEqual([3, []]);
});

const oneRound = ["--check", "wrong-body", "--cases", "1", "--state", "watch.json", "--once"];

it("remembers what breaks when its file can't be written", async () => {
  const { api, folder, url } = await startPlants();
  api.plants = [{ kind: "moss" }];
  mkdirSync(join(folder, ".callboard"));
  // A file in place of the folder.
  writeFileSync(join(folder, ".callboard", "replays"), "");
  const { code, text, errors } = await watch(folder, ["plants.json", "--server", url, ...oneRound]);
  expect(code).toBe(1);
  expect(text).toContain("1 broken promise lasts");
  expect(text).not.toContain("--replay");
  expect(errors).toEqual([expect.stringMatching(/^callboard: get-plants-wrong-body-\w+\.json can't be written: /)]);
  const read = await readState(join(folder, "watch.json"));
  expect(read).toMatchObject({ state: { drifts: [{ check: "wrong-body" }] } });
  expect(JSON.stringify(read)).not.toContain('"file"');
});

it("saves nothing of a round that is interrupted", async () => {
  const { api, folder, url } = await startPlants();
  api.plants = [{ kind: "moss" }];
  const ending = new AbortController();
  const lines: string[] = [];
  const progress = (line: string): void => {
    lines.push(line);
    if (/^[1-9]/.test(line)) ending.abort();
  };
  await watch(folder, ["plants.json", "--server", url, ...oneRound.slice(0, 2), "--once"], 1, {
    signal: ending.signal,
    progress,
  });
  expect(ending.signal.aborted).toBe(true);
  expect(existsSync(join(folder, ".callboard"))).toBe(false);
});

it("names the option for another file if the file is not a memory", async () => {
  const { folder, url } = await startPlants();
  writeFileSync(join(folder, "watch.json"), "{}");
  const { code, errors } = await watch(folder, ["plants.json", "--server", url, ...oneRound]);
  expect(code).toBe(2);
  expect(errors).toEqual([
    expect.stringMatching(/is not a file of callboard watch; choose another file with --state\n$/),
  ]);
});
