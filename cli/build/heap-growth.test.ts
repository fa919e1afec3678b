import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, it } from "vitest";
import { limitHeapGrowth } from "./heap-growth.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-heap-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The program of a thread that makes garbage of what lived for a while, as rendering pages does, beside what it keeps. It
 * sends the size of its old objects at its largest, and what is used of it after a collection.
 */
const program = `import { parentPort } from "node:worker_threads";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
const old = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
const kept = Array(200_000);
let largest = 0;
for (let made = 0; made < 8 * kept.length; made += 1) {
  kept[made % kept.length] = { made, parts: [made, made, made, made] };
  if (made % 50_000 === 0) largest = Math.max(largest, old().space_size);
}
setFlagsFromString("--expose-gc");
runInNewContext("gc")();
parentPort.postMessage([largest, old().space_used_size, kept.length]);`;

it("has garbage of threads collected before their heaps are three times as large as what is used", async () => {
  const file = join(folder, "thread.mjs");
  writeFileSync(file, program);
  limitHeapGrowth();
  const [[largest, used]] = await once(new Worker(file), "message");
  expect(largest / used).toBeLessThan(3);
});
