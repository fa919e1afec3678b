import { describe, expect, it } from "vitest";
import { hostOfRequest, readHosts, refuseHost, servedHosts } from "./served-hosts.ts";

const head = (host: string | readonly string[], url = "/") => ({
  url,
  rawHeaders: ["Accept", "host", ...[host].flat().flatMap((one) => ["Host", one])],
});

describe("readHosts", () => {
  it.each([
    [undefined, []],
    ["", []],
    [
      "docs.test, Docs.Example.com. ,*.Bücher.example,10.0.0.5",
      ["docs.test", "docs.example.com", "*.xn--bcher-kva.example", "10.0.0.5"],
    ],
  ])("reads %j", (text, hosts) => {
    expect(readHosts(text)).toEqual({ ok: true, hosts });
  });

  it.each(["*", "*.", "https://docs.test", "docs.test:4000", "docs.test/", "a.*.test", "a b"])("rejects %j", (text) => {
    expect(readHosts(`docs.test,${text}`)).toEqual({
      ok: false,
      errors: [`${JSON.stringify(text)} is not a host name; write the name alone, such as docs.example.com`],
    });
  });
});

describe("servedHosts", () => {
  const serves = servedHosts(["docs.test", "*.preview.test"]);

  it.each([
    "localhost",
    "a.localhost",
    "127.0.0.1",
    "127.9.9.9",
    "[::1]",
    "docs.test",
    "a.preview.test",
    "a.b.preview.test",
  ])("includes %s", (host) => expect(serves(host)).toBe(true));

  it.each(["evil.test", "a.docs.test", "preview.test", "evilpreview.test", "10.0.0.1", "0.0.0.0", "[::]", ""])(
    "excludes %j",
    (host) => expect(serves(host)).toBe(false),
  );
});

describe("hostOfRequest", () => {
  it.each([
    ["a name", head("docs.test"), "docs.test"],
    ["a name in another case, with a dot and a port", head("DOCS.test.:4000"), "docs.test"],
    ["an address in brackets", head("[::1]:4000"), "[::1]"],
    ["a target in absolute form, whatever the header says", head("localhost", "http://evil.test/x"), "evil.test"],
    ["a target in absolute form in capitals", head("localhost", "HTTP://EVIL.test:80"), "evil.test"],
    ["a path that looks like an address", head("localhost", "/http://evil.test/"), "localhost"],
    ["a path with two slashes", head("localhost", "//evil.test/"), "localhost"],
    ["the target of OPTIONS *", head("localhost", "*"), "localhost"],
  ])("reads the host of %s", (_, request, host) => {
    expect(hostOfRequest(request)).toBe(host);
  });

  it.each([
    ["no header", head([])],
    ["an empty header", head("")],
    ["two headers", head(["localhost", "evil.test"])],
    ["two equal headers", head(["localhost", "localhost"])],
    ["a list", head("localhost, evil.test")],
    ["user info", head("localhost@evil.test")],
    ["a path", head("localhost/evil.test")],
    ["user info in absolute form", head("localhost", "http://localhost@evil.test/")],
    ["absolute form without a host", head("localhost", "http:///x")],
  ])("returns undefined for %s", (_, request) => {
    expect(hostOfRequest(request)).toBeUndefined();
  });

  it("ignores forwarded headers", () => {
    const rawHeaders = ["Host", "evil.test", "X-Forwarded-Host", "localhost", "Forwarded", "host=localhost"];
    expect(hostOfRequest({ url: "/", rawHeaders })).toBe("evil.test");
  });
});

describe("refuseHost", () => {
  const serves = servedHosts([]);

  it("accepts a served host", () => {
    expect(refuseHost(head("localhost:4000"), serves, "CALLBOARD_HOSTS")).toBeUndefined();
  });

  it("names the rejected host and the setting that allows it", () => {
    expect(refuseHost(head("Evil.test:4000"), serves, "CALLBOARD_HOSTS")).toEqual({
      status: 421,
      host: "evil.test",
      message: "The host evil.test is not served here. To serve it, its operator can add it to CALLBOARD_HOSTS.",
    });
  });

  it("responds with 400 to a request without a host", () => {
    expect(refuseHost(head([]), serves, "CALLBOARD_HOSTS")?.status).toBe(400);
  });
});
