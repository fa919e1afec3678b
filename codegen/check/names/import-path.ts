import type { Module } from "./modules.ts";

/** The modules of an IDL by the paths of their files. */
export type ModulesByPath = ReadonlyMap<string, Module>;

/** Lists modules by their paths, for scopes to share. */
export const byPathOf = (modules: readonly Module[]): ModulesByPath =>
  new Map(modules.map((each) => [each.file.source.path, each]));

/** Resolves an import path relative to the folder of its file. */
export function importedPath(from: string, path: string): string {
  const steps = path.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** Returns the path by which a file imports another one. */
export function pathToImport(from: string, path: string): string {
  const folder = from.split("/").slice(0, -1);
  const steps = path.split("/");
  let common = 0;
  while (common < folder.length && folder[common] === steps[common]) common += 1;
  return [...folder.slice(common).map(() => ".."), ...steps.slice(common)].join("/");
}

/** Finds the module at a path: a file, or a folder with its package file. */
export function moduleAt(path: string, byPath: ModulesByPath): Module | undefined {
  const folder = path === "" ? "" : `${path}/`;
  return byPath.get(path) ?? byPath.get(`${folder}__package__.yml`) ?? byPath.get(`${folder}__package__.yaml`);
}

/** Finds the path of a file or a package by its name without folder and extension. */
export function pathNamed(name: string, byPath: ModulesByPath): string | undefined {
  const bare = (path: string): string => path.replace(/(\/__package__)?\.ya?ml$/, "").replace(/^.*\//, "");
  return [...byPath.keys()].find((path) => bare(path) === name);
}
