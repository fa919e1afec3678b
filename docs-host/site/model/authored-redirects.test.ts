import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authoredRedirects } from "./authored-redirects.ts";
import type { RedirectNode } from "./definition.ts";

const follow = (node: RedirectNode, slug: string, base = "") => {
  const { ofAddress, ofPattern } = authoredRedirects([node], base);
  return (ofAddress(slug) ?? ofPattern(slug))?.href;
};

it.each([
  ["/old", "/new", "old", "/new"],
  ["/Old/", "/new", "old", "/new"],
  ["old", "/new", "old", "/new"],
  ["/old", "/new", "older", undefined],
  ["/caf%C3%A9", "/new", "café", "/new"],
  ["/old/:id", "/new/:id", "old/7", "/new/7"],
  ["/old/:id", "/new/:id", "old/7/8", undefined],
  ["/old/:path*", "/new/:path*", "old/a/b", "/new/a/b"],
  ["/old/:path*", "/new/:path*", "old", "/new"],
  ["/old/:path*", "/:path*", "old", "/"],
  ["/:a/:b", "/:b/:a", "x/y", "/y/x"],
  ["/old/:id(\\d+)", "/new/:id", "old/x", undefined],
  ["/old/:id(\\d+)", "/new/:id", "old/12", "/new/12"],
  ["/old/(.*)", "/new", "old/a/b", "/new"],
  ["/old/:x", "/new?from=:x#:x", "old/a b", "/new?from=a%20b#a%20b"],
  ["/old/:x", "https://other.example/:x", "old/a/b", undefined],
  ["/old/:path*", "https://other.example:8080/docs/:path*?a=1", "old/a/b", "https://other.example:8080/docs/a/b?a=1"],
  ["/old", "https://other.example", "old", "https://other.example"],
  ["/ünï/:x", "/x/:x", "ünï/é", "/x/%C3%A9"],
])("%s to %s leads from %s to %s", (source, destination, slug, expected) => {
  expect(follow({ source, destination }, slug)).toBe(expected);
});

it.each([
  ["/old", "/old"],
  ["/old", "new"],
  ["/old", "javascript:alert(1)"],
  ["/old", "//other.example:x"],
  ["/old/:", "/new"],
  ["/old(", "/new"],
  ["https://this.example/old", "/new"],
  ["/:x*", "/new/:y"],
])("%s to %s is left out", (source, destination) => {
  expect(follow({ source, destination }, "old")).toBeUndefined();
});

it.each(["/:x((a+)+)b", "/:x(a+)+", "/:a*/:b*/:c*", "/(.*)(.*)(.*)x"])(
  "%s could take long and is left out",
  (source) => {
    expect(follow({ source, destination: "/new" }, "a".repeat(1_999))).toBeUndefined();
  },
);

it("has the status of a permanent redirect unless it says otherwise", () => {
  const { ofAddress } = authoredRedirects(
    [
      { source: "/a", destination: "/x" },
      { source: "/b", destination: "/x", permanent: true },
      { source: "/c", destination: "/x", permanent: false },
    ],
    "",
  );
  expect(["a", "b", "c"].map((slug) => ofAddress(slug)?.status)).toEqual([308, 308, 307]);
});

it("is the first that matches", () => {
  const node = (source: string, destination: string): RedirectNode => ({ source, destination });
  const { ofAddress, ofPattern } = authoredRedirects(
    [node("/a", "/1"), node("/a", "/2"), node("/:x", "/3"), node("/:y", "/4")],
    "",
  );
  expect([ofAddress("a")?.href, ofPattern("a")?.href]).toEqual(["/1", "/3"]);
});

describe("on a site with a base path", () => {
  it.each([
    ["/docs/old", "docs/old", "/docs/new"],
    ["/old", "docs/old", "/docs/new"],
    ["/docsold", "docs/docsold", "/docs/new"],
    ["/old", "old", undefined],
    ["/:path*", "docs/a/b", "/docs/new"],
  ])("%s leads from %s to %s", (source, slug, expected) => {
    expect(follow({ source, destination: "/docs/new" }, slug, "docs")).toBe(expected);
  });
});

it("never redirects to another host by its parameters", () => {
  const law = fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (segments) => {
    const slug = segments.join("/");
    const href = follow({ source: "/:path*", destination: "/:path*" }, slug) ?? "/";
    expect(new URL(href, "https://docs.example").origin).toBe("https://docs.example");
  });
  fc.assert(law);
});

/** Half of a surrogate pair has no percent-encoding. */
const isEncodable = (text: string): boolean => !/\p{Surrogate}/u.test(text);

it("leads every address below a moved folder to the same one in the new folder", () => {
  const segment = fc.stringMatching(/^[^/#?]+$/).filter((text) => !/^\.\.?$/.test(text) && isEncodable(text));
  const law = fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
    const href = follow({ source: "/old/:path*", destination: "/new/:path*" }, ["old", ...segments].join("/"));
    expect(href).toBe(["/new", ...segments.map(encodeURIComponent)].join("/"));
  });
  fc.assert(law);
});
