import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { pageOrigin } from "./caller.testing.ts";
import { deferredProxy } from "./deferred-proxy.ts";
import type { ProxyOptions } from "./proxy.ts";
import { proxyHeaders } from "./wire/wire.ts";

/** Serves a deferred proxy without environments. */
async function startDeferred(options: Partial<ProxyOptions> = {}, load?: Parameters<typeof deferredProxy>[2]) {
  const causes: unknown[] = [];
  const errors: unknown[] = [];
  const proxy = deferredProxy(
    {
      environments: async () => [],
      privateOrigins: [],
      pageOrigins: [pageOrigin],
      log: ({ cause }) => causes.push(cause),
      ...options,
    },
    (error) => errors.push(error),
    load,
  );
  const server = createServer(proxy.handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const call = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { Origin: pageOrigin, [proxyHeaders.url]: "https://api.example/" },
      ...(signal && { signal }),
    });
  return { proxy, server, causes, errors, call };
}

it("a deferred proxy applies the rules of a proxy to its first call and to others", async () => {
  const { call } = await startDeferred();
  const answers = await Promise.all([call(), call()]);
  answers.push(await call());
  expect(answers.map(({ headers }) => headers.get(proxyHeaders.cause))).toEqual(
    Array(3).fill("missing-control-header"),
  );
});

it("a deferred proxy refuses calls after it was closed, even if none had opened it", async () => {
  const { proxy, call } = await startDeferred();
  await proxy.close();
  expect((await call()).headers.get(proxyHeaders.cause)).toBe("closing");
});

it("a deferred proxy reports why it could not be opened, and cuts the call off", async () => {
  const { call, errors } = await startDeferred({ privateOrigins: ["no origin"] });
  await expect(call()).rejects.toThrow();
  expect(errors).toMatchObject([{ name: "ProxySettingError" }]);
});

it("a deferred proxy begins no exchange for a caller who left while it opened", async () => {
  let finishLoading = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const { call, causes, proxy, server } = await startDeferred({}, () => loaded.then(() => import("./proxy.ts")));
  const received = once(server, "request");
  const leaving = new AbortController();
  const left = call(leaving.signal).catch(() => "left");
  const [, response] = await received;
  leaving.abort();
  expect(await left).toBe("left");
  await vi.waitUntil(() => response.destroyed, { timeout: 30_000 });
  finishLoading();
  await proxy.close();
  expect(causes).toEqual([]);
});
