import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** A process of the system: its parent, and the processor time of itself and of its ended children. */
export interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
}

/** Ticks of the clock in a second, as Linux reports processor time (`getconf CLK_TCK` on all its platforms). */
const ticks = 100;

/** Reads a line of `/proc/PID/stat` (proc_pid_stat(5)). The name in parentheses may contain spaces. */
export function readStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  const sum = (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0);
  return { parent: Number(fields[1]), seconds: sum / ticks };
}

/** Adds the processor time of a process and of all processes below it. */
export function sumTree(processes: ReadonlyMap<number, ProcessTimes>, root: number): number {
  const below = [...processes].filter(([, { parent }]) => parent === root).map(([pid]) => sumTree(processes, pid));
  return (processes.get(root)?.seconds ?? 0) + below.reduce((sum, seconds) => sum + seconds, 0);
}

/** Reads all processes of the system, by their ids; none on other systems than Linux. */
export function readProcesses(): ReadonlyMap<number, ProcessTimes> {
  const read = (pid: string): readonly [number, ProcessTimes][] => {
    try {
      return [[Number(pid), readStat(readFileSync(`/proc/${pid}/stat`, "utf8"))]];
    } catch {
      // It has ended since the folder was listed.
      return [];
    }
  };
  if (process.platform !== "linux") return new Map();
  return new Map(readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? read(name) : [])));
}

/**
 * Returns the processor time, in seconds, that this process and those it started have used so far. Only Linux reports
 * other processes; elsewhere it is the time of this process.
 */
export function processorSeconds(): number {
  if (process.platform === "linux") return sumTree(readProcesses(), process.pid);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
