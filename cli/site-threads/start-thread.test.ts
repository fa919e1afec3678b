import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { defaultPoolLimits, type ThreadTask, threadPool } from "#docs-host/server";
import { type SiteThreadSettings, startThread } from "./start-thread.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-threads-"));
const thread = join(folder, "thread.mjs");
writeFileSync(
  thread,
  `import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ stream }) => {
    if (stream === 1) for (;;);
    if (stream === 2) /^(a+)+$/.test("a".repeat(40) + "b");
    if (stream === 3) for (const all = []; ; ) all.push(Array(100_000).fill(all.length + 0.5));
    parentPort.postMessage({ kind: "result", result: { kind: "unavailable", message: String(process.env.SECRET_OF_SERVER) } });
  });
  parentPort.postMessage({ kind: "ready" });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The program of this test reads no settings but the memory.
const settings = { memory: 1 } as SiteThreadSettings;
const read = (stream: number, owner: string) => ({
  ...{ owner, site: owner, task: { kind: "read", stream } satisfies ThreadTask },
});

it.each([
  ["a loop", 1, "timeout"],
  ["a regular expression", 2, "timeout"],
  ["memory that runs out", 3, "ended"],
])("ends a thread in %s, while this one and another thread go on", { timeout: 90_000 }, async (_, stream, cause) => {
  process.env.SECRET_OF_SERVER = "planted";
  const observer = { log: () => {}, drawn: () => {}, called: () => {}, caches: () => {} };
  const start = startThread({ thread, parser: "" }, 32)(settings, observer);
  const pool = threadPool(start, { ...defaultPoolLimits, threads: 2, taskMs: cause === "timeout" ? 500 : 60_000 });
  try {
    await pool.run(read(0, "other"));
    const hostile = pool.run(read(stream, "attacker"));
    const from = performance.now();
    await sleep(10);
    // This thread is free.
    expect(performance.now() - from).toBeLessThan(400);
    expect(await pool.run(read(0, "other"))).toMatchObject({ kind: "done", result: { message: "undefined" } });
    expect(await hostile).toEqual({ kind: "failed", cause });
    expect(await pool.run(read(0, "attacker"))).toMatchObject({ kind: "done" });
  } finally {
    delete process.env.SECRET_OF_SERVER;
    pool.close();
  }
});
