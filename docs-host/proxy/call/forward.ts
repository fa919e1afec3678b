import type { Agent } from "undici";
import { type AnswerHeaders, readAnswerHeaders, sealEnvelope } from "../headers/index.ts";
import type { ProxyLimits } from "../limits/index.ts";
import type { Target } from "../target/index.ts";
import { DialError } from "../target/index.ts";
import type { CauseCode, ProxyMethod } from "../wire/index.ts";
import { causeOf, isStatus } from "./cause-of.ts";
import { createDeadlines } from "./deadlines.ts";
import { codingOf, type Download, openDownload } from "./download.ts";
import { type Exchange, type RefusalDetails, round } from "./exchange.ts";
import { createMeter } from "./meter.ts";
import { type Outbox, openOutbox } from "./outbox.ts";
import { atTurnEnd } from "./turn-end.ts";
import { hasBody, openUpload } from "./upload.ts";

/** A call that has passed every rule: what to send where. `headers` is a flat list of names and values. */
export interface UpstreamRequest {
  readonly target: Target;
  readonly method: ProxyMethod;
  readonly headers: readonly string[];
  /** Headers that were listed and left out. */
  readonly dropped: readonly string[];
  /** True if only the header block of the response is wanted; then the body of the call is not sent. */
  readonly isProbe: boolean;
}

/** The dependencies of forwarding. `now` counts milliseconds. */
export interface ForwardDeps {
  readonly agent: Agent;
  readonly limits: ProxyLimits;
  readonly now: () => number;
}

/** The header block of a response: a flat list of names and values; `resume` continues a paused body. */
interface Head {
  readonly status: number;
  readonly raw: readonly Buffer[];
  readonly statusText: string;
  readonly resume: () => void;
}

/** The call is over for the reader, so its other half is given up. */
class AbandonedError extends Error {
  override readonly name = "AbandonedError";
}

/**
 * Sends an upstream request and streams the response back, both with back-pressure. Calls `over`, perhaps twice, when
 * both the reader's side and the API's side are over; every failure becomes the exchange's refusal.
 */
export function forward(
  exchange: Exchange,
  order: UpstreamRequest,
  { agent, limits, now }: ForwardDeps,
  over: () => void,
): void {
  const { request, response, facts } = exchange;
  let dialled = 0;
  let abort: ((error: Error) => void) | undefined;
  let upstreamOver = false;
  let outbox: Outbox | undefined;
  let download: Download | undefined;

  const deadlines = createDeadlines((cause) => exchange.refuse(cause));
  const awaitAnswer = () => deadlines.enter("headers-timeout", limits.headersMs);
  const upload =
    !order.isProbe && hasBody(request)
      ? openUpload(request, limits.requestBytes, {
          moved: (bytes) => {
            facts.requestBytes += bytes;
            deadlines.touch();
          },
          complete: () => {
            if (download === undefined) awaitAnswer();
          },
          tooLarge: () => exchange.refuse("request-too-large"),
        })
      : undefined;

  const send = () => {
    if (exchange.isOver()) return;
    try {
      outbox?.flush();
    } catch (error) {
      exchange.refuse("internal", { error });
    }
  };
  /** Refuses; of an answer that has begun the reader gets what there is. */
  const cut = (cause: CauseCode, details?: RefusalDetails) => {
    send();
    exchange.refuse(cause, details);
  };

  const receive = ({ status, raw, statusText, resume }: Head) => {
    const answered = now();
    facts.status = status;
    facts.originLatencyMs = round(dialled - exchange.began);
    facts.responseTimeMs = round(answered - dialled);
    if (raw.length / 2 > limits.headerCount) return exchange.refuse("response-headers-too-large");
    const headers = readAnswerHeaders(raw);
    const { coding, length, isStream } = order.isProbe ? nothing : bodyOf(order.method, status, headers);
    if (!isStream && length !== undefined && length > limits.responseBytes)
      return exchange.refuse("response-too-large");
    if (isStream) deadlines.allow(limits.streamTotalMs - facts.responseTimeMs);
    deadlines.enter("idle-timeout", limits.idleMs);
    const mayPass = createMeter(limits.responseBytes, isStream ? limits.streamWindowMs : undefined, now);
    const envelope = sealEnvelope({
      requestId: exchange.id,
      status,
      statusText,
      headers,
      responseTime: facts.responseTimeMs,
      originLatency: facts.originLatencyMs,
      dropped: order.dropped,
      decoded: coding,
      length,
      cors: exchange.cors,
    });
    outbox = openOutbox(response, envelope, length !== undefined);
    atTurnEnd(send);
    if (order.isProbe) return outbox.end();
    download = openDownload({
      outbox,
      coding,
      ready: () => {
        deadlines.touch();
        resume();
      },
      take: (bytes) => {
        if (exchange.isOver()) return false;
        facts.responseBytes += bytes;
        deadlines.touch();
        if (mayPass(bytes)) return true;
        cut("response-too-large");
        return false;
      },
      broken: () => cut("upstream-protocol"),
    });
  };

  const settle = () => {
    if (upstreamOver && exchange.isOver()) over();
  };
  exchange.whenOver(() => {
    deadlines.stop();
    download?.stop();
    if (!upstreamOver) abort?.(new AbandonedError());
    upload?.destroy();
    settle();
  });
  deadlines.allow(limits.totalMs);

  const { target, method } = order;
  const declared = upload === undefined ? undefined : request.headers["content-length"];
  const headers = declared === undefined ? [...order.headers] : [...order.headers, "content-length", declared];
  // undici's newer handler would parse both header blocks a second time, into objects that no one looks at.
  const dispatch = () =>
    agent.dispatch(
      { origin: target.origin, path: target.pathname + target.search, method, headers, body: upload ?? null },
      {
        onConnect(abortCall) {
          abort = abortCall;
          if (exchange.isOver()) abort(new AbandonedError());
          else if (upload === undefined) awaitAnswer();
          else deadlines.enter("idle-timeout", limits.idleMs);
        },
        onHeaders(status, raw, resume, statusText) {
          if (exchange.isOver()) return true;
          if (!isStatus(status)) cut("upstream-protocol");
          // A 1xx response precedes the final one.
          else if (status >= 200) receive({ status, raw, resume, statusText });
          return true;
        },
        onData: (chunk) => exchange.isOver() || download?.write(chunk) !== false,
        onComplete() {
          upstreamOver = true;
          if (!exchange.isOver()) download?.end();
          settle();
        },
        onError(error) {
          upstreamOver = true;
          const blockedRange = error instanceof DialError ? error.range : undefined;
          cut(causeOf(error, outbox !== undefined), { blockedRange, error });
          settle();
        },
      },
    );
  atTurnEnd(() => {
    if (exchange.isOver()) {
      // The reader has left within the turn, so there is no upstream request to abort.
      upstreamOver = true;
      return settle();
    }
    dialled = now();
    try {
      dispatch();
    } catch (error) {
      upstreamOver = true;
      cut("internal", { error });
      settle();
    }
  });
}

const nothing = { coding: undefined, length: 0, isStream: false } as const;

/** Media types whose bodies are open-ended by nature, even where a server makes up a length. */
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
  const length = declared !== undefined && /^\d+$/.test(declared) ? Number(declared) : undefined;
  // A body of unknown length may take as long as a stream, whatever its type: plain text and sound are streamed so.
  const isStream = length === undefined || streamTypes.has(type);
  return { coding, length: coding === undefined ? length : undefined, isStream };
}
