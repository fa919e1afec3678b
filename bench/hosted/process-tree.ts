import { readdirSync, readFileSync } from "node:fs";

/** Memory of a process and of its descendants, resident, in MiB. */
export interface TreeMemory {
  readonly own: number;
  readonly children: number;
}

/** Reads the memory of a process tree (proc_pid_stat(5)). Pages that processes share count in each of them. */
export function treeMemory(root: number): TreeMemory {
  const parents = new Map(
    readdirSync("/proc").flatMap((name) => {
      const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : undefined;
      // The name of the program is in parentheses, and may have any character.
      const parent = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
      return parent === undefined ? [] : [[Number(name), Number(parent)] as const];
    }),
  );
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  const children = [...parents.keys()].filter(isBelow).map(memoryOf);
  return { own: memoryOf(root), children: children.reduce((sum, one) => sum + one, 0) };
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? "")?.[1] ?? 0) / 1024;

/** Reads a file of a process; undefined if it has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
