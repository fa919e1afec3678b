import type { Agent, Dispatcher } from "undici";
import { createDeadlines } from "./deadlines.ts";
import { DialError } from "./dial.ts";
import { codingOf, type Download, openDownload } from "./download.ts";
import { type AnswerHeaders, readAnswerHeaders, sealEnvelope } from "./envelope.ts";
import { causeOf } from "./faults.ts";
import type { ProxyLimits } from "./limits.ts";
import { createMeter } from "./meter.ts";
import type { Target } from "./target.ts";
import { hasBody, openUpload } from "./upload.ts";
import { round, type Visit } from "./visit.ts";
import type { ProxyMethod } from "./wire.ts";

/** A call that has passed every rule: what to send where. `headers` is a flat list of names and values. */
export interface Order {
  readonly target: Target;
  readonly method: ProxyMethod;
  readonly headers: readonly string[];
  /** Headers that were listed and left out. */
  readonly dropped: readonly string[];
  /** Whether the header block of the answer is all that is wanted; then nothing of the call's body is sent. */
  readonly looks: boolean;
}

/** What forwarding needs. `now` counts milliseconds. */
export interface ForwardTools {
  readonly agent: Agent;
  readonly limits: ProxyLimits;
  readonly now: () => number;
}

/** The call is over for the reader, so its other half is given up. */
class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}

/**
 * Sends an order and streams the answer back, both with back-pressure. Settles, and never rejects, when both the reader's
 * side and the API's side are over; every failure becomes the visit's refusal.
 */
export function forward(visit: Visit, order: Order, { agent, limits, now }: ForwardTools): Promise<void> {
  const { request, response, facts } = visit;
  const dialled = now();
  let upstream: Dispatcher.DispatchController | undefined;
  let upstreamOver = false;
  let download: Download | undefined;

  const deadlines = createDeadlines((cause) => visit.refuse(cause));
  const awaitAnswer = () => deadlines.enter("headers-timeout", limits.headersMs);
  const upload =
    !order.looks && hasBody(request)
      ? openUpload(request, limits.requestBytes, {
          moved: (bytes) => {
            facts.requestBytes += bytes;
            deadlines.touch();
          },
          complete: () => {
            if (download === undefined) awaitAnswer();
          },
          tooLarge: () => visit.refuse("request-too-large"),
        })
      : undefined;

  const receive = (controller: Dispatcher.DispatchController, status: number, statusText: string) => {
    const answered = now();
    facts.status = status;
    facts.originLatencyMs = round(dialled - visit.began);
    facts.responseTimeMs = round(answered - dialled);
    const raw = Array.isArray(controller.rawHeaders) ? controller.rawHeaders : [];
    if (raw.length / 2 > limits.headerCount) return visit.refuse("response-headers-too-large");
    const headers = readAnswerHeaders(raw);
    const { coding, length, isStream } = order.looks ? nothing : bodyOf(order.method, status, headers);
    if (!isStream && length !== undefined && length > limits.responseBytes) return visit.refuse("response-too-large");
    if (isStream) deadlines.allow(limits.streamTotalMs - facts.responseTimeMs);
    deadlines.enter("idle-timeout", limits.idleMs);
    const mayPass = createMeter(limits.responseBytes, isStream ? limits.streamWindowMs : undefined, now);
    download = openDownload({
      response,
      coding,
      ready: () => {
        deadlines.touch();
        controller.resume();
      },
      take: (bytes) => {
        if (visit.isOver()) return false;
        facts.responseBytes += bytes;
        deadlines.touch();
        if (mayPass(bytes)) return true;
        visit.refuse("response-too-large");
        return false;
      },
      broken: () => visit.refuse("upstream-protocol"),
    });
    const times = { responseTime: facts.responseTimeMs, originLatency: facts.originLatencyMs };
    const { dropped } = order;
    response.writeHead(
      200,
      sealEnvelope({
        requestId: visit.id,
        status,
        statusText,
        headers,
        ...times,
        dropped,
        decoded: coding,
        length,
        cors: visit.cors,
      }),
    );
    if (order.looks) return void response.end();
    // Usually the first bytes of the body are here as well and take the header block along; a quiet stream's are not.
    process.nextTick(() => {
      if (!visit.isOver() && facts.responseBytes === 0 && !response.writableEnded) response.flushHeaders();
    });
  };

  return new Promise((resolve) => {
    const settle = () => {
      if (upstreamOver && visit.isOver()) resolve();
    };
    visit.whenOver(() => {
      deadlines.stop();
      download?.stop();
      if (!upstreamOver) upstream?.abort(new AbandonedError());
      upload?.destroy();
      settle();
    });
    deadlines.allow(limits.totalMs);

    const { target, method } = order;
    const declared = upload === undefined ? undefined : request.headers["content-length"];
    const headers = declared === undefined ? [...order.headers] : [...order.headers, "content-length", declared];
    agent.dispatch(
      { origin: target.origin, path: target.path, method, headers, body: upload ?? null },
      {
        onRequestStart(controller) {
          upstream = controller;
          if (visit.isOver()) controller.abort(new AbandonedError());
          else if (upload === undefined) awaitAnswer();
          else deadlines.enter("idle-timeout", limits.idleMs);
        },
        onResponseStart(controller, status, _headers, statusText) {
          // 1xx tell of an answer that is still to come.
          if (status >= 200 && !visit.isOver()) receive(controller, status, statusText ?? "");
        },
        onResponseData(controller, chunk) {
          if (!visit.isOver() && download?.write(chunk) === false) controller.pause();
        },
        onResponseEnd() {
          upstreamOver = true;
          if (!visit.isOver()) download?.end();
          settle();
        },
        onResponseError(_controller, error) {
          upstreamOver = true;
          const blockedRange = error instanceof DialError ? error.range : undefined;
          visit.refuse(causeOf(error, download !== undefined), { blockedRange, error });
          settle();
        },
      },
    );
  });
}

const nothing = { coding: undefined, length: 0, isStream: false } as const;

/** Media types whose bodies are open-ended by nature. */
const streamTypes: ReadonlySet<string> = new Set([
  "text/event-stream",
  "application/x-ndjson",
  "application/ndjson",
  "application/jsonl",
  "application/json-seq",
  "application/stream+json",
]);

function bodyOf(method: ProxyMethod, status: number, headers: AnswerHeaders) {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  // RFC 9110 §6.4.1: these have no body, whatever their headers say.
  if (method === "HEAD" || status === 204 || status === 304) return nothing;
  const coding = codingOf(headers.get("content-encoding"));
  const declared = headers.get("content-length");
  const isKnown = coding === undefined && declared !== undefined && /^\d+$/.test(declared);
  return { coding, length: isKnown ? Number(declared) : undefined, isStream: streamTypes.has(type) };
}
