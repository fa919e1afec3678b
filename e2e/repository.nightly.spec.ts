import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "..");
const command = join(root, "dist/server/callboard.js");

/** A step of action.yml. */
interface Step {
  readonly id: string;
  readonly if?: string;
  readonly run: string;
  readonly env?: { readonly [name: string]: string };
}

const text = readFileSync(join(root, "action.yml"), "utf8");
const action: {
  readonly inputs: { readonly [name: string]: { readonly default?: string } };
  readonly runs: { readonly steps: readonly Step[] };
} = parse(text);

let folder: string;
let repository: string;
const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: repository, stdio: "pipe" });

/** A description with one property of a type. */
const described = (type: string): string => `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "https://plants.example" }]
paths:
  /plants:
    post:
      operationId: add
      requestBody: { content: { application/json: { schema: { type: object, properties: { leaves: { type: ${type} } } } } } }
      responses: { "200": { description: Fine. } }
`;

/** Writes a program of this name to the path of the steps. */
function program(name: string, lines: string): void {
  const file = join(folder, "bin", name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-repository-"));
  repository = join(folder, "work");
  for (const one of ["bin", "work", "runner", "origin.git"]) mkdirSync(join(folder, one));
  program("callboard", `exec "${process.execPath}" "${command}" "$@"`);
  // The service of GitHub is not here: it is asked for comments, and gets one.
  program("gh", `echo "$@" >> "${folder}/gh.txt"`);
  program("npx", `shift 2; exec callboard "$@"`);
  execFileSync("git", ["init", "--quiet", "--bare", join(folder, "origin.git")]);
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.email", "someone@example.com");
  git("config", "user.name", "Someone");
  git("remote", "add", "origin", join(folder, "origin.git"));
  writeFileSync(join(repository, "openapi.yaml"), described("string"));
  git("add", ".");
  git("commit", "--quiet", "--message", "first");
  git("push", "--quiet", "origin", "main");
  writeFileSync(join(repository, "openapi.yaml"), described("integer"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script as a runner does, and returns its exit code and its output. */
function bash(script: string, env: { readonly [name: string]: string } = {}, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", script, ...words],
    {
      cwd: repository,
      encoding: "utf8",
      env: { ...process.env, ...env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` },
    },
  );
  return { status, output: stdout + stderr };
}

test("the steps of the action check, compare with the base branch, comment and build", () => {
  const defaults = Object.entries(action.inputs).map(
    ([name, { default: value = "" }]) => [`inputs.${name}`, value] as const,
  );
  const contexts = new Map<string, string>([
    ...defaults,
    ["inputs.description", "openapi.yaml"],
    ["inputs.docs", "openapi.yaml"],
    ["inputs.fail-on", "breaks-wire"],
    ["github.event_name", "pull_request"],
    ["github.base_ref", "main"],
    ["github.event.pull_request.number", "7"],
  ]);
  const valueAt = (path: string): string => contexts.get(path.trim()) ?? "";
  const holds = (condition = ""): boolean =>
    condition.split("&&").every((part) => {
      const [, path = "", operator, value] = /^\s*([\w.-]+) (==|!=) '(.*)'\s*$/.exec(part) ?? [];
      return condition === "" || (valueAt(path) === value) === (operator === "==");
    });
  const ran: string[] = [];
  for (const step of action.runs.steps) {
    // The test of the package installs it (tooling/package.nightly.test.ts).
    if (step.id === "install" || !holds(step.if)) continue;
    const output = join(folder, `${step.id}.txt`);
    writeFileSync(output, "");
    const env = Object.entries(step.env ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{\{(.*?)\}\}/g, (_, path) => valueAt(path)),
    ]);
    const runner = { RUNNER_TEMP: join(folder, "runner"), GITHUB_OUTPUT: output, GITHUB_REPOSITORY: "acme/plants" };
    const result = bash(step.run, { ...Object.fromEntries(env), ...runner });
    ran.push(`${step.id} ${result.status}`);
    for (const line of readFileSync(output, "utf8").trim().split("\n")) {
      const [name = "", value = ""] = line.split("=");
      contexts.set(`steps.${step.id}.outputs.${name}`, value);
    }
  }
  expect(ran).toEqual(["check 0", "diff 0", "comment 0", "build 0", "breaking 1"]);
  const report = readFileSync(join(folder, "runner/callboard-report.md"), "utf8");
  expect(report).toMatch(/^<!-- callboard openapi.yaml -->\n````text\n[\s\S]*leaves[\s\S]*````\n$/);
  expect(readFileSync(join(folder, "gh.txt"), "utf8")).toMatch(
    /api --silent repos\/acme\/plants\/issues\/7\/comments -F body=@/,
  );
  expect(existsSync(join(repository, "site/index.html"))).toBe(true);
});

test("the hook of pre-commit checks each description that is committed", () => {
  const [hook] = parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8"));
  const files = new RegExp(hook.files);
  expect(
    ["openapi.yaml", "apis/asyncapi.json", "src/openapi.ts", "myopenapi.yaml"].map((one) => files.test(one)),
  ).toEqual([true, true, false, false]);
  writeFileSync(join(repository, "broken.yaml"), "openapi: 3.1.0\n");
  const { status, output } = bash(`${hook.entry} openapi.yaml broken.yaml`);
  expect(output).toMatch(/1 endpoint, 6 laws passed[\s\S]*broken\.yaml:1:1/);
  expect(status).toBe(1);
});
