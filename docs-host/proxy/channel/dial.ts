import type { ClientRequestArgs } from "node:http";
import type { buildConnector } from "undici";
import { WebSocket } from "ws";
import type { ProxyLimits } from "../limits/index.ts";
import { DialError, type Target, upstreamUrl } from "../target/index.ts";
import type { CauseCode, ChannelCauseCode } from "../wire/index.ts";
import { answerCause, openingCause } from "./frame-causes.ts";

/** A channel that has passed every rule. `headers` is a flat list of names and values. */
export interface UpstreamChannel {
  readonly target: Target;
  readonly headers: readonly string[];
  readonly protocols: readonly string[];
  readonly dropped: readonly string[];
}

/** Why the API has not opened a channel. */
export interface DialFailure {
  readonly cause: CauseCode | ChannelCauseCode;
  /** The API's own response, if there was one. */
  readonly status?: number;
  readonly blockedRange?: string | undefined;
  readonly error?: unknown;
}

/** The dependencies of dialling. */
export interface ChannelDialDeps {
  /** The connector for a target, by what its environment may reach. */
  readonly connectorOf: (target: Target) => buildConnector.connector;
  readonly limits: ProxyLimits;
}

/**
 * Opens a channel to an API through the same dialer as every call, so under the same rules for addresses. `settle` is
 * called once: without an argument if the API has accepted, otherwise with the cause, also if the socket is terminated
 * before.
 */
export function dialChannel(
  { target, headers, protocols }: UpstreamChannel,
  { connectorOf, limits }: ChannelDialDeps,
  settle: (failure: DialFailure | undefined) => void,
): WebSocket {
  const url = upstreamUrl(target);
  const { protocol, port } = url;
  const connect = connectorOf(target);
  let settled = false;
  let timer: NodeJS.Timeout | undefined;
  const once = (failure: DialFailure | undefined) => {
    clearTimeout(timer);
    if (settled) return;
    settled = true;
    settle(failure);
    if (failure !== undefined) socket.terminate();
  };
  const dial: NonNullable<ClientRequestArgs["createConnection"]> = (_options, onCreate) => {
    // Node reads the socket only if there is no error; the declaration has both.
    const connected = onCreate as buildConnector.Callback;
    connect({ protocol, hostname: target.hostname, port }, (...outcome) => {
      const [error, reached] = outcome;
      // The channel was ended while it was being dialed.
      if (error === null && settled) return void reached.destroy();
      if (error === null) {
        timer = setTimeout(() => once({ cause: "headers-timeout" }), limits.headersMs);
      }
      connected(...outcome);
    });
    // Node waits for the callback.
    return undefined;
  };
  const options = {
    createConnection: dial,
    headers: Object.fromEntries(pairsOf(headers)),
    maxHeaderSize: limits.headerBytes,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    followRedirects: false,
    // Timeout of the API's close, in milliseconds. The type declaration lacks this option.
    closeTimeout: limits.closeMs,
  };
  const socket = new WebSocket(url, [...protocols], options);
  socket.once("open", () => once(undefined));
  socket.on("unexpected-response", (_request, answer) => {
    const { statusCode: status = 0 } = answer;
    once({ cause: answerCause(status), status });
  });
  socket.on("error", (error) => {
    if (settled) return;
    once({ cause: openingCause(error), error, blockedRange: error instanceof DialError ? error.range : undefined });
  });
  return socket;
}

function* pairsOf(flat: readonly string[]): Generator<readonly [string, string]> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [flat[at] ?? "", flat[at + 1] ?? ""];
}
