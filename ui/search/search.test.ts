import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { searchAll, searcher, sliceSize } from "./search.ts";

const search = (texts: readonly string[], query: string): readonly string[] =>
  searchAll(searcher(texts.length, (position) => texts[position] ?? "")(query)).map(
    (position) => texts[position] ?? "",
  );

describe("a list search", () => {
  it("ranks exact matches first, then prefixes, then word matches", () => {
    expect(search(["concat", "bob-cat", "cats", "dog", "cat", "wildcat"], "cat")).toEqual([
      "cat",
      "cats",
      "bob-cat",
      "concat",
      "wildcat",
    ]);
  });

  it.each([
    ["case", "GROVE", ["amber grove"]],
    ["accents", "große", ["Große Straße", "GROSSE"]],
    ["word order", "grove amber", ["amber grove"]],
    ["surrounding spaces", "  amber  ", ["amber grove"]],
  ])("ignores %s", (_, query, expected) => {
    expect(search(["amber grove", "Große Straße", "GROSSE"], query).toSorted()).toEqual([...expected].toSorted());
  });

  it.each(["$", "*", "(", "\\", "+1", "ß", "ς"])(
    "finds %j, although it has a meaning in regular expressions",
    (text) => {
      expect(search(["a", `x ${text} y`, "b"], text)).toEqual([`x ${text} y`]);
    },
  );

  it("processes a slice of the options at a time", () => {
    const count = 2 * sliceSize + 1;
    let read = 0;
    const { advance } = searcher(count, (position) => {
      read += 1;
      return `option ${position}`;
    })("option");
    expect([advance(), read]).toEqual([undefined, sliceSize]);
    expect([advance(), read]).toEqual([undefined, 2 * sliceSize]);
    expect(advance()).toHaveLength(count);
  });

  it("reads and normalizes each option once for all searches", () => {
    let read = 0;
    const searchIn = searcher(3, (position) => {
      read += 1;
      return `option ${position}`;
    });
    for (const query of ["o", "op", "2"]) searchIn(query).advance();
    expect(read).toBe(3);
  });

  it("finds exactly the texts that contain the query", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme" })),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (texts, query) => {
          fc.pre(query.trim() !== "");
          const words = fold(query.trim()).split(/\s+/);
          const expected = texts.filter((text) => words.every((word) => fold(text).includes(word)));
          expect(search(texts, query).toSorted()).toEqual(expected.toSorted());
        },
      ),
    );
  });
});
