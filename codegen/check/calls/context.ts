import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { ApiIr } from "../../ir/ir.ts";
import type { Described, PropertyIr, TypeIr } from "../../ir/type.ts";
import type { PaginationAst } from "../../parse/ast/service.ts";
import type { PropertyAst } from "../../parse/ast/type.ts";
import type { Span, Word } from "../../source.ts";
import type { DeclaredError } from "../names/index.ts";
import { checkProperty, type PropertyChecking } from "../types/index.ts";
import type { OpenParameter, Variables } from "./path-parameters.ts";

/** Settings of `api.yml` that apply to every call. */
export interface ApiContext {
  readonly api: ApiIr;
  readonly audiences: readonly string[];
  readonly basePath: readonly Word[];
  readonly pathParameters: readonly OpenParameter[];
  readonly idempotencyHeaders: readonly PropertyIr[];
  readonly variables: Variables;
  readonly pagination: PaginationAst | undefined;
  readonly errors: readonly DeclaredError[];
  /** True if a call may require authentication. */
  readonly hasAuth: boolean;
  /** Called for each call that requires authentication while the API declares none. One diagnostic covers all calls. */
  readonly missAuth: (span: Span) => void;
  /** Returns the API, with the schemes that are assumed if a call required authentication and it declares none. */
  readonly completed: () => ApiIr;
}

/** The context for checking the calls, channels and webhooks of one file. */
export interface FileContext {
  readonly root: ApiContext;
  readonly checking: PropertyChecking;
  readonly types: ReadonlyMap<TypeId, TypeIr>;
}

/**
 * Checks that `api.yml` lists the audiences, and returns them if the model keeps them. They select what is published,
 * not what is generated.
 */
export function checkAudiences(words: readonly Word[], { root, checking }: FileContext): Pick<Described, "audiences"> {
  const known = root.audiences;
  for (const { text, span } of words) {
    if (!known.includes(text)) checking.report("unknown-audience", span, { name: text, meant: nearest(text, known) });
  }
  return checking.audiencesOf(words);
}

/** Checks parameters or headers. */
export const checkProperties = (list: readonly PropertyAst[], { checking }: FileContext): readonly PropertyIr[] =>
  list.map((parameter) => checkProperty(parameter, checking));
