import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

/** The result of a line of the built command. */
export interface LineResult {
  readonly code: number;
  readonly output: string;
  /** The status of the first page of a server. */
  readonly page?: number;
}

/** A process that runs lines of the built command, one after another. */
export interface LineRunner {
  readonly run: (
    words: readonly string[],
    cwd: string,
    env: { readonly [name: string]: string },
  ) => Promise<LineResult>;
  readonly close: () => void;
}

/** Starts the process; see `run-lines.mjs`. */
export function startLineRunner(): LineRunner {
  const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");
  const child: ChildProcess = fork(join(import.meta.dirname, "run-lines.mjs"), [command], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [],
  });
  return {
    run: async (words, cwd, env) => {
      const ended = new AbortController();
      const { signal } = ended;
      const exit = once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`the process ended with ${code} at: callboard ${words.join(" ")}`);
      });
      const answer: Promise<LineResult[]> = once(child, "message", { signal });
      child.send({ words, cwd, env });
      try {
        const [result] = await Promise.race([answer, exit]);
        if (result === undefined) throw new Error("the process sent no result");
        return result;
      } finally {
        ended.abort();
        await Promise.allSettled([answer, exit]);
      }
    },
    close: () => void child.kill(),
  };
}
