import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { DialError } from "../target/index.ts";
import { causeOf, isStatus } from "./cause-of.ts";
import type { Exchange } from "./exchange.ts";
import { receiveHead } from "./receive-head.ts";
import { atTurnEnd } from "./turn-end.ts";
import { hasBody, openUpload } from "./upload.ts";
import {
  AbandonedError,
  awaitHead,
  cut,
  type ForwardDeps,
  settle,
  type UpstreamCall,
  type UpstreamRequest,
  upstreamCall,
} from "./upstream-call.ts";

/**
 * Sends an upstream request and streams the response back, both with back-pressure. Calls `over`, perhaps twice, when
 * both the reader's side and the API's side are over; every failure becomes the exchange's refusal.
 */
export function forward(exchange: Exchange, request: UpstreamRequest, deps: ForwardDeps, over: () => void): void {
  const call = upstreamCall(exchange, request, deps, over);
  const upload = uploadOf(call);
  exchange.whenOver(() => {
    call.deadlines.stop();
    call.download?.stop();
    if (!call.isUpstreamOver) call.abort?.(new AbandonedError());
    upload?.destroy();
    settle(call);
  });
  call.deadlines.allow(deps.limits.totalMs);
  atTurnEnd(() => dial(call, upload));
}

/** Opens the reader's body, if it is to be sent. */
function uploadOf(call: UpstreamCall): Readable | undefined {
  const { exchange, request, deps, deadlines } = call;
  if (request.isProbe || !hasBody(exchange.request)) return undefined;
  return openUpload(exchange.request, deps.limits.requestBytes, {
    moved: (bytes) => {
      exchange.facts.requestBytes += bytes;
      deadlines.touch();
    },
    complete: () => {
      if (call.download === undefined) awaitHead(call);
    },
    tooLarge: () => exchange.refuse("request-too-large"),
  });
}

function dial(call: UpstreamCall, upload: Readable | undefined): void {
  const { exchange, deps } = call;
  if (exchange.isOver()) {
    // The reader has left within the turn, so there is no upstream request to abort.
    call.isUpstreamOver = true;
    settle(call);
    return;
  }
  call.dialedAt = deps.now();
  try {
    deps.agent.dispatch(dispatchOptions(call, upload), responseHandler(call, upload !== undefined));
  } catch (error) {
    call.isUpstreamOver = true;
    cut(call, "internal", { error });
    settle(call);
  }
}

function dispatchOptions(
  { exchange, request }: UpstreamCall,
  upload: Readable | undefined,
): Dispatcher.DispatchOptions {
  const { target, method } = request;
  const declared = upload === undefined ? undefined : exchange.request.headers["content-length"];
  const headers = declared === undefined ? [...request.headers] : [...request.headers, "content-length", declared];
  return { origin: target.origin, path: target.pathname + target.search, method, headers, body: upload ?? null };
}

/** Handles the response. undici's newer handler would parse both header blocks a second time, into unused objects. */
function responseHandler(call: UpstreamCall, hasUpload: boolean): Dispatcher.DispatchHandler {
  const { exchange, deadlines, deps } = call;
  return {
    onConnect(abort) {
      call.abort = abort;
      if (exchange.isOver()) abort(new AbandonedError());
      else if (hasUpload) deadlines.enter("idle-timeout", deps.limits.idleMs);
      else awaitHead(call);
    },
    onHeaders(status, raw, resume, statusText) {
      if (exchange.isOver()) return true;
      if (!isStatus(status)) cut(call, "upstream-protocol");
      // A 1xx response precedes the final one.
      else if (status >= 200) receiveHead(call, { status, raw, resume, statusText });
      return true;
    },
    onData: (chunk) => exchange.isOver() || call.download?.write(chunk) !== false,
    onComplete() {
      call.isUpstreamOver = true;
      if (!exchange.isOver()) call.download?.end();
      settle(call);
    },
    onError(error) {
      call.isUpstreamOver = true;
      const blockedRange = error instanceof DialError ? error.range : undefined;
      cut(call, causeOf(error, call.outbox !== undefined), { blockedRange, error });
      settle(call);
    },
  };
}
