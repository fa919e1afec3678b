import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { answerProbes, type ServerState } from "./answer-probes.ts";
import { closeServer, retireServer } from "./close-server.ts";
import { type EndedRequest, measureRequests } from "./measure-requests.ts";
import { serveHosts } from "./serve-hosts.ts";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // a TCP server that listens has one
}

/** Sends a request on the connections of an agent; resolves to status, connection header and body. */
async function ask(port: number, path: string, options: { agent?: Agent; host?: string; method?: string } = {}) {
  const { host = "localhost", method = "GET", agent } = options;
  const call = get({ port, path, agent, method, headers: { host } });
  const [response]: IncomingMessage[] = await once(call, "response");
  if (response === undefined) throw new Error("there is no response");
  return [response.statusCode, response.headers.connection, await text(response)];
}

const pages = () => createServer((_, response) => void response.end("page"));

it("probes are answered at their paths only, for the hosts of the server, whatever it serves", async () => {
  const server = pages();
  let state: ServerState | undefined = "starting";
  const errors: unknown[] = [];
  answerProbes(server, {
    ...{ livePath: "/live", readyPath: "/ready", onError: (error) => errors.push(error) },
    state: async () => state ?? Promise.reject(new Error("no state")),
  });
  serveHosts(server, { hosts: [], onError: () => {}, answer: () => ({ contentType: "text/plain", text: "host" }) });
  const port = await listen(server);
  const statusOf = async (path: string, options = {}) => (await ask(port, path, options)).filter((_, i) => i !== 1);
  expect(await statusOf("/live")).toEqual([200, '{"status":"ok"}']);
  expect(await statusOf("/ready")).toEqual([503, '{"status":"starting"}']);
  state = "ready";
  expect(await statusOf("/ready?from=balancer")).toEqual([200, '{"status":"ready"}']);
  expect(await statusOf("/ready", { method: "HEAD" })).toEqual([200, ""]);
  state = "stopping";
  expect(await statusOf("/ready")).toEqual([503, '{"status":"stopping"}']);
  expect(await statusOf("/live")).toEqual([200, '{"status":"ok"}']);
  for (const [path, options] of [
    ["/ready", { method: "POST" }],
    ["/docs/ready", {}],
  ] as const) {
    expect(await statusOf(path, options)).toEqual([200, "page"]);
  }
  expect(await statusOf("/live", { host: "evil.example" })).toEqual([421, "host"]);
  state = undefined;
  expect(await statusOf("/ready")).toEqual([503, '{"status":"starting"}']);
  expect(errors).toHaveLength(1);
});

it("a retired server goes on answering, on connections that it does not keep, and then its port closes", async () => {
  const server = pages();
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect((await ask(port, "/", { agent }))[1]).toBe("keep-alive");
  let isRetired = false;
  const retired = retireServer(server, 300).then(() => {
    isRetired = true;
  });
  for (let n = 0; n < 2; n += 1) expect(await ask(port, "/", { agent })).toEqual([200, "close", "page"]);
  expect(isRetired).toBe(false);
  await retired;
  await closeServer(server);
  await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
});

it("a server without a delay retires at once", async () => {
  const server = pages();
  const port = await listen(server);
  await retireServer(server, 0);
  expect((await ask(port, "/"))[0]).toBe(200);
});

it("each request is measured once, including refused ones and those with a disconnected client", async () => {
  const server = createServer((request, response) => {
    if (request.url !== "/never") response.writeHead(404).end();
  });
  const ended: EndedRequest[] = [];
  let begun = 0;
  measureRequests(server, { begin: () => (begun += 1), end: (one) => ended.push(one) });
  const port = await listen(server);
  await ask(port, "/nothing?token=secret");
  const left = get({ port, path: "/never" }).on("error", () => {});
  await expect.poll(() => begun).toBe(2);
  left.destroy();
  await expect.poll(() => ended).toHaveLength(2);
  expect(ended).toMatchObject([
    { path: "/nothing", status: 404 },
    { path: "/never", status: 499 },
  ]);
});
