import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { SourceText } from "#codegen";
import { itemAt } from "#engine/item-at";

/** The texts of a folder at a revision, or the reason why there are none. */
export type GitSources =
  | { readonly ok: true; readonly sources: readonly SourceText[] }
  | { readonly ok: false; readonly error: string };

/**
 * Reads the YAML files of a folder at a git revision, without touching the working tree.
 *
 * @param tree revision and folder in git's notation, such as `HEAD~1:idl`
 * @param folder the working directory of git
 */
export async function readGitSources(tree: string, folder: string): Promise<GitSources> {
  const list = await git(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", tree], folder);
  if (!list.ok) return list;
  const files = entriesOf(list.output.toString("utf8")).filter(({ path }) => /\.ya?ml$/.test(path));
  const batch = await git(["cat-file", "--batch"], folder, files.map(({ id }) => `${id}\n`).join(""));
  if (!batch.ok) return batch;
  const texts = blobsOf(batch.output);
  const sources = files.map(({ path }, index) => ({ path, text: plainText(itemAt(texts, index)) }));
  return { ok: true, sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

interface Entry {
  readonly id: string;
  readonly path: string;
}

/** Reads `<mode> <type> <id>\t<path>\0` rows. Skips links: their targets may be outside this revision. */
const entriesOf = (rows: string): readonly Entry[] =>
  rows.split("\0").flatMap((row) => {
    const match = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(row);
    return match?.[1] && match[2] ? [{ id: match[1], path: match[2] }] : [];
  });

/** Parses `<id> blob <size>\n<bytes>\n` rows. */
function blobsOf(output: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const line = output.indexOf("\n", at);
    const size = Number(output.toString("utf8", at, line).split(" ")[2]);
    texts.push(output.toString("utf8", line + 1, line + 1 + size));
    at = line + 1 + size + 1;
  }
  return texts;
}

/** Normalizes a text like files of the working tree, so that it is the same in every checkout. */
const plainText = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");

type GitAnswer = { readonly ok: true; readonly output: Buffer } | { readonly ok: false; readonly error: string };

function git(args: readonly string[], cwd: string, input = ""): Promise<GitAnswer> {
  return new Promise((done) => {
    const child = spawn("git", args, { cwd });
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
      const message = Buffer.concat(errors)
        .toString("utf8")
        .trim()
        .split("\n")[0]
        ?.replace(/^(fatal|error): /, "");
      if (code === 0) done({ ok: true, output: Buffer.concat(output) });
      else done({ ok: false, error: `git says: ${message || `exit code ${code}`}` });
    });
    child.stdin.end(input);
  });
}
