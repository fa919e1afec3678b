import type { Hono } from "hono";
import { type JsonObject, printJson } from "#engine/json";
import { failureEntry, type Log, type LogEntry } from "../log.ts";
import { describeFailure, storeCauses } from "../store/failures/store-error.ts";
import type { StoreProblem } from "../store/health/check-store.ts";
import type { Store } from "../store/store.ts";
import type { Visit } from "./app-env.ts";
import { responseOf } from "./responses.ts";

/** Dependencies of the health calls. */
export interface HealthDeps {
  /** Returns the problems that prevent the store from answering all calls. Checks at the same time are one. */
  readonly check: Store["check"];
  /** Returns false once the registry is stopping. */
  readonly accepts: () => boolean;
  /** The port of docs sites on this machine, if this process or one beside it serves them. */
  readonly sitePort?: number | undefined;
  readonly log: Log;
}

/**
 * Mounts `GET /health`, which a supervisor asks if the process is alive, and `GET /ready`, which a load balancer asks if
 * it can send calls here: 503 if a part of the store fails, with each cause, or if the registry is stopping.
 */
export function mountHealth(app: Hono<Visit>, { check, accepts, sitePort, log }: HealthDeps): void {
  app.get("/health", (visit) => {
    visit.set("endpointId", "health");
    return responseOf({ status: 200, text: JSON.stringify({ status: "ok", sitePort }) });
  });

  app.get("/ready", async (visit) => {
    visit.set("endpointId", "ready");
    const about = { requestId: visit.var.requestId, endpointId: "ready" };
    const unavailable = (failures: readonly JsonObject[]): Response =>
      responseOf({ status: 503, text: printJson({ status: "store-unavailable", failures }) });
    if (!accepts()) return responseOf({ status: 503, text: '{"status":"stopping"}' });
    try {
      const problems = await check();
      if (problems.length === 0) return responseOf({ status: 200, text: '{"status":"ready"}' });
      for (const problem of problems) log(problemEntry(problem, about));
      return unavailable(problems.map(reportOf));
    } catch (error) {
      log(failureEntry(error, about));
      return unavailable([]);
    }
  });
}

/** Describes a problem publicly: without names of sites and APIs, which are in the log. */
const reportOf = ({ part, cause, documents }: StoreProblem): JsonObject => ({
  part,
  cause,
  message: `${describeFailure({ part, cause })} ${storeCauses[cause].advice}`,
  ...(documents && {
    count: documents.count,
    documents: documents.first.map(({ kind, hash }) => ({ kind, hash })),
  }),
});

function problemEntry(
  { part, cause, error, documents }: StoreProblem,
  about: { readonly requestId: string; readonly endpointId: string },
): LogEntry {
  const lost = documents && { lost: documents.first.map(({ name }) => name) };
  return { event: "store", ...about, part, cause, ...(error?.code !== undefined && { code: error.code }), ...lost };
}
