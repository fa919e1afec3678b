import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { missingBlobs, readBlobs } from "./blobs.ts";
import { partialCloneError } from "./run-git.ts";

const contents = ["moss\n", "", "no line break", "blob 5\nfern\n\n", "\u0000\u00ff🌱"];

/** Creates a repository with files of these contents, and returns its folder and the ids of the files. */
async function repository(): Promise<{ readonly folder: string; readonly ids: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-blobs-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const git = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)("git", args, { cwd: folder })).stdout.trim();
  await git("init", "-q");
  const names = contents.map((_, n) => `${n}.txt`);
  for (const [n, content] of contents.entries()) await writeFile(join(folder, `${n}.txt`), content);
  const ids = (await git("hash-object", "-w", ...names)).split("\n");
  await git("add", "-A");
  await git("-c", "user.name=A", "-c", "user.email=a@plants.example", "commit", "-qm", "Begin");
  return { folder, ids };
}

it("reads files of any content in their order, and reports those that are missing", async () => {
  const { folder, ids } = await repository();
  const read = await readBlobs(ids, folder);
  expect(read.ok && read.blobs.map(String)).toEqual(contents);
  expect(await readBlobs([], folder)).toEqual({ ok: true, blobs: [] });
  const missing = "1".repeat(40);
  expect(await readBlobs([...ids, missing], folder)).toEqual({ ok: false, error: partialCloneError });
  expect(await missingBlobs("HEAD", folder)).toEqual({ ok: true, missing: new Set() });
  expect(await missingBlobs("nothing", folder)).toMatchObject({ ok: false, error: expect.stringContaining("nothing") });
  expect(await readBlobs(ids, join(folder, "elsewhere"))).toMatchObject({ ok: false });
});
