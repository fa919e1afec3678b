import { readdirSync, readFileSync } from "node:fs";
import { kill, platform } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

/** Pauses of 100 ms for processes to end after their step. */
const pauses = 50;

/**
 * Ends processes that a step left running, and returns their commands. A process is of a step if `CALLBOARD_STEP` in the
 * environment that it started with is the id of the step. Finds none on other systems than Linux.
 */
export async function endRemaining(id: string): Promise<readonly string[]> {
  let remaining = find(id);
  for (let pause = 0; pause < pauses && remaining.length > 0; pause += 1) {
    await sleep(100);
    remaining = find(id);
  }
  for (const { pid } of remaining) {
    try {
      kill(pid, "SIGKILL");
    } catch {
      // It has just ended.
    }
  }
  return remaining.map(({ pid, command }) => `${pid} ${command}`);
}

function find(id: string): readonly { readonly pid: number; readonly command: string }[] {
  if (platform !== "linux") return [];
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all.flatMap((name) => {
    if (!read(name, "environ").includes(`CALLBOARD_STEP=${id}`)) return [];
    return [{ pid: Number(name), command: read(name, "cmdline").join(" ").trim().slice(0, 200) }];
  });
}

/** Reads a list of a process; it is empty if the process has ended, or is of another user. */
function read(pid: string, file: "environ" | "cmdline"): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8").split("\0");
  } catch {
    return [];
  }
}
