import { readFileSync } from "node:fs";
import { posix, resolve } from "node:path";
import { ts } from "ts-morph";

/** The imports of files by path from the root of the repository; specifiers with `#` are resolved by `package.json`. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of files of our own, type imports included. */
export function importsOf(root: string, files: readonly string[]): Imports {
  const { imports: doors } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
    // The repository's own description.
    readonly imports: { readonly [door: string]: string };
  };
  const targetOf = (file: string, specifier: string): readonly string[] => {
    if (specifier.startsWith(".")) return [posix.join(posix.dirname(file), specifier)];
    const door = doors[specifier];
    return door === undefined ? [] : [posix.normalize(door)];
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(resolve(root, file), "utf8"), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => targetOf(file, fileName))];
    }),
  );
}

/** Lists the imports that reach into another folder past its index, as `file: target`. */
export function passedIndexes(imports: Imports): readonly string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.filter((target) => isPast(file, target)).map((target) => `${file}: ${target}`),
  );
}

function isPast(file: string, target: string): boolean {
  const [from, to] = [file.split("/").slice(0, -1), target.split("/")];
  const shared = to.findIndex((step, depth) => step !== from[depth]);
  const inside = to.slice(shared);
  // A file of the folder itself or of one around it; elsewhere the index of the next folder.
  return inside.length > 1 && !(inside.length === 2 && inside[1] === "index.ts");
}

/** Lists the cycles of imports, each as the files that reach one another, sorted. */
export function cyclesIn(imports: Imports): readonly (readonly string[])[] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachable(imports, file)]));
  const cycles = new Map<string, readonly string[]>();
  for (const [file, others] of reached) {
    if (!others.has(file)) continue;
    const cycle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function reachable(imports: Imports, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !imports.has(file)) continue;
    seen.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return seen;
}
