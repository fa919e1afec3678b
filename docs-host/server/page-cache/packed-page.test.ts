import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gzipPage, packPage, plainPage } from "./packed-page.ts";

const placeholder = "(nonce)";
const parts = fc.array(
  fc.string({ unit: "grapheme", maxLength: 200 }).filter((part) => !part.includes(placeholder)),
  { minLength: 1, maxLength: 6 },
);
// A nonce that is also in the page, or is empty, would break a file with parts that refer to each other.
const nonces = fc.oneof(fc.base64String({ minLength: 24, maxLength: 24 }), fc.constantFrom("", "aaaaaaaa"));

describe("a packed page", () => {
  it("has the nonce in each place, plain and compressed", () => {
    fc.assert(
      fc.property(parts, nonces, (texts, nonce) => {
        const page = packPage(texts.join(placeholder), placeholder);
        const expected = texts.join(nonce);
        expect(Buffer.from(plainPage(page, nonce)).toString()).toBe(expected);
        expect(gunzipSync(gzipPage(page, nonce)).toString()).toBe(expected);
      }),
    );
  });

  it("has a tag that depends on its text and the places of its nonces, not on the placeholder", () => {
    fc.assert(
      fc.property(parts, parts, (texts, others) => {
        const { tag } = packPage(texts.join(placeholder), placeholder);
        expect(packPage(texts.join("<>"), "<>").tag === tag).toBe(!texts.some((text) => text.includes("<>")));
        const other = packPage(others.join(placeholder), placeholder);
        expect(other.tag === tag).toBe(others.join(placeholder) === texts.join(placeholder));
      }),
    );
  });
});
