import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { command } from "../../tooling/command.testing.ts";
import { readStartArguments } from "./arguments.ts";

it.each([
  [[], { kind: "start", direct: false }],
  [["--no-proxy"], { kind: "start", direct: true }],
  [["openapi.yaml", "--all-diagnostics"], { kind: "serve" }],
  [["--no-proxy", "https://api.example/openapi.json"], { kind: "serve" }],
  [["--help"], { kind: "help" }],
  [["openapi.yaml", "-h"], { kind: "help" }],
  [["--bar"], { kind: "error", error: "unknown option --bar" }],
] as const)("parses %j", (args, read) => {
  expect(readStartArguments(args)).toEqual(read);
});

/** The command as typed, and its result. */
const start = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...command, "start", ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );

it("prints its own usage, and a usage error in one line", async () => {
  expect(await start("--help")).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Usage: callboard start /),
    stderr: "",
  });
  const error = "callboard: unknown option --bar; see callboard start --help\n";
  expect(await start("--bar")).toEqual({ code: 2, stdout: "", stderr: error });
}, 60_000);
