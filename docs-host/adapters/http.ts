import { answerPrefix, forwardPrefix, proxyHeaders, type Refusal } from "#docs-host/proxy/wire";
import { headerKey, planUrl, type RequestPlan, readResponse } from "#engine/request";
import { read } from "#engine/secret";
import { SendFailedError, type SentResponse } from "#machines";
import { bodyBytes } from "./body.ts";

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
    const response = await reach(() =>
      ports.fetch(proxyUrl, {
        method: "POST",
        headers,
        body: bytes ?? null,
        signal,
        credentials: "same-origin",
        cache: "no-store",
        redirect: "error",
      }),
    );
    if (response.headers.get(proxyHeaders.status) === null) throw new SendFailedError(await refusalOf(response));
    const body = await reach(async () => new Uint8Array(await response.arrayBuffer()));
    return sentResponse(response.headers, body, ports.now() - from);
  };
}

function controlHeaders(plan: RequestPlan, contentType: string | undefined): Headers {
  const revealed = plan.headers.map(({ name, value }) => [name, read(value, "reveal")] as const);
  const all = contentType === undefined ? revealed : [...revealed, ["content-type", contentType] as const];
  const headers = new Headers();
  const set = (name: string, value: string) => {
    try {
      headers.append(name, value);
    } catch {
      throw new SendFailedError({
        cause: "bad-header",
        message: `The header ${JSON.stringify(name.replace(forwardPrefix, ""))} can't be sent: its name or its value holds a character that HTTP forbids.`,
        advice: "Look for line breaks, spaces in the name, or letters outside Latin-1 in the value.",
      });
    }
  };
  set(proxyHeaders.url, planUrl(plan, "reveal"));
  set(proxyHeaders.method, plan.method);
  set(proxyHeaders.forwarded, [...new Set(all.map(([name]) => headerKey(name)))].join(","));
  for (const [name, value] of all) set(forwardPrefix + headerKey(name), value);
  return headers;
}

/** What the platform throws when the site's own server is out of reach, or goes away in the middle. */
async function reach<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof SendFailedError) throw error;
    throw new SendFailedError({
      cause: "proxy-unreachable",
      message: "The connection to this site's proxy broke before the whole answer came.",
      advice: "Check your network and send again. If it stays so, the API or the proxy ends the answer too early.",
    });
  }
}

async function refusalOf(response: Response): Promise<Refusal | { cause: string; message: string; advice: string }> {
  try {
    const refusal = (await response.json()) as Partial<Refusal>;
    const { cause, message, advice } = refusal;
    if (cause !== undefined && message !== undefined && advice !== undefined) return { cause, message, advice };
  } catch {
    // No JSON: not our proxy's answer, told apart below.
  }
  return {
    cause: "no-proxy",
    message: `Something other than the proxy answered, with status ${response.status}.`,
    advice: "The operator of the site should check that the proxy's address leads to the proxy.",
  };
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
