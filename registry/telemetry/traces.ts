import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "./open-telemetry.ts";
import { noTelemetry, type Telemetry } from "./telemetry.ts";

/** Traces of a registry. */
export interface RegistryTraces extends Telemetry {
  /** Flushes recorded spans and shuts down. */
  readonly close: () => Promise<void>;
}

/**
 * Creates traces that are sent by OTLP over HTTP: a span for each call, below the caller's if the request has a
 * `traceparent`, and one for each use of the store. The exporter reads `OTEL_EXPORTER_OTLP_…`.
 */
export function createTraces({ serviceName, share }: TraceSettings): RegistryTraces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("callboard");
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  return {
    ...noTelemetry,
    call: async ({ method, headers, requestId }, run) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, {
        get: (from, name) => from.get(name) ?? undefined,
        keys: (from) => [...from.keys()],
      });
      const attributes = { "http.request.method": method, "callboard.request_id": requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const { operation, status } = await contexts.run(trace.setSpan(parent, span), run);
        span.updateName(`${method} ${operation}`);
        span.setAttributes({ "callboard.operation": operation, "http.response.status_code": status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    },
    store: ({ part, operation, milliseconds, failed }) => {
      const context = contexts.getStore();
      if (context === undefined) return;
      const end = Date.now();
      const options = { kind: SpanKind.CLIENT, startTime: end - milliseconds };
      const span = tracer.startSpan(`${part} ${operation}`, options, context);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
