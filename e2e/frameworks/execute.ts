import { type ChildProcess, execFile } from "node:child_process";

interface Options {
  readonly cwd: string;
  readonly env?: { readonly [name: string]: string };
}

/** Runs a program to its end and returns all that it printed. Throws with it if the program fails. */
export const execute = (program: string, args: readonly string[], { cwd, env }: Options): Promise<string> =>
  new Promise((done, fail) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8, shell: process.platform === "win32" };
    execFile(program, args, options, (error, out, err) => {
      const printed = `${out}${err}`.trim();
      if (error === null) done(printed);
      else fail(new Error(`${program} ${args.join(" ")} ends with ${error.code}:\n${printed}`));
    });
  });

/** Waits until a server that has been started answers. Throws if its process ends before. */
export async function untilAnswers(child: ChildProcess, address: string): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error(`the server of ${address} ends with ${child.exitCode}`);
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`nothing answers at ${address}`);
}
