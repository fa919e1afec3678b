import { isWebAddress } from "#engine/host";
import type { Received } from "#live";
import type { TestOptions } from "./arguments.ts";
import { durationText } from "./progress-text.ts";
import type { Connection } from "./send/connection.ts";
import { httpSend } from "./send/http-send.ts";

/** The platform of waiting. */
export interface WaitDeps {
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Resolves after milliseconds, or when the signal aborts. */
  readonly sleep: (time: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Shows the progress on a terminal; an empty text clears the line. */
  readonly progress?: (line: string) => void;
}

/** Milliseconds between two requests. Own choice: servers start within seconds. */
const interval = 250;

/** Statuses of a proxy or a server that has no service yet (RFC 9110 sections 15.6.3 to 15.6.5). */
const starting: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns the reason why a server is not ready; undefined if it is. Any other answer than of a proxy is fine. */
function notReady(received: Received): string | undefined {
  if (received.kind === "none") return received.message;
  return starting.has(received.status) ? `it answers with ${received.status}` : undefined;
}

/**
 * Waits until an address answers, if `--wait-for-ready` is given; a file is ready. Resolves to an error if the time has
 * passed before.
 */
export async function waitUntilReady(
  { waitForReady, ...connection }: Connection & Pick<TestOptions, "waitForReady">,
  address: string,
  { clock, sleep, signal, progress }: WaitDeps,
): Promise<string | undefined> {
  if (waitForReady === undefined || !isWebAddress(address)) return undefined;
  const end = clock() + waitForReady;
  for (;;) {
    const left = end - clock();
    const http = httpSend({
      ...connection,
      ...{ server: address, concurrency: 1, timeout: Math.max(1, Math.ceil(left)), clock, signal },
    });
    const received = await http.send({ method: "GET", url: address, headers: [] }).finally(http.close);
    const reason = notReady(received);
    if (reason === undefined || signal.aborted) {
      progress?.("");
      return undefined;
    }
    if (clock() + interval >= end) {
      progress?.("");
      return `${address} is not ready after ${durationText(waitForReady)}: ${reason}. Start the server, or give --wait-for-ready more time.`;
    }
    progress?.(`waiting for ${address}: ${reason}`);
    await sleep(interval, signal);
  }
}
