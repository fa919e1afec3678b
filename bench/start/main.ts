/**
 * `npm run bench:start [-- COMMAND...]`: milliseconds from starting `callboard serve` on a small description to the
 * first byte of its page, beside the time of `node -e 0` and of a bare server of Node, in turns. Further built commands are
 * measured too. Prints medians and ratios to the bare server, since durations depend on what else runs.
 * @module
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, env, execPath, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tooling/free-port.ts";
import { median } from "../sites/median.ts";

const rounds = 11;

const description = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: https://plants.example }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: A plant. } }
`;

const bare = 'require("http").createServer((_, r) => r.end("page")).listen(process.env.PORT, "127.0.0.1")';

/** Resolves at the first byte of a page, which it asks for until it is there. Redirects are followed. */
async function firstByte(url: string): Promise<void> {
  for (;;) {
    const answer = await new Promise<{ readonly status: number; readonly location?: string } | undefined>((done) => {
      get(url, { headers: { accept: "text/html" } }, (response) => {
        const { statusCode: status = 0, headers } = response;
        response.once("data", () => done({ status }));
        response.once("end", () => done({ status, ...(headers.location && { location: headers.location }) }));
      }).once("error", () => done(undefined));
    });
    if (answer?.location !== undefined) return firstByte(new URL(answer.location, url).href);
    if (answer?.status === 200) return;
    await sleep(5);
  }
}

/** Starts Node with words and a free port; returns the milliseconds to the first byte, or to the end without a page. */
async function measure(words: readonly string[], cwd: string, hasPage: boolean): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(execPath, words, { cwd, env: { ...env, PORT: String(port) }, stdio: "ignore" });
  const ended = new Promise((done) => child.once("exit", done));
  await (hasPage ? firstByte(`http://127.0.0.1:${port}/`) : ended);
  const duration = performance.now() - from;
  child.kill();
  await ended;
  return duration;
}

const folder = await mkdtemp(join(tmpdir(), "callboard-start-"));
try {
  await writeFile(join(folder, "openapi.yaml"), description);
  const commands = [resolve(import.meta.dirname, "../../dist/server/callboard.js"), ...argv.slice(2)];
  const cases: readonly (readonly [name: string, words: readonly string[], hasPage: boolean])[] = [
    ["node -e 0", ["-e", "0"], false],
    ["a bare server", ["-e", bare], true],
    ...commands.map((command) => [command, [resolve(command), "serve", "openapi.yaml"], true] as const),
  ];
  const durations = new Map<string, number[]>(cases.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, words, hasPage] of cases) durations.get(name)?.push(await measure(words, folder, hasPage));
  }
  const base = median(durations.get("a bare server") ?? []);
  for (const [name, all] of durations) {
    const best = Math.min(...all).toFixed(0);
    stdout.write(`${median(all).toFixed(0)} ms (best ${best}, ${(median(all) / base).toFixed(1)} times)  ${name}\n`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
