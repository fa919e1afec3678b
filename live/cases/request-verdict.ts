import { isObject, own, parseJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { isSendableHeader, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { cut } from "#engine/text";
import type { Call } from "../call.ts";
import {
  type CallIssue,
  checkCall,
  issuesOf,
  paramsOf,
  type ReadingTools,
  type ReceivedRequest,
  readingTools,
  routeFinder,
} from "../received/index.ts";
import { planCall, sentRequest } from "../requests/index.ts";
import type { Target } from "../targets/index.ts";

/** The verdict of the description about a sent request. */
export type RequestVerdict =
  | { readonly kind: "valid" }
  /** Valid by the standards of its formats, but common validators refuse it: a leap second, or a quoted mailbox. */
  | { readonly kind: "disputed" }
  | { readonly kind: "invalid"; readonly issues: readonly CallIssue[] }
  /** A client can't send it, or it would reach another path. */
  | { readonly kind: "unsendable" };

const unsendable: RequestVerdict = { kind: "unsendable" };

/** The address of requests that are only judged. */
const nowhere = { baseUrl: "http://callboard.example", credentials: { own: {} }, headers: [] };

/**
 * Creates the function that judges a call by the bytes that are sent for it, read as a server reads them. So a value that is
 * written as another one, such as an empty list in a query, is judged as that.
 */
export const requestVerdict = memoizeWeak((target: Target): ((call: Call) => RequestVerdict) => {
  const { endpoint, globalHeaders, types } = target;
  const tools = readingTools(types);
  const strict: ReadingTools = { ...tools, validatorOf: tools.undisputedOf };
  const find = routeFinder([{ path: endpoint.path, environments: [] }]);
  return (call) => {
    const plan = planCall(target, { ...call, credentials: "none" }, nowhere);
    if (!isSendable(plan)) return unsendable;
    const { method, url, headers, body = "" } = sentRequest(plan);
    const sent = url.slice(nowhere.baseUrl.length) || "/";
    const normal = new URL(url);
    const [path] = cut(sent, "?");
    const [match] = find(path);
    // Clients resolve dots in paths (RFC 3986 section 5.2.4).
    if (match === undefined || normal.pathname !== path) return unsendable;
    const request: ReceivedRequest = {
      ...{ method, headers, target: sent },
      body: typeof body === "string" ? new TextEncoder().encode(body) : body,
    };
    const issuesBy = (used: ReadingTools): readonly CallIssue[] =>
      endpoint.protocol.kind === "rest"
        ? callIssues(checkCall({ endpoint, globalHeaders, tools: used, request, texts: match.texts }))
        : rpcIssues(target, request, used);
    const issues = issuesBy(tools);
    if (issues.length > 0) return { kind: "invalid", issues };
    return issuesBy(strict).length === 0 ? { kind: "valid" } : { kind: "disputed" };
  };
});

const unreadable = (message: string): CallIssue => ({
  ...{ path: ["body"], code: "format", expected: "another body", found: "this body", message },
});

function callIssues(checked: ReturnType<typeof checkCall>): readonly CallIssue[] {
  if (checked.kind === "media-type") return [unreadable("another media type is expected")];
  return checked.kind === "invalid" ? checked.issues : [];
}

/** Lists the issues of the parameters of JSON-RPC. */
function rpcIssues(
  { endpoint, globalHeaders }: Target,
  { body }: ReceivedRequest,
  tools: ReadingTools,
): readonly CallIssue[] {
  const parsed = parseJson(new TextDecoder().decode(body));
  if (!parsed.ok || !isObject(parsed.value)) return [unreadable("a call of JSON-RPC is expected")];
  const params = paramsOf(endpoint, own(parsed.value, "params"));
  const parts = params === undefined ? [] : [["body", params] as const];
  const issues = issuesOf({ endpoint, globalHeaders, tools }, parts);
  return issues.filter(({ path }) => path[0] === "body");
}

/** Returns true if every client can send the headers of a request. */
const isSendable = ({ headers }: RequestPlan): boolean =>
  headers.every(({ name, value }) => isSendableHeader(name, read(value, "reveal")));

/** Returns true if the request that is sent for a call is valid. */
export const isValidCall = (target: Target, call: Call): boolean => requestVerdict(target)(call).kind === "valid";
