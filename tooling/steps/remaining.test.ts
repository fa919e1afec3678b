import { spawn } from "node:child_process";
import { once } from "node:events";
import { env, execPath, platform } from "node:process";
import { expect, it } from "vitest";
import { endRemaining } from "./remaining.ts";

it.runIf(platform === "linux")("ends what a step left running, and nothing else", async () => {
  const start = async (id: string) => {
    const program = "setInterval(() => {}, 1000); console.log(1)";
    const child = spawn(execPath, ["-e", program], { env: { ...env, CALLBOARD_STEP: id } });
    await once(child.stdout, "data");
    return child;
  };
  const [left, other] = await Promise.all([start("test-1"), start("test-12")]);
  try {
    const ended = once(left, "exit");
    expect(await endRemaining("test-1")).toEqual([expect.stringMatching(`^${left.pid} .*setInterval`)]);
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(other.exitCode ?? other.signalCode).toBe(null);
    expect(await endRemaining("test-1")).toEqual([]);
  } finally {
    left.kill("SIGKILL");
    other.kill("SIGKILL");
  }
});
