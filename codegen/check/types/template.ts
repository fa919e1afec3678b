import type { TypeRef } from "../../ir/type.ts";
import type { NamedAst } from "../../parse/ast/type.ts";
import type { DeclaredType, Module } from "../names/index.ts";
import type { PropertyChecking } from "./property.ts";

/** A template with its parameters bound, ready to be checked as the type of the alias that names it. */
export interface Instance {
  readonly template: DeclaredType;
  readonly checking: PropertyChecking;
}

/**
 * Binds the parameters of the template of an alias; returns undefined if it has no template or the wrong number of
 * arguments.
 */
export function instantiate(
  reference: NamedAst,
  checking: PropertyChecking,
  checkingOf: (module: Module) => PropertyChecking,
): Instance | undefined {
  const { report, resolve, scope } = checking;
  const template = scope.template(reference);
  const given = reference.arguments ?? [];
  if (template === undefined) return undefined;
  const parameters = template.ast.parameters ?? [];
  if (given.length !== parameters.length) {
    const problem = `expected ${parameters.length} ${parameters.length === 1 ? "type" : "types"} for ${reference.name.text}, found ${given.length}`;
    report("template-use", reference.span, { problem });
    return undefined;
  }
  const bound = new Map<string, TypeRef>();
  parameters.forEach(({ text }, i) => {
    const argument = given[i];
    bound.set(text, argument === undefined ? { kind: "unknown" } : resolve(argument));
  });
  return { template, checking: checkingOf(template.module).bind(bound) };
}

/** Returns true if an alias may name a template: it has arguments, or it names a template. */
export const namesTemplate = (reference: NamedAst, { scope }: PropertyChecking): boolean =>
  reference.arguments !== undefined || scope.isTemplate(reference);
