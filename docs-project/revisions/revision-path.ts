import { decodeUri } from "#engine/decode-uri";
import { resolvePath } from "../project-files.ts";

/** The folder in which a project finds its files of other revisions; no folder on disk has this name. */
const revisions = ".revisions";

/** A path below that folder: its depth in the repository, and the name of the revision. */
const form = /^\.revisions\/(\d+)@([^/]+)/;

/**
 * Returns the folder of docs.yml at a revision. It has the same depth below the folder of the revision as in its
 * repository, so that paths with `..` resolve.
 *
 * @param steps the path of the folder in its repository
 */
export const revisionFolder = (ref: string, steps: readonly string[]): string =>
  [revisions, `${steps.length}@${encodeURIComponent(ref)}`, ...steps].join("/");

/** A file of a revision. */
interface RevisionPath {
  readonly ref: string;
  /** Its path in the repository. */
  readonly path: string;
}

/** Reads a path of a revision; undefined for any other path. */
export function revisionPath(path: string): RevisionPath | undefined {
  const found = form.exec(path);
  if (found === null) return undefined;
  const [whole, , encoded = ""] = found;
  // An author may have written it with an invalid escape.
  const ref = decodeUri(encoded);
  return ref === undefined ? undefined : { ref, path: path.slice(whole.length + 1) };
}

/** Returns the folder of docs.yml at the revision of a path; empty for a path of the project itself. */
export function revisionRoot(path: string): string {
  const depth = form.exec(path)?.[1];
  return depth === undefined
    ? ""
    : path
        .split("/")
        .slice(0, 2 + Number(depth))
        .join("/");
}

/** Returns the path that stands for one in a page: at the revision of the page if it starts at the folder of docs.yml. */
export function pathAtRevision(page: string, path: string): string {
  const root = revisionRoot(page);
  return root === "" || form.test(path) ? path : resolvePath(root, path);
}
