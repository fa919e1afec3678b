import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodedQuery, decodedUri, decodeUri, queryOf } from "./decode-uri.ts";
import { uriComponent, wellFormed } from "./uri.ts";

describe("percent-encoding", () => {
  it.each([
    ["a%20b", "a b"],
    ["%E2%82%AC", "\u20ac"],
    ["100%", undefined],
    ["%E2%82", undefined],
    ["%zz", undefined],
    ["", ""],
  ])("%j is decoded to %j", (text, decoded) => {
    expect(decodeUri(text)).toBe(decoded);
    expect(decodedUri(text)).toBe(decoded ?? text);
  });

  it("is undone, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(decodedUri(uriComponent(text))).toBe(wellFormed(text));
      }),
    );
  });

  it("of a query has + for spaces, unless it is invalid", () => {
    expect(decodedQuery("a+b%2B")).toBe("a b+");
    expect(decodedQuery("a+100%")).toBe("a+100%");
  });

  it("of the parameters of an address keeps the padding of Base64 and further question marks", () => {
    expect(queryOf("/ferns?after=YQ==&q=a%3D?b&&flag#x")).toEqual([
      ["after", "YQ=="],
      ["q", "a=?b"],
      ["flag", ""],
    ]);
    expect(queryOf("/ferns")).toEqual([]);
  });
});
