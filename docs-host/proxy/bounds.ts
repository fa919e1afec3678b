import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ProxyLimits } from "./limits.ts";

/** The answer to a wish to run one more call: a function that gives the place back, or why there is none. */
export type Entry =
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly cause: "too-many-parallel" | "proxy-busy" };

/** Counts calls, running and in the last minute, by client and by target host. Security rules 10 and 22. */
export interface Bounds {
  enter(client: string): Entry;
  /** Counts one call of a client; gives the seconds to wait when it is one too many. */
  spendClient(client: string): Promise<number | undefined>;
  /** Counts one call to a target host; gives the seconds to wait when it is one too many. */
  spendHost(hostname: string): Promise<number | undefined>;
}

const windowSeconds = 60;

/** Makes the counters, in the memory of this process. */
export function createBounds(limits: ProxyLimits): Bounds {
  const byClient = new RateLimiterMemory({ points: limits.clientPerMinute, duration: windowSeconds });
  const byHost = new RateLimiterMemory({ points: limits.hostPerMinute, duration: windowSeconds });
  const running = new Map<string, number>();
  let total = 0;

  return {
    enter(client) {
      const own = running.get(client) ?? 0;
      if (own >= limits.clientParallel) return { ok: false, cause: "too-many-parallel" };
      if (total >= limits.parallel) return { ok: false, cause: "proxy-busy" };
      running.set(client, own + 1);
      total += 1;
      let inside = true;
      const leave = () => {
        if (!inside) return;
        inside = false;
        total -= 1;
        const left = (running.get(client) ?? 1) - 1;
        if (left === 0) running.delete(client);
        else running.set(client, left);
      };
      return { ok: true, leave };
    },
    spendClient: (client) => spend(byClient, client),
    spendHost: (hostname) => spend(byHost, hostname),
  };
}

async function spend(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    // The library rejects with its own result when the points are spent; anything else is a bug.
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
