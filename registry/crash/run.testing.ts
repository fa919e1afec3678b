/**
 * Runs the crash test with 1,000 kills on each store (30 min).
 * @module
 */
import { spawn } from "node:child_process";
import process from "node:process";

const env = { CALLBOARD_CRASH_KILLS: "1000", CALLBOARD_NIGHTLY: "1", ...process.env };
const args = ["vitest", "run", "registry/crash"];
spawn("npx", args, { stdio: "inherit", env, shell: process.platform === "win32" }).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
