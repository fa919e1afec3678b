import { createServer } from "node:http";
import { callsPath } from "#docs-host/site/page-data";
import { closeServer } from "#process";
import { listen } from "../listen.ts";
import type { Deployment, DoctorDeps } from "./deps.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** Milliseconds that a server on this machine may take to answer. */
const localMs = 2000;

/** Checks that the servers can listen on their ports, or do so already. */
export async function checkListening(
  { settings, metricsPort }: Deployment,
  deps: DoctorDeps,
): Promise<readonly Finding[]> {
  const servers = [
    { title: "site", port: settings.sitePort, variable: "PORT", path: `${callsPath}/health` },
    { title: "registry", port: settings.registryPort, variable: "REGISTRY_PORT", path: "/health" },
    ...(metricsPort === undefined
      ? []
      : [{ title: "metrics", port: metricsPort, variable: "CALLBOARD_METRICS_PORT", path: "/metrics" }]),
  ];
  return Promise.all(
    servers.map(async ({ title, port, variable, path }) => {
      const server = createServer();
      const listening = await listen(server, port, variable);
      if (listening.ok) {
        await closeServer(server);
        return ok("ports", `${title}: ${port === 0 ? "any free port" : `port ${port} is free`}`);
      }
      if (await answersOn(port, path, deps)) return ok("ports", `${title}: Callboard is running on port ${port}`);
      return problem("ports", "failed", `${title}: ${listening.error}`);
    }),
  );
}

/** Returns true if a server of Callboard answers on a port of this machine. */
async function answersOn(port: number, path: string, { fetch }: DoctorDeps): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(localMs) });
    const text = await response.text();
    return response.ok && (path === "/metrics" ? text.includes("callboard_") : /"status"\s*:/.test(text));
  } catch {
    // Another program may speak any protocol.
    return false;
  }
}
