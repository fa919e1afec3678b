import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** Number of changes to the line; the first ones warm the process up, as they do for people. */
const changes = 12;

/**
 * The time from the save of one changed line to the end of the run that follows, in milliseconds: the
 * fastest of several. Between
 * changes the watch rests, as it does between a maintainer's.
 */
export async function watchTime(command: string, idl: string, out: string, file: string): Promise<number> {
  const args = [command, "generate", "--watch", "--json", "--idl", idl, "--out", out];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    return await timeChanges(child, file);
  } finally {
    child.kill("SIGKILL");
  }
}

async function timeChanges(child: ChildProcess, file: string): Promise<number> {
  if (child.stdout === null) throw new Error("the watch has no output to read");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const text = await readFile(file, "utf8");
  await lines.next();
  const times: number[] = [];
  for (let change = 1; change <= changes; change += 1) {
    await new Promise((done) => setTimeout(done, 250));
    const from = performance.now();
    await writeFile(file, text.replace(/^docs: .*/m, `docs: Changed for the ${change}th time.`));
    await lines.next();
    times.push(performance.now() - from);
  }
  return Math.min(...times.slice(changes / 2));
}
