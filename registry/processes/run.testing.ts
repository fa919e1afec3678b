/**
 * Runs the suites of the registry's calls over two processes on one PostgreSQL and one bucket (2 min).
 * @module
 */
import { spawn } from "node:child_process";
import process from "node:process";

const args = ["vitest", "run", "--project", "processes"];
const env = { ...process.env, CALLBOARD_PROCESSES: "2" };
spawn("npx", args, { stdio: "inherit", env, shell: process.platform === "win32" }).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
