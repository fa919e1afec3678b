import { readFileSync, readlinkSync } from "node:fs";

/** Returns the number by which the system knows this thread; undefined on other systems than Linux. */
export function systemThread(): number | undefined {
  try {
    // The link is `PID/task/NUMBER` (proc_thread-self(5)).
    return Number(/\d+$/.exec(readlinkSync("/proc/thread-self"))?.[0]);
  } catch {
    return undefined;
  }
}

/** Returns the processor time of a thread of this process in ms; undefined if it has ended. */
export function processorTime(thread: number): number | undefined {
  try {
    // Its first number is in nanoseconds (proc_pid_schedstat(5)).
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return undefined;
  }
}
