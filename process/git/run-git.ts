import { spawn } from "node:child_process";
import { env } from "node:process";
import type { Readable, Writable } from "node:stream";

/** The output of git, or the reason why there is none. */
export type GitAnswer = { readonly ok: true; readonly output: Buffer } | { readonly ok: false; readonly error: string };

/** Where git runs, and what it reads. */
interface GitOptions {
  readonly cwd: string;
  readonly input?: string;
}

/**
 * Reading a repository must not call its server: a partial clone fetches objects that it lacks, from the address in its
 * settings. Git before 2.45 does not know `GIT_NO_LAZY_FETCH`: it has no transport, since the list of allowed ones is
 * empty. The list is a variable because `protocol.file.allow` in the settings of a repository wins over `protocol.allow`.
 * Messages are in English, since `lacksObjects` is.
 */
const offline = { ...env, GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "", LC_ALL: "C" };

const lacksObjects = /promisor remote|lazy fetching disabled|transport '[^']*' not allowed/;

/** The error of a clone that lacks what is read. */
export const partialCloneError =
  "this clone is partial and lacks files of the revision; get them with git fetch --refetch --no-filter";

/** Runs git, which sends nothing. */
export function runGit(args: readonly string[], { cwd, input = "" }: GitOptions): Promise<GitAnswer> {
  return new Promise((done) => {
    const child = spawn("git", args, { cwd, env: offline, windowsHide: true });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.on("error", (error: NodeJS.ErrnoException) => {
      const missing = "git is not installed, or not on the path; give a folder instead";
      done({ ok: false, error: error.code === "ENOENT" ? missing : `git can't be run: ${error.message}` });
    });
    // A process that could not be started, for example without file descriptors, has no pipes.
    const pipes: readonly (Readable | Writable | null | undefined)[] | undefined = child.stdio;
    if (pipes === undefined) return;
    // If git ends early, its stderr and exit code explain more than the errors of its pipes.
    for (const pipe of pipes) pipe?.on("error", () => {});
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    child.on("close", (code) => {
      const text = Buffer.concat(errors).toString("utf8").trim();
      const message = text.split("\n")[0]?.replace(/^(fatal|error): /, "");
      if (code === 0) done({ ok: true, output: Buffer.concat(output) });
      else if (lacksObjects.test(text)) done({ ok: false, error: partialCloneError });
      else done({ ok: false, error: `git says: ${message || `exit code ${code}`}` });
    });
    child.stdin.end(input);
  });
}
