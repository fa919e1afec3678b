import { defined } from "#engine/item-at";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { EndpointIr, Ir, ModuleIr, ServiceIr } from "../ir/ir.ts";
import type { ErrorIr } from "../ir/type.ts";
import type { ServiceAst } from "../parse/ast/service.ts";
import type { Ast } from "../parse/parse.ts";
import type { Span } from "../source.ts";
import { checkApi } from "./api/api.ts";
import { checkTokens } from "./api/tokens.ts";
import { checkChannel } from "./calls/channel.ts";
import { checkAudiences, type FileContext } from "./calls/context.ts";
import { checkEndpoint, type EndpointContext } from "./calls/endpoint.ts";
import { checkErrors } from "./calls/errors.ts";
import { checkWebhook } from "./calls/webhook.ts";

import {
  checkEndpointExamples,
  checkErrorExamples,
  checkSessions,
  checkTypeExamples,
  checkWebhookExamples,
  type ExampleChecking,
} from "./examples.ts";
import {
  byPathOf,
  checkNavigation,
  collectModules,
  type Module,
  openScope,
  rootModule,
  type Scope,
} from "./names/index.ts";

import {
  aliasFollower,
  checkTypes,
  type Notes,
  openChecking,
  type PropertyChecking,
  settleNotes,
} from "./types/index.ts";

/** A module has no checking although it was read: a bug. */
export class NoCheckingError extends Error {
  override readonly name = "NoCheckingError";
}

/** Options of a check. */
export interface CheckOptions {
  /** True if the model keeps the audiences that its parts are for; the generator has no use for them. */
  readonly keepsAudiences?: boolean | undefined;
}

/**
 * Checks an IDL: resolves names, completes types, matches calls, and compares examples with their types. Returns the
 * model as far as possible; it is valid only if no error was reported.
 */
export function check(ast: Ast, report: Report, { keepsAudiences = false }: CheckOptions = {}): Ir | undefined {
  const modules = collectModules(ast, report);
  const notes: Notes = { mapKeys: [], defaults: [], keepsAudiences };
  const byPath = byPathOf(modules);
  const checkings = new Map<Module, PropertyChecking>();
  const checkingOf = (module: Module): PropertyChecking => {
    const checking = checkings.get(module);
    if (checking === undefined) throw new NoCheckingError(`unknown module ${module.id}`);
    return checking;
  };
  const behind = aliasFollower(modules, checkingOf);
  const open = (module: Module): PropertyChecking => {
    const checking = openChecking(openScope(module, byPath, report), notes, behind, report);
    checkings.set(module, checking);
    return checking;
  };
  for (const module of modules) open(module);

  const types = checkTypes(modules, checkingOf, report);
  const bare = modules.flatMap((module) => checkErrors(module, checkingOf(module)));
  const errors = new Map<string, ErrorIr>(bare.map((error) => [error.id, error]));
  if (ast.api === undefined) return undefined;
  const rootChecking = open(rootModule(ast.api));
  const { root, tokens } = checkApi(ast.api, rootChecking);
  checkDiscrimination(ast, modules, report);
  checkNavigation(modules, report);

  const routes = new Map<string, string>();
  const claim = (route: string, id: string): string | undefined => {
    const other = routes.get(route);
    if (other === undefined) routes.set(route, id);
    return other;
  };
  const scopes = new Map([...checkings.values()].map(({ scope }) => [scope.module.file.source, scope]));
  const checked = modules.map((module): ModuleIr => {
    const context: FileContext = { root, types, checking: checkingOf(module) };
    const { scope } = context.checking;
    const scopeAt = ({ source }: Span): Scope => scopes.get(source) ?? scope;
    const examples: ExampleChecking = { scope, scopeAt, report, types, errors };
    checkTypeExamples(examples);
    for (const { id, ast: error } of module.errors.values()) {
      const found = errors.get(id);
      if (found !== undefined) errors.set(id, checkErrorExamples(error, found, examples));
    }
    for (const { ast: type } of module.types.values()) checkAudiences(type.audiences, context);
    return moduleOf(module, context, examples, claim);
  });

  const calls = checked.flatMap(({ service }) => service?.endpoints ?? []);
  checkTokens(tokens, rootChecking, new Map<string, EndpointIr>(calls.map((call) => [call.id, call])), types);
  settleNotes(notes, types, rootChecking);
  for (const { scope } of checkings.values()) scope.reportUnused();
  const named = checked.map((module) => ({
    ...module,
    errors: module.errors.map((each) => errors.get(each.id) ?? each),
  }));
  return { api: root.completed(), modules: named, types, errors };
}

function moduleOf(
  module: Module,
  context: FileContext,
  examples: ExampleChecking,
  claim: EndpointContext["claim"],
): ModuleIr {
  const { docs, service, channel, webhooks, source } = module.file;
  const calls = service && checkService(module, service, { ...context, service, claim }, examples);
  const checkedChannel = channel && checkChannel(channel, context);
  return {
    id: module.id,
    source: source.path,
    types: [...module.types.values()].map(({ id }) => defined(context.types.get(id))),
    errors: [...module.errors.values()].map(({ id }) => defined(examples.errors.get(id))),
    webhooks: webhooks.map((ast) => {
      const webhook = checkWebhook(ast, context);
      return { ...webhook, examples: checkWebhookExamples(ast, webhook, examples) };
    }),
    ...(docs !== undefined && { docs }),
    ...(calls && { service: calls }),
    ...(channel &&
      checkedChannel && { channel: { ...checkedChannel, examples: checkSessions(channel, checkedChannel, examples) } }),
  };
}

function checkService(
  module: Module,
  service: ServiceAst,
  context: EndpointContext,
  examples: ExampleChecking,
): ServiceIr {
  const endpoints = service.endpoints.map((ast) => {
    const endpoint = checkEndpoint(ast, context);
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

/** Checks that an API with errors declares how the wire format distinguishes them. */
function checkDiscrimination({ api }: Ast, modules: readonly Module[], report: Report): void {
  const first = modules.flatMap(({ errors }) => [...errors.values()])[0];
  if (first !== undefined && api?.errorDiscrimination === undefined)
    report("no-discrimination", first.ast.name.span, {});
}
