import { answerPrefix, forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { headerKey, planUrl, type RequestPlan, readResponse } from "#engine/request";
import { read } from "#engine/secret";
import { SendFailedError, type SentResponse } from "#machines";
import { bodyBytes } from "./body.ts";
import { badHeader, proxyUnreachable } from "./failures.ts";
import { cutFailure, refusalOf } from "./refusal.ts";

/** What sending borrows from the browser. `now` counts milliseconds; `random` gives a text that never repeats. */
export interface HttpPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => string;
}

/** Sends a plan; throws `SendFailedError` with a cause when no answer of the API came. */
export type Send = (plan: RequestPlan, signal: AbortSignal) => Promise<SentResponse>;

/**
 * Sends plans through the site's proxy (product.md §7). Time is what the proxy measured, else the round trip less the
 * proxy's own share; size counts the bytes of the body.
 */
export function proxySender(proxyUrl: string, ports: HttpPorts): Send {
  return async (plan, signal) => {
    const { bytes, contentType } = bodyBytes(plan.body, `callboard-${ports.random()}`);
    const headers = controlHeaders(plan, contentType);
    const from = ports.now();
    const init = { method: "POST", headers, body: bytes ?? null, signal } as const;
    const response = await ports
      .fetch(proxyUrl, { ...init, credentials: "same-origin", cache: "no-store", redirect: "error" })
      .catch(() => {
        throw new SendFailedError(proxyUnreachable);
      });
    if (response.headers.get(proxyHeaders.status) === null) throw new SendFailedError(await refusalOf(response));
    const body = await response.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      async () => {
        const requestId = response.headers.get(proxyHeaders.requestId);
        throw new SendFailedError(await cutFailure(proxyUrl, requestId, ports));
      },
    );
    return sentResponse(response.headers, body, ports.now() - from);
  };
}

function controlHeaders(plan: RequestPlan, contentType: string | undefined): Headers {
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

function sentResponse(envelope: Headers, bytes: Uint8Array, roundTrip: number): SentResponse {
  const names = (envelope.get(proxyHeaders.answered) ?? "").split(",").flatMap((name) => name.trim() || []);
  const headers = names.map((name) => [name, envelope.get(answerPrefix + name) ?? ""] as const);
  const header = (name: string) => headers.find(([key]) => key === name)?.[1];
  const measured = Number.parseFloat(envelope.get(proxyHeaders.responseTime) ?? "");
  const latency = Number.parseFloat(envelope.get(proxyHeaders.originLatency) ?? "0");
  return {
    status: Number(envelope.get(proxyHeaders.status)),
    statusText: envelope.get(proxyHeaders.statusText) ?? "",
    headers,
    shown: readResponse({
      contentType: header("content-type"),
      contentDisposition: header("content-disposition"),
      bytes,
    }),
    time: Number.isFinite(measured) ? measured : roundTrip - latency,
    size: bytes.length,
  };
}
