import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

const home = "https://docs.example";
const back = (text: string | null) => returnPath(text, [home, "http://127.0.0.1:4000"], "/api/callboard-docs");

describe("the return path of a login", () => {
  it.each([
    ["/", "/"],
    ["/plants/water?explorer=true#form", "/plants/water?explorer=true#form"],
    ["https://docs.example/plants?explorer=true", "/plants?explorer=true"],
    ["https://docs.example", "/"],
    ["http://127.0.0.1:4000/plants", "/plants"],
    ["/plants?error=denied&error_description=No&explorer=true", "/plants?explorer=true"],
    ["/a%2F%2Fevil.example", "/a%2F%2Fevil.example"],
    ["/api/callboard-docs-are-good", "/api/callboard-docs-are-good"],
    ["/?next=https://evil.example", "/?next=https://evil.example"],
  ])("is derived from %s as %s", (text, path) => {
    expect(back(text)).toBe(path);
  });

  it.each([
    [null],
    [""],
    ["plants"],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/\t/evil.example"],
    ["/\n/evil.example"],
    ["\u0000//evil.example"],
    [" //evil.example"],
    [" https://docs.example/"],
    ["/.//evil.example"],
    ["/plants/..//evil.example"],
    ["https://docs.example//evil.example"],
    ["https:evil.example"],
    ["https:/evil.example"],
    ["https://evil.example/"],
    ["https://docs.example.evil.example/"],
    ["https://docs.example@evil.example/"],
    ["https://me:secret@docs.example/"],
    ["https://docs.example:8443/"],
    ["http://docs.example/"],
    ["javascript:alert(1)"],
    ["data:text/html,<script>"],
    ["%2F%2Fevil.example"],
    ["/api/callboard-docs/auth/logout"],
    ["/x/../api/callboard-docs/auth/login"],
  ])("is undefined for %j", (text) => {
    expect(back(text)).toBeUndefined();
  });

  it("is dropped if it exceeds the size of a cookie", () => {
    expect(back(`/${"a".repeat(1999)}`)).toHaveLength(2000);
    expect(back(`/${"a".repeat(2000)}`)).toBeUndefined();
  });

  it("stays on the site for any input", () => {
    const piece = fc.constantFrom("/", "\\", ".", "..", "@", ":", "?", "#", "evil.example", "https:", "%2f", "\t", "a");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = back(pieces.join(""));
        return path === undefined || (new URL(path, home).origin === home && /^\/(?![/\\])/.test(path));
      }),
      { numRuns: 2000 },
    );
  });
});
