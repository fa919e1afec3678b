import type { Report } from "../../diagnostics/diagnostic.ts";
import type { EndpointIr } from "../../ir/ir.ts";
import type { ErrorIr, TypeRef } from "../../ir/type.ts";
import type { EndpointAst, ErrorReferenceAst } from "../../parse/ast/service.ts";
import { contentName, type DeclaredError, type Module } from "../names/index.ts";
import type { PropertyChecking } from "../types/index.ts";
import type { ApiContext } from "./context.ts";

/** Checks the errors that a file declares. Their examples are checked later, when all types are known. */
export function checkErrors(module: Module, { report, resolve }: PropertyChecking): readonly ErrorIr[] {
  return [...module.errors.values()].map(({ id, ast }) => {
    const { name, statusCode: status, type: content, docs, availability } = ast;
    if (!Number.isInteger(status.value) || status.value < 400 || status.value > 599) {
      report("bad-status", status.span, { found: status.text, what: "an error", range: "400 to 599" });
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

/**
 * Resolves the errors of a call: its own, then the errors of `api.yml`. Checks that the wire format distinguishes them.
 */
export function checkErrorSet(
  ast: EndpointAst,
  { errors: shared, api }: ApiContext,
  find: (reference: ErrorReferenceAst) => DeclaredError | undefined,
  report: Report,
): EndpointIr["errors"] {
  const names = new Set<string>();
  const statuses = new Map<number, string>();
  const take = ({ id, ast: error }: DeclaredError, reference?: ErrorReferenceAst): EndpointIr["errors"] => {
    const name = error.name.text;
    if (names.has(name)) {
      if (reference !== undefined) report("duplicate-error", reference.span, { name });
      return [];
    }
    names.add(name);
    const status = error.statusCode.value;
    const first = statuses.get(status);
    if (first !== undefined && api.errorWire.kind === "status") {
      report("duplicate-status", reference?.span ?? ast.span, { status, first, second: name });
    }
    statuses.set(status, name);
    return [{ id, ...(reference?.docs !== undefined && { docs: reference.docs }) }];
  };
  const own = ast.errors.flatMap((reference) => {
    const error = find(reference);
    return error === undefined ? [] : take(error, reference);
  });
  return [...own, ...shared.flatMap((error) => take(error))];
}
