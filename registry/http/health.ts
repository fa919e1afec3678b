import type { Hono } from "hono";
import { bugEntry, type Log } from "../log.ts";
import type { Visit } from "./app-env.ts";
import { responseOf } from "./responses.ts";

/** Milliseconds after which a store that does not answer counts as broken. */
const checkMs = 5000;

/** Dependencies of the health calls. */
export interface HealthDeps {
  /** Throws if the store can't be read. */
  readonly check: () => Promise<void>;
  /** Returns false once the registry is stopping. */
  readonly accepts: () => boolean;
  /** The port of docs sites on this machine, if this process or one beside it serves them. */
  readonly sitePort?: number | undefined;
  readonly log: Log;
}

/**
 * Mounts `GET /health`, which a supervisor asks if the process is alive, and `GET /ready`, which a load balancer asks if
 * it can send calls here: 503 if the store can't be read, or if the registry is stopping.
 */
export function mountHealth(app: Hono<Visit>, { check, accepts, sitePort, log }: HealthDeps): void {
  // Balancers ask more often than a broken store answers; they share one check.
  let running: Promise<void> | undefined;
  const checkOnce = (): Promise<void> => {
    running ??= withinTime(check()).finally(() => {
      running = undefined;
    });
    return running;
  };

  app.get("/health", (visit) => {
    visit.set("endpointId", "health");
    return responseOf({ status: 200, text: JSON.stringify({ status: "ok", sitePort }) });
  });

  app.get("/ready", async (visit) => {
    visit.set("endpointId", "ready");
    if (!accepts()) return responseOf({ status: 503, text: '{"status":"stopping"}' });
    try {
      await checkOnce();
      return responseOf({ status: 200, text: '{"status":"ready"}' });
    } catch (error) {
      log(bugEntry(error, { requestId: visit.var.requestId, endpointId: "ready" }));
      return responseOf({ status: 503, text: '{"status":"store-unavailable"}' });
    }
  });
}

async function withinTime(checked: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the store does not answer")), checkMs);
  });
  try {
    await Promise.race([checked, late]);
  } finally {
    clearTimeout(timer);
  }
}
