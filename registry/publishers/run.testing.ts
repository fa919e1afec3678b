/**
 * Runs the tests of publishers with all versions of the Fern CLI and with the large project, and compares random docs
 * projects (20 min).
 * @module
 */
import { spawn } from "node:child_process";
import process from "node:process";

const args = ["vitest", "run", "registry/publishers", "cli/publish/differential", "--project", "shared"];
const env = { ...process.env, CALLBOARD_PUBLISHERS: "all" };
spawn("npx", args, { stdio: "inherit", env, shell: process.platform === "win32" }).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
