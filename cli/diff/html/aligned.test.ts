import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aligned } from "./aligned.ts";
import type { Line } from "./definition-lines.ts";

const lines = (keys: string): readonly Line[] => [...keys].map((key) => ({ key, text: key }));

describe("aligned lines", () => {
  it("keep a removed line after its predecessor", () => {
    const rows = aligned(lines("xabcd"), lines("acde")).map(({ older = "-", newer = "-" }) => older + newer);
    expect(rows).toEqual(["x-", "aa", "b-", "cc", "dd", "-e"]);
  });

  it("contain every line of both versions once", () => {
    const keys = fc.uniqueArray(fc.constantFrom(..."abcdefgh")).map((all) => all.join(""));
    fc.assert(
      fc.property(keys, keys, (older, newer) => {
        const rows = aligned(lines(older), lines(newer));
        expect(rows.flatMap(({ newer: text }) => text ?? [])).toEqual([...newer]);
        expect(rows.flatMap(({ older: text }) => text ?? []).sort()).toEqual([...older].sort());
      }),
    );
  });
});
