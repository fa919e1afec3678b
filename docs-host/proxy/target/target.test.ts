import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { registering } from "../caller.testing.ts";
import { type AllowedEnvironment, canonicalOrigin, findTarget, type Target, upstreamUrl } from "./target.ts";

const environments = registering(
  "https://api.example.com/v1",
  "http://api.example.com:8080",
  "https://api.example.com/v1/admin/",
  "https://bücher.example/a b",
  "wss://channel.example.com/",
  "not a url",
  "http://[2606:4700::1111]:81/",
);

const pathOf = ({ pathname, search }: Target): string => pathname + search;

describe("findTarget", () => {
  it.each([
    ["https://api.example.com/v1", "/v1", "env0"],
    ["https://api.example.com/v1/", "/v1/", "env0"],
    ["https://api.example.com/v1/users?q=1&q=2", "/v1/users?q=1&q=2", "env0"],
    ["https://api.example.com:443/v1/users", "/v1/users", "env0"],
    ["HTTPS://API.EXAMPLE.COM/v1/users", "/v1/users", "env0"],
    ["https://api.example.com./v1/users", "/v1/users", "env0"],
    ["https:\\\\api.example.com\\v1\\users", "/v1/users", "env0"],
    ["https://api.example.com/v1/users#part", "/v1/users", "env0"],
    ["https://api.example.com/v1/a%2Fb", "/v1/a%2Fb", "env0"],
    ["https://api.example.com/v1/a/%2e%2e/b", "/v1/b", "env0"],
    ["https://api.example.com/v1/...", "/v1/...", "env0"],
    ["https://api.example.com/v1/%C3%A0%C3%AE", "/v1/%C3%A0%C3%AE", "env0"],
    ["https://api.example.com/v1/50%25%20off", "/v1/50%25%20off", "env0"],
    ["https://api.example.com/v1/v1..v2", "/v1/v1..v2", "env0"],
    ["https://api.example.com/v1/admin/x", "/v1/admin/x", "env2"],
    ["https://api.example.com/v1/administrator", "/v1/administrator", "env0"],
    ["http://api.example.com:8080/anything/..%2f..", "/anything/..%2f..", "env1"],
    ["https://xn--bcher-kva.example/a%20b/c", "/a%20b/c", "env3"],
    ["https://BÜCHER.example/a b/c", "/a%20b/c", "env3"],
    ["http://[2606:4700:0:0::1111]:81/x", "/x", "env6"],
  ])("resolves %s to %s of %s", (url, path, environmentId) => {
    const verdict = findTarget(url, environments);
    expect(verdict.ok && [pathOf(verdict.target), verdict.target.environment.environmentId]).toEqual([
      path,
      environmentId,
    ]);
  });

  it("returns equal results for repeated calls and new results for another environment list", () => {
    const url = "https://api.example.com/v1/users";
    const first = findTarget(url, environments);
    expect(first.ok).toBe(true);
    expect(findTarget(url, environments)).toEqual(first);
    expect(findTarget(url, registering("https://api.example.com/v2"))).toEqual({ ok: false, cause: "not-registered" });
    const [, moved] = registering("http://other.example", "https://api.example.com");
    expect(findTarget(url, moved === undefined ? [] : [moved])).toMatchObject({ target: { environment: moved } });
  });

  it("searches only the environments of an API if its id is given", () => {
    const url = "https://api.example.com/v1/admin/x";
    expect(findTarget(url, environments, "http", "api0")).toMatchObject({ target: { environment: environments[0] } });
    expect(findTarget(url, environments, "http", "api2")).toMatchObject({ target: { environment: environments[2] } });
    expect(findTarget(url, environments, "http", "api1")).toEqual({ ok: false, cause: "not-registered" });
    expect(findTarget(url, environments)).toMatchObject({ target: { environment: environments[2] } });
  });

  it("matches each protocol only with environments registered for it", () => {
    const rest = { apiId: "a", environmentId: "rest", baseUrl: "https://api.example.com/v1" };
    const live = { ...rest, environmentId: "live", protocol: "websocket" } as const;
    const chat = { ...rest, environmentId: "chat", baseUrl: "wss://chat.example.com" };
    const reached = (url: string, ...list: readonly (typeof rest)[]) =>
      (["http", "websocket"] as const).map((protocol) => {
        const verdict = findTarget(url, list, protocol);
        return verdict.ok ? verdict.target.environment.environmentId : verdict.cause;
      });
    expect(reached("https://api.example.com/v1/x", rest)).toEqual(["rest", "bad-scheme"]);
    expect(reached("wss://api.example.com/v1/x", rest)).toEqual(["bad-scheme", "not-registered"]);
    expect(reached("wss://api.example.com/v1/x", live)).toEqual(["bad-scheme", "live"]);
    expect(reached("https://api.example.com/v1/x", live)).toEqual(["not-registered", "bad-scheme"]);
    expect(reached("https://api.example.com/v1/x", live, rest)).toEqual(["rest", "bad-scheme"]);
    expect(reached("wss://chat.example.com/x", chat)).toEqual(["bad-scheme", "chat"]);
    expect(reached("https://chat.example.com/x", chat)).toEqual(["not-registered", "bad-scheme"]);
  });

  it("distinguishes protocols and URLs that differ only in the query", () => {
    const url = "wss://channel.example.com/live";
    expect(findTarget(url, environments, "websocket").ok).toBe(true);
    expect(findTarget(url, environments).ok).toBe(false);
    const paths = ["", "?key=1", "?key=2", ""].map((query) => {
      const verdict = findTarget(`https://api.example.com/v1/x${query}`, environments);
      return verdict.ok && pathOf(verdict.target);
    });
    expect(paths).toEqual(["/v1/x", "/v1/x?key=1", "/v1/x?key=2", "/v1/x"]);
  });

  it("resolves URLs consistently beyond the size of its cache", () => {
    const ids = Array.from({ length: 2_100 }, (_, at) => at % 1_050);
    const paths = ids.map((id) => {
      const verdict = findTarget(`https://api.example.com/v1/${id}`, environments);
      return verdict.ok && pathOf(verdict.target);
    });
    expect(paths).toEqual(ids.map((id) => `/v1/${id}`));
  });

  it("returns the canonical registered origin for any spelling", () => {
    const verdict = findTarget("HTTP://api.EXAMPLE.com.:8080/x", environments);
    expect(verdict.ok && verdict.target.origin).toBe("http://api.example.com:8080");
  });

  it.each([
    ["", "bad-url"],
    ["/v1/users", "bad-url"],
    ["api.example.com/v1", "bad-url"],
    ["https://", "bad-url"],
    ["https://api.example.com:99999/v1", "bad-url"],
    ["https://[::1/v1", "bad-url"],
    ["ftp://api.example.com/v1", "bad-scheme"],
    ["file:///etc/passwd", "bad-scheme"],
    ["javascript:alert(1)", "bad-scheme"],
    ["data:text/plain,hi", "bad-scheme"],
    ["wss://channel.example.com/", "bad-scheme"],
    ["gopher://api.example.com/", "bad-scheme"],
    ["https://ada@api.example.com/v1", "user-info"],
    ["https://ada:pw@api.example.com/v1", "user-info"],
    ["https://api.example.com@evil.example/v1", "user-info"],
    ["https://:pw@api.example.com/v1", "user-info"],
  ] as const)("refuses %j as %s", (url, cause) => {
    expect(findTarget(url, environments)).toEqual({ ok: false, cause });
  });

  it.each([
    ["another host", "https://evil.example/v1"],
    ["a host with the same prefix", "https://api.example.com.evil.example/v1"],
    ["a host with the same suffix", "https://evilapi.example.com/v1"],
    ["two trailing dots", "https://api.example.com../v1"],
    ["another scheme", "http://api.example.com/v1"],
    ["another port", "https://api.example.com:444/v1"],
    ["a path above the base", "https://api.example.com/"],
    ["a path with the same prefix only", "https://api.example.com/v10/users"],
    ["another case of the base", "https://api.example.com/V1/users"],
    ["dots", "https://api.example.com/v1/../admin"],
    ["encoded dots", "https://api.example.com/v1/%2e%2e/admin"],
    ["mixed dots", "https://api.example.com/v1/.%2E/admin"],
    ["an encoded slash after dots", "https://api.example.com/v1/..%2fadmin"],
    ["encoded dots and slash", "https://api.example.com/v1/%2e%2e%2fadmin"],
    ["twice encoded dots", "https://api.example.com/v1/%252e%252e/admin"],
    ["twice encoded slash", "https://api.example.com/v1/..%252fadmin"],
    ["thrice encoded dots", "https://api.example.com/v1/%25252e%25252e%25252fadmin"],
    ["too many levels of encoding", `https://api.example.com/v1/%${"25".repeat(9)}2e`],
    ["an encoded backslash", "https://api.example.com/v1/..%5cadmin"],
    ["a twice encoded backslash", "https://api.example.com/v1/..%255cadmin"],
    ["path parameters on dots", "https://api.example.com/v1/..;/admin"],
    ["path parameters with text on dots", "https://api.example.com/v1/..;a=b/admin"],
    ["an empty segment before hidden dots", "https://api.example.com/v1//..%2fadmin"],
    ["overlong dots", "https://api.example.com/v1/%c0%ae%c0%ae/x"],
    ["one overlong dot", "https://api.example.com/v1/.%c0%ae/x"],
    ["overlong dots of three bytes", "https://api.example.com/v1/%e0%80%ae%e0%80%ae/x"],
    ["overlong dots of four bytes", "https://api.example.com/v1/%f0%80%80%ae%f0%80%80%ae/x"],
    ["overlong dots of six bytes", "https://api.example.com/v1/%fc%80%80%80%80%ae./x"],
    ["overlong dots without continuation bits", "https://api.example.com/v1/%c0%2e%c0./x"],
    ["an overlong slash", "https://api.example.com/v1/..%c0%af../x"],
    ["an overlong backslash", "https://api.example.com/v1/a%c1%9c..%c1%1cx"],
    ["twice encoded overlong dots", "https://api.example.com/v1/%25c0%25ae%25c0%25ae/x"],
    ["dots in the encoding of IIS", "https://api.example.com/v1/%u002e%u002e%u2215x"],
    ["full-width dots", "https://api.example.com/v1/\uff0e\uff0e/x"],
    ["a two dot leader", "https://api.example.com/v1/\u2025/x"],
    ["a full-width slash", "https://api.example.com/v1/..\uff0fx"],
    ["a full-width backslash", "https://api.example.com/v1/..\uff3cx"],
    ["dots that end with NUL", "https://api.example.com/v1/..%00a/x"],
    ["dots that end with an encoded query", "https://api.example.com/v1/..%3fa/x"],
    ["dots around an encoded line break", "https://api.example.com/v1/.%0a./x"],
    ["dots before a space", "https://api.example.com/v1/..%20/x"],
    ["dots after an encoded slash that one server reads as a name", "https://api.example.com/v1/a%2fb/..;/..;/x"],
    ["an empty segment before the base", "https://api.example.com//v1/users"],
    ["dots out and back at another host", "https://evil.example/v1/../v1"],
    ["the loopback", "http://127.0.0.1/v1"],
    ["the loopback as a number", "http://2130706433/v1"],
    ["a host without a name", "https://./v1"],
  ])("refuses %s", (_what, url) => {
    const verdict = findTarget(url, environments);
    expect(verdict.ok).toBe(false);
    if (!verdict.ok) expect(["not-registered", "bad-url"]).toContain(verdict.cause);
  });

  it("finds nothing if nothing is registered", () => {
    expect(findTarget("https://api.example.com/v1", [])).toEqual({ ok: false, cause: "not-registered" });
  });

  it("never leaves the base path, whatever follows it and however often a server decodes it", () => {
    const segment = fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "%2e",
      "%2f",
      "%5c",
      "%c0%ae",
      "%c0%af",
      "%c1%9c",
      "%ae",
      "%e0%80%ae",
      "\uff0e",
      "%00",
      "%252e",
      "%252f",
      "%255c",
      "%25",
      ";",
      "a",
      "?",
      "#",
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }), (parts, decodings) => {
        const verdict = findTarget(
          `https://api.example.com/v1/${parts.join("")}`,
          registering("https://api.example.com/v1"),
        );
        fc.pre(verdict.ok);
        if (!verdict.ok) return;
        let path = verdict.target.pathname;
        for (let round = 0; round < decodings; round += 1) path = decodeLoosely(path);
        expect(`${new URL(path.normalize("NFKC"), "https://server.example").pathname}/`).toMatch(/^\/v1\//);
        expect(`${new URL(path, "https://server.example").pathname}/`).toMatch(/^\/v1\//);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("host variables", () => {
  const pattern = (baseUrl: string) => [
    { apiId: "api", environmentId: "tenant", baseUrl, hasHostVariables: true as const },
  ];
  const tenants = pattern("https://*.example.com/v1");
  const hostAt = (url: string, list: readonly AllowedEnvironment[] = tenants) => {
    const verdict = findTarget(url, list);
    return verdict.ok ? verdict.target.origin + verdict.target.pathname : verdict.cause;
  };

  it.each([
    ["https://acme.example.com/v1/users", "https://acme.example.com/v1/users"],
    ["https://ACME-2.example.com./v1", "https://acme-2.example.com/v1"],
    ["https://b\u00fccher.example.com/v1", "https://xn--bcher-kva.example.com/v1"],
    [`https://${"a".repeat(63)}.example.com/v1`, `https://${"a".repeat(63)}.example.com/v1`],
  ])("hold one label: %s is %s", (url, reached) => {
    expect(hostAt(url)).toBe(reached);
  });

  it.each([
    ["two labels", "https://a.b.example.com/v1"],
    ["no label", "https://example.com/v1"],
    ["an empty label", "https://.example.com/v1"],
    ["a star", "https://*.example.com/v1"],
    ["a label that is too long", `https://${"a".repeat(64)}.example.com/v1`],
    ["another domain with the same end", "https://a.evilexample.com/v1"],
    ["another character for the dot", "https://a.exampleXcom/v1"],
    ["another domain behind it", "https://a.example.com.evil.test/v1"],
    ["a fragment in the value", "https://evil.test/#.example.com/v1"],
    ["a path in the value", "https://evil.test/.example.com/v1"],
    ["a query in the value", "https://evil.test?.example.com/v1"],
    ["a backslash in the value", "https://evil.test\\.example.com/v1"],
    ["an encoded slash in the value", "https://evil.test%2f.example.com/v1"],
    ["an encoded dot in the value", "https://a%2eb.example.com/v1"],
    ["an ideographic dot in the value", "https://a\u3002b.example.com/v1"],
    ["a port in the value", "https://evil.test:443.example.com/v1"],
    ["a user in the value", "https://evil.test@.example.com/v1"],
    ["a line break in the value", "https://a\nb.c.example.com/v1"],
    ["another port", "https://a.example.com:8443/v1"],
    ["another scheme", "http://a.example.com/v1"],
    ["a path above the base", "https://a.example.com/v1/../admin"],
    ["an address", "https://127.0.0.1/v1"],
  ])("do not hold %s", (_, url) => {
    expect(["not-registered", "bad-url", "user-info"]).toContain(hostAt(url));
  });

  it("are only in environments that say so: a star of a description is a character", () => {
    expect(hostAt("https://acme.example.com/v1", registering("https://*.example.com/v1"))).toBe("not-registered");
  });

  it("may be a part of a label, or several", () => {
    const shops = pattern("https://*-shop.*.example.com");
    expect(hostAt("https://a-shop.eu.example.com/x", shops)).toBe("https://a-shop.eu.example.com/x");
    expect(hostAt("https://a-shop.x.eu.example.com/x", shops)).toBe("not-registered");
    expect(hostAt("https://shop.eu.example.com/x", shops)).toBe("not-registered");
    expect(hostAt(`https://${"a".repeat(60)}-shop.eu.example.com/x`, shops)).toBe("not-registered");
  });

  it("share one count of calls", () => {
    const counted = (url: string) => {
      const verdict = findTarget(url, [...tenants, ...registering("https://main.example.com")]);
      return verdict.ok && verdict.target.countedHost;
    };
    expect(counted("https://a.example.com/v1")).toBe(counted("https://b.example.com/v1"));
    expect(counted("https://main.example.com/")).toBe("main.example.com");
  });

  it("never leave the registered domain, whatever a value contains", () => {
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.domain(), fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(value, (text) => {
        const verdict = findTarget(`https://${text}.example.com/v1`, tenants);
        if (verdict.ok) expect(verdict.target.origin).toMatch(/^https:\/\/[a-z0-9_-]{1,63}\.example\.com$/);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("upstreamUrl", () => {
  const origins = fc.oneof(
    fc.constantFrom("http://127.0.0.1", "https://[2606:4700::1111]:81", "https://xn--bcher-kva.example:8443"),
    fc.webUrl({ validSchemes: ["http", "https"] }).map((url) => new URL(url).origin),
  );
  const rude = fc.constantFrom(
    ...[
      "//",
      "/",
      "\\",
      "..",
      ".",
      ";",
      ":",
      "@",
      "?",
      "#",
      "%",
      "%2e",
      "%2f",
      "%5c",
      "%00",
      "%09",
      "\t",
      "\n",
      "\r",
      "\0",
    ],
    ...[
      "x:9443",
      "ada:pw@",
      "http:",
      "https://evil.example",
      "[::1]",
      " ",
      "ü",
      "\ud800",
      "。",
      "．．",
      "／",
      "&",
      "=",
    ],
  );
  const path = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(rude, { maxLength: 10 }).map((parts) => parts.join("")),
  );

  it("never leaves the origin, whatever the path and query contain", () => {
    fc.assert(
      fc.property(origins, path, path, (origin, pathname, search) => {
        const url = upstreamUrl({ origin, pathname, search });
        const { protocol, host } = new URL(origin);
        expect([url.origin, url.protocol, url.host, url.username, url.password, url.hash]).toEqual([
          ...[origin, protocol, host, "", "", ""],
        ]);
        expect(new URL(url.href).href).toBe(url.href);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("canonicalOrigin", () => {
  it.each([
    ["HTTP://LocalHost:80/", "http://localhost"],
    ["https://a.example.:443", "https://a.example"],
    ["ws://a.example", undefined],
    ["a.example", undefined],
  ])("converts %s to %s", (text, origin) => {
    expect(canonicalOrigin(text)).toBe(origin);
  });
});

/** Decodes once, as a decoder of UTF-8 does that takes the low bits of each byte and checks none. */
function decodeLoosely(text: string): string {
  const bytes = Array.from(
    text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (one) => one.charCodeAt(0),
  );
  let decoded = "";
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const more = lead > 0xff ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
    let code = more === 0 ? lead : lead & (0x3f >> more);
    for (const next of bytes.slice(at + 1, at + 1 + more)) code = (code << 6) | (next & 0x3f);
    decoded += String.fromCodePoint(code);
    at += 1 + more;
  }
  return decoded;
}
