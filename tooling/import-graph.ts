import { ts } from "ts-morph";

/** The files that each file imports from, type imports included. Dynamic imports are not edges: they load later. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The `imports` of package.json: entry points by specifier, as `./path` from the root. */
export interface EntryPoints {
  readonly [specifier: string]: string;
}

/** Reads the imports of files, by their paths from the root of the repository. Imports of packages are left out. */
export function importGraph(files: ReadonlyMap<string, string>, entryPoints: EntryPoints): ImportGraph {
  return new Map(
    [...files].map(([file, text]) => {
      const targets = specifiersOf(file, text).flatMap((specifier) => resolve(file, specifier, entryPoints) ?? []);
      return [file, new Set(targets.filter((target) => files.has(target) && target !== file))];
    }),
  );
}

const specifiersOf = (file: string, text: string): readonly string[] =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
        ? [statement.moduleSpecifier.text]
        : [],
    );

function resolve(from: string, specifier: string, entryPoints: EntryPoints): string | undefined {
  if (specifier.startsWith("#")) return entryPoints[specifier]?.slice("./".length);
  if (!specifier.startsWith(".")) return undefined;
  const steps = from.split("/").slice(0, -1);
  for (const step of specifier.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Lists the cycles of a graph, each as the sorted nodes of one strongly connected component (Tarjan's algorithm). */
export function cycles(graph: ImportGraph): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const lowOf = (node: string): number => low.get(node) ?? Number.POSITIVE_INFINITY;
  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(lowOf(node), lowOf(next)));
    }
    if (lowOf(node) !== own) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) found.push(component.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/**
 * Lists the cycles among the files and folders of one folder. A folder imports what any file below it imports. Paths
 * start at the root.
 */
export function folderCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const { folder, from, to } = part(file, target);
      const level = levels.get(folder) ?? new Map<string, Set<string>>();
      levels.set(folder, level);
      level.set(from, (level.get(from) ?? new Set()).add(to));
    }
  }
  return [...levels.values()].flatMap(cycles);
}

/** Returns the folder that two files share, and the entry of that folder which each of them is or is below. */
function part(file: string, target: string): { readonly folder: string; readonly from: string; readonly to: string } {
  const [a, b] = [file.split("/"), target.split("/")];
  let shared = 0;
  while (a[shared] === b[shared]) shared += 1;
  const entry = (steps: readonly string[]): string => steps.slice(0, shared + 1).join("/");
  return { folder: a.slice(0, shared).join("/"), from: entry(a), to: entry(b) };
}

/** Lists the imports, as `file imports target`, that reach into a folder past its `index.ts` or another entry point. */
export function importsPastIndex(graph: ImportGraph, entryPoints: EntryPoints): readonly string[] {
  const open = new Set(Object.values(entryPoints).map((path) => path.slice("./".length)));
  const isIndex = (file: string): boolean => /(^|\/)index\.tsx?$/.test(file);
  const indexed = new Set([...graph.keys()].filter(isIndex).map((file) => file.slice(0, file.lastIndexOf("/"))));
  /** The folders above a file that do not contain the importing file. */
  const entered = (file: string, target: string): readonly string[] => {
    const steps = target.split("/").slice(0, -1);
    return steps.map((_, i) => steps.slice(0, i + 1).join("/")).filter((folder) => !file.startsWith(`${folder}/`));
  };
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => !open.has(target))
      .filter((target) =>
        entered(file, target).some(
          (folder) => indexed.has(folder) && !(isIndex(target) && target.startsWith(`${folder}/index.`)),
        ),
      )
      .map((target) => `${file} imports ${target}`),
  );
}
