import type { Report } from "../diagnostics/diagnostic.ts";
import type { EndpointIr, ErrorIr, TypeRef } from "../ir/ir.ts";
import type { EndpointAst } from "../parse/ast.ts";
import { contentName, type DeclaredError, type Module } from "./modules.ts";
import type { PropertyChecking } from "./property.ts";

/** Checks the errors that a file declares; their examples wait for the types. */
export function checkErrors(module: Module, { report, resolve }: PropertyChecking): readonly ErrorIr[] {
  return [...module.errors.values()].map(({ id, ast }) => {
    const { name, status, content, docs, availability } = ast;
    if (!Number.isInteger(status.value) || status.value < 400 || status.value > 599) {
      report("bad-status", status.span, { found: status.text, expected: "an error: those go from 400 to 599" });
    }
    const type = (): TypeRef | undefined => {
      if (content === undefined) return undefined;
      if (content.kind !== "object") return resolve(content);
      return { kind: "named", id: `${module.id}:${contentName(name).text}` };
    };
    const contentType = type();
    return {
      id,
      module: module.id,
      name: name.text,
      status: status.value,
      examples: [],
      ...(contentType && { content: contentType }),
      ...(docs !== undefined && { docs }),
      ...(availability !== undefined && { availability }),
    };
  });
}

/** Resolves the errors that a call may end with; on the wire they are told apart by name alone. */
export function checkErrorSet(
  ast: EndpointAst,
  find: (reference: EndpointAst["errors"][number]) => DeclaredError | undefined,
  report: Report,
): EndpointIr["errors"] {
  const names = new Set<string>();
  return ast.errors.flatMap((reference) => {
    const error = find(reference);
    if (error === undefined) return [];
    const name = error.ast.name.text;
    if (names.has(name)) {
      report("duplicate-error", reference.span, { name });
      return [];
    }
    names.add(name);
    return [{ id: error.id, ...(reference.docs !== undefined && { docs: reference.docs }) }];
  });
}
