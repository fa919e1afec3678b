import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ErrorAst, FileAst, TypeAst } from "../parse/ast.ts";
import type { Ast } from "../parse/parse.ts";
import type { Span, Word } from "../source.ts";

/** A type with the file it stands in. Bodies declared in place of a request or an error are types like any other. */
export interface DeclaredType {
  readonly id: TypeId;
  readonly module: Module;
  readonly ast: TypeAst;
}

/** An error with the file it stands in. */
export interface DeclaredError {
  readonly id: string;
  readonly module: Module;
  readonly ast: ErrorAst;
}

/** One file and the names it declares. */
export interface Module {
  readonly id: string;
  readonly file: FileAst;
  readonly types: ReadonlyMap<string, DeclaredType>;
  readonly errors: ReadonlyMap<string, DeclaredError>;
}

/** The name of a file: its path without `areas/` and ending, in kebab-case; `__package__` stands for its folder. */
export const moduleName = (path: string): string =>
  path
    .replace(/\.ya?ml$/, "")
    .replace(/^areas\//, "")
    .replace(/\/?__package__$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/[/_]+/g, "-")
    .toLowerCase();

/** The name of the type that an error's content gets when it is declared in place. */
export const contentName = (error: Word): Word => ({ text: `${error.text}Content`, span: error.span });

/** Names that generated files have themselves, always or beside the calls of an area. */
const isModuleName = (id: string, file: FileAst): boolean =>
  /^[a-z][a-z0-9-]*$/.test(id) &&
  id !== "index" &&
  !(file.service !== undefined && ["client", "definition", "errors"].includes(id));

const startOf = (file: FileAst): Span => ({ source: file.source, start: 0, end: 0 });

/** Collects what each file declares (the first of two passes), so that files may name each other in circles. */
export function collectModules(ast: Ast, report: Report): readonly Module[] {
  const modules = new Map<string, Module>();
  for (const file of ast.files) {
    const id = moduleName(file.source.path);
    const other = modules.get(id);
    if (!isModuleName(id, file)) report("bad-name", startOf(file), { what: "a file", name: file.source.path });
    else if (other !== undefined) {
      report("duplicate-file", startOf(file), { name: id, other: other.file.source.path });
    } else modules.set(id, collectModule(id, file, report));
  }
  return [...modules.values()];
}

function collectModule(id: string, file: FileAst, report: Report): Module {
  const types = new Map<string, DeclaredType>();
  const errors = new Map<string, DeclaredError>();
  const module: Module = { id, file, types, errors };
  const sorts = new Map<string, string>();

  const declare = (ast: TypeAst, sort: string): void => {
    const name = ast.name.text;
    const other = sorts.get(name);
    if (other !== undefined) report("duplicate-name", ast.name.span, { what: sort, name, other });
    else {
      sorts.set(name, sort.replace("the", "a"));
      types.set(name, { id: `${id}:${name}`, module, ast });
    }
  };

  for (const ast of file.types) declare(ast, "the type");
  for (const endpoint of file.service?.endpoints ?? []) {
    const { request } = endpoint;
    if (request?.name === undefined || request.body?.content.kind !== "object") continue;
    const docs = request.body.docs ?? request.docs;
    const body = { name: request.name, body: request.body.content, audiences: [], examples: [] };
    declare(docs === undefined ? body : { ...body, docs }, "the request");
  }
  for (const ast of file.errors) {
    const { name } = ast;
    errors.set(name.text, { id: `${id}:${name.text}`, module, ast });
    if (ast.content?.kind !== "object") continue;
    declare({ name: contentName(name), body: ast.content, audiences: [], examples: [] }, "the content of the error");
  }
  return module;
}
