import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

/** A docs project on disk. */
export interface LocatedProject {
  /** The folder of docs.yml, or the folder that is the project itself. */
  readonly root: string;
  /** The folder that all files must be in: the repository, or the folder that the user named. */
  readonly within: string;
  /** Name of the description of an API that is the whole project. */
  readonly description?: string;
  /** The folder of docs.yml in its repository, as links to the sources of pages have it. */
  readonly inRepository: string;
  /** The organization that fern.config.json names. */
  readonly organization?: string;
}

/** A project, or why there is none. */
export type ProjectLocation =
  | { readonly ok: true; readonly project: LocatedProject }
  | { readonly ok: false; readonly error: string };

/**
 * Finds the project that a path names: a folder with `fern/docs.yml` or `docs.yml`, another folder with pages or
 * descriptions of APIs, or a description alone.
 */
export async function locateProject(path: string, workingFolder: string): Promise<ProjectLocation> {
  const named = resolve(workingFolder, path);
  const kind = await kindOf(named);
  if (kind === undefined) return { ok: false, error: `there is no file or folder ${path}` };
  const folder = kind === "file" ? dirname(named) : named;
  const within = (await repositoryOf(folder)) ?? folder;
  const inRepository = (root: string): string => relative(within, root).split(sep).join("/");
  if (kind === "file" && basename(named) !== "docs.yml") {
    const project = { root: folder, within, inRepository: inRepository(folder), description: basename(named) };
    return { ok: true, project };
  }
  const inside = join(folder, "fern");
  const hasOwn = kind === "folder" && (await kindOf(join(inside, "docs.yml"))) === "file";
  const root = hasOwn ? inside : folder;
  const organization = await organizationIn(root);
  // Other publishers of a folder with this name ignore its siblings.
  const project = { root, within, inRepository: basename(root) === "fern" ? "fern" : inRepository(root) };
  return { ok: true, project: { ...project, ...(organization !== undefined && { organization }) } };
}

async function kindOf(path: string): Promise<"file" | "folder" | undefined> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    // A path that can't be opened names nothing.
    return undefined;
  }
}

/** Returns the folder of the repository around a folder. */
async function repositoryOf(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    if ((await kindOf(join(at, ".git"))) !== undefined) return at;
    if (dirname(at) === at) return undefined;
  }
}

async function organizationIn(root: string): Promise<string | undefined> {
  try {
    const config: unknown = JSON.parse(await readFile(join(root, "fern.config.json"), "utf8"));
    const name = typeof config === "object" && config !== null && "organization" in config ? config.organization : "";
    return typeof name === "string" && name !== "" ? name : undefined;
  } catch {
    // The file is optional; commands that need an organization report that it is missing.
    return undefined;
  }
}
