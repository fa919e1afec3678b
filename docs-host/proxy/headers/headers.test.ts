import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { call, startProxy } from "../caller.testing.ts";
import { startApi } from "../upstream.testing.ts";
import { forwardPrefix, proxyHeaders } from "../wire/wire.ts";
import { chooseHeaders, rebuildHeaders } from "./headers.ts";

const limits = { headerCount: 100, listingBytes: 8192 };

/** Headers of a call that forwards the given headers. */
function calling(headers: Readonly<Record<string, string>>, own: IncomingHttpHeaders = {}): IncomingHttpHeaders {
  const copies = Object.entries(headers).map(([name, value]) => [forwardPrefix + name.toLowerCase(), value]);
  return { [proxyHeaders.forwarded]: Object.keys(headers).join(","), ...Object.fromEntries(copies), ...own };
}

const neverForwarded = [
  "Connection",
  "Keep-Alive",
  "Proxy-Connection",
  "Proxy-Authorization",
  "Proxy-Anything",
  "TE",
  "Trailer",
  "Transfer-Encoding",
  "Upgrade",
  "HTTP2-Settings",
  "Host",
  "Content-Length",
  "Expect",
  "Origin",
  "Referer",
  "Sec-Fetch-Site",
  "Sec-WebSocket-Key",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "Forwarded",
  "Via",
  ...["X-Real-IP", "True-Client-IP", "CF-Connecting-IP", "CF-Connecting-IPv6", "X-Client-IP", "X-Cluster-Client-IP"],
  ...[
    "Fastly-Client-IP",
    "Client-IP",
    "Fly-Client-IP",
    "X-Nf-Client-Connection-Ip",
    "WL-Proxy-Client-IP",
    "Forwarded-For",
  ],
  ...[
    "X-Original-URL",
    "X-Rewrite-URL",
    "X-Original-Host",
    "X-Host",
    "X-HTTP-Host-Override",
    "X-Original-Forwarded-For",
  ],
  ...[
    "X-Forward-For",
    "X-Forwarded",
    "X-Forwarded-Prefix",
    "X-Vercel-Forwarded-For",
    "X-Script-Name",
    "X-Envoy-Original-Path",
  ],
  ...[
    "X-Remote-User",
    "Remote-User",
    "Client-Cert",
    "X-SSL-Client-Verify",
    "X-Amzn-Mtls-Clientcert",
    "X-Accel-Mapping",
  ],
  ...["X_Real_IP", "x_forwarded_for", "Transfer_Encoding", "X-Scheme", "CDN-Loop", "Proxy_Authorization"],
  "X-Callboard-Proxy-Url",
  "X-Callboard-Forward-Accept",
];

describe("rebuildHeaders", () => {
  it("forwards exactly the listed headers, spelled as in the list", () => {
    const rebuilt = rebuildHeaders(
      calling(
        { "X-Api-Key": "k1", accept: "a/b" },
        { cookie: "session=1", "x-own": "2", [`${forwardPrefix}unlisted`]: "3" },
      ),
      limits,
    );
    expect(rebuilt).toEqual({
      ok: true,
      headers: [
        "X-Api-Key",
        "k1",
        "accept",
        "a/b",
        "accept-encoding",
        "identity",
        "user-agent",
        "callboard-playground",
      ],
      dropped: [],
    });
  });

  it("reads the values of each call, even if a header list repeats", () => {
    const values = Array.from({ length: 450 }, (_, at) => String(at % 225));
    const sent = values.map((value) => {
      const rebuilt = rebuildHeaders(calling({ "x-a": value, [`x-${value}`]: "b" }), limits);
      return rebuilt.ok && rebuilt.headers.slice(0, 4);
    });
    expect(sent).toEqual(values.map((value) => ["x-a", value, `x-${value}`, "b"]));
  });

  it("spells a header as its last occurrence in the list does", () => {
    const listing = { [proxyHeaders.forwarded]: "x-key, accept, X-KEY", [`${forwardPrefix}x-key`]: "k" };
    const rebuilt = rebuildHeaders({ ...listing, [`${forwardPrefix}accept`]: "a/b" }, limits);
    expect(rebuilt.ok && rebuilt.headers.slice(0, 4)).toEqual(["X-KEY", "k", "accept", "a/b"]);
  });

  it("forwards the cookie that the user entered, never one of the docs site", () => {
    const rebuilt = rebuildHeaders(calling({ Cookie: "sid=theirs" }, { cookie: "session=ours" }), limits);
    expect(rebuilt.ok && rebuilt.headers.slice(0, 2)).toEqual(["Cookie", "sid=theirs"]);
    expect(JSON.stringify(rebuilt)).not.toContain("ours");
  });

  it("omits its own accept-encoding and user-agent if the user sets them", () => {
    const rebuilt = rebuildHeaders(calling({ "Accept-Encoding": "br", "User-Agent": "me" }), limits);
    expect(rebuilt.ok && rebuilt.headers).toEqual(["Accept-Encoding", "br", "User-Agent", "me"]);
  });

  it.each(neverForwarded)("drops %s and reports it", (name) => {
    const rebuilt = rebuildHeaders(calling({ [name]: "x", "x-kept": "y" }), limits);
    expect(rebuilt.ok && rebuilt.dropped).toEqual([name.toLowerCase()]);
    expect(rebuilt.ok && rebuilt.headers.slice(0, 2)).toEqual(["x-kept", "y"]);
  });

  it.each([
    ...["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override", "Cookie", "Authorization", "Client-Id"],
    ...["X-Client-Id", "CF-Access-Client-Id", "X-Customer-IP", "PSU-IP-Address", "X-Original-Filename", "X-Hostname"],
    ...["X-Request-Id", "Idempotency-Key", "traceparent", "api_key", "X-Client-Version", "X-Real-Estate", "X-Trip"],
  ])("forwards %s, which APIs document", (name) => {
    const rebuilt = rebuildHeaders(calling({ [name]: "x" }), limits);
    expect(rebuilt.ok && [rebuilt.headers.slice(0, 2), rebuilt.dropped]).toEqual([[name, "x"], []]);
  });

  it("drops headers named in a Connection header of the user or of the browser", () => {
    const rebuilt = rebuildHeaders(
      calling({ Connection: "x-one, X-Two", "x-one": "1", "x-two": "2", "x-three": "3" }, { connection: "X-Three" }),
      limits,
    );
    expect(rebuilt.ok && rebuilt.dropped).toEqual(["connection", "x-one", "x-two", "x-three"]);
  });

  it("forwards a name that is listed twice once", () => {
    const incoming = { [proxyHeaders.forwarded]: "x-a, X-A ,x-a", [`${forwardPrefix}x-a`]: "1" };
    const rebuilt = rebuildHeaders(incoming, limits);
    expect(rebuilt.ok && rebuilt.headers.filter((text) => text.toLowerCase() === "x-a")).toHaveLength(1);
  });

  it.each([
    ["a line break in a value", { "x-a": "1\r\nx-injected: 2" }],
    ["a bare line feed in a value", { "x-a": "1\nx-injected: 2" }],
    ["a bare carriage return in a value", { "x-a": "1\rx" }],
    ["a NUL in a value", { "x-a": "1\0" }],
    ["a DEL in a value", { "x-a": "1\x7f" }],
    ["a character above 255 in a value", { "x-a": "€" }],
    ["a space in a name", { "x a": "1" }],
    ["a colon in a name", { "x:a": "1" }],
    ["a line break in a name", { "x\r\na": "1" }],
    ["a non-ASCII name", { "x-ä": "1" }],
  ])("refuses %s", (_what, headers) => {
    expect(rebuildHeaders(calling(headers), limits)).toEqual({ ok: false, cause: "bad-header" });
  });

  it("refuses a listed header without a value", () => {
    expect(rebuildHeaders({ [proxyHeaders.forwarded]: "x-a" }, limits)).toEqual({ ok: false, cause: "bad-header" });
  });

  it("forwards tabs, spaces and bytes above 127", () => {
    const rebuilt = rebuildHeaders(calling({ "x-a": "a\tb c\xe9" }), limits);
    expect(rebuilt.ok && rebuilt.headers[1]).toBe("a\tb c\xe9");
  });

  it("refuses more headers than the limit", () => {
    const headers = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`x-${index}`, ""]));
    expect(rebuildHeaders(calling(headers), { ...limits, headerCount: 5 }).ok).toBe(true);
    expect(rebuildHeaders(calling(headers), { ...limits, headerCount: 4 })).toEqual({
      ...{ ok: false, cause: "headers-too-large" },
    });
  });

  it("accepts a header list of 8 KiB and refuses one byte more, in a channel handshake as well", () => {
    const long = `x-${"a".repeat(8186)}`;
    // The separating comma included.
    const largest = { [long]: "", xbb: "" };
    const two = { [long]: "", xbbb: "" };
    expect(Object.keys(largest).join()).toHaveLength(8192);
    const rules = { ...limits, ofConnection: [] };
    for (const [headers, ok] of [
      [largest, true],
      [two, false],
    ] as const) {
      expect(rebuildHeaders(calling(headers), limits).ok).toBe(ok);
      expect(chooseHeaders(Object.entries(headers), rules).ok).toBe(ok);
    }
    expect(rebuildHeaders(calling(two), limits)).toEqual({ ok: false, cause: "headers-too-large" });
  });
});

describe("the request that the API receives", () => {
  it("contains none of the never-forwarded headers, even if all are listed", async () => {
    const seen: (readonly string[])[] = [];
    const api = await startApi((request, response) => {
      seen.push(request.rawHeaders);
      response.end();
    });
    const { port } = await startProxy({ registered: [api.origin] });
    const headers = Object.fromEntries(neverForwarded.map((name) => [name, "evil"]));
    const answer = await call(port, {
      url: `${api.origin}/`,
      headers: { ...headers, "x-kept": "yes" },
      own: {
        cookie: "session=1",
        referer: "https://docs.example/page",
        "x-forwarded-for": "1.2.3.4",
        authorization: "own",
      },
    });
    expect(seen).toEqual([
      [
        ...["host", `127.0.0.1:${api.port}`, "connection", "keep-alive"],
        ...["x-kept", "yes", "accept-encoding", "identity", "user-agent", "callboard-playground"],
      ],
    ]);
    expect(answer.headers[proxyHeaders.dropped]).toBe(neverForwarded.join(",").toLowerCase());
  });
});
