import type { Report } from "../diagnostics/diagnostic.ts";
import type { ErrorIr, Ir, ModuleIr, ServiceIr } from "../ir/ir.ts";
import type { Ast } from "../parse/parse.ts";
import { checkApi } from "./api.ts";
import { checkAudiences, checkEndpoint, type EndpointWorld } from "./endpoint.ts";
import { checkErrors } from "./errors.ts";
import { checkEndpointExamples, checkErrorExamples, checkTypeExamples, type ExampleChecking } from "./examples.ts";
import { collectModules, type Module } from "./modules.ts";
import type { PropertyChecking } from "./property.ts";
import { openScope } from "./scope.ts";
import { checkTypes, type Notes, openChecking, settleNotes } from "./types.ts";

/** The sources could be read, yet a module has no checking: a bug of this room. */
export class NoCheckingError extends Error {
  override readonly name = "NoCheckingError";
}

/**
 * Checks a whole IDL: names resolved, types complete, calls matched, examples compared with their types. Gives the
 * model as far as it goes; it is right only when nothing of severity error was reported.
 */
export function check(ast: Ast, report: Report): Ir | undefined {
  const modules = collectModules(ast, report);
  const notes: Notes = { mapKeys: [], defaults: [] };
  const checkings = new Map<Module, PropertyChecking>(
    modules.map((module) => [module, openChecking(openScope(module, modules, report), notes, report)]),
  );
  const checkingOf = (module: Module): PropertyChecking => {
    const checking = checkings.get(module);
    if (checking === undefined) throw new NoCheckingError(`no checking for ${module.id}`);
    return checking;
  };

  const types = checkTypes(modules, checkingOf, report);
  const bare = modules.flatMap((module) => checkErrors(module, checkingOf(module)));
  const errors = new Map<string, ErrorIr>(bare.map((error) => [error.id, error]));
  if (ast.api === undefined) return undefined;
  const api = checkApi(ast.api, report);
  const routes = new Map<string, string>();
  const { audiences } = ast.api;

  const checked = modules.map((module): ModuleIr => {
    const checking = checkingOf(module);
    const examples: ExampleChecking = { scope: checking.scope, report, types, errors };
    checkTypeExamples(examples);
    for (const { id, ast: error } of module.errors.values()) {
      const found = errors.get(id);
      if (found !== undefined) errors.set(id, checkErrorExamples(error, found, examples));
    }
    const { docs, service, source } = module.file;
    const claim = (route: string, id: string): string | undefined => {
      const other = routes.get(route);
      if (other === undefined) routes.set(route, id);
      return other;
    };
    const calls =
      service && checkService(module, { checking, types, service, audiences, auth: api.auth, claim }, examples);
    checkTypeAudiences(module, { checking, audiences });
    return {
      id: module.id,
      source: source.path,
      types: [...module.types.values()].flatMap(({ id }) => types.get(id) ?? []),
      errors: [...module.errors.values()].flatMap(({ id }) => errors.get(id) ?? []),
      ...(docs !== undefined && { docs }),
      ...(calls && { service: calls }),
    };
  });

  const [first] = checkings.values();
  if (first !== undefined) settleNotes(notes, types, first);
  for (const { scope } of checkings.values()) scope.reportUnused();
  return { api, modules: checked, types, errors };
}

function checkService(module: Module, world: EndpointWorld, examples: ExampleChecking): ServiceIr {
  const { service } = world;
  const endpoints = service.endpoints.map((ast) => {
    const endpoint = checkEndpoint(ast, world);
    return { ...endpoint, examples: checkEndpointExamples(ast, endpoint, examples) };
  });
  const docs = service.docs ?? module.file.docs;
  return {
    endpoints,
    ...(docs !== undefined && { docs }),
    ...(service.availability !== undefined && { availability: service.availability }),
    ...(service.displayName !== undefined && { displayName: service.displayName }),
  };
}

function checkTypeAudiences(module: Module, world: Pick<EndpointWorld, "checking" | "audiences">): void {
  for (const { ast } of module.types.values()) checkAudiences(ast.audiences, world);
}
