import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { checkIds, type RunOptions, runLive, type Send } from "#live";
import { httpSend } from "../../cli/test/http-send.ts";

/**
 * `npm run bench:live`: checked requests a second against an echo in another process, memory over many calls, and rows
 * for many failures of one cause. An argument is the number of calls; 1,000,000 takes about ten minutes.
 */

const calls = Number(process.argv[2] ?? 60_000);

const plant = {
  type: "object",
  required: ["id", "name", "tags"],
  properties: {
    id: { type: "integer" },
    name: { type: "string", maxLength: 20 },
    tags: { type: "array", items: { type: "string" } },
  },
};
const description = {
  openapi: "3.1.0",
  info: { title: "Echo", version: "1" },
  paths: {
    "/plants": {
      get: {
        operationId: "list",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } }],
        responses: { "200": { description: "A plant.", content: { "application/json": { schema: plant } } } },
      },
    },
  },
};

const { model } = await importOpenApi(asJson(description), { id: "echo" });
const options = (baseUrl: string, more: Partial<RunOptions> = {}): RunOptions => ({
  seed: 7,
  // The echo takes everything.
  checks: new Set(checkIds.filter((id) => !id.endsWith("-accepted"))),
  allowWrites: false,
  concurrency: 16,
  calls,
  baseUrl,
  credentials: { own: {} },
  headers: [],
  ...more,
});
const clock = (): number => performance.now();
const { signal } = new AbortController();
const deps = (send: Send) => ({ send, clock, signal, sleep: async (time: number) => void (await sleep(time)) });
const megabytes = (): number => Math.round(process.memoryUsage().heapUsed / 1e6);

const echo = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "echo-process.ts")], {
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const [port] = await once(echo.stdout, "data");
  const server = `http://127.0.0.1:${String(port).trim()}`;
  const http = httpSend({ server, concurrency: 16, timeout: 10_000, clock, signal });
  await runLive(model, options(server, { calls: 5000 }), deps(http.send));
  const before = megabytes();
  const report = await runLive(model, options(server), deps(http.send));
  const rate = Math.round((report.calls * 1000) / report.time);
  console.log(`${report.calls} checked requests against an echo: ${rate} a second (target 3,000)`);
  console.log(`heap before ${before} MB, after ${megabytes()} MB; findings ${report.findings.length}`);
  await http.close();
} finally {
  echo.kill();
}

const failing: Send = async () => ({ kind: "answer", status: 500, headers: [], body: new Uint8Array(), time: 1 });
const failed = await runLive(
  model,
  options("http://localhost", { calls: 10_000, checks: new Set(["server-error"]) }),
  deps(failing),
);
const counts = failed.findings.map(({ count }) => count);
console.log(
  `${failed.calls} failures of one cause: ${failed.findings.length} row, counts ${counts.join(", ")} (target 1 row)`,
);
