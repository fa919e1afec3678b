import { lstatSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The name of the folders of data in projects. */
const dataName = ".callboard";

/**
 * Lets Git leave out a folder of data with everything in it: its `.gitignore` is `*`. An existing one stays. Never throws:
 * a folder that can't be written gets no data either.
 */
export function ignoreFolder(folder: string): void {
  try {
    // A link may point out of the project.
    if (!lstatSync(folder).isDirectory()) return;
    writeFileSync(join(folder, ".gitignore"), "*\n", { flag: "wx" });
  } catch {
    // It is there, or nothing can be written here.
  }
}

/** Lets Git leave out the folder `.callboard` that a path is in, if there is one. */
export function ignoreDataAround(path: string): void {
  const folders: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    if (basename(at) === dataName) folders.push(at);
    if (dirname(at) === at) break;
  }
  const outermost = folders.at(-1);
  if (outermost !== undefined) ignoreFolder(outermost);
}
