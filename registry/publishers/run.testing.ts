/**
 * Runs the tests of publishers with all versions of the Fern CLI, its refusals and the large project, and compares random
 * docs projects, and the names and issues of definitions (20 min).
 * @module
 */
import { spawn } from "node:child_process";
import process from "node:process";

const tests = ["registry/publishers", "cli/publish/differential", "codegen/fern-cli", "idl/check"];
const args = ["vitest", "run", ...tests, "--project", "shared"];
const env = { ...process.env, CALLBOARD_NIGHTLY: "1" };
spawn("npx", args, { stdio: "inherit", env, shell: process.platform === "win32" }).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
