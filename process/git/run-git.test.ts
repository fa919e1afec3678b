import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { partialCloneError, runGit } from "./run-git.ts";

const git = async (cwd: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)("git", args, { cwd })).stdout.trim();

/** Clones a repository of one file without its contents, and returns the folder and the id of the file. */
async function partialClone(): Promise<{ readonly clone: string; readonly id: string }> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-git-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await git(folder, "init", "-q", "source");
  const source = join(folder, "source");
  await writeFile(join(source, "plants.txt"), "moss\n");
  await git(source, "add", "-A");
  await git(source, "-c", "user.name=A", "-c", "user.email=a@plants.example", "commit", "-qm", "Begin");
  await git(source, "config", "uploadpack.allowFilter", "true");
  await git(source, "config", "uploadpack.allowAnySHA1InWant", "true");
  await git(folder, "clone", "-q", "--no-checkout", "--filter=blob:none", pathToFileURL(source).href, "clone");
  return { clone: join(folder, "clone"), id: await git(source, "rev-parse", "HEAD:plants.txt") };
}

it.each([
  ["unchanged", ""],
  ["of a version that fetches lazily in any case", "unset GIT_NO_LAZY_FETCH; "],
])("gets nothing from a server that the settings of the repository allow, with git %s", async (_, before) => {
  const { clone, id } = await partialClone();
  await git(clone, "config", "protocol.file.allow", "always");
  // An alias is a program that git runs in its own environment.
  await git(clone, "config", "alias.show-plants", `!${before}git cat-file blob ${id}`);
  expect(await runGit(["show-plants"], { cwd: clone })).toEqual({ ok: false, error: partialCloneError });
  // The server would have answered.
  expect(await git(clone, "cat-file", "blob", id)).toBe("moss");
});

it("reads messages in English, whatever the language of the system is", async () => {
  const answer = await runGit(["-c", 'alias.language=!printf "%s" "$LC_ALL"', "language"], { cwd: tmpdir() });
  expect(answer.ok && answer.output.toString()).toBe("C");
});
