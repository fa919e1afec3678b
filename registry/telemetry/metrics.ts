import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as Metrics } from "prom-client";
import type { PrintedMetrics } from "#process";
import type { PoolState, Telemetry } from "./telemetry.ts";

/** Bounds of the durations of calls in seconds, from a cached response to a large registration. */
const callBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Bounds of the durations of statements and objects in seconds. */
const storeBuckets = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

/** Measurements of a registry for Prometheus. */
export interface RegistryMetrics extends Telemetry, PrintedMetrics {}

/** Creates the metrics of a registry and of its process (docs/registry-data.md#measurements). */
export function createMetrics(): RegistryMetrics {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const registers = [metrics];
  const calls = new Counter({
    ...{ name: "callboard_calls_total", help: "Calls by operation and status.", registers },
    labelNames: ["operation", "status"],
  });
  const durations = new Histogram({
    ...{ name: "callboard_call_duration_seconds", help: "Durations of calls.", registers },
    ...{ labelNames: ["operation"], buckets: callBuckets },
  });
  const open = new Gauge({ name: "callboard_open_calls", help: "Calls that are being answered.", registers });
  const uses = new Histogram({
    ...{ name: "callboard_store_duration_seconds", help: "Durations of statements and uses of objects.", registers },
    ...{ labelNames: ["part", "operation", "outcome"], buckets: storeBuckets },
  });
  const lookUps = new Counter({
    ...{ name: "callboard_cache_lookups_total", help: "Look-ups in the cache of responses.", registers },
    labelNames: ["result"],
  });
  return {
    call: async ({ method: _ }, run) => {
      const from = performance.now();
      open.inc();
      let end = { operation: "none", status: 500 };
      try {
        end = await run();
      } finally {
        open.dec();
        calls.inc({ operation: end.operation, status: end.status });
        durations.observe({ operation: end.operation }, (performance.now() - from) / 1000);
      }
    },
    store: ({ part, operation, milliseconds, failed }) =>
      uses.observe({ part, operation, outcome: failed ? "error" : "ok" }, milliseconds / 1000),
    cache: (result) => lookUps.inc({ result }),
    sweep: sweepMetrics(registers),
    pool: (read) => poolMetrics(registers, read),
    print: () => metrics.metrics(),
    contentType: metrics.contentType,
  };
}

function sweepMetrics(registers: Metrics[]): Telemetry["sweep"] {
  const removed = new Counter({
    ...{ name: "callboard_swept_total", help: "Files and objects that sweeps have removed.", registers },
    labelNames: ["kind"],
  });
  const sweeps = new Counter({
    ...{ name: "callboard_sweeps_total", help: "Sweeps by outcome.", registers },
    labelNames: ["outcome"],
  });
  const duration = new Gauge({
    ...{ name: "callboard_last_sweep_duration_seconds", help: "Duration of the last sweep.", registers },
  });
  const moment = new Gauge({
    ...{ name: "callboard_last_sweep_timestamp_seconds", help: "Time of the last complete sweep.", registers },
  });
  return ({ milliseconds, removed: counts }) => {
    sweeps.inc({ outcome: counts === undefined ? "error" : "ok" });
    duration.set(milliseconds / 1000);
    if (counts === undefined) return;
    removed.inc({ kind: "files" }, counts.files);
    removed.inc({ kind: "objects" }, counts.objects);
    moment.setToCurrentTime();
  };
}

function poolMetrics(registers: Metrics[], read: () => PoolState): void {
  new Gauge({
    ...{ name: "callboard_database_connections", help: "Connections to PostgreSQL, and calls that wait for one." },
    ...{ registers, labelNames: ["state"] },
    collect() {
      const { active, idle, waiting } = read();
      this.set({ state: "active" }, active);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
}
