import type { ProxyLimits } from "../limits/index.ts";
import { createWindow } from "./window.ts";

/** The result of entering: a function that leaves again, or the reason why there is no room. */
export type Entry =
  | { readonly ok: true; readonly leave: () => void }
  | { readonly ok: false; readonly cause: "too-many-parallel" | "proxy-busy" };

/** Counts calls, running and in the last minute, by client and by target host (docs/security.md#limits). */
export interface Bounds {
  enter(client: string): Entry;
  /** Counts one call of a client; returns the seconds to wait if it exceeds the limit. */
  spendClient(client: string): number | undefined;
  /** Counts one call to a target host; returns the seconds to wait if it exceeds the limit. */
  spendHost(hostname: string): number | undefined;
}

const minute = 60_000;

/** Creates the counters, in the memory of this process. */
export function createBounds(limits: ProxyLimits, now: () => number = () => performance.now()): Bounds {
  const byClient = createWindow(limits.clientPerMinute, minute, now);
  const byHost = createWindow(limits.hostPerMinute, minute, now);
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
    spendClient: byClient.spend,
    spendHost: byHost.spend,
  };
}
