/**
 * `npm run conformance -- FOLDER [OPTIONS]`: checks the values of a checkout of the JSON Schema Test Suite, and prints how
 * many verdicts are right. Ends with 1 below the figures that CONTRIBUTING.md promises.
 * @module
 */
import { argv, stderr, stdout } from "node:process";
import { parseArgs } from "node:util";
import { printJson } from "#engine/json";
import { schemaCheckOf } from "./schema-check.ts";
import { type Draft, drafts, formatCases, mandatoryCases, NoSuiteError, type SuiteGroup } from "./suite.ts";

/** The verdicts about some cases. */
interface Tally {
  right: number;
  /** Valid values with issues. */
  rejected: number;
  /** Invalid values without. */
  passed: number;
  /** Groups with a check that failed, which is a bug. */
  failed: number;
}

/** The least share of right verdicts, in percent. */
const promised = { mandatory: 99, formats: 97 };

const { values: options, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    draft: { type: "string" },
    file: { type: "string" },
    wrong: { type: "boolean", default: false },
  },
});

const [suite] = positionals;
if (suite === undefined) {
  stderr.write("expected the folder of a checkout of the JSON Schema Test Suite\n");
  process.exitCode = 1;
} else {
  try {
    if (!(await run(suite))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NoSuiteError)) throw error;
    stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Checks all chosen cases; returns true if the verdicts are as promised. */
async function run(folder: string): Promise<boolean> {
  stdout.write("draft    cases      right            valid rejected  invalid passed\n");
  let isAsPromised = true;
  for (const draft of drafts.filter(({ name }) => options.draft === undefined || options.draft === name)) {
    const sets = { mandatory: mandatoryCases(folder, draft), formats: formatCases(folder, draft) };
    for (const [set, groups] of Object.entries(sets)) {
      const chosen = groups.filter(({ file }) => options.file === undefined || options.file === file);
      const tally: Tally = { right: 0, rejected: 0, passed: 0, failed: 0 };
      for (const group of chosen) await checkGroup(group, draft, folder, tally);
      const count = tally.right + tally.rejected + tally.passed + tally.failed;
      if (count === 0) continue;
      const percent = (100 * tally.right) / count;
      const share = `${tally.right} of ${count} (${percent.toFixed(1)} %)`;
      const failed = tally.failed === 0 ? "" : `  ${tally.failed} without a verdict`;
      stdout.write(
        `${draft.name.padEnd(8)} ${set.padEnd(10)} ${share.padEnd(24)} ${String(tally.rejected).padEnd(15)} ${tally.passed}${failed}\n`,
      );
      isAsPromised &&= percent >= (set === "mandatory" ? promised.mandatory : promised.formats);
    }
  }
  return isAsPromised;
}

async function checkGroup(group: SuiteGroup, draft: Draft, folder: string, tally: Tally): Promise<void> {
  const report = (title: string, text: string): void => {
    if (options.wrong) stdout.write(`  ${draft.name} ${group.file}: ${group.title}: ${title}: ${text}\n`);
  };
  try {
    const check = await schemaCheckOf(group, draft, folder);
    for (const { title, value, valid } of group.cases) {
      const [first] = check(value);
      if ((first === undefined) === valid) tally.right += 1;
      else if (first === undefined) {
        tally.passed += 1;
        report(title, `${printJson(value)} passes`);
      } else {
        tally.rejected += 1;
        report(title, `expected ${first.documented}, found ${first.got}`);
      }
    }
  } catch (error) {
    tally.failed += group.cases.length;
    report("", error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
