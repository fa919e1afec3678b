import { realpath } from "node:fs/promises";
import { relative, sep } from "node:path";
import { Semaphore } from "es-toolkit";
import { missingBlobs, partialCloneError, runGit, treeFiles } from "#process";
import type { FolderEntry, ProjectFiles } from "../project-files.ts";
import { revisionFolder, revisionPath } from "./revision-path.ts";

/** Files that are read at once; each is a process of git. */
const readsAtOnce = 8;

/** The folders of a project on disk. */
interface Folders {
  /** The folder of docs.yml. */
  readonly root: string;
  /** The folder that all files must be in. */
  readonly within: string;
}

/** The files of a revision. */
interface Revision {
  readonly commit: string;
  /** Ids of the contents of files, by their paths in the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** The entries of each folder. */
  readonly folders: ReadonlyMap<string, readonly FolderEntry[]>;
}

/** Adds the files of git revisions to the files of a project. Starts git when the project names a revision. */
export function withRevisions(files: ProjectFiles, { root, within }: Folders): ProjectFiles {
  const known = new Map<string, Revision>();
  const reads = new Semaphore(readsAtOnce);
  const git = async (...args: readonly string[]): Promise<Buffer> => {
    const answer = await runGit(args, { cwd: root });
    if (!answer.ok) throw new Error(answer.error);
    return answer.output;
  };
  const find = (path: string): { readonly revision: Revision; readonly path: string } | undefined => {
    const at = revisionPath(path);
    const revision = at && known.get(at.ref);
    return at === undefined || revision === undefined ? undefined : { revision, path: at.path };
  };
  return {
    info: async (path) => {
      if (revisionPath(path) === undefined) return files.info(path);
      const found = find(path);
      if (found?.revision.folders.has(found.path) === true) return { kind: "folder", version: "" };
      const id = found?.revision.files.get(found.path);
      return id === undefined ? undefined : { kind: "file", version: id };
    },
    read: async (path) => {
      if (revisionPath(path) === undefined) return files.read(path);
      const found = find(path);
      const id = found?.revision.files.get(found.path);
      if (id === undefined) throw new Error(`there is no file ${path}`);
      await reads.acquire();
      try {
        return await git("cat-file", "blob", id);
      } finally {
        reads.release();
      }
    },
    list: async (path) => (revisionPath(path) === undefined ? files.list(path) : entriesAt(find(path))),
    revision: async (ref) => {
      try {
        const top = await realpath((await git("rev-parse", "--show-toplevel")).toString().trim());
        const commit = await commitOf(ref, git);
        if (commit === undefined) return undefined;
        const steps = stepsBelow(top, await realpath(root));
        if (known.get(ref)?.commit !== commit) {
          // A project reads what is in its bounds only, also at another revision.
          const bound = stepsBelow(top, await realpath(within)).join("/");
          const listed = await runGit(["ls-tree", "-r", "-z", "--full-tree", commit], { cwd: root });
          if (!listed.ok) return { error: listed.error };
          const tree = inBound(treeFiles(listed.output), bound);
          const blobs = await missingBlobs(commit, root);
          if (!blobs.ok) return { error: blobs.error };
          const isMissing = ({ id }: TreeFile): boolean => blobs.missing.has(id);
          if (inBound(tree, steps.join("/")).some(isMissing)) return { error: partialCloneError };
          // Most files beside the docs are not used. One that is used and missing is reported where the project names it.
          const revision = revisionOf(
            commit,
            tree.filter((file) => !isMissing(file)),
          );
          known.set(ref, revision);
        }
        return revisionFolder(ref, steps);
      } catch {
        // Without git or a repository there is no revision, which is reported where the project names it.
        return undefined;
      }
    },
  };
}

const entriesAt = (found: { readonly revision: Revision; readonly path: string } | undefined) =>
  found?.revision.folders.get(found.path) ?? [];

/** Returns the commit of a tag, a branch, or a branch of the usual remote. */
async function commitOf(ref: string, git: (...args: string[]) => Promise<Buffer>): Promise<string | undefined> {
  for (const name of [ref, `origin/${ref}`]) {
    const found = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).catch(
      () => undefined,
    );
    if (found !== undefined) return found.toString().trim();
  }
  return undefined;
}

/** Returns the steps from a folder to one inside it; none for a folder outside. */
function stepsBelow(folder: string, inside: string): readonly string[] {
  const steps = relative(folder, inside).split(sep).filter(Boolean);
  return steps[0] === ".." ? [] : steps;
}

type TreeFile = ReturnType<typeof treeFiles>[number];

/** Returns the files below a folder; an empty path is the repository. */
const inBound = (files: readonly TreeFile[], bound: string): readonly TreeFile[] =>
  bound === "" ? files : files.filter(({ path }) => path.startsWith(`${bound}/`));

/** Indexes the files of a commit. */
function revisionOf(commit: string, tree: readonly TreeFile[]): Revision {
  const files = new Map<string, string>();
  const folders = new Map<string, Map<string, FolderEntry>>([["", new Map()]]);
  for (const { id, path } of tree) {
    files.set(path, id);
    const steps = path.split("/");
    for (const [depth, name] of steps.entries()) {
      const folder = steps.slice(0, depth).join("/");
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries);
      entries.set(name, { name, kind: depth === steps.length - 1 ? "file" : "folder" });
    }
  }
  const sorted = (entries: ReadonlyMap<string, FolderEntry>) =>
    [...entries.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { commit, files, folders: new Map([...folders].map(([path, entries]) => [path, sorted(entries)])) };
}
