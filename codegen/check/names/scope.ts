import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { EndpointAst, ErrorReferenceAst } from "../../parse/ast/service.ts";
import type { NamedAst } from "../../parse/ast/type.ts";
import { foreignWords, typeWords } from "../../parse/types/index.ts";
import type { Word } from "../../source.ts";
import { importedPath, type ModulesByPath, moduleAt, pathNamed, pathToImport } from "./import-path.ts";
import type { DeclaredError, DeclaredType, Module } from "./modules.ts";

/** The meaning of the names in one file. */
export interface Scope {
  readonly module: Module;
  readonly typeId: (reference: NamedAst) => TypeId | undefined;
  readonly isTemplate: (reference: NamedAst) => boolean;
  readonly template: (reference: NamedAst) => DeclaredType | undefined;
  readonly error: (reference: ErrorReferenceAst) => DeclaredError | undefined;
  /** Finds a call by `name` or `file.name`. Returns undefined without a diagnostic if there is none. */
  readonly endpoint: (word: Word) => DeclaredEndpoint | undefined;
  /** Finds a module by its imported name; without a name, the module of this file. */
  readonly moduleOf: (name: Word | undefined) => Module | undefined;
  /** Reports unused imports; call it last. */
  readonly reportUnused: () => void;
}

interface DeclaredEndpoint {
  readonly module: Module;
  readonly ast: EndpointAst;
}

interface Names {
  readonly module: Module;
  readonly imports: Imports;
  readonly report: Report;
}

/**
 * Creates the scope of a file with its imports. A name with an invalid declaration resolves to nothing without a
 * diagnostic: the declaration has one.
 */
export function openScope(module: Module, byPath: ModulesByPath, report: Report): Scope {
  const imports = openImports(module, byPath, report);
  const names: Names = { module, imports, report };
  const templateOf = (reference: NamedAst): DeclaredType | undefined =>
    (reference.module === undefined ? module : imports.byName.get(reference.module.text))?.templates.get(
      reference.name.text,
    );
  return {
    module,
    moduleOf: (name) => moduleOf(name, names),
    typeId: (reference) => findType(reference, names)?.id,
    isTemplate: (reference) => templateOf(reference) !== undefined,
    template: (reference) => {
      const found = templateOf(reference);
      if (found !== undefined && reference.module !== undefined) imports.markUsed(reference.module.text);
      return found;
    },
    error: (reference) => findError(reference, names),
    endpoint: (word) => findEndpoint(word, names),
    reportUnused: imports.reportUnused,
  };
}

const moduleOf = (name: Word | undefined, { module, imports }: Names): Module | undefined =>
  name === undefined ? module : imports.find(name);

/**
 * Finds a declaration of this file with a dot in its name, such as `entity.FindRequest`, unless the file imports `entity`.
 */
function dotted<T>(
  { module, name }: NamedAst | ErrorReferenceAst,
  known: ReadonlyMap<string, T>,
  names: Names,
): T | undefined {
  if (module === undefined || names.imports.byName.has(module.text)) return undefined;
  return known.get(`${module.text}.${name.text}`);
}

function findType(reference: NamedAst, names: Names): DeclaredType | undefined {
  const whole = dotted(reference, names.module.types, names);
  if (whole !== undefined) return whole;
  const target = moduleOf(reference.module, names);
  if (target === undefined) return undefined;
  const name = reference.name.text;
  const found = target.types.get(name);
  if (found === undefined && !isUnread(target, name)) {
    const isBare = reference.module === undefined;
    const declared = ({ types, templates }: Module) => [...types.keys(), ...templates.keys()];
    const meant =
      importedName(name, target, declared, names) ?? nearest(name, [...(isBare ? typeWords : []), ...declared(target)]);
    const isDeclared = meant !== undefined && (meant.includes(".") || meant.toLowerCase() === name.toLowerCase());
    const foreign = isBare && !isDeclared ? foreignWords.get(name.toLowerCase()) : undefined;
    names.report("unknown-type", reference.name.span, {
      name,
      where: describeModule(target, names),
      meant: foreign ?? meant,
    });
  }
  return found;
}

function findError(reference: ErrorReferenceAst, names: Names): DeclaredError | undefined {
  const whole = dotted(reference, names.module.errors, names);
  if (whole !== undefined) return whole;
  const target = moduleOf(reference.module, names);
  if (target === undefined) return undefined;
  const name = reference.name.text;
  const found = target.errors.get(name);
  if (found === undefined && !isUnread(target, name)) {
    const declared = ({ errors }: Module) => errors.keys();
    const meant = importedName(name, target, declared, names) ?? nearest(name, declared(target));
    names.report("unknown-error", reference.name.span, { name, where: describeModule(target, names), meant });
  }
  return found;
}

function findEndpoint({ text }: Word, { module, imports }: Names): DeclaredEndpoint | undefined {
  const dot = text.lastIndexOf(".");
  const alias = dot === -1 ? undefined : text.slice(0, dot);
  if (alias !== undefined) imports.markUsed(alias);
  const target = alias === undefined ? module : imports.byName.get(alias);
  const ast = target?.file.service?.endpoints.find(({ name }) => name.text === text.slice(dot + 1));
  return target && ast && { module: target, ast };
}

const isUnread = ({ file }: Module, name: string): boolean => file.broken || file.unread.has(name);

/** Returns the qualified name, such as `commons.Id`, if an imported module other than `target` declares this name. */
function importedName(
  name: string,
  target: Module,
  declared: (module: Module) => Iterable<string>,
  { imports }: Names,
): string | undefined {
  for (const [alias, module] of imports.byName) {
    if (module !== target && new Set(declared(module)).has(name)) return `${alias}.${name}`;
  }
  return undefined;
}

/** Describes a module in a diagnostic of this file. */
const describeModule = ({ file }: Module, { module }: Names): string =>
  file === module.file ? "this file" : file.source.path;

/** The imports of one file. */
interface Imports {
  /** The imported modules by their names in the file. */
  readonly byName: ReadonlyMap<string, Module>;
  /** Finds the module that a name means, and marks its import as used. Reports a name that the file does not import. */
  readonly find: (name: Word) => Module | undefined;
  readonly markUsed: (name: string) => void;
  /** Reports unused imports; call it last. */
  readonly reportUnused: () => void;
}

/** Resolves the imports of a file, and reports imports of missing files. Files may import each other. */
function openImports({ file }: Module, byPath: ModulesByPath, report: Report): Imports {
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
