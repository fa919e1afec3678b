import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "../tooling/command.testing.ts";

/** Runs the command in a new folder with files, each time with the given words. */
function inFolder(files: { readonly [name: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-command-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = { PATH: process.env.PATH ?? "", HOME: folder };
  return {
    run: (...words: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...words], {
        ...{ cwd: folder, env, encoding: "utf8" },
      });
      return { status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

it("the command alone prints its help without a terminal, and begins a project if it is asked to", () => {
  const { run, remove } = inFolder({});
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining("Usage: callboard <command>"), stderr: "" });
  expect(run("--port", "0")).toMatchObject({ status: 2, stderr: expect.stringContaining("callboard init begins") });
  const begun = run("--yes");
  expect(begun).toMatchObject({ status: 0, stdout: expect.stringContaining("written  docs.yml") });
  expect(begun.stderr).toContain("running callboard init (callboard --help lists all commands)");
  expect(run("docs", "check")).toMatchObject({ status: 0, stdout: "2 pages, 2 operations: no errors, no warnings\n" });
  remove();
});

it("settings come from a file in TypeScript, and errors name their place", () => {
  const { run, remove } = inFolder({
    "callboard.config.ts": `import { defineConfig } from "callboard/config";
const login: { readonly clientSecret: string } = { clientSecret: "planted" };
export default defineConfig({ log: "info", login });
`,
    "wrong.yaml": "log: info\nprt: 1\n",
  });
  const { stdout, status } = run("config", "--json", "--port", "8080");
  expect(status).toBe(2);
  const { settings }: { readonly settings: readonly { readonly name: string }[] } = JSON.parse(stdout);
  const named = (name: string) => settings.find((one) => one.name === name);
  expect(named("log")).toEqual({ name: "log", value: "info", from: "callboard.config.ts:3:31" });
  expect(named("port")).toEqual({ name: "port", value: 8080, from: "--port" });
  expect(named("login.clientSecret")).toEqual({
    ...{ name: "login.clientSecret", hidden: true, from: "callboard.config.ts:2:52" },
  });
  expect(stdout).not.toContain("planted");
  expect(run("serve", "x.yaml", "--config", "wrong.yaml")).toEqual({
    ...{ status: 2, stdout: "" },
    stderr: 'callboard: wrong.yaml:2:1: unknown setting "prt"; did you mean port?\n',
  });
  remove();
});

it("help, suggestions and completion need no program of a command", () => {
  const { run, remove } = inFolder({});
  expect(run("build", "--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("callboard build --out") });
  expect(run("biuld")).toMatchObject({ status: 2, stderr: expect.stringContaining("did you mean build?") });
  expect(run("build", "--ot", "x")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("did you mean --out?"),
  });
  expect(run("complete", "--", "bui").stdout).toMatch(/^build\t/);
  expect(run("--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  remove();
});
