import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");
const { version } = JSON.parse(read("package.json"));

/** The messages of GitHub's own parser about a file. */
const errorsOf = (parse: typeof parseAction | typeof parseWorkflow, content: string): readonly string[] =>
  parse({ name: "file.yml", content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

it("has an action that GitHub accepts, and that installs this version", () => {
  const action = read("action.yml");
  expect(errorsOf(parseAction, action)).toEqual([]);
  expect(errorsOf(parseAction, action.replace("using: composite", "uses: composite"))).not.toEqual([]);
  expect(action).toContain(`callboard@${version}`);
});

it("documents a workflow that GitHub accepts, with the tag of this version", () => {
  const page = read("docs/embed/in-a-repository.md");
  const [, workflow = ""] = /^```yaml title="\.github\/workflows\/api\.yml"\n([\s\S]*?)^```$/m.exec(page) ?? [];
  expect(workflow).toContain(`callboard@v${version}`);
  expect(errorsOf(parseWorkflow, workflow)).toEqual([]);
});

it.each(["nightly", "release"])("has a workflow %s that GitHub accepts", (name) => {
  expect(errorsOf(parseWorkflow, read(`.github/workflows/${name}.yml`))).toEqual([]);
});

it("has a hook of pre-commit that runs this version", () => {
  expect(read(".pre-commit-hooks.yaml")).toContain(`callboard@${version} check`);
});
