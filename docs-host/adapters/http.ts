import { answerPrefix, forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { headerKey, planUrl, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { SendFailedError, type SentHead, type SentResponse } from "#machines";
import { bodyBytes } from "./body.ts";
import { badHeader, proxyUnreachable } from "./failures.ts";
import { receive, type StreamListener } from "./receive.ts";
import { cutFailure, refusalOf } from "./refusal.ts";

/** What sending borrows from the browser. `now` counts milliseconds; `random` gives a text that never repeats. */
export interface HttpPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => string;
}

/** What sending through the proxy borrows beside. */
export interface ProxyPorts extends HttpPorts {
  /** The API that is called; its environments alone may then be reached. */
  readonly apiId?: string;
}

/**
 * Sends a plan; throws `SendFailedError` with a cause when no answer of the API came, or not all of it. A listener is
 * told of answers that come bit by bit.
 */
export type Send = (plan: RequestPlan, signal: AbortSignal, listener?: StreamListener) => Promise<SentResponse>;

/**
 * Sends plans through the site's proxy (product.md §7). Time is what the proxy measured, else the round trip less the
 * proxy's own share; size counts the bytes of the body.
 */
export function proxySender(proxyUrl: string, ports: ProxyPorts): Send {
  return async (plan, signal, listener) => {
    const { bytes, contentType } = bodyBytes(plan.body, `callboard-${ports.random()}`);
    const headers = controlHeaders(plan, contentType, ports.apiId);
    const from = ports.now();
    const init = { method: "POST", headers, body: bytes ?? null, signal } as const;
    const response = await ports
      .fetch(proxyUrl, { ...init, credentials: "same-origin", cache: "no-store", redirect: "error" })
      .catch(() => {
        throw new SendFailedError(proxyUnreachable);
      });
    if (response.headers.get(proxyHeaders.status) === null) throw new SendFailedError(await refusalOf(response));
    const envelope = response.headers;
    const elapsed = () => ports.now() - from;
    return receive({
      ...{ head: answeredHead(envelope), body: response.body, listener, signal, elapsed },
      length: lengthIn(envelope),
      isBare: plan.method === "HEAD",
      time: () =>
        numberIn(envelope, proxyHeaders.responseTime) ??
        elapsed() - (numberIn(envelope, proxyHeaders.originLatency) ?? 0),
      whyCut: () => cutFailure(proxyUrl, envelope.get(proxyHeaders.requestId), ports),
    });
  };
}

function controlHeaders(plan: RequestPlan, contentType: string | undefined, apiId: string | undefined): Headers {
  const all = plannedHeaders(plan, contentType);
  const headers = new Headers();
  const set = (name: string, value: string) => {
    try {
      headers.append(name, value);
    } catch {
      throw new SendFailedError(badHeader(name.replace(forwardPrefix, "")));
    }
  };
  set(proxyHeaders.url, planUrl(plan, "reveal"));
  set(proxyHeaders.method, plan.method);
  if (apiId !== undefined) set(proxyHeaders.api, encodeURIComponent(apiId));
  set(proxyHeaders.forwarded, [...new Set(all.map(([name]) => headerKey(name)))].join(","));
  for (const [name, value] of all) set(forwardPrefix + headerKey(name), value);
  return headers;
}

/** The headers of a plan as they travel, with the content type that the bytes of its body decided. */
export function plannedHeaders(
  plan: RequestPlan,
  contentType: string | undefined,
): readonly (readonly [name: string, value: string])[] {
  const revealed = plan.headers.map(({ name, value }) => [name, read(value, "reveal")] as const);
  return contentType === undefined ? revealed : [...revealed, ["content-type", contentType]];
}

function answeredHead(envelope: Headers): Omit<SentHead, "time"> {
  const names = namesIn(envelope.get(proxyHeaders.answered));
  const unsent = namesIn(envelope.get(proxyHeaders.dropped));
  return {
    status: Number(envelope.get(proxyHeaders.status)),
    statusText: envelope.get(proxyHeaders.statusText) ?? "",
    headers: names.map((name) => [name, envelope.get(answerPrefix + name) ?? ""] as const),
    ...(unsent.length > 0 && { unsent }),
  };
}

const namesIn = (listing: string | null): readonly string[] =>
  (listing ?? "").split(",").flatMap((name) => name.trim() || []);

function numberIn(headers: Headers, name: string): number | undefined {
  const number = Number.parseFloat(headers.get(name) ?? "");
  return Number.isFinite(number) ? number : undefined;
}

/** The length that an answer declares, in bytes. */
export const lengthIn = (headers: Headers): number | undefined => numberIn(headers, "content-length");
