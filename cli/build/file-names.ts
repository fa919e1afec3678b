/** Names of files that can't be written, a sentence each. */
export function nameProblems(paths: Iterable<string>): readonly string[] {
  const known = new Map<string, string>();
  const problems: string[] = [];
  const all = [...paths];
  for (const path of all) {
    const steps = path.split("/");
    if (steps.some(isUnsafe)) {
      problems.push(`${JSON.stringify(path)} can't be the name of a file; change the slug of its page`);
      continue;
    }
    if (steps.some(isTooLong)) {
      problems.push(`${JSON.stringify(path)} is too long for the name of a file; shorten the slug of its page`);
    }
    const other = known.get(folded(path));
    if (other === undefined) known.set(folded(path), path);
    else if (other !== path) {
      problems.push(`${path} and ${other} are one file on systems that ignore capitals; change the slug of one`);
    }
  }
  for (const path of all) {
    const file = foldersOf(path)
      .map((folder) => known.get(folded(folder)))
      .find((one) => one !== undefined);
    if (file !== undefined) {
      problems.push(`${file} is a file of the site and the folder of ${path}; change the slug of the page`);
    }
  }
  return problems;
}

/**
 * Splits files into those that a folder can hold beside others, and those with a name that no file can have or that is
 * taken: by a file or by a folder of others, on systems that ignore capitals too. The first of two wins.
 */
export function withFreeNames<T extends { readonly path: string }>(
  files: readonly T[],
  others: Iterable<string>,
): { readonly free: readonly T[]; readonly taken: readonly T[] } {
  const names = new Set<string>();
  const folders = new Set<string>();
  const add = (path: string): void => {
    names.add(folded(path));
    for (const folder of foldersOf(path)) folders.add(folded(folder));
  };
  for (const path of others) add(path);
  const free: T[] = [];
  const taken: T[] = [];
  for (const file of files) {
    const path = folded(file.path);
    const isTaken =
      path.split("/").some((step) => isUnsafe(step) || isTooLong(step)) ||
      names.has(path) ||
      folders.has(path) ||
      foldersOf(path).some((folder) => names.has(folder));
    (isTaken ? taken : free).push(file);
    if (!isTaken) add(path);
  }
  return { free, taken };
}

const isUnsafe = (step: string): boolean => step === "." || step === ".." || step === "" || /[\\\0]/.test(step);

const isTooLong = (step: string): boolean => Buffer.byteLength(step) > maxNameLength;

const folded = (path: string): string => path.normalize("NFC").toLowerCase();

/** The folders around a file, such as `a` and `a/b` of `a/b/c.html`. */
const foldersOf = (path: string): readonly string[] => {
  const steps = path.split("/");
  return steps.slice(1).map((_, i) => steps.slice(0, i + 1).join("/"));
};

/** Bytes in the name of a file, the limit of the common file systems. */
const maxNameLength = 255;
