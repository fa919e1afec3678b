import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** A clone of the repository at one commit, in which faults are planted. */
export interface Tree {
  readonly folder: string;
  /** Files of the commit, by their paths from the root. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  /** Returns the text of a file in the commit. */
  readonly committed: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Undoes every change of committed files. */
  readonly restore: () => void;
}

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "pipe"] });

/** Returns the full name of a commit of the repository. */
export const commitOf = (name: string): string => git(root, "rev-parse", `${name}^{commit}`).trim();

/** Opens the clone in a folder, and creates it if there is none. It shares the installed packages. */
export function openTree(folder: string, commit: string): Tree {
  if (!existsSync(join(folder, ".git"))) {
    mkdirSync(folder, { recursive: true });
    git(root, "clone", "--quiet", "--shared", "--no-checkout", root, folder);
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  }
  git(folder, "checkout", "--quiet", "--force", "--detach", commit);
  const restore = (): void => void git(folder, "checkout", "--quiet", "--", ".");
  return {
    folder,
    files: git(folder, "ls-files")
      .split("\n")
      .filter((file) => file !== ""),
    read: (file) => readFileSync(join(folder, file), "utf8"),
    committed: (file) => git(folder, "show", `HEAD:${file}`),
    write: (file, text) => writeFileSync(join(folder, file), text),
    restore,
  };
}
