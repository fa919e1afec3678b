import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { camelCase } from "../../ir/names.ts";
import type { ApiAst, FileAst } from "../../parse/ast/file.ts";
import type { BodyAst, ContentAst, ErrorAst } from "../../parse/ast/service.ts";
import type { ObjectAst, TypeAst } from "../../parse/ast/type.ts";
import type { Ast } from "../../parse/parse.ts";
import type { Span, Word } from "../../source.ts";

/** A type with its file. Inline bodies of requests and errors are types too. */
export interface DeclaredType {
  readonly id: TypeId;
  readonly module: Module;
  readonly ast: TypeAst;
  /** True if it is the body of a request: properties may be files. */
  readonly form: boolean;
}

/** An error with its file. */
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
  /** Objects with parameters, which are types only through an alias with arguments. */
  readonly templates: ReadonlyMap<string, DeclaredType>;
  readonly errors: ReadonlyMap<string, DeclaredError>;
}

/**
 * Returns the name of a file: its path without `areas/` and extension, in kebab-case; `file` if that leaves nothing.
 * `__package__` stands for its folder; in the top folder the name is `root`.
 */
export function moduleName(path: string): string {
  const name = path
    .replace(/\.ya?ml$/, "")
    .replace(/^areas\//, "")
    .replace(/(^|\/)__package__$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/(?:[^\p{ID_Continue}]|_)+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();
  if (name === "" && /(^|\/)__package__\.ya?ml$/.test(path)) return "root";
  if (name === "") return "file";
  return /^\p{ID_Start}/u.test(name) ? name : `n${name}`;
}

/** Returns the type name of the inline content of an error. */
export const contentName = (error: Word): Word => ({ text: `${error.text}Content`, span: error.span });

const startOf = (file: FileAst): Span => ({ source: file.source, start: 0, end: 0 });

/**
 * Collects the declarations of each file (the first of two passes), so that files may refer to each other in cycles.
 */
export function collectModules(ast: Ast, report: Report): readonly Module[] {
  // Names that differ only in hyphens would be equal in generated code.
  const modules = new Map<string, Module>();
  for (const file of ast.files) {
    const wanted = moduleName(file.source.path);
    let id = wanted;
    for (let number = 2; modules.has(letters(id)); number += 1) id = `${wanted}-${number}`;
    const other = modules.get(letters(wanted));
    if (other !== undefined) {
      report("duplicate-file", startOf(file), { name: wanted, other: other.file.source.path, instead: id });
    }
    modules.set(letters(id), collectModule(id, file, report));
  }
  return [...modules.values()];
}

/** The part of a module's name that all names made from it have, whatever their case. */
const letters = (id: string): string => camelCase(id).toLowerCase();

/** Treats `api.yml` as a file that uses names but declares none. */
export const rootModule = (api: ApiAst): Module => ({
  id: "api",
  file: {
    source: api.source,
    broken: false,
    unread: new Set(),
    imports: api.imports,
    types: [],
    errors: [],
    webhooks: [],
    navigation: [],
  },
  types: new Map(),
  templates: new Map(),
  errors: new Map(),
});

function collectModule(id: string, file: FileAst, report: Report): Module {
  const types = new Map<string, DeclaredType>();
  const templates = new Map<string, DeclaredType>();
  const errors = new Map<string, DeclaredError>();
  const module: Module = { id, file, types, templates, errors };
  const sorts = new Map<string, string>();

  const declare = (ast: TypeAst, sort: string, form = false): void => {
    const name = ast.name.text;
    const other = sorts.get(name);
    if (other !== undefined) report("duplicate-name", ast.name.span, { what: sort, name, other });
    else {
      sorts.set(name, sort.replace("the", "a"));
      const into = ast.parameters === undefined ? types : templates;
      into.set(name, { id: `${id}:${name}`, module, ast, form });
    }
  };
  const declareObject = (name: Word, body: ObjectAst, docs: string | undefined, sort: string, form = false): void =>
    declare({ name, body, audiences: [], examples: [], ...(docs !== undefined && { docs }) }, sort, form);

  for (const ast of file.types) declare(ast, "the type");
  for (const { request } of file.service?.endpoints ?? []) {
    const body: BodyAst | undefined = request?.body;
    if (request?.name === undefined || body?.content.kind !== "object") continue;
    declareObject(request.name, body.content, body.docs ?? request.docs, "the request", true);
  }
  const declareContent = ({ name, content, docs }: ContentAst, sort: string): void => {
    if (name !== undefined && content.kind === "object") declareObject(name, content, docs, sort);
  };
  for (const { body } of file.channel?.messages ?? []) declareContent(body, "the message");
  for (const { payload } of file.webhooks) declareContent(payload, "the payload");
  for (const ast of file.errors) {
    const { name } = ast;
    errors.set(name.text, { id: `${id}:${name.text}`, module, ast });
    if (ast.type?.kind !== "object") continue;
    declareObject(contentName(name), ast.type, undefined, "the content of the error");
  }
  return module;
}
