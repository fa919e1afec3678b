import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import type { ApiModel } from "#engine/model";
import {
  channelTargetsOf,
  type Exchange,
  headerValue,
  isValidCall,
  type RunHooks,
  type SentRequest,
  type Target,
  targetsOf,
  type Violation,
} from "#live";
import type { TestExchange, TestFinding, TestHooks, TestOperation, TestRequest } from "#package/hooks";
import { importDefault } from "../config/index.ts";

/** An error in a module of hooks, which ends the run: its message names the module. */
export class HookError extends Error {
  override readonly name = "HookError";
}

/** The hooks of a module, or a sentence about an error. */
export type LoadedHooks =
  | { readonly ok: true; readonly hooks: TestHooks; readonly file: string }
  | { readonly ok: false; readonly error: string };

const members = ["beforeRequest", "afterResponse", "checks"];

/** Loads a module in TypeScript or JavaScript with hooks as its default export. */
export async function loadHooks(file: string, folder: string): Promise<LoadedHooks> {
  const refuse = (error: string): LoadedHooks => ({ ok: false, error: `--hooks ${file}: ${error}` });
  const path = resolve(folder, file);
  if (!existsSync(path)) return refuse("there is no such file");
  if (!/\.[cm]?[jt]s$/.test(path)) return refuse("it must be a module in TypeScript or JavaScript");
  let loaded: unknown;
  try {
    loaded = await importDefault(path);
  } catch (thrown) {
    return refuse(`it can't be loaded: ${errorMessage(thrown)}`);
  }
  if (typeof loaded !== "object" || loaded === null) {
    return refuse("its default export must be an object with beforeRequest, afterResponse or checks");
  }
  const unknown = Object.keys(loaded).find((name) => !members.includes(name));
  if (unknown !== undefined) return refuse(`${unknown} is unknown; known are ${members.join(", ")}`);
  // The members were checked by name, and are checked by type below.
  const hooks = loaded as TestHooks;
  for (const name of ["beforeRequest", "afterResponse"] as const) {
    if (hooks[name] !== undefined && typeof hooks[name] !== "function") return refuse(`${name} must be a function`);
  }
  const wrong = Object.entries(hooks.checks ?? {}).find(([, check]) => typeof check !== "function");
  if (wrong !== undefined) return refuse(`the check ${JSON.stringify(wrong[0])} must be a function`);
  return { ok: true, hooks, file };
}

/** Returns the hooks of a run, with the operations of an API. */
export function runHooks({ hooks, file }: Extract<LoadedHooks, { readonly ok: true }>, model: ApiModel): RunHooks {
  const { beforeRequest, afterResponse, checks = {} } = hooks;
  const targets = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  const byId = new Map(targets.map((target) => [target.endpoint.id, target]));
  const targetOf = (id: string): Target => {
    const target = byId.get(id);
    if (target === undefined) throw new Error(`no endpoint ${id}`);
    return target;
  };
  const called = async <T>(what: string, call: () => T | Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (thrown) {
      const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
      throw new HookError(`--hooks ${file}: ${what} failed: ${text}`);
    }
  };
  const exchangeOf = (exchange: Exchange): TestExchange | undefined => {
    const { call, request, received } = exchange;
    if (received.kind === "none") return undefined;
    const target = targetOf(call.endpoint);
    const { status, headers, body, time } = received;
    const text = (): string => new TextDecoder().decode(body);
    const json = (): unknown => {
      try {
        return JSON.parse(text());
      } catch {
        return undefined;
      }
    };
    const header = (name: string): string | undefined => headerValue(headers, name.toLowerCase());
    return {
      operation: operationOf(target),
      request: requestOf(request),
      response: { status, headers, body, time, header, text, json },
      get isValid() {
        return isValidCall(target, call);
      },
    };
  };
  const findingsOf = async (exchange: Exchange): Promise<readonly Violation[]> => {
    const given = exchangeOf(exchange);
    if (given === undefined) return [];
    const found: Violation[] = [];
    for (const [name, check] of Object.entries(checks)) {
      const findings = await called(`the check ${JSON.stringify(name)}`, async () => listed(await check(given)));
      found.push(...findings.map(({ message, cause }) => violationOf(name, message, cause)));
    }
    return found;
  };
  return {
    ...(beforeRequest && {
      before: async (request, endpoint) => {
        const given = requestOf(request);
        const changed = await called("beforeRequest", () => beforeRequest(given, operationOf(targetOf(endpoint))));
        return changed === undefined || changed === null ? request : { ...request, ...changed };
      },
    }),
    ...(afterResponse && {
      after: async (exchange) => {
        const given = exchangeOf(exchange);
        if (given !== undefined) await called("afterResponse", () => afterResponse(given));
      },
    }),
    ...(Object.keys(checks).length > 0 && { check: findingsOf }),
  };
}

const operationOf = ({ endpoint, name }: Target): TestOperation => ({ id: endpoint.id, name });

const requestOf = ({ method, url, headers, body }: SentRequest): TestRequest => ({
  ...{ method, url, headers },
  ...(body !== undefined && { body }),
});

/** Lists the findings that an own check returned. Throws for any other value. */
function listed(result: unknown): readonly TestFinding[] {
  if (result === undefined || result === null) return [];
  if (typeof result === "string") return [{ message: result }];
  if (Array.isArray(result)) return result.flatMap(listed);
  if (typeof result === "object" && "message" in result && typeof result.message === "string")
    return [result as TestFinding]; // its cause is optional, and only compared
  throw new TypeError(`it returned ${JSON.stringify(result)}; return nothing, a text or { message: "..." }`);
}

const violationOf = (name: string, message: string, cause?: string): Violation => ({
  check: "own-check",
  cause: cause === undefined ? name : `${name}: ${cause}`,
  message: `${name}: ${message}`,
});
