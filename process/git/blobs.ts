import { type GitAnswer, partialCloneError, runGit } from "./run-git.ts";

/** The contents of files in their order, or the reason why there are none. */
type Blobs = { readonly ok: true; readonly blobs: readonly Buffer[] } | Extract<GitAnswer, { readonly ok: false }>;

/** Reads the contents of files by their ids, in one process. */
export async function readBlobs(ids: readonly string[], cwd: string): Promise<Blobs> {
  const answer = await runGit(["cat-file", "--batch"], { cwd, input: ids.map((id) => `${id}\n`).join("") });
  if (!answer.ok) return answer;
  const { output } = answer;
  const blobs: Buffer[] = [];
  // The rows are `<id> blob <size>\n<bytes>\n`, or `<id> missing\n`.
  for (let at = 0; at < output.length; ) {
    const line = output.indexOf("\n", at);
    const [, kind, size = ""] = output.toString("utf8", at, line).split(" ");
    if (kind !== "blob") return { ok: false, error: partialCloneError };
    const end = line + 1 + Number(size);
    blobs.push(output.subarray(line + 1, end));
    at = end + 1;
  }
  return { ok: true, blobs };
}

/** The ids of the contents that a partial clone lacks, or the reason why git can't say. */
type MissingBlobs =
  | { readonly ok: true; readonly missing: ReadonlySet<string> }
  | Extract<GitAnswer, { readonly ok: false }>;

/** Finds out which contents of the files of a commit a clone lacks. */
export async function missingBlobs(commit: string, cwd: string): Promise<MissingBlobs> {
  // `cat-file --batch-check` ends at the first one.
  const answer = await runGit(["rev-list", "--objects", "--no-walk", "--missing=print", commit], { cwd });
  if (!answer.ok) return answer;
  const found = answer.output.toString("utf8").matchAll(/^\?([0-9a-f]+)$/gm);
  return { ok: true, missing: new Set([...found].map(([, id = ""]) => id)) };
}
