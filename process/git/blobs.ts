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

/** Returns the error of a clone that lacks some contents of files; undefined if all are there. */
export async function missingBlobs(ids: readonly string[], cwd: string): Promise<string | undefined> {
  const answer = await runGit(["cat-file", "--batch-check"], { cwd, input: ids.map((id) => `${id}\n`).join("") });
  if (!answer.ok) return answer.error;
  return / missing$/m.test(answer.output.toString("utf8")) ? partialCloneError : undefined;
}
