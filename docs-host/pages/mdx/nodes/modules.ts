import type { ImportDeclaration, ModuleDeclaration, Pattern, Statement } from "acorn";
import type { MarkNode, Report } from "#mdx/syntax";
import type { PropValue } from "../component.ts";
import { type EvaluateOptions, evaluate } from "./evaluate.ts";

/** The files that pages import, by their paths from the folder of the docs. */
export type Files = ReadonlyMap<string, string>;

/** A name that a page imports, or defines by code. */
export type Imported =
  /** A text that is a page in itself. */
  | { readonly kind: "snippet"; readonly path: string; readonly text: string }
  /** A text that is not published with the page, by the path that the import has. */
  | { readonly kind: "absent"; readonly path: string }
  /** Code, which is never run. */
  | { readonly kind: "code" };

interface ModuleOptions extends Omit<EvaluateOptions, "text" | "scope"> {
  /** The path of the file with the code. */
  readonly path: string;
  readonly files: Files;
  /** The values so far; exported values are added. */
  readonly scope: Map<string, PropValue>;
  readonly report: Report;
}

/** Reads imports and exports: texts that are imported, and values that are literals. Returns the imported names. */
export function readModules(marks: readonly MarkNode[], options: ModuleOptions): ReadonlyMap<string, Imported> {
  const names = new Map<string, Imported>();
  for (const { mark, position } of marks) {
    if (mark.kind !== "code") continue;
    for (const statement of mark.statements) {
      if (statement.type === "ImportDeclaration") importNames(statement, options, names);
      else exportNames(statement, { ...options, text: mark.text }, names, position);
    }
  }
  return names;
}

function importNames(
  { source, specifiers }: ImportDeclaration,
  { path, files }: ModuleOptions,
  names: Map<string, Imported>,
): void {
  const written = String(source.value);
  const isText = /\.mdx?$/i.test(written);
  const found = isText ? fileAt(written, path, files) : undefined;
  const text: Imported = found === undefined ? { kind: "absent", path: written } : { kind: "snippet", ...found };
  for (const { type, local } of specifiers) {
    names.set(local.name, isText && type === "ImportDefaultSpecifier" ? text : { kind: "code" });
  }
}

function exportNames(
  statement: Statement | ModuleDeclaration,
  options: ModuleOptions & EvaluateOptions & { readonly scope: Map<string, PropValue> },
  names: Map<string, Imported>,
  at: MarkNode["position"],
): void {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
  if (declaration?.type !== "VariableDeclaration") {
    const name = declaration && "id" in declaration ? declaration.id?.name : undefined;
    if (name !== undefined) names.set(name, { kind: "code" });
    options.report("code", `${name ?? "This export"} is code, which is not run.`, at);
    return;
  }
  for (const { id, init } of declaration.declarations) {
    const name = nameOf(id);
    const found = init && evaluate(init, options);
    if (name !== undefined && found?.value !== undefined) options.scope.set(name, found.value);
    else {
      if (name !== undefined) names.set(name, { kind: "code" });
      options.report("code", `${name ?? "This export"} is code, which is not run.`, at);
    }
  }
}

const nameOf = (pattern: Pattern): string | undefined => (pattern.type === "Identifier" ? pattern.name : undefined);

/** Finds the file that an import names: relative to the importing file, or from the folder of the docs. */
function fileAt(
  name: string,
  from: string,
  files: Files,
): { readonly path: string; readonly text: string } | undefined {
  const isRelative = /^\.{1,2}\//.test(name);
  const start = isRelative ? from.split("/").slice(0, -1) : [];
  const steps: string[] = [];
  for (const step of [...start, ...name.replace(/^@?\//, "").split("/")]) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  const path = steps.join("/");
  const text = files.get(path);
  return text === undefined ? undefined : { path, text };
}
