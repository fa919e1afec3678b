import type { IncomingMessage, ServerResponse } from "node:http";
import { guardHeaders, retryHeaders } from "../headers/index.ts";
import type { ChannelCauseCode } from "../wire/index.ts";
import { type CauseCode, causes, proxyHeaders, type Refusal } from "../wire/index.ts";
import { discardRest } from "./upload.ts";

/**
 * The log entry of one finished call. No URL, no header value, no body and no error object ever becomes a field
 * (docs/security.md#logs). Sizes are bytes, times milliseconds.
 */
export interface LogEntry {
  readonly requestId: string;
  readonly apiId?: string;
  readonly environmentId?: string;
  /** The method for the API. */
  readonly method?: string;
  /** The API's status. */
  readonly status?: number;
  /** Why the call was not completed; absent when it was. `reader-left`: the reader closed the connection. */
  readonly cause?: CauseCode | ChannelCauseCode | "reader-left";
  /** The range of a blocked address, one of a fixed set of words. */
  readonly blockedRange?: string;
  /** Code or class name of an error that no one foresaw, to look for in the source. */
  readonly errorName?: string;
  readonly requestBytes: number;
  /** Bytes of the body passed to the reader, after decompression. */
  readonly responseBytes: number;
  readonly originLatencyMs?: number;
  readonly responseTimeMs?: number;
  readonly totalMs: number;
  /** Of a channel that was opened: messages passed to the API and to the reader, and its close code. */
  readonly requestMessages?: number;
  readonly responseMessages?: number;
  readonly closeCode?: number;
}

/** The part of a log entry that grows while a call runs. */
export type Facts = Mutable<Omit<LogEntry, "requestId" | "cause" | "totalMs">>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** One call through the proxy: request and response, its facts for the log, and its only ending. */
export interface Exchange {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When it began, on the proxy's clock. */
  readonly began: number;
  readonly facts: Facts;
  /** Headers that let the page read the response; empty until its origin is known to be allowed. */
  cors: readonly string[];
  isOver(): boolean;
  /** Runs `act` at the ending; at once if that has been. */
  whenOver(act: () => void): void;
  /**
   * Ends the call with a refusal; once the response has begun, by closing the connection. Does nothing after the
   * ending.
   */
  refuse(cause: CauseCode, details?: RefusalDetails): void;
}

/** Optional details of a refusal. */
export interface RefusalDetails {
  readonly blockedRange?: string | undefined;
  /** The error behind `internal`; only its code or class name is logged. */
  readonly error?: unknown;
  readonly retryAfterSeconds?: number;
}

/** The dependencies of an exchange. */
export interface ExchangeOptions {
  readonly id: string;
  readonly now: () => number;
  readonly log: (entry: LogEntry) => void;
  readonly lingerMs: number;
  /** Called before a response is cut short. */
  readonly cut: (requestId: string, cause: CauseCode) => void;
}

/** Opens an exchange; it ends by `refuse` or when the answer's last byte is handed over or the reader leaves. */
export function openExchange(request: IncomingMessage, response: ServerResponse, options: ExchangeOptions): Exchange {
  const began = options.now();
  const facts: Facts = { requestBytes: 0, responseBytes: 0 };
  const watchers: (() => void)[] = [];
  let over = false;

  const end = (cause: LogEntry["cause"]) => {
    over = true;
    for (const act of watchers.splice(0)) act();
    discardRest(request, options.lingerMs);
    const ending = cause === undefined ? {} : { cause };
    options.log({ requestId: options.id, ...facts, ...ending, totalMs: round(options.now() - began) });
  };

  const exchange: Exchange = {
    id: options.id,
    request,
    response,
    began,
    facts,
    cors: [],
    isOver: () => over,
    whenOver(act) {
      if (over) act();
      else watchers.push(act);
    },
    refuse(cause, details = {}) {
      if (over) return;
      if (details.blockedRange !== undefined) facts.blockedRange = details.blockedRange;
      if (cause === "internal") facts.errorName = nameOf(details.error);
      if (response.headersSent) {
        options.cut(options.id, cause);
        response.destroy();
      } else {
        try {
          sendRefusal(exchange, cause, details.retryAfterSeconds);
        } catch (error) {
          // An error while refusing must not end other calls: the caller may be a timer or a socket.
          facts.errorName = nameOf(error);
          response.destroy();
        }
      }
      end(cause);
    },
  };

  response.on("close", () => {
    if (!over) end(response.writableFinished ? undefined : "reader-left");
  });
  // The `close` event reports a reader who has left; the error adds nothing.
  response.on("error", ignore);
  request.on("error", ignore);
  return exchange;
}

const ignore = (): void => {};

function sendRefusal({ id, response, cors }: Exchange, code: CauseCode, retryAfterSeconds: number | undefined): void {
  const { status } = causes[code];
  const body = refusalText(code);
  response.writeHead(status, [
    ...["content-type", "application/json; charset=utf-8"],
    ...["content-length", String(Buffer.byteLength(body))],
    ...guardHeaders,
    ...cors,
    ...[proxyHeaders.cause, code],
    ...[proxyHeaders.requestId, id],
    ...(code === "not-post" ? ["allow", "POST, OPTIONS"] : []),
    ...retryHeaders(status, retryAfterSeconds),
  ]);
  response.end(body);
}

/** The JSON text of a refusal. */
export function refusalText(code: CauseCode): string {
  const { who, message, advice } = causes[code];
  const refusal: Refusal = { cause: code, who, message, advice };
  return JSON.stringify(refusal);
}

/** Milliseconds to two decimals. */
export const round = (ms: number): number => Math.round(ms * 100) / 100;

/** Returns the name of an error in the log: its code or its class. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return /^\w{1,64}$/.test(name) ? name : "Error";
}
