import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, pid } from "node:process";
import { readApart } from "../../cli/serve/apart/read-apart.ts";
import { defaultReadLimits } from "../../cli/serve/read-limits.ts";
import { texts } from "./texts.ts";

/**
 * `npm run bench:reading [-- title]`: reads large descriptions within the default limits, each in a separate process as
 * the product does, and prints the peak of its resident memory and the time. It fails if one is refused. Linux only.
 */
const [only = ""] = argv.slice(2);
const reader = join(import.meta.dirname, "../../dist/server/reader.js");
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

/** Returns the highest resident memory of a child of this process in bytes, or 0 where there is none. */
function peakOfChild(): number {
  try {
    const [child] = readFileSync(`/proc/self/task/${pid}/children`, "utf8").split(" ");
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    // It has just ended.
    return 0;
  }
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const length = 256 * 1024;
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

console.log("| text | size | peak memory | time |\n| --- | --- | --- | --- |");
for (const { title, name, bytes: least, make } of texts) {
  if (!title.includes(only)) continue;
  const bytes = new TextEncoder().encode(make());
  if (bytes.length < least) throw new RangeError(`${title} has ${bytes.length} bytes, not ${least}`);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOfChild());
  }, 10);
  const start = performance.now();
  const read = async (): Promise<string> => {
    throw new Error("there are no parts");
  };
  const found = { name, chunks: () => piecesOf(bytes) };
  const answer = await readApart(reader)(found, { id: "large", positions: "causes", limits: defaultReadLimits, read });
  const time = performance.now() - start;
  clearInterval(timer);
  const result = answer.ok ? `${megabytes(peak)} MB` : (answer.diagnostics[0]?.message ?? "refused");
  if (!answer.ok || peak > defaultReadLimits.memoryBytes) process.exitCode = 1;
  console.log(`| ${title} | ${megabytes(bytes.length)} MB | ${result} | ${(time / 1000).toFixed(1)} s |`);
}
