import { availableParallelism, loadavg } from "node:os";
import { measureCommand } from "./measure-command.ts";
import { failuresOfOneCause } from "./same-cause.ts";
import { shrinkCalls } from "./shrink-calls.ts";

/**
 * `npm run bench:live`: checked requests a second of the built command against an echo, its heap over them, and the rows
 * of many failures of one cause. The argument is the number of requests.
 */

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const requests = Number(process.argv[2] ?? 60_000);
const { time, heap, cpu, findings, ...run } = await measureCommand(requests);
const rate = Math.round((run.requests * 1000) / time);
console.log(`${run.requests} checked requests in ${(time / 1000).toFixed(1)} s: ${rate} a second (target 3,000)`);
console.log(
  `  ${cpu.toFixed(3)} ms of one processor for a request, so ${Math.round(1000 / cpu)} a second if nothing else runs;` +
    ` load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(", ")} on ${availableParallelism()} processors`,
);
console.log(`  ${findings} findings (0 expected)`);
console.log("heap after a collection, MB by requests:");
console.log(`  ${heap.map((point) => `${megabytes(point.heap)} at ${point.requests}`).join(", ")}`);
const [first, last] = [heap[0]?.heap ?? Number.NaN, heap.at(-1)?.heap ?? Number.NaN];
console.log(`  last to first: ${(last / first).toFixed(2)} (target: at most 1.1)`);

const rows = await failuresOfOneCause(10_000);
console.log(`${rows.requests} failures of one cause: ${rows.counts.length} row, counts ${rows.counts.join(", ")}`);

const counts = (await shrinkCalls(20)).toSorted((one, other) => one - other);
const median = counts[Math.floor(counts.length / 2)];
console.log(
  `${counts.length} random sequences of 12 steps with a fault, shrunk: ${median} calls (median), ${counts.at(-1)} at most (target 200)`,
);
