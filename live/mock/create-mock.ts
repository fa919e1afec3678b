import { fnv1a } from "#engine/fnv";
import { type ApiModel, type Endpoint, pathText, routeText } from "#engine/model";
import { typesIn } from "#engine/shape";
import { cut } from "#engine/text";
import type { Cassette } from "../cassettes/index.ts";
import { bytesOf, findAnswer, redactSaved } from "../cassettes/index.ts";
import type { HeaderField } from "../exchange.ts";
import {
  checkCall,
  headerOf,
  type Match,
  type ReadingTools,
  type ReceivedRequest,
  routeFinder,
} from "../received/index.ts";
import { plainPath } from "../resources/index.ts";
import { answerCall } from "./answer-call.ts";
import { answerRpc } from "./answer-rpc.ts";
import type { MockAnswer } from "./mock-exchange.ts";
import { createTools } from "./mock-tools.ts";
import { bytesAnswer, problemAnswer } from "./problem.ts";
import { randomFrom } from "./random.ts";
import { storedThings } from "./stored-things.ts";

/** Headers about the transfer of an answer, or about the pages that may read it; the mock server sets its own. */
const ownHeaders =
  /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date|vary|access-control-.*)$/i;

/** Returns the recorded response to a request, marked by a header; undefined without one, or if another is preferred. */
function recordedAnswer(request: ReceivedRequest, cassette: Cassette): MockAnswer | undefined {
  if (cassette.answers.length === 0 || headerOf(request, "Prefer") !== undefined) return undefined;
  const { method, target, body } = request;
  const contentType = headerOf(request, "Content-Type");
  const saved = redactSaved({ method, url: target, contentType, body: body.length === 0 ? undefined : body }, []);
  const found = saved && findAnswer(cassette, saved);
  if (found === undefined) return undefined;
  const { response, at } = found;
  const marked: HeaderField = ["X-Callboard-Recorded", at.replace(/[^\x20-\x7e]/g, "")];
  return {
    status: response.status,
    headers: [...response.headers.filter(([name]) => !ownHeaders.test(name)), marked],
    body: { kind: "bytes", bytes: bytesOf(response.body) },
  };
}

/** Options of a mock server. */
export interface MockOptions {
  /** The same seed gives the same answers. */
  readonly seed: number;
  /** The probability that a call fails, from 0 to 1. */
  readonly errorRate: number;
  /** True if any value is a credential; otherwise malformed and made-up ones are refused. */
  readonly anyCredential?: boolean;
  /** True if there is nothing but what lists have and calls created; otherwise other ids have answers too. */
  readonly isStateful?: boolean;
  /** Recorded answers, which are returned where there is one. */
  readonly cassette: Cassette;
}

/** The seed of answers with sample values; any other one draws them. */
export const defaultSeed = 1;

/** Answers a request. `count` is its number since the start, which decides whether it fails. */
export type AnswerRequest = (request: ReceivedRequest, count: number) => MockAnswer;

/** Creates the function that answers requests as the descriptions of APIs say. */
export function createMock(
  models: readonly ApiModel[],
  { seed, errorRate, cassette, anyCredential = false, isStateful = false }: MockOptions,
): AnswerRequest {
  const apis = models.map((model) => ({
    model,
    tools: createTools(typesIn(model)),
    find: routeFinder(model.endpoints),
    store: storedThings(model, { createdOnly: !isStateful }),
  }));
  return (request, count) => {
    const recorded = recordedAnswer(request, cassette);
    if (recorded !== undefined) return recorded;
    const [path] = cut(request.target, "?");
    const found = apis.flatMap((api) => api.find(path).map((match) => ({ api, ...match })));
    // HEAD has the headers of GET.
    const method = request.method === "HEAD" ? "GET" : request.method;
    // The pages of a list are parts of the same data.
    const target = method === "GET" ? path : request.target;
    const own = fnv1a(`${seed} ${method} ${target} ${textOf(request.body)}`);
    const isFailing = errorRate > 0 && randomFrom(seed + count).chance(errorRate);
    const rpc = found.filter(({ route }) => route.protocol.kind === "openrpc");
    if (rpc.length > 0 && request.method === "POST") return answerRpc(rpc, request, own);
    const match = acceptingMatch(found, request) ?? asHead(found, request.method);
    if (match === undefined && found.length === 0 && path === "/") return listOfCalls(models);
    if (match === undefined) return unanswered(request.method, path, found, models);
    const { api, route, texts } = match;
    return answerCall({
      ...api,
      endpoint: route,
      texts,
      request,
      seed: own,
      isFailing,
      anyCredential,
      isDynamic: seed !== defaultSeed,
    });
  };
}

/** A call of an API that matches a request. */
interface FoundCall extends Match<Endpoint> {
  readonly api: Pick<CheckedApi, "model" | "tools">;
}

interface CheckedApi {
  readonly model: ApiModel;
  readonly tools: ReadingTools;
}

/**
 * Returns the most specific call that matches a request; of several with paths that differ only in the names of their
 * parameters or in a fragment, the first one that accepts the request.
 */
function acceptingMatch<M extends FoundCall>(found: readonly M[], request: ReceivedRequest): M | undefined {
  const [first, ...others] = found.filter(({ route }) => route.method === request.method);
  if (first === undefined) return undefined;
  const path = plainPath(first.route);
  const same = [first, ...others.filter(({ route }) => plainPath(route) === path)];
  const isAccepting = ({ api, route, texts }: M): boolean =>
    checkCall({ endpoint: route, texts, request, globalHeaders: api.model.globalHeaders, tools: api.tools }).kind ===
    "valid";
  return same.length === 1 ? first : (same.find(isAccepting) ?? first);
}

const textOf = (body: Uint8Array): string => new TextDecoder().decode(body);

/** HEAD is answered as GET (RFC 9110 §9.3.2); the server leaves the body out. */
const asHead = <M extends Match<Endpoint>>(found: readonly M[], method: string): M | undefined =>
  method === "HEAD" ? found.find(({ route }) => route.method === "GET") : undefined;

/** Lists the calls for a person who opens the server in a browser. */
function listOfCalls(models: readonly ApiModel[]): MockAnswer {
  const lines = models.flatMap(({ endpoints, channels = [] }) => [
    ...endpoints.map((one) => `${one.method} ${routeText(one)}`),
    ...channels.map(({ path }) => `WSS ${pathText(path)}`),
  ]);
  return bytesAnswer(200, [["Content-Type", "text/plain; charset=utf-8"]], `${lines.join("\n")}\n`);
}

function unanswered(
  method: string,
  path: string,
  found: readonly Match<Endpoint>[],
  models: readonly ApiModel[],
): MockAnswer {
  if (found.length === 0) {
    const count = models.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
    const detail = `None of the ${count} calls of the description has the path ${path}.`;
    return problemAnswer({ status: 404, title: "Not Found", detail });
  }
  const methods = new Set<string>(found.map(({ route }) => route.method));
  if (methods.has("GET")) methods.add("HEAD");
  const allow = [...methods, "OPTIONS"].filter((one, i, all) => all.indexOf(one) === i).join(", ");
  if (method === "OPTIONS") return bytesAnswer(204, [["Allow", allow]]);
  const detail = `The description has no ${method} for this path; it has ${allow}.`;
  return problemAnswer({ status: 405, title: "Method Not Allowed", detail }, [["Allow", allow]]);
}
