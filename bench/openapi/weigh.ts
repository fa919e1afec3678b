import { readFileSync } from "node:fs";
import { importDescription } from "#importers";

/** Imports one large definition and prints how long that took and how much memory the process took for it. */
export async function weigh(path: string): Promise<void> {
  const before = process.memoryUsage();
  const text = readFileSync(path, "utf8");
  const start = performance.now();
  const answer = await importDescription({ name: path, text }, { id: "weighed" });
  const time = performance.now() - start;
  const after = process.memoryUsage();
  const times = (bytes: number): string =>
    `${(bytes / 1e6).toFixed(0)} MB, ${(bytes / text.length).toFixed(1)} times the file`;
  const count = answer.ok ? `${answer.model.endpoints.length} operations` : "not imported";
  console.log(`${path.split("/").at(-1)}: ${(text.length / 1e6).toFixed(1)} MB, ${count}, ${time.toFixed(0)} ms`);
  console.log(`  resident memory grew by ${times(after.rss - before.rss)}`);
}
