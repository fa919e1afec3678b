import { describe, expect, it } from "vitest";
import { ProxySettingError } from "../address-settings.ts";
import { type Call, call, pageOrigin, startProxy } from "../caller.testing.ts";
import { startApi } from "../upstream.testing.ts";
import { proxyHeaders } from "../wire/wire.ts";

const other = "https://staging.docs.example";

describe("a call", () => {
  it.each([
    ["without an origin", undefined],
    ["from a sandboxed page", "null"],
    ["from another site", "https://evil.example"],
    ["from another scheme", "http://docs.example"],
    ["from another port", "https://docs.example:8443"],
    ["from a subdomain", "https://a.docs.example"],
    ["from a host with the same suffix", "https://evildocs.example"],
    ["from a host with the same prefix", "https://docs.example.evil.example"],
    ["that names two origins", `${pageOrigin}, https://evil.example`],
  ])("%s is refused, and the page can't read the reason", async (_what, origin) => {
    let requests = 0;
    const api = await startApi((_request, response) => {
      requests += 1;
      response.end();
    });
    const { port } = await startProxy({ registered: [api.origin] });
    const answer = await call(port, { url: `${api.origin}/`, own: { origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers[proxyHeaders.cause]).toBe("bad-origin");
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(requests).toBe(0);
  });

  it.each([proxyHeaders.url, proxyHeaders.method])("without the control header %s is refused", async (name) => {
    const { port } = await startProxy({ registered: ["http://api.example/"] });
    const answer = await call(port, { url: "http://api.example/", own: { [name]: undefined } });
    expect(answer.headers[proxyHeaders.cause]).toBe("missing-control-header");
  });

  it.each([pageOrigin, other])("from the listed page %s is readable by that page only", async (origin) => {
    const api = await startApi((_request, response) => response.end("hi"));
    const { port } = await startProxy({ registered: [api.origin], pageOrigins: [pageOrigin, other] });
    for (const url of [`${api.origin}/`, "http://refused.example/"]) {
      const { headers } = await call(port, { url, own: { origin } });
      expect(headers["access-control-allow-origin"]).toBe(origin);
      expect(headers.vary).toBe("origin");
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
  });
});

describe("a preflight", () => {
  const endingCall: Call = {
    verb: "OPTIONS",
    own: {
      [proxyHeaders.url]: undefined,
      [proxyHeaders.method]: undefined,
      [proxyHeaders.forwarded]: undefined,
      "access-control-request-method": "POST",
      "access-control-request-headers":
        "content-type, x-callboard-forward-authorization, x-callboard-proxy-url, authorization, x-other",
    },
  };

  it("from a listed page allows only POST and the headers of a call, without credentials", async () => {
    const { port, entries } = await startProxy({});
    const { status, headers, body } = await call(port, endingCall);
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers["access-control-allow-origin"]).toBe(pageOrigin);
    expect(headers["access-control-allow-methods"]).toBe("POST");
    expect(headers["access-control-allow-headers"]).toBe(
      "content-type, x-callboard-forward-authorization, x-callboard-proxy-url",
    );
    expect(headers["access-control-max-age"]).toBe("600");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(entries).toHaveLength(1);
  });

  it.each([undefined, "null", "https://evil.example"])("from %s is refused", async (origin) => {
    const { port } = await startProxy({});
    const answer = await call(port, { ...endingCall, own: { ...endingCall.own, origin } });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
  });
});

describe("any other method", () => {
  it.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE"])("such as %s is rejected", async (verb) => {
    const { port } = await startProxy({});
    const answer = await call(port, { verb, url: "http://api.example/" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST, OPTIONS"]);
  });
});

describe("the origin settings", () => {
  it.each([
    "",
    "*",
    "null",
    "docs.example",
    "https://docs.example/path",
    "https://a@docs.example",
    "ftp://docs.example",
  ])("reject %j", async (text) => {
    await expect(startProxy({ pageOrigins: [text] })).rejects.toBeInstanceOf(ProxySettingError);
    await expect(startProxy({ reachable: [text] })).rejects.toMatchObject({ setting: "privateOrigins", value: text });
  });
});
