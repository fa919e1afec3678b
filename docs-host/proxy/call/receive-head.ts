import { type AnswerHeaders, readAnswerHeaders, sealEnvelope } from "../headers/index.ts";
import { type Coding, codingOf, openDownload } from "./download.ts";
import { round } from "./exchange.ts";
import { openOutbox } from "./outbox.ts";
import { atTurnEnd } from "./turn-end.ts";
import { cut, flush, type UpstreamCall } from "./upstream-call.ts";

/**
 * Creates a byte budget, total or per time window. The returned function counts bytes, and returns false once the
 * budget is spent.
 */
export function createMeter(
  limit: number,
  windowMs: number | undefined,
  now: () => number,
): (bytes: number) => boolean {
  let count = 0;
  let began = windowMs === undefined ? 0 : now();
  return (bytes) => {
    if (windowMs !== undefined && now() - began >= windowMs) {
      began = now();
      count = 0;
    }
    count += bytes;
    return count <= limit;
  };
}

/** The body of a response, by its header block. */
interface ResponseBody {
  /** The coding that the proxy undoes. */
  readonly coding: Coding | undefined;
  /** Bytes of the decoded body, if they are known. */
  readonly length: number | undefined;
  /** True if the body may take as long as a stream. */
  readonly isStream: boolean;
}

/** The body of a response without a body. */
const noBody: ResponseBody = { coding: undefined, length: 0, isStream: false };

/** Media types with open-ended bodies, even if a server makes up a length. */
const streamTypes: ReadonlySet<string> = new Set([
  "text/event-stream",
  "application/x-ndjson",
  "application/ndjson",
  "application/jsonl",
  "application/json-seq",
  "application/stream+json",
]);

/** Describes the body of a response by method, status and headers. */
function responseBody(method: string, status: number, headers: AnswerHeaders): ResponseBody {
  // RFC 9110 §6.4.1: these have no body, whatever their headers say.
  if (method === "HEAD" || status === 204 || status === 304) return noBody;
  const coding = codingOf(headers.get("content-encoding"));
  const declared = headers.get("content-length");
  const length = declared !== undefined && /^\d+$/.test(declared) ? Number(declared) : undefined;
  // A body of unknown length may take as long as a stream, whatever its type: plain text and sound are streamed so.
  const isStream = length === undefined || isStreamType(headers.get("content-type"));
  return { coding, length: coding === undefined ? length : undefined, isStream };
}

function isStreamType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type] = contentType.split(";", 1);
  return type !== undefined && streamTypes.has(type.trim().toLowerCase());
}

/** The header block of a response: a flat list of names and values; `resume` continues a paused body. */
export interface Head {
  readonly status: number;
  readonly raw: readonly Buffer[];
  readonly statusText: string;
  readonly resume: () => void;
}

/** Receives the API's header block: opens the response to the reader, or refuses a response beyond the limits. */
export function receiveHead(call: UpstreamCall, { status, raw, statusText, resume }: Head): void {
  const { exchange, request, deps, deadlines } = call;
  const { limits, now } = deps;
  const { facts } = exchange;
  const responseTime = round(now() - call.dialedAt);
  const originLatency = round(call.dialedAt - exchange.began);
  facts.status = status;
  facts.originLatencyMs = originLatency;
  facts.responseTimeMs = responseTime;
  if (raw.length / 2 > limits.headerCount) {
    exchange.refuse("response-headers-too-large");
    return;
  }
  const headers = readAnswerHeaders(raw);
  const body = request.isProbe ? noBody : responseBody(request.method, status, headers);
  const { coding, length, isStream } = body;
  if (!isStream && length !== undefined && length > limits.responseBytes) {
    exchange.refuse("response-too-large");
    return;
  }
  if (isStream) deadlines.allow(limits.streamTotalMs - responseTime);
  deadlines.enter("idle-timeout", limits.idleMs);
  const envelope = sealEnvelope({
    requestId: exchange.id,
    status,
    statusText,
    headers,
    responseTime,
    originLatency,
    dropped: request.dropped,
    decoded: coding,
    length,
    cors: exchange.cors,
  });
  call.outbox = openOutbox(exchange.response, envelope, length !== undefined);
  atTurnEnd(() => flush(call));
  if (request.isProbe) call.outbox.end();
  else call.download = downloadOf(call, call.outbox, body, resume);
}

/** Opens the way of the body to the reader, within the limits of the call. */
function downloadOf(
  call: UpstreamCall,
  outbox: NonNullable<UpstreamCall["outbox"]>,
  { coding, isStream }: ResponseBody,
  resume: () => void,
) {
  const { exchange, deadlines, deps } = call;
  const { limits, now } = deps;
  const mayPass = createMeter(limits.responseBytes, isStream ? limits.streamWindowMs : undefined, now);
  return openDownload({
    outbox,
    coding,
    ready: () => {
      deadlines.touch();
      resume();
    },
    take: (bytes) => {
      if (exchange.isOver()) return false;
      exchange.facts.responseBytes += bytes;
      deadlines.touch();
      if (mayPass(bytes)) return true;
      cut(call, "response-too-large");
      return false;
    },
    broken: () => cut(call, "upstream-protocol"),
  });
}
