import type { SourceText } from "#codegen";
import { itemAt } from "#engine/item-at";
import { readBlobs, runGit, treeFiles } from "#process";

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
  const list = await runGit(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", tree], { cwd: folder });
  if (!list.ok) return list;
  const files = treeFiles(list.output).filter(({ path }) => /\.ya?ml$/.test(path));
  const read = await readBlobs(
    files.map(({ id }) => id),
    folder,
  );
  if (!read.ok) return read;
  const sources = files.map(({ path }, index) => ({
    path,
    text: plainText(itemAt(read.blobs, index).toString("utf8")),
  }));
  return { ok: true, sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Normalizes a text like files of the working tree, so that it is the same in every checkout. */
const plainText = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
