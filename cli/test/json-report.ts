import { shareOf } from "#live";
import type { PrintedRun } from "./text-report.ts";

/** Writes a run for programs. */
export function jsonReport({ model, report, server, definition }: PrintedRun): object {
  const { seed, calls, time, ended, findings, endpoints, coverage, dropped } = report;
  return {
    api: { id: model.id, ...(model.name !== undefined && { name: model.name }) },
    ...{ server, definition, seed, calls, ended, dropped },
    milliseconds: Math.round(time),
    passed: findings.length === 0,
    coverage: shareOf(coverage.items),
    untouched: coverage.items
      .filter(({ isCovered }) => !isCovered)
      .map(({ kind, endpoint, name }) => ({ kind, endpoint, name })),
    endpoints,
    findings: findings.map(({ check, endpoint, cause, message, at, count, exchanges }) => ({
      ...{ check, endpoint, cause, message, count },
      ...(at && { at }),
      exchanges: exchanges.map(({ request, received }) => ({
        request: { method: request.method, url: request.url },
        answer: received.kind === "answer" ? { status: received.status } : { reason: received.reason },
      })),
    })),
  };
}
