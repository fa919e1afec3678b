import { answerPrefix, forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import { planUrl, type RequestPlan } from "#engine/request";
import { SendFailedError, type SendFailure } from "#machines";
import { bodyBytes } from "./body.ts";
import {
  type CrossOriginCall,
  needsPreflight,
  type ProbedResponse,
  preflightFault,
  readingFault,
  requestedHeaders,
} from "./cors.ts";
import {
  answerCut,
  apiUnreachable,
  badAddress,
  badHeader,
  bodyNotAllowed,
  corsRefused,
  forbiddenHeader,
  forbiddenMethod,
  mixedContent,
} from "./failures.ts";
import { lengthIn, type ProxySenderDeps, plannedHeaders } from "./http.ts";
import { receive } from "./receive.ts";
import type { Receiving } from "./receiving.ts";
import { recordIfChosen } from "./record-if-chosen.ts";
import { refusalOf } from "./refusal.ts";
import type { Send } from "./send.ts";

/** The additional dependencies of sending without the proxy. */
export interface DirectSenderDeps extends ProxySenderDeps {
  /** The origin of the page, as a browser tells it to the API. */
  readonly pageOrigin: string;
}

/**
 * Sends plans straight to the API, with the reader's cookies for it (docs/security.md#without-the-proxy). If the
 * browser hides why that failed, the proxy at `proxyUrl` probes the API: it gets the address and header names, never a
 * credential. Without a proxy (its address is empty) the reason stays unknown. Time is the round trip; size counts the bytes of the body.
 */
export function directSender(proxyUrl: string, deps: DirectSenderDeps): Send {
  const send: Send = async (plan, signal, listener) => {
    const { bytes, contentType } = bodyBytes(plan.body, `callboard-${deps.random()}`);
    const call = { method: plan.method, headers: plannedHeaders(plan, contentType), pageOrigin: deps.pageOrigin };
    const url = planUrl(plan, "reveal");
    const refused = refusedByBrowser(url, call, bytes !== undefined);
    if (refused !== undefined) throw new SendFailedError(refused);
    const from = deps.now();
    const response = await deps
      .fetch(url, {
        ...{ method: plan.method, headers: headersOf(call), body: bytes ?? null, signal },
        ...{ credentials: "include", cache: "no-store", redirect: "follow" },
      })
      .catch(async () => {
        throw new SendFailedError(await whyUnreachable(plan, call, { proxyUrl, deps, signal }));
      });
    const elapsed = () => deps.now() - from;
    return receive({
      head: headOf(response),
      ...{ body: response.body, listener, signal, elapsed, time: elapsed },
      length: lengthIn(response.headers),
      isBare: plan.method === "HEAD",
      whyCut: async () => answerCut,
    });
  };
  return deps.isRecorded ? recordIfChosen(send) : send;
}

const headOf = ({ status, statusText, headers, url, redirected, type }: Response): Receiving["head"] => ({
  ...{ status, statusText, headers: [...headers] },
  source: { url, redirected, type },
});

/** Reports what a browser would reject silently. */
function refusedByBrowser(url: string, call: CrossOriginCall, hasBody: boolean): SendFailure | undefined {
  const address = parseUrl(url);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return badAddress;
  const isMixed = call.pageOrigin.startsWith("https:") && address.protocol === "http:";
  if (isMixed && !isLoopbackHost(hostOf(address))) return mixedContent;
  if (/^(?:CONNECT|TRACE|TRACK)$/i.test(call.method)) return forbiddenMethod(call.method);
  if (hasBody && (call.method === "GET" || call.method === "HEAD")) return bodyNotAllowed(call.method);
  // A request of the browser's own keeps only the headers that it would send.
  const { headers } = new Request(url, { method: call.method, headers: headersOf(call) });
  const left = call.headers.find(([name]) => !headers.has(name));
  return left === undefined ? undefined : forbiddenHeader(left[0]);
}

function headersOf({ headers }: CrossOriginCall): Headers {
  const made = new Headers();
  for (const [name, value] of headers) {
    try {
      made.append(name, value);
    } catch {
      throw new SendFailedError(badHeader(name));
    }
  }
  return made;
}

interface Lookout {
  readonly proxyUrl: string;
  readonly deps: DirectSenderDeps;
  readonly signal: AbortSignal;
}

/** Finds out why a browser gave no answer. Never rejects. */
async function whyUnreachable(plan: RequestPlan, call: CrossOriginCall, lookout: Lookout): Promise<SendFailure> {
  if (lookout.proxyUrl === "") return apiUnreachable("no-proxy");
  try {
    const isPreflighted = needsPreflight(call);
    if (isPreflighted) {
      const fault = preflightFault(call, await look(plan.url, call, "OPTIONS", lookout));
      if (fault !== undefined) return corsRefused(call.pageOrigin, fault, true);
    }
    // Only a safe request may be repeated.
    const harmless = call.method === "GET" || call.method === "HEAD" || call.method === "OPTIONS";
    const answer = await look(plan.url, call, harmless ? call.method : "OPTIONS", lookout);
    const fault = readingFault(call, answer);
    return fault === undefined ? apiUnreachable("responds") : corsRefused(call.pageOrigin, fault);
  } catch (error) {
    if (!(error instanceof SendFailedError)) return apiUnreachable("proxy-unreachable");
    const { failure } = error;
    return isOfTheApi(failure) ? failure : apiUnreachable(failure);
  }
}

/** Returns true if a refusal of the proxy is about the API rather than the proxy. */
const isOfTheApi = ({ cause }: SendFailure): boolean =>
  /^(name-not-found|no-route|connection-(refused|reset)|tls|tls-.*|(connect|headers)-timeout|upstream-.*)$/.test(cause);

/** Has the proxy ask the API as the browser did. Throws `SendFailedError` with the proxy's refusal. */
async function look(
  url: string,
  call: CrossOriginCall,
  method: string,
  { proxyUrl, deps, signal }: Lookout,
): Promise<ProbedResponse> {
  const question: { [name: string]: string } = {};
  if (method === "OPTIONS" && needsPreflight(call)) {
    question["access-control-request-method"] = call.method;
    const names = requestedHeaders(call);
    if (names.length > 0) question["access-control-request-headers"] = names.join(",");
  }
  const response = await deps.fetch(proxyUrl, {
    method: "POST",
    headers: {
      [proxyHeaders.look]: "cors",
      [proxyHeaders.url]: url,
      [proxyHeaders.method]: method,
      ...(deps.apiId !== undefined && { [proxyHeaders.api]: encodeURIComponent(deps.apiId) }),
      ...Object.fromEntries(Object.entries(question).map(([name, value]) => [forwardPrefix + name, value])),
    },
    signal,
    credentials: "same-origin",
    cache: "no-store",
  });
  const status = response.headers.get(proxyHeaders.status);
  if (status === null) throw new SendFailedError(await refusalOf(response));
  return { status: Number(status), header: (name) => response.headers.get(answerPrefix + name) ?? undefined };
}
