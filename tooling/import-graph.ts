import { dirname } from "node:path/posix";
import { ts } from "ts-morph";
import { type EntryPoints, entryPoint } from "./entry-points.ts";

/** The files that each file imports from, type imports included. Dynamic imports are not edges: they load later. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of files, by their paths from the root of the repository. Imports of packages are left out. */
export function importGraph(files: ReadonlyMap<string, string>, entryPoints: EntryPoints): ImportGraph {
  return new Map(
    [...files].map(([file, text]) => {
      const targets = importsOf(file, text, entryPoints).map(({ target }) => target);
      return [file, new Set(targets.filter((target) => files.has(target) && target !== file))];
    }),
  );
}

/**
 * Follows the imports of each file to the files that define the imported names, past the index of every folder. A file's own
 * re-exports are not edges; dynamic imports are. So the graph shows which files use a file.
 */
export function definitionGraph(files: ReadonlyMap<string, string>, entryPoints: EntryPoints): ImportGraph {
  const imports = new Map(
    [...files].map(([file, text]) => [
      file,
      importsOf(file, text, entryPoints).filter(({ target }) => files.has(target)),
    ]),
  );
  const known = new Map<string, string | undefined>();
  const definition = (file: string, name: string): string | undefined => {
    const key = `${file} ${name}`;
    if (known.has(key)) return known.get(key);
    // A cycle of re-exports ends here.
    known.set(key, undefined);
    const passed = imports.get(file)?.filter(({ isExport }) => isExport) ?? [];
    const named = passed.find(({ names }) => names?.some(({ outer }) => outer === name));
    const inner = named?.names?.find(({ outer }) => outer === name)?.inner ?? name;
    const found = named
      ? (definition(named.target, inner) ?? named.target)
      : declares(files.get(file) ?? "", name)
        ? file
        : first(passed, ({ target, names }) => (names === undefined ? definition(target, name) : undefined));
    known.set(key, found);
    return found;
  };
  const used = ({ target, names }: FileImport): readonly string[] => {
    if (names !== undefined) return names.map(({ inner }) => definition(target, inner) ?? target);
    return [target, ...(imports.get(target) ?? []).filter(({ isExport }) => isExport).flatMap(used)];
  };
  return new Map(
    [...imports].map(([file, all]) => {
      const loaded = dynamicImports(file, files.get(file) ?? "", entryPoints).filter(({ target }) => files.has(target));
      const targets = [...all.filter(({ isExport }) => !isExport), ...loaded].flatMap(used);
      return [file, new Set(targets.filter((target) => target !== file))];
    }),
  );
}

const first = <T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Returns true if a text exports a declaration with a name. */
function declares(text: string, name: string): boolean {
  if (name === "default") return /^export default\b/m.test(text);
  const declared = new RegExp(String.raw`^export [a-z* ]*\b${name.replaceAll("$", "[$]")}(?![\w$])`, "m");
  return (
    declared.test(text) ||
    [...text.matchAll(/^export \{([^}]*)\};$/gm)].some(([, names = ""]) => names.split(/[\s,]+/).includes(name))
  );
}

/** An import or a re-export of a file. */
interface FileImport {
  readonly target: string;
  readonly isExport: boolean;
  /** The imported names, and those under which a re-export passes them on; `undefined` for all. */
  readonly names: readonly { readonly inner: string; readonly outer: string }[] | undefined;
}

/**
 * Imports and re-exports at the beginning of a line, as Biome formats them. Parsing whole files takes three times as long.
 * A template literal with such a line is an import too, if the file that it names exists.
 */
const importStatement = /^(?:import|export)\b[^;"'=()`]*"[^"\n]+";$/gm;

const dynamicImports = (file: string, text: string, entryPoints: EntryPoints): readonly FileImport[] =>
  [...text.matchAll(/\bimport\("([^"\n]+)"\)/g)].flatMap(([, specifier = ""]) => {
    const target = resolve(file, specifier, entryPoints);
    return target === undefined ? [] : [{ target, isExport: false, names: undefined }];
  });

const importsOf = (file: string, text: string, entryPoints: EntryPoints): readonly FileImport[] =>
  ts
    .createSourceFile(file, (text.match(importStatement) ?? []).join("\n"), ts.ScriptTarget.Latest)
    .statements.flatMap((statement) => {
      if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))) return [];
      if (!(statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier))) return [];
      const target = resolve(file, statement.moduleSpecifier.text, entryPoints);
      if (target === undefined) return [];
      return [{ target, isExport: ts.isExportDeclaration(statement), names: namesOf(statement) }];
    });

function namesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): FileImport["names"] {
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  const names =
    named && (ts.isNamedImports(named) || ts.isNamedExports(named))
      ? named.elements.map(({ name, propertyName }) => ({ inner: (propertyName ?? name).text, outer: name.text }))
      : undefined;
  const hasDefault = ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined;
  if (!hasDefault || (named && names === undefined)) return names;
  return [...(names ?? []), { inner: "default", outer: "default" }];
}

function resolve(from: string, specifier: string, entryPoints: EntryPoints): string | undefined {
  if (specifier.startsWith("#")) return entryPoint(specifier, entryPoints);
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

/**
 * Lists the imports, as `file imports target`, that reach into a folder past its `index.ts` or another entry point.
 *
 * @param rooms folders that a pattern opens, together with the folders in them
 */
export function importsPastIndex(
  graph: ImportGraph,
  entryPoints: EntryPoints,
  rooms: ReadonlySet<string> = new Set(),
): readonly string[] {
  const named = new Set(Object.values(entryPoints).map((path) => path.slice("./".length)));
  // A pattern such as `./locales/messages/*.ts` names each file of a folder.
  const patterns = [...named].flatMap((path) => (path.endsWith("/*.ts") ? [path.slice(0, -"/*.ts".length)] : []));
  const isOpen = (target: string): boolean => {
    const folder = dirname(target);
    if (named.has(target) || patterns.includes(folder)) return true;
    return entryPoint(`#${folder}`, entryPoints) === target && (rooms.has(folder) || rooms.has(dirname(folder)));
  };
  const isIndex = (file: string): boolean => /(^|\/)index\.tsx?$/.test(file);
  const indexed = new Set([...graph.keys()].filter(isIndex).map((file) => file.slice(0, file.lastIndexOf("/"))));
  /** The folders above a file that do not contain the importing file. */
  const entered = (file: string, target: string): readonly string[] => {
    const steps = target.split("/").slice(0, -1);
    return steps.map((_, i) => steps.slice(0, i + 1).join("/")).filter((folder) => !file.startsWith(`${folder}/`));
  };
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => !isOpen(target))
      .filter((target) =>
        entered(file, target).some(
          (folder) => indexed.has(folder) && !(isIndex(target) && target.startsWith(`${folder}/index.`)),
        ),
      )
      .map((target) => `${file} imports ${target}`),
  );
}
