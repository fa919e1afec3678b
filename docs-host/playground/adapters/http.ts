import { answerPrefix, forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { headerKey, planUrl, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { SendFailedError, type SentHead } from "#machines";
import { bodyBytes } from "./body.ts";
import { badHeader, proxyUnreachable } from "./failures.ts";
import { receive } from "./receive.ts";
import { recordIfChosen } from "./record-if-chosen.ts";
import { cutFailure, refusalOf } from "./refusal.ts";
import type { Send } from "./send.ts";

/** The browser functions that sending needs. `now` counts milliseconds; `random` returns a text that never repeats. */
export interface HttpDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => string;
}

/** The additional dependencies of sending through the proxy. */
export interface ProxySenderDeps extends HttpDeps {
  /** The API that is called; its environments alone may then be reached. */
  readonly apiId?: string;
  /** True if the reader may record the answers, and see recorded ones. */
  readonly isRecorded?: boolean | undefined;
}

/**
 * Sends plans through the site's proxy (docs/security.md#proxy). The time is the proxy's measurement, or else the round
 * trip without the proxy's own share. The size counts the bytes of the body.
 */
export function proxySender(proxyUrl: string, deps: ProxySenderDeps): Send {
  const send: Send = async (plan, signal, listener) => {
    const { bytes, contentType } = bodyBytes(plan.body, `callboard-${deps.random()}`);
    const headers = controlHeaders(plan, contentType, deps.apiId);
    const from = deps.now();
    const init = { method: "POST", headers, body: bytes ?? null, signal } as const;
    const response = await deps
      .fetch(proxyUrl, { ...init, credentials: "same-origin", cache: "no-store", redirect: "error" })
      .catch(() => {
        throw new SendFailedError(proxyUnreachable);
      });
    if (response.headers.get(proxyHeaders.status) === null) throw new SendFailedError(await refusalOf(response));
    const envelope = response.headers;
    const elapsed = () => deps.now() - from;
    return receive({
      // The proxy follows no redirects.
      head: { ...answeredHead(envelope), source: { url: planUrl(plan, "redact"), redirected: false, type: "default" } },
      ...{ body: response.body, listener, signal, elapsed },
      length: lengthIn(envelope),
      isBare: plan.method === "HEAD",
      time: () =>
        numberIn(envelope, proxyHeaders.responseTime) ??
        elapsed() - (numberIn(envelope, proxyHeaders.originLatency) ?? 0),
      whyCut: () => cutFailure(proxyUrl, envelope.get(proxyHeaders.requestId), deps),
    });
  };
  return deps.isRecorded ? recordIfChosen(send) : send;
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
