import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationOf, hostIn, namedHost } from "./index.ts";

const originOf = (url: string): string => destinationOf(url, "garden").origin;

describe("a destination", () => {
  it.each([
    ["https://API.Example.com/v1", "https://api.example.com"],
    ["https://api.example.com:443/", "https://api.example.com"],
    ["https://api.example.com./v1", "https://api.example.com"],
    ["https://api.example.com:8443", "https://api.example.com:8443"],
    ["wss://api.example.com/door", "https://api.example.com"],
    ["ws://api.example.com:8080/door", "http://api.example.com:8080"],
    ["https://me:pw@api.example.com/", "https://api.example.com"],
    ["https://api.example.com\\@evil.example/", "https://api.example.com"],
    ["https://api.example.com@evil.example/", "https://evil.example"],
    ["https:/evil.example", "https://evil.example"],
    ["https://münchen.example/", "https://xn--mnchen-3ya.example"],
    ["http://2130706433/", "http://127.0.0.1"],
    ["http://[0:0:0:0:0:0:0:1]/", "http://[::1]"],
  ])("of %s has the origin %s", (url, origin) => expect(originOf(url)).toBe(origin));

  it.each(["", "/v1", "api.example.com", "https://", "ftp://api.example.com", "javascript:1", "file:///etc/passwd"])(
    "of %j has no origin",
    (url) => expect(destinationOf(url, "garden")).toEqual({ api: "garden", origin: "", site: "" }),
  );

  it("belongs to the site of its registrable domain, or else of its host", () => {
    const domains = {
      "https://api.example.com:8443": "example.com",
      "https://eu.example.com": "example.com",
      "http://eu.example.com": "example.com",
      "http://10.0.0.1:81": "",
    };
    const siteOf = (url: string): string => destinationOf(url, "garden", domains).site;
    expect(siteOf("https://api.example.com:8443/v1")).toBe("https://example.com");
    expect(siteOf("https://eu.example.com.")).toBe("https://example.com");
    expect(siteOf("http://eu.example.com")).toBe("http://example.com");
    expect(siteOf("https://us.example.com")).toBe("https://us.example.com");
    expect(siteOf("https://constructor")).toBe("https://constructor");
    expect(siteOf("http://10.0.0.1:81")).toBe("http://10.0.0.1");
  });

  it("has the host that a URL parser reads, for any address", () => {
    const schemes = fc.constantFrom("http", "https", "ws", "wss", "HTTPS");
    fc.assert(
      fc.property(
        schemes,
        fc.webAuthority({ withPort: true, withUserInfo: true }),
        fc.string(),
        (scheme, host, rest) => {
          const url = `${scheme}://${host}/${rest}`;
          const { protocol, port, hostname } = new URL(url);
          const name = hostname.replace(/\.$/, "");
          const secure = protocol === "https:" || protocol === "wss:";
          expect(originOf(url)).toBe(`${secure ? "https" : "http"}://${name}${port && `:${port}`}`);
          expect(hostIn(originOf(url))).toBe(`${name}${port && `:${port}`}`);
        },
      ),
    );
  });

  it("is shown with its scheme if it is unencrypted and not local", () => {
    expect(namedHost("https://api.example.com")).toBe("api.example.com");
    expect(namedHost("http://api.example.com")).toBe("http://api.example.com");
    for (const host of ["localhost:4000", "api.localhost", "127.0.0.1:80", "[::1]:9"]) {
      expect(namedHost(`http://${host}`)).toBe(host);
    }
    for (const host of ["localhost.example", "127.0.0.1.example", "notlocalhost", "127.example"]) {
      expect(namedHost(`http://${host}`)).toBe(`http://${host}`);
    }
  });
});
