import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Memory limit of one process, in bytes: 1 GB. */
export const maxMemory = 1e9;

/** Returns the memory of a process in bytes; `undefined` if it has ended. */
export function memoryOf(pid: number): number | undefined {
  if (process.platform === "linux") {
    try {
      const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    } catch {
      return undefined;
    }
  }
  try {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) * 1024;
  } catch {
    return undefined;
  }
}

/** Lists the children of a process, with theirs; on Linux only, elsewhere it is an empty list. */
export function descendantsOf(pid: number): readonly number[] {
  if (process.platform !== "linux") return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The program name in brackets may contain any text, so the fields are counted from its end.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended while the list was read.
    }
  }
  const found: number[] = [];
  const queue = [pid];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const child of children.get(next) ?? []) {
      found.push(child);
      queue.push(child);
    }
  }
  return found;
}

/** Clock ticks of a second, in which Linux counts the time of processes (`sysconf(_SC_CLK_TCK)` is 100 everywhere). */
const ticksPerSecond = 100;

/** Returns the processor time of a process in milliseconds; `undefined` if the system does not report it. */
export function processorTimeOf(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
  } catch {
    return undefined;
  }
}
