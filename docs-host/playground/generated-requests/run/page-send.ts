import { errorMessage } from "#engine/error-message";
import type { EndpointResponse } from "#engine/model";
import type { RequestPlan } from "#engine/request";
import { secret } from "#engine/secret";
import { joinChunks } from "#engine/stream";
import type { Received, Send, SentRequest } from "#live";
import { generatedText } from "#locales/messages/generated";
import { SendFailedError, type SendFailure, type SentResponse, type StreamingAnswer } from "#machines";
import { writers } from "#ui/writers";
import type { Send as SendPlan } from "../../adapters/send.ts";

/** The dependencies of sending the requests of a run as the page sends all others. */
export interface PageSendDeps {
  readonly send: SendPlan;
  /** The documented answers, which tell streams from others. */
  readonly responses: readonly EndpointResponse[];
  /** The longest time to wait for an answer, in milliseconds. A stream is read for that long. */
  readonly timeout: number;
  /** Calls a function after a number of milliseconds; returns the function that prevents it. */
  readonly after: (time: number, act: () => void) => () => void;
  /** Called when the proxy takes no more requests for now, and when it takes them again. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Called with a failure of the page, its network or its proxy, after which no request can be sent. */
  readonly onFailure: (failure: SendFailure) => void;
  /** Called with the English reason of a missing answer, which files hold, and its text in the language of the page. */
  readonly onReason?: (message: string, text: string) => void;
}

/** Time between two attempts while the proxy takes no requests, in milliseconds. Own choice. */
const pause = 3000;

/** Refusals of the proxy that pass by themselves. */
const passing = /^(?:too-many-requests|too-many-parallel|proxy-busy)$/;

/** Causes that keep every request from the API. */
const final =
  /^(?:proxy-unreachable|no-proxy|proxy-off|bad-origin|not-registered|blocked-address|registry-unavailable|closing|mixed-content|bad-scheme)$/;

type Reason = Extract<Received, { readonly kind: "none" }>["reason"];

/** Reasons by cause. Other causes mean that the request was not sent, or that its answer can't be read here. */
const reasons: readonly (readonly [RegExp, Reason])[] = [
  [/^name-not-found$/, "unknown-host"],
  [/^(?:connection-refused|no-route)$/, "refused"],
  [/^tls(?:-.*)?$/, "tls"],
  [/^(?:connect|headers|idle|total)-timeout$/, "timeout"],
  [/^(?:connection-reset|answer-cut|upstream-vanished)$/, "closed"],
  [/^(?:upstream-protocol|response-headers-too-large)$/, "not-http"],
];

const none = (reason: Reason, message: string, time: number): Received => ({ kind: "none", reason, message, time });

/** Creates the function that sends the requests of a run through the sender of the page. */
export function pageSend(deps: PageSendDeps): Send {
  const once = async (plan: RequestPlan, signal: AbortSignal): Promise<Received | "again"> => {
    const limited = withLimit(signal, deps);
    let latest: StreamingAnswer | undefined;
    try {
      const emit = (answer: StreamingAnswer): void => {
        latest = answer;
      };
      const { responses } = deps;
      return receivedFrom(await deps.send(plan, limited.signal, { responses, emit }));
    } catch (error) {
      if (signal.aborted) return none("aborted", "", 0);
      if (limited.isOver()) {
        if (latest !== undefined) return cutStream(latest);
        const message = `No response within ${deps.timeout / 1000} s.`;
        deps.onReason?.(message, generatedText().noAnswerWithin({ seconds: deps.timeout / 1000 }));
        return none("timeout", message, deps.timeout);
      }
      const failure = failureOf(error);
      if (passing.test(failure.cause)) return "again";
      if (final.test(failure.cause)) deps.onFailure(failure);
      const [, reason = "aborted"] = reasons.find(([pattern]) => pattern.test(failure.cause)) ?? [];
      deps.onReason?.(failure.message, writers().failureMessage(failure));
      return none(reason, failure.message, 0);
    } finally {
      limited.release();
    }
  };
  return async (request, signal = new AbortController().signal) => {
    const plan = planOf(request);
    let received = await once(plan, signal);
    if (received !== "again") return received;
    deps.onWaiting(true);
    while (received === "again") {
      await waited(signal, deps);
      received = signal.aborted ? none("aborted", "", 0) : await once(plan, signal);
    }
    deps.onWaiting(false);
    return received;
  };
}

const failureOf = (error: unknown): SendFailure =>
  error instanceof SendFailedError ? error.failure : { cause: "unexpected", message: errorMessage(error) };

/** Returns a signal that aborts with another one, and after the longest time. */
function withLimit(signal: AbortSignal, { after, timeout }: Pick<PageSendDeps, "after" | "timeout">) {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isOver = false;
  const cancel = after(timeout, () => {
    isOver = true;
    abort();
  });
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return {
    signal: controller.signal,
    isOver: () => isOver,
    release: (): void => {
      cancel();
      signal.removeEventListener("abort", abort);
    },
  };
}

/** Resolves after the pause, or when the signal aborts. */
const waited = (signal: AbortSignal, { after }: Pick<PageSendDeps, "after">): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    const cancel = after(pause, end);
    const onAbort = (): void => {
      cancel();
      end();
    };
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });

/** Plans a request that is already written. Its headers and address are sent, and shown nowhere. */
function planOf({ method, url, headers, body }: SentRequest): RequestPlan {
  return {
    // A run tries methods that no description has.
    method: method as RequestPlan["method"],
    url,
    headers: headers.map(([name, value]) => ({ name, value: secret(value) })),
    body:
      body === undefined
        ? { kind: "none" }
        : typeof body === "string"
          ? { kind: "text", text: body }
          : { kind: "bytes", dataUrl: dataUrlOf(body) },
  };
}

const dataUrlOf = (bytes: Uint8Array): string =>
  `data:application/octet-stream;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns an answer with the bytes of its body. Only the end of a long stream is kept, so it is not checked. */
function receivedFrom({ status, headers, time, shown, stream }: SentResponse): Received {
  const answer = { kind: "answer", status, headers, time } as const;
  if (stream !== undefined) return { ...answer, ...streamBody(stream) };
  if (shown.kind === "empty") return { ...answer, body: new Uint8Array() };
  return { ...answer, body: "text" in shown ? (shown.bytes ?? encode(shown.text)) : shown.bytes };
}

const cutStream = ({ status, headers, time, stream }: StreamingAnswer): Received => ({
  ...{ kind: "answer", status, headers, time },
  ...streamBody(stream),
  isCut: true,
});

function streamBody({ text, droppedText, chunks, droppedBytes }: StreamingAnswer["stream"]) {
  if (chunks !== undefined && droppedBytes === 0) return { body: joinChunks(chunks) };
  return droppedText > 0 ? { body: new Uint8Array(), isCut: true } : { body: encode(text) };
}
