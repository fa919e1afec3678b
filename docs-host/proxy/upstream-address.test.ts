import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { call, startProxy } from "./caller.testing.ts";
import { connectTo, startUpstream } from "./channel/channel.testing.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

/** Host and target of a received request. */
interface ReceivedRequest {
  readonly host: string | undefined;
  readonly path: string;
}

/** Path segments that try to reach another host, or to leave the base path. */
const piece = fc.constantFrom(
  ...[
    "/",
    "//",
    "\\",
    "..",
    ".",
    "..;",
    "%2e%2e",
    "%252e%252e",
    "%2f",
    "%252f",
    "%5c",
    "%255c",
    "%00",
    "%09",
    "\t",
    "%0d%0a",
  ],
  ...[
    "x:9443/",
    "//x:9443/",
    "//127.0.0.1:1/",
    "\\\\x:9443\\",
    "@x:9443/",
    "ada:pw@",
    "http://x:9443/",
    "://",
    "[::1]",
  ],
  ...["?", "#", "&", "=", ";", "a", "b c", "é", "ÿ", "%"],
);
const path = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
  }),
);
/** Too long for a header; the handshake of a channel is JSON and has no such limit. */
const anyPath = fc.oneof(
  path,
  fc
    .array(fc.oneof(piece, fc.constantFrom("\n", "\r", "\0", "。", "／", "\ud800", "ａ")), { maxLength: 8 })
    .map((pieces) => pieces.join("")),
);
const basePath = fc.constantFrom("", "/", "/v1", "/v1/", "/a b/c", "//v1", "/v1//x", "/v1;a=b", "/%2e/x");
const host = fc.constantFrom("127.0.0.1", "API.test", "api.test.");
/** Separators between the host and the rest of a URL. */
const joint = fc.constantFrom("", "/", "//", "\\", "/./", "/../");

const onlyRefusedAs = new Set(["bad-url", "bad-scheme", "user-info", "not-registered", "bad-handshake"]);

/** Decodes repeatedly, as a very lenient server might. */
function decoded(text: string, rounds: number): string {
  let out = text;
  for (let round = 0; round < rounds; round += 1) {
    out = out.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return out;
}

/** Expects a request to have reached the registered host and port, at or below the base path, after any decoding. */
function expectBelow({ host: requestedHost, path: target }: ReceivedRequest, registered: string): void {
  const base = new URL(registered);
  expect(requestedHost).toBe(`${base.hostname.replace(/\.$/, "")}:${base.port}`);
  const [pathname = ""] = target.split("?");
  expect(pathname.startsWith("/")).toBe(true);
  const segments = (text: string): readonly string[] => text.split(/[/\\]/).filter((one) => one !== "");
  const wanted = segments(base.pathname);
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const reached: string[] = [];
    for (const segment of segments(decoded(pathname, rounds))) {
      const name = segment.replace(/;.*$/s, "");
      if (name === "..") reached.pop();
      else if (name !== ".") reached.push(name);
    }
    const base = wanted.map((one) => decoded(one, rounds).replace(/;.*$/s, "")).filter((one) => one !== ".");
    expect(reached.slice(0, base.length)).toEqual(base);
  }
}

describe("a call through the proxy", () => {
  it("over HTTP reaches only the registered host and port, below the base path", async () => {
    const seen: ReceivedRequest[] = [];
    const api = await startApi((request, response) => {
      const hosts = request.rawHeaders.filter((_, at) => at % 2 === 0 && /^host$/i.test(request.rawHeaders[at] ?? ""));
      expect(hosts).toHaveLength(1);
      seen.push({ host: request.headers.host, path: request.url ?? "" });
      response.end();
    });
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(host, basePath, joint, path, async (name, base, separator, rest) => {
        const registered = `http://${name}:${api.port}${base}`;
        const { port, proxy } = await startProxy({ registered: [registered], resolve: async () => ["127.0.0.1"] });
        const answer = await call(port, { url: `${registered}${separator}${rest}` });
        const cause = answer.headers[proxyHeaders.cause];
        const [request, ...more] = seen.splice(0);
        expect(more).toEqual([]);
        if (request === undefined) expect(onlyRefusedAs).toContain(cause);
        else {
          expect(cause).toBeUndefined();
          expectBelow(request, registered);
          reached += 1;
        }
        await proxy.close();
      }),
      { numRuns: 150 },
    );
    expect(reached).toBeGreaterThan(10);
  });

  it("over a channel reaches only the registered host and port, below the base path", async () => {
    const upstream = await startUpstream();
    let reached = 0;
    let before = 0;
    await fc.assert(
      fc.asyncProperty(host, basePath, joint, anyPath, async (name, base, separator, rest) => {
        const registered = `ws://${name}:${upstream.port}${base}`;
        const { port, proxy } = await startProxy({ registered: [registered], resolve: async () => ["127.0.0.1"] });
        const url = `${registered}${separator}${rest}`;
        const page = connectTo(port, url, { address: URL.canParse(url) ? new URL(url).href : "" });
        const first = await page.first;
        const handshakes = upstream.handshakes.slice(before);
        before += handshakes.length;
        const [request, ...more] = handshakes;
        expect(more).toEqual([]);
        if (request === undefined) {
          expect(onlyRefusedAs).toContain(first.type === "refused" ? first.cause : first.type);
        } else {
          expect(first.type).toBe("opened");
          expectBelow({ host: request.headers.host, path: request.url }, registered);
          reached += 1;
        }
        page.socket.terminate();
        await proxy.close();
      }),
      { numRuns: 150 },
    );
    expect(reached).toBeGreaterThan(20);
  });
});
