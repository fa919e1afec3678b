import type { Report } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { Word } from "../../source.ts";
import { importedPath, type ModulesByPath, moduleAt, pathNamed, pathToImport } from "./import-path.ts";
import type { Module } from "./modules.ts";

/** The imports of one file. */
export interface Imports {
  /** The imported modules by their names in the file. */
  readonly byName: ReadonlyMap<string, Module>;
  /** Finds the module that a name means, and marks its import as used. Reports a name that the file does not import. */
  readonly find: (name: Word) => Module | undefined;
  readonly markUsed: (name: string) => void;
  /** Reports unused imports; call it last. */
  readonly reportUnused: () => void;
}

/** Resolves the imports of a file, and reports imports of missing files. Files may import each other. */
export function openImports({ file }: Module, byPath: ModulesByPath, report: Report): Imports {
  const from = file.source.path;
  const byName = new Map<string, Module>();
  const reported = new Set<string>();
  const used = new Set<string>();
  for (const { name, path } of file.imports) {
    const wanted = importedPath(from, path.text);
    const target = moduleAt(wanted, byPath);
    if (target !== undefined) byName.set(name.text, target);
    else {
      reported.add(name.text);
      const meant = nearest(wanted, byPath.keys());
      report("unknown-import", path.span, { path: path.text, meant: meant && pathToImport(from, meant) });
    }
  }
  return {
    byName,
    find: ({ text, span }) => {
      used.add(text);
      const target = byName.get(text);
      if (target === undefined && !reported.has(text)) {
        const path = pathNamed(text, byPath);
        const meant = nearest(text, byName.keys());
        report("unknown-module", span, { name: text, meant, path: path && pathToImport(from, path) });
        // One diagnostic for the missing import, however often the name is used.
        reported.add(text);
      }
      return target;
    },
    markUsed: (name) => used.add(name),
    reportUnused: () => {
      for (const { name } of file.imports) {
        if (byName.has(name.text) && !used.has(name.text)) report("unused-import", name.span, { name: name.text });
      }
    },
  };
}
