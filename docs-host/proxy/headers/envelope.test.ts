import { describe, expect, it } from "vitest";
import { call, pageOrigin, startProxy } from "../caller.testing.ts";
import { startApi, startScript } from "../upstream.testing.ts";
import { proxyHeaders } from "../wire/wire.ts";
import { makeSendable, readAnswerHeaders } from "./envelope.ts";

const guards = {
  "content-type": "application/octet-stream",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
};

describe("readAnswerHeaders", () => {
  it("lower-cases names, joins repeated headers and decodes bytes as Latin-1", () => {
    const raw = ["Set-Cookie", "a=1", "X-Name", "J\xf6rg", "set-cookie", "b=2; Path=/"].map((text) =>
      Buffer.from(text, "latin1"),
    );
    expect([...readAnswerHeaders(raw)]).toEqual([
      ["set-cookie", "a=1, b=2; Path=/"],
      ["x-name", "J\xf6rg"],
    ]);
  });
});

describe("makeSendable", () => {
  it.each([
    ["plain text\twith tab", "plain text\twith tab"],
    ["a\r\nset-cookie: x", "a%0D%0Aset-cookie: x"],
    ["\0\x7f", "%00%7F"],
    ["d\xe9j\xe0", "d\xe9j\xe0"],
    ["10 €", "10 %20AC"],
  ])("encodes %j as %j", (text, sendable) => {
    expect(makeSendable(text)).toBe(sendable);
  });
});

describe("a response of the proxy", () => {
  it("carries the API's status, headers and timings, and sets none of the API's headers as its own", async () => {
    const hostile = {
      "Set-Cookie": ["a=1", "b=2"],
      "Clear-Site-Data": '"*"',
      "Strict-Transport-Security": "max-age=1",
      "Content-Security-Policy": "default-src *",
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Credentials": "true",
      "Content-Type": "text/html",
      "Cache-Control": "public, max-age=1000",
      Refresh: "0; url=https://evil.example",
      Link: "</evil.js>; rel=preload",
      "Service-Worker-Allowed": "/",
      "X-Callboard-Proxy-Status": "999",
      "X-Callboard-Proxy-Cause": "tls",
    };
    const api = await startApi((_request, response) => {
      response.writeHead(418, "Short and stout", { "Content-Length": 25, ...hostile }).end("<script>alert(1)</script>");
    });
    const { port, entries } = await startProxy({ registered: [api.origin] });
    const { status, headers, body } = await call(port, { url: `${api.origin}/` });

    expect(status).toBe(200);
    expect(body.toString()).toBe("<script>alert(1)</script>");
    expect(headers).toMatchObject(guards);
    expect(headers[proxyHeaders.status]).toBe("418");
    expect(headers[proxyHeaders.statusText]).toBe("Short and stout");
    expect(headers[proxyHeaders.cause]).toBeUndefined();
    expect(headers[proxyHeaders.responseTime]).toMatch(/^\d+\.\d\d$/);
    expect(headers[proxyHeaders.originLatency]).toMatch(/^\d+\.\d\d$/);
    expect(headers[proxyHeaders.requestId]).toBe(entries[0]?.requestId);
    expect(headers["access-control-allow-origin"]).toBe(pageOrigin);

    const listed = String(headers[proxyHeaders.answered]).split(",");
    for (const [name, value] of Object.entries(hostile)) {
      const lower = name.toLowerCase();
      expect(listed).toContain(lower);
      expect(headers[`x-callboard-response-${lower}`]).toBe([value].flat().join(", "));
    }
    const real = Object.keys(headers).filter((name) => !name.startsWith("x-callboard-"));
    expect(real.sort()).toEqual(
      [
        ...Object.keys(guards),
        ...["access-control-allow-origin", "access-control-expose-headers", "vary"],
        ...["connection", "content-length", "date"],
      ].sort(),
    );
  });

  it("escapes a status text that a header can't carry", async () => {
    const api = await startScript([Buffer.from("HTTP/1.1 200 10 \u20ac\r\ncontent-length: 0\r\n\r\n")]);
    const { port } = await startProxy({ registered: [api.origin] });
    const { headers } = await call(port, { url: `${api.origin}/` });
    expect(headers[proxyHeaders.statusText]).toBe("10 %20AC");
  });

  it.each([301, 302, 303, 307, 308])("reports a %i and does not follow it", async (status) => {
    const trap = await startApi((_request, response) => response.end("secret"));
    const api = await startApi((_request, response) =>
      response.writeHead(status, { location: `${trap.origin}/` }).end("moved"),
    );
    const { port } = await startProxy({ registered: [api.origin, trap.origin] });
    const { headers, body } = await call(port, { url: `${api.origin}/`, headers: { authorization: "Bearer t" } });
    expect(headers[proxyHeaders.status]).toBe(String(status));
    expect(headers["x-callboard-response-location"]).toBe(`${trap.origin}/`);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toBe("moved");
    expect(trap.connections()).toBe(0);
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])(
    "responds to %s as the API does",
    async (method) => {
      const seen: unknown[] = [];
      const api = await startApi((request, response) => {
        seen.push([
          request.method,
          request.url,
          request.headers["content-length"],
          request.headers["transfer-encoding"],
        ]);
        response.setHeader("x-here", "yes").end("body");
      });
      const { port } = await startProxy({ registered: [`${api.origin}/base`] });
      const { headers, body } = await call(port, { url: `${api.origin}/base/a?b=c`, method });
      const length = ["POST", "PUT", "PATCH"].includes(method) ? "0" : undefined;
      expect(seen).toEqual([[method, "/base/a?b=c", length, undefined]]);
      expect(headers["x-callboard-response-x-here"]).toBe("yes");
      expect(body.toString()).toBe(method === "HEAD" ? "" : "body");
    },
  );

  it.each([204, 304])("has no body after a %i", async (status) => {
    const api = await startApi((_request, response) => response.writeHead(status, { etag: '"1"' }).end());
    const { port } = await startProxy({ registered: [api.origin] });
    const { headers, body } = await call(port, { url: `${api.origin}/` });
    expect([headers[proxyHeaders.status], headers["x-callboard-response-etag"], body.length]).toEqual([
      String(status),
      '"1"',
      0,
    ]);
  });

  it("skips informational responses and waits for the final one", async () => {
    const api = await startScript([
      "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n",
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi",
    ]);
    const { port } = await startProxy({ registered: [api.origin] });
    const { headers, body } = await call(port, { url: `${api.origin}/` });
    expect([headers[proxyHeaders.status], body.toString()]).toEqual(["200", "hi"]);
    expect(headers["x-callboard-response-link"]).toBeUndefined();
  });
});
