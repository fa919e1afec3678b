/**
 * `npm run conformance:requests -- FILE... [OPTIONS]`: sends the requests of descriptions through the proxy to a local
 * echo, as the playground does, runs the snippet of each in a shell, and compares what arrived. Ends with 1 if any differ.
 * @module
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { argv, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { importDescription } from "#importers";
import { startComparison } from "./compare.ts";

const { values: options, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { count: { type: "string", default: "50" } },
});

if (positionals.length === 0) {
  stderr.write("expected descriptions of APIs\n");
  process.exitCode = 1;
} else {
  const comparison = await startComparison();
  const counts = { same: 0, different: 0 };
  for (const file of positionals) {
    const read = (address: string): Promise<string> => readFile(address, "utf8");
    const imported = await importDescription({ name: file, text: readFileSync(file, "utf8") }, { id: "api", read });
    if (!imported.ok) {
      stderr.write(`${file}: not a description of an API\n`);
      process.exitCode = 1;
      continue;
    }
    const { endpoints } = imported.model;
    const step = Math.max(1, endpoints.length / Number(options.count));
    const before = { ...counts };
    for (let at = 0; at < endpoints.length; at += step) {
      const endpoint = endpoints[Math.floor(at)];
      if (endpoint === undefined) continue;
      for (const { operation, difference } of await comparison.compare(imported.model, endpoint)) {
        counts[difference === undefined ? "same" : "different"] += 1;
        if (difference !== undefined) stdout.write(`  ${operation}: ${difference}\n`);
      }
    }
    const same = counts.same - before.same;
    stdout.write(`${file}: ${same} of ${same + counts.different - before.different} requests are the same\n`);
  }
  await comparison.close();
  if (counts.different > 0) process.exitCode = 1;
}
