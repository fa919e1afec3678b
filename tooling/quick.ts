import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * `npm run test:quick`: the type check, and then the tests that most likely fail during a change: those of every folder
 * that differs from `main`, those of the pure rooms, and the checks of imports and words. Tests of the pure rooms that
 * take more than about two seconds run only if their folder differs.
 */

const root = resolve(import.meta.dirname, "..");

/** Rooms whose tests need no page, process or network. */
const pure = ["engine", "importers", "live", "machines", "snippets", "transport"];

/** Slow tests of the pure rooms: laws over whole APIs, real descriptions, other programs. */
const slow = new Set([
  "engine/compare/compare-apis.test.ts",
  "engine/compare/graphs.test.ts",
  "engine/compare/laws.test.ts",
  "engine/compare/registry.test.ts",
  "engine/interpret/graphs.test.ts",
  "engine/testing/invalid.test.ts",
  "engine/testing/laws.test.ts",
  "engine/testing/registry.test.ts",
  "importers/graphs.test.ts",
  "importers/openapi-from-model.test.ts",
  "importers/openapi/broken.test.ts",
  "importers/registry-api-from-model.real.test.ts",
  "importers/text/yaml/read-yaml.test.ts",
  "snippets/request/curl.test.ts",
  "snippets/request/programs.test.ts",
]);

const always = ["tooling/import-graph.test.ts", "tooling/words/words.test.ts"];

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync("git", args, { cwd: root, encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => line !== "");

/** The folders of files that differ from the commit where this branch left `main`, or are not committed. */
function changedFolders(): ReadonlySet<string> {
  const [base = "HEAD"] = git("merge-base", "HEAD", "main");
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return new Set(files.map((file) => dirname(file)));
}

/** Lists the tests to run, by their paths from the root. */
export function quickTests(tests: readonly string[], changed: ReadonlySet<string>): readonly string[] {
  const isPure = (test: string): boolean => pure.some((room) => test.startsWith(`${room}/`));
  return tests.filter(
    (test) => changed.has(dirname(test)) || always.includes(test) || (isPure(test) && !slow.has(test)),
  );
}

const testsIn = (folder: string): readonly string[] =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("/node_modules/"));

function run(script: string, args: readonly string[] = []): boolean {
  const { status } = spawnSync("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

if (import.meta.filename === process.argv[1]) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|dist|test-results|e2e)$/.test(entry.name))
    .map(({ name }) => name);
  const tests = quickTests(folders.flatMap(testsIn), changedFolders());
  const passed = [run("types"), run("test:unit", ["--reporter=dot", ...tests])];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}
