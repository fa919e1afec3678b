import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { command } from "../../tooling/command.testing.ts";
import { makeIdl } from "./idl.testing.ts";

/** The command as a process that watches a small IDL, and the lines that it writes, one after the other. */
export async function watching(...args: readonly string[]) {
  const made = await makeIdl();
  const child = spawn(
    process.execPath,
    [...command, "generate", "--watch", "--idl", made.idl, "--out", made.out, ...args],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const reader = (stream: NodeJS.ReadableStream) => {
    const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
    return async (): Promise<string> => {
      const line = await lines.next();
      return line.done === true ? "" : line.value;
    };
  };
  return { ...made, child, ended, line: reader(child.stdout), errorLine: reader(child.stderr) };
}

/** The same with results as JSON, the first one read. */
export async function watchingJson() {
  const watch = await watching("--json");
  /**
   * Waits for the next result of a kind. On a slow machine, a half-written file may cause one of another kind first.
   */
  const next = async (kind: "written" | "invalid"): Promise<unknown> => {
    for (;;) {
      const result: { readonly kind: string } = JSON.parse(await watch.line());
      if (result.kind === kind) return result;
    }
  };
  expect(await next("written")).toMatchObject({ counts: { types: 2 } });
  return { ...watch, next };
}

/** The results of a run that has written these files. */
export const writing = (...paths: readonly string[]) => ({
  stale: expect.arrayContaining(paths.map((path) => expect.objectContaining({ path }))),
});
