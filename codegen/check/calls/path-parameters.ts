import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { mayBeAbsent, type PropertyIr, type TypeIr, type TypeRef, withoutAliases } from "../../ir/type.ts";
import type { VariableAst } from "../../parse/ast/file.ts";
import type { PathParameterAst } from "../../parse/ast/type.ts";
import type { Word } from "../../source.ts";
import { checkProperty, type PropertyChecking } from "../types/index.ts";

/** The variables of an API by name, and the context for resolving their types. */
export interface Variables {
  readonly declared: ReadonlyMap<string, VariableAst>;
  readonly checking: PropertyChecking;
}

/** A declared path parameter, before a path uses it. */
export interface OpenParameter {
  readonly key: Word;
  readonly make: () => PropertyIr;
}

/** Prepares the path parameters of a file. Each has its own type or the type of a variable. */
export const openParameters = (
  list: readonly PathParameterAst[],
  checking: PropertyChecking,
  variables: Variables,
): readonly OpenParameter[] => list.map((ast) => ({ key: ast.key, make: () => parameterOf(ast, checking, variables) }));

/** Returns a parameter as required, since every part of a path is. Reports an optional one. */
export function makeRequired(
  { key, make }: OpenParameter,
  types: ReadonlyMap<TypeId, TypeIr>,
  report: Report,
): PropertyIr {
  const parameter = make();
  if (!mayBeAbsent(types, parameter.type)) return parameter;
  report("optional-path-parameter", key.span, { name: key.text });
  return { ...parameter, type: present(parameter.type, types) };
}

function present(type: TypeRef, types: ReadonlyMap<TypeId, TypeIr>): TypeRef {
  const target = withoutAliases(types, type);
  return target.kind === "optional" ? present(target.item, types) : type;
}

function parameterOf(ast: PathParameterAst, checking: PropertyChecking, variables: Variables): PropertyIr {
  if (!("variable" in ast)) return checkProperty(ast, checking);
  const { key, variable, docs, availability } = ast;
  const name = variable.text.replace(/^\$/, "");
  const found = variable.text.startsWith("$") ? variables.declared.get(name) : undefined;
  const about = docs ?? found?.docs;
  const described = {
    ...(about !== undefined && { docs: about }),
    ...(availability !== undefined && { availability }),
  };
  if (found === undefined) {
    const known = [...variables.declared.keys()].map((each) => `$${each}`);
    checking.report("unknown-variable", variable.span, { name: variable.text, meant: nearest(variable.text, known) });
    return { key: key.text, type: { kind: "unknown" }, ...described };
  }
  return { key: key.text, type: variables.checking.resolve(found.type), ...described };
}
