import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeInvisible, splitInvisible } from "./invisible.ts";

const ranges: readonly (readonly [what: string, from: number, to: number])[] = [
  ["C0 controls before the tab", 0x00, 0x08],
  ["C0 controls after the line feed", 0x0b, 0x0c],
  ["other C0 controls", 0x0e, 0x1f],
  ["delete and C1 controls", 0x7f, 0x9f],
  ["the soft hyphen", 0xad, 0xad],
  ["the combining grapheme joiner", 0x034f, 0x034f],
  ["the Arabic letter mark", 0x061c, 0x061c],
  ["Hangul fillers", 0x115f, 0x1160],
  ["Khmer inherent vowels", 0x17b4, 0x17b5],
  ["Mongolian selectors", 0x180b, 0x180f],
  ["zero width characters and marks of direction", 0x200b, 0x200f],
  ["separators, embeddings and overrides", 0x2028, 0x202e],
  ["word joiner and invisible operators", 0x2060, 0x2064],
  ["isolates and deprecated controls", 0x2066, 0x206f],
  ["the Hangul filler", 0x3164, 0x3164],
  ["variation selectors", 0xfe00, 0xfe0f],
  ["the byte order mark", 0xfeff, 0xfeff],
  ["the halfwidth Hangul filler", 0xffa0, 0xffa0],
  ["marks of annotations", 0xfff9, 0xfffb],
  ["musical controls", 0x1d173, 0x1d17a],
  ["tags", 0xe0001, 0xe007f],
  ["more variation selectors", 0xe0100, 0xe01ef],
];

const invisibleIn = (text: string): readonly string[] =>
  splitInvisible(text).flatMap((part) => (part.kind === "invisible" ? [part.text] : []));

describe("invisible characters", () => {
  it.each(ranges)("are found: %s", (_what, from, to) => {
    for (let code = from; code <= to; code += 1) {
      const character = String.fromCodePoint(code);
      expect(invisibleIn(`a${character}b`), code.toString(16)).toEqual([character]);
      expect(invisibleIn(character), code.toString(16)).toEqual([character]);
    }
  });

  it.each([
    ["plain text", "Plants & pots, 3 €"],
    ["line ends and tabs", "a\n\tb\r\nc\r"],
    ["blanks of all widths", "a\u00a0b\u2003c\u3000d"],
    ["Hebrew", "שלום עולם! (1, 2)"],
    ["Hebrew with points", "שָׁלוֹם"],
    ["Arabic", "مرحبا بالعالم، ١٢٣"],
    ["Arabic number signs", "\u0600١٢٣ \u06dd١"],
    ["Persian with a non-joiner", "می\u200cخواهم"],
    ["Sinhala with a joiner", "ශ්\u200dරී"],
    ["Hindi with both joiners", "क्\u200dष क्\u200cष"],
    ["Malayalam", "ന്\u200dറെ"],
    ["Mongolian", "ᠠ\u180b"],
    ["emoji", "😀 ❤\ufe0f ☎\ufe0e 👍🏽"],
    ["a family", "👨\u200d👩\u200d👧\u200d👦"],
    ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["an ideograph with a variation", "葛\u{e0100}"],
    ["marks that combine", "e\u0301"],
    ["half a character", "a\ud800b"],
  ])("are not reported in %s", (_what, text) => {
    expect(splitInvisible(text)).toEqual([{ kind: "visible", text }]);
    expect(escapeInvisible(text)).toBe(text);
  });

  it.each([
    ["a joiner between Latin letters", "pay\u200dpal", ["\u200d"]],
    ["a non-joiner at the end of a word", "می\u200c", ["\u200c"]],
    ["a second selector behind an emoji", "😀\ufe0f\ufe0e", ["\ufe0e"]],
    ["selectors behind a letter", "a\ufe0f", ["\ufe0f"]],
    ["a selector behind a digit", "1\ufe0f", ["\ufe0f"]],
    ["tags behind an emoji", "😀\u{e0061}\u{e007f}", ["\u{e0061}\u{e007f}"]],
    ["tags of another flag", "🏴\u{e0061}\u{e007f}", ["\u{e0061}\u{e007f}"]],
    ["a joiner before no emoji", "😀\u200da", ["\u200d"]],
    ["a carriage return alone", "a\rb", ["\r"]],
    ["a mark in Hebrew", "שלום\u200f!", ["\u200f"]],
    ["an override around Hebrew", "\u202eשלום\u202c", ["\u202e", "\u202c"]],
  ])("are found outside their sequences: %s", (_what, text, found) => {
    expect(invisibleIn(text)).toEqual(found);
  });

  it("are escaped by their code points", () => {
    expect(splitInvisible("a\u202eb\u{e0041}c\u0007d\u200b\u200b\u200b\u200b\u200be\u2060\ufe00f")).toEqual([
      { kind: "visible", text: "a" },
      { kind: "invisible", text: "\u202e", escaped: "\\u202e" },
      { kind: "visible", text: "b" },
      { kind: "invisible", text: "\u{e0041}", escaped: "\\u{e0041}" },
      { kind: "visible", text: "c" },
      { kind: "invisible", text: "\u0007", escaped: "\\u0007" },
      { kind: "visible", text: "d" },
      {
        kind: "invisible",
        text: "\u200b".repeat(5),
        escaped: "\\u200b\\u200b\\u200b\\u200b… ×5",
      },
      { kind: "visible", text: "e" },
      { kind: "invisible", text: "\u2060\ufe00", escaped: "\\u2060\\ufe00" },
      { kind: "visible", text: "f" },
    ]);
    expect(escapeInvisible("a\u202eb\u{e0041}\u200bc")).toBe("a\\u202eb\\u{e0041}\\u200bc");
    expect(escapeInvisible("\u200b\u200c\u200b\u200c\u200bx")).toBe("\\u200b\\u200c\\u200b\\u200c… ×5x");
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "\u202e",
          "\u2066",
          "\u2069",
          "\u200b",
          "\u200d",
          "\ufe0f",
          "\u{e0041}",
          "\r",
          "\n",
          "😀",
          "م",
          "a",
        ),
        fc.string({ unit: "binary" }),
      ),
      { maxLength: 30 },
    )
    .map((chunks) => chunks.join(""));

  it("are split off without changing the text, and no visible part contains a bidirectional control", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const parts = splitInvisible(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) {
          if (part.kind === "visible")
            expect(part.text).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
        }
        expect(escapeInvisible(text)).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: 1000 },
    );
  });

  it("are split off up to a limit, with the rest of the text as one part", () => {
    const text = "a\u202e".repeat(2000);
    const parts = splitInvisible(text);
    expect(parts).toHaveLength(1002);
    expect(parts.at(-1)).toMatchObject({ kind: "rest" });
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});
