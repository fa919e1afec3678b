import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sealer } from "./seal.ts";

const [old, young] = ["o".repeat(32), "y".repeat(32)];

describe("a sealed text", () => {
  it("round-trips any text", () => {
    const { seal, open } = sealer([old]);
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => open("a", seal("a", text)) === text));
  });

  it("leaks nothing about its content, and differs each time it is sealed", () => {
    const { seal } = sealer([old]);
    expect(seal("a", "secret")).not.toBe(seal("a", "secret"));
    expect(Buffer.from(seal("a", "secret"), "base64url").toString("latin1")).not.toContain("secret");
  });

  it("opens while its key is listed, and not afterwards", () => {
    const sealed = sealer([old]).seal("a", "secret");
    expect(sealer([young, old]).open("a", sealed)).toBe("secret");
    expect(sealer([young]).open("a", sealed)).toBeUndefined();
    expect(sealer([old]).open("a", sealer([young, old]).seal("a", "secret"))).toBeUndefined();
  });

  it("can't be opened for another purpose", () => {
    const { seal, open } = sealer([old]);
    expect(open("session", seal("try", "secret"))).toBeUndefined();
  });

  it("can't be opened if any bit is changed, if it is truncated, or if it was never sealed", () => {
    const { seal, open } = sealer([old]);
    const bytes = Buffer.from(seal("a", "secret"), "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(open("a", changed.toString("base64url"))).toBeUndefined();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      expect(open("a", bytes.subarray(0, length).toString("base64url"))).toBeUndefined();
    }
    expect(open("a", "!!!")).toBeUndefined();
  });
});
