import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { readTrustedProxies } from "./peer-address.ts";
import { serveHosts } from "./serve-hosts.ts";
import { forwardedOf, trustForwarded } from "./trust-forwarded.ts";

/** A server for `docs.test`, which reports how it reads a request. */
async function start(trusted: string) {
  const proxies = readTrustedProxies(trusted);
  const server = createServer((request, response) => {
    const { host, ...headers } = request.headers;
    const forwarded = Object.entries(headers).filter(([name]) => name.startsWith("x-forwarded"));
    response.end(JSON.stringify([host, request.url, forwardedOf(request).scheme ?? "", ...forwarded.flat()]));
  });
  serveHosts(server, {
    hosts: ["docs.test"],
    answer: ({ status }) => ({ contentType: "text/plain", text: String(status) }),
    onError: () => {},
  });
  trustForwarded(server, proxies.ok ? proxies.proxies : []);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return async (headers: { readonly [name: string]: string | readonly string[] }): Promise<unknown> => {
    const outgoing = send({
      host: "127.0.0.1",
      port,
      path: "/a?b",
      headers: { connection: "close", ...headers } as never,
    });
    outgoing.end();
    const [incoming] = await once(outgoing, "response");
    return JSON.parse(await text(incoming));
  };
}

const host = "127.0.0.1:4000";
const all = {
  "x-forwarded-host": "docs.test",
  "x-forwarded-proto": "https",
  "x-forwarded-prefix": "/v2/",
  "x-forwarded-for": "6.6.6.6, 203.0.113.9",
};

it("are believed of a trusted proxy", async () => {
  const ask = await start("127.0.0.1");
  expect(await ask({ host, ...all })).toEqual(["docs.test", "/v2/a?b", "https", "x-forwarded-for", "203.0.113.9"]);
  expect(await ask({ host: "evil.test", ...all })).toEqual([
    ...["docs.test", "/v2/a?b", "https", "x-forwarded-for", "203.0.113.9"],
  ]);
});

it("are ignored from anybody else", async () => {
  const ask = await start("10.0.0.0/8");
  expect(await ask({ host, ...all })).toEqual([host, "/a?b", ""]);
  expect(await ask({ host: "evil.test", ...all })).toBe(421);
});

it.each([
  ["a host that is not served", { "x-forwarded-host": "evil.test" }, 421],
  [
    "several hosts, of which the proxy appended the last",
    { "x-forwarded-host": "evil.test, docs.test" },
    ["docs.test", "/a?b", ""],
  ],
  ["no host at all", { "x-forwarded-host": "a b" }, [host, "/a?b", ""]],
  ["a prefix that leads up", { "x-forwarded-prefix": "/.." }, [host, "/a?b", ""]],
  ["a prefix that is another host", { "x-forwarded-prefix": "//evil.test" }, [host, "/a?b", ""]],
  ["a prefix with an encoded slash", { "x-forwarded-prefix": "/%2f" }, [host, "/a?b", ""]],
  ["an unknown scheme", { "x-forwarded-proto": "gopher" }, [host, "/a?b", ""]],
])("of a trusted proxy may be invalid: %s", async (_, headers, read) => {
  const ask = await start("127.0.0.1");
  const answer = await ask({ host, ...headers });
  expect(Array.isArray(answer) ? answer.slice(0, 3) : answer).toEqual(read);
});
