import { spawn } from "node:child_process";

/** The exit of a process. */
export interface Ended {
  readonly code: number | null;
  readonly milliseconds: number;
  readonly output: string;
}

/** Runs a program to its end, from a cold start, and times it. */
export function timed(
  program: string,
  args: readonly string[],
  { cwd, env = process.env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((done, refuse) => {
    const from = performance.now();
    const child = spawn(program, [...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
    child.on("error", refuse);
    child.on("close", (code) => done({ code, milliseconds: performance.now() - from, output }));
  });
}

/** A program that a figure is made of ended badly, so there is no figure. */
export class BadEndError extends Error {
  override readonly name = "BadEndError";
}

/**
 * Runs programs in turn, so many rounds, and gives the fastest time of each in milliseconds: whatever else the machine
 * does can only add to it. Throws `BadEndError` when one of them ends badly.
 */
export async function fastestOf(rounds: number, programs: readonly (() => Promise<Ended>)[]): Promise<number[]> {
  const best = programs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of programs.entries()) {
      const { code, milliseconds, output } = await run();
      if (code !== 0) throw new BadEndError(output.slice(-2000));
      best[index] = Math.min(best[index] ?? milliseconds, milliseconds);
    }
  }
  return best;
}

/** The fastest time of one program. */
export async function fastest(rounds: number, run: () => Promise<Ended>): Promise<number> {
  const [best = Number.NaN] = await fastestOf(rounds, [run]);
  return best;
}
