import { isList, isObject, type Json, type JsonObject, objectOf, own, parseJson, printJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { headerOf, issuesOf, paramsOf, type ReceivedRequest, sentenceOf } from "../received/index.ts";
import { defaultAnswer } from "./documented-answer.ts";
import type { MockAnswer } from "./mock-exchange.ts";
import type { MockTools } from "./mock-tools.ts";
import { readPreferences } from "./preferences.ts";
import { bytesAnswer } from "./problem.ts";
import { generatedValue } from "./value-of-answer.ts";

/** A method of JSON-RPC with its API. */
export interface RpcRoute {
  readonly api: { readonly model: ApiModel; readonly tools: MockTools };
  readonly route: Endpoint;
}

/** Answers calls of JSON-RPC 2.0, one or a batch (§6), with the examples or generated results of their methods. */
export function answerRpc(routes: readonly RpcRoute[], request: ReceivedRequest, seed: number): MockAnswer {
  const preferences = readPreferences(headerOf(request, "Prefer"));
  const isDynamic = preferences.dynamic === true;
  const answer = (value: Json | undefined): MockAnswer =>
    value === undefined
      ? bytesAnswer(204, [])
      : bytesAnswer(200, [["Content-Type", "application/json"]], printJson(value, 2));
  const parsed = parseJson(new TextDecoder().decode(request.body));
  if (!parsed.ok) {
    const { message, line, column } = parsed.error;
    return answer(failed(null, -32700, `Parse error: line ${line}, column ${column}: ${message}`));
  }
  const one = (call: Json): Json | undefined => {
    if (!isObject(call) || typeof own(call, "method") !== "string")
      return failed(null, -32600, 'Invalid Request: expected an object with "jsonrpc", "method" and "id"');
    const result = answerOne(routes, call, { seed, isDynamic, example: preferences.example });
    // A notification is never answered (§4.1).
    return own(call, "id") === undefined ? undefined : result;
  };
  if (!isList(parsed.value)) return answer(one(parsed.value));
  if (parsed.value.length === 0) return answer(failed(null, -32600, "Invalid Request: the batch is empty"));
  const answers = parsed.value.map(one).filter((value) => value !== undefined);
  return answer(answers.length === 0 ? undefined : answers);
}

interface RpcOptions {
  readonly seed: number;
  readonly isDynamic: boolean;
  readonly example: string | undefined;
}

function answerOne(routes: readonly RpcRoute[], call: JsonObject, { seed, isDynamic, example }: RpcOptions): Json {
  const id = own(call, "id") ?? null;
  const method = own(call, "method");
  const found = routes.find(({ route: { protocol } }) => protocol.kind === "openrpc" && protocol.methodName === method);
  if (found === undefined) return failed(id, -32601, `Method not found: ${String(method)}`);
  const { api, route } = found;
  const body = paramsOf(route, own(call, "params"));
  const issues = issuesOf({ endpoint: route, globalHeaders: api.model.globalHeaders, tools: api.tools }, [
    ["headers", {}],
    ["pathParameters", {}],
    ["queryParameters", {}],
    ...(body === undefined ? [] : [["body", body] as const]),
  ]).filter(({ path }) => path[0] === "body");
  if (issues.length > 0) return failed(id, -32602, `Invalid params: ${sentenceOf(issues)}`);
  const documented = defaultAnswer(route);
  const named = documented.examples.find(({ name }) => name === example && example !== undefined);
  const [content] = documented.bodies;
  const usual = documented.examples[0]?.value;
  const valid = usual === undefined || content?.body.kind !== "json" ? usual : api.tools.repaired(usual, content.body);
  const stated = isDynamic ? undefined : (named?.value ?? valid);
  const checked = { kind: "valid", path: {}, query: {}, ...(body !== undefined && { body }) } as const;
  const result = stated ?? (content && generatedValue(content, { tools: api.tools, seed, isDynamic, call: checked }));
  return objectOf([
    ["jsonrpc", "2.0"],
    ["id", id],
    ["result", result ?? null],
  ]);
}

const failed = (id: Json, code: number, message: string): Json =>
  objectOf([
    ["jsonrpc", "2.0"],
    ["id", id],
    ["error", { code, message }],
  ]);
