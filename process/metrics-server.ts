import { createServer, type Server } from "node:http";
import { isIP } from "node:net";
import { serveHosts } from "./serve-hosts.ts";

const noSniffing = { "x-content-type-options": "nosniff" };

/** Measurements that can be printed for Prometheus. */
export interface PrintedMetrics {
  /** Prints all metrics in the text format of Prometheus. */
  readonly print: () => Promise<string>;
  readonly contentType: string;
}

/** Options of the server of metrics. */
export interface MetricsServerOptions {
  /** Hosts in addition to the hosts of this machine. */
  readonly hosts?: readonly string[];
  readonly onError?: (error: unknown) => void;
  /** Metrics of other parts of the process, with different names, printed below. */
  readonly more?: readonly PrintedMetrics[];
}

/**
 * Creates a separate server It serves its hosts, and every IP address as a host: a collector finds processes by
 * address, and no name can be pointed at this machine then.
 */
export function createMetricsServer(
  metrics: PrintedMetrics,
  { hosts = [], onError = () => {}, more = [] }: MetricsServerOptions = {},
): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain", ...noSniffing }).end("GET /metrics\n");
      return;
    }
    Promise.all([metrics, ...more].map(({ print }) => print())).then(
      (texts) => {
        const headers = { "content-type": metrics.contentType, "cache-control": "no-store", ...noSniffing };
        response.writeHead(200, headers).end(texts.join(""));
      },
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  serveHosts(server, {
    hosts,
    onError,
    resolveHost: async (host) => (isIP(host.replace(/^\[|\]$/g, "")) > 0 ? "served" : "not-served"),
    answer: ({ message }) => ({ contentType: "text/plain", text: `${message}\n` }),
  });
  return server;
}
