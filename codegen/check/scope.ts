import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import type { ErrorReferenceAst } from "../parse/ast/error.ts";
import type { ImportAst } from "../parse/ast/file.ts";
import type { EndpointAst } from "../parse/ast/service.ts";
import type { NamedAst } from "../parse/ast/type-reference.ts";
import { foreignWords, typeWords } from "../parse/type-words.ts";
import type { Word } from "../source.ts";
import type { DeclaredError, DeclaredType, Module } from "./modules.ts";

/** The meaning of the names in one file. */
export interface Scope {
  readonly module: Module;
  readonly typeId: (reference: NamedAst) => TypeId | undefined;
  readonly isTemplate: (reference: NamedAst) => boolean;
  readonly template: (reference: NamedAst) => DeclaredType | undefined;
  readonly error: (reference: ErrorReferenceAst) => DeclaredError | undefined;
  /** Finds a call by `name` or `file.name`. Returns undefined without a diagnostic if there is none. */
  readonly endpoint: (word: Word) => { readonly module: Module; readonly ast: EndpointAst } | undefined;
  /** Finds a module by the name this file imports it by; this file itself without one. */
  readonly moduleOf: (name: Word | undefined) => Module | undefined;
  /** Reports unused imports; call it last. */
  readonly reportUnused: () => void;
}

/** Resolves an import path relative to the folder of its file. */
export function importedPath(from: string, path: string): string {
  const steps = path.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The path of a file as another one imports it. */
function seenFrom(from: string, path: string): string {
  const folder = from.split("/").slice(0, -1);
  const steps = path.split("/");
  let common = 0;
  while (common < folder.length && folder[common] === steps[common]) common += 1;
  return [...folder.slice(common).map(() => ".."), ...steps.slice(common)].join("/");
}

/** The modules of an IDL by the paths of their files. */
export type ModulesByPath = ReadonlyMap<string, Module>;

const isUnread = ({ file }: Module, name: string): boolean => file.broken || file.unread.has(name);

/** Lists modules by their paths, for scopes to share. */
export const byPathOf = (modules: readonly Module[]): ModulesByPath =>
  new Map(modules.map((each) => [each.file.source.path, each]));

/**
 * Creates the scope of a file with its imports. Files may import each other. A name with an invalid declaration
 * resolves to nothing without a diagnostic: the declaration has one.
 */
export function openScope(module: Module, byPath: ModulesByPath, report: Report): Scope {
  const imports = new Map<string, Module>();
  const broken = new Set<string>();
  const used = new Set<string>();

  const find = ({ path }: ImportAst): Module | undefined => {
    const wanted = importedPath(module.file.source.path, path.text);
    const folder = wanted === "" ? "" : `${wanted}/`;
    return byPath.get(wanted) ?? byPath.get(`${folder}__package__.yml`) ?? byPath.get(`${folder}__package__.yaml`);
  };
  for (const each of module.file.imports) {
    const target = find(each);
    if (target !== undefined) imports.set(each.name.text, target);
    else {
      broken.add(each.name.text);
      const meant = nearest(importedPath(module.file.source.path, each.path.text), byPath.keys());
      const path = meant && seenFrom(module.file.source.path, meant);
      report("unknown-import", each.path.span, { path: each.path.text, meant: path });
    }
  }

  /** The path of a file, or of a package, that has this name. */
  const fileCalled = (name: string): string | undefined => {
    const bare = (each: string): string => each.replace(/(\/__package__)?\.ya?ml$/, "").replace(/^.*\//, "");
    const path = [...byPath.keys()].find((each) => bare(each) === name);
    return path && seenFrom(module.file.source.path, path);
  };

  const moduleOf = (name: Word | undefined): Module | undefined => {
    if (name === undefined) return module;
    used.add(name.text);
    const target = imports.get(name.text);
    if (target === undefined && !broken.has(name.text)) {
      const meant = nearest(name.text, imports.keys());
      report("unknown-module", name.span, { name: name.text, meant, path: fileCalled(name.text) });
      // One line is missing, however often the name is used.
      broken.add(name.text);
    }
    return target;
  };

  const suggestion = (
    name: string,
    of: Module,
    names: (of: Module) => Iterable<string>,
    words: readonly string[] = [],
  ): string | undefined => {
    for (const [alias, other] of imports) {
      if (other !== of && new Set(names(other)).has(name)) return `${alias}.${name}`;
    }
    return nearest(name, [...words, ...names(of)]);
  };
  const nameOf = ({ file }: Module): string => (file === module.file ? "this file" : file.source.path);
  /** Looks without a word; `moduleOf` has the words. */
  const quietly = (name: Word | undefined): Module | undefined =>
    name === undefined ? module : imports.get(name.text);

  return {
    module,
    moduleOf,
    typeId: (reference) => {
      const target = moduleOf(reference.module);
      if (target === undefined) return undefined;
      const name = reference.name.text;
      const found = target.types.get(name);
      if (found === undefined && !isUnread(target, name)) {
        const bare = reference.module === undefined;
        const declared = ({ types, templates }: Module) => [...types.keys(), ...templates.keys()];
        const meant = suggestion(name, target, declared, bare ? typeWords : []);
        const declares = meant !== undefined && (meant.includes(".") || meant.toLowerCase() === name.toLowerCase());
        const foreign = bare && !declares ? foreignWords.get(name.toLowerCase()) : undefined;
        report("unknown-type", reference.name.span, { name, where: nameOf(target), meant: foreign ?? meant });
      }
      return found?.id;
    },
    isTemplate: (reference) => quietly(reference.module)?.templates.has(reference.name.text) ?? false,
    template: (reference) => {
      const found = quietly(reference.module)?.templates.get(reference.name.text);
      if (found !== undefined && reference.module !== undefined) used.add(reference.module.text);
      return found;
    },
    error: (reference) => {
      const target = moduleOf(reference.module);
      if (target === undefined) return undefined;
      const name = reference.name.text;
      const found = target.errors.get(name);
      if (found === undefined && !isUnread(target, name)) {
        const meant = suggestion(name, target, ({ errors }) => errors.keys());
        report("unknown-error", reference.name.span, { name, where: nameOf(target), meant });
      }
      return found;
    },
    endpoint: ({ text }) => {
      const dot = text.lastIndexOf(".");
      const alias = dot === -1 ? undefined : text.slice(0, dot);
      if (alias !== undefined) used.add(alias);
      const target = alias === undefined ? module : imports.get(alias);
      const ast = target?.file.service?.endpoints.find(({ name }) => name.text === text.slice(dot + 1));
      return target && ast && { module: target, ast };
    },
    reportUnused: () => {
      for (const { name } of module.file.imports) {
        if (imports.has(name.text) && !used.has(name.text)) report("unused-import", name.span, { name: name.text });
      }
    },
  };
}
