import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunkSplitter, eventSplitter, lineSplitter, type Splitter, TruncatedError } from "./splitter.ts";

/** All pieces of a text that arrives in the given chunks. */
const piecesOf = (splitter: Splitter, chunks: readonly string[]): readonly string[] => [
  ...chunks.flatMap((chunk) => splitter.push(chunk)),
  ...splitter.end(),
];

/** A text cut at random places; cuts may fall together, which makes empty chunks. */
const cutting = (text: fc.Arbitrary<string>) =>
  text.chain((whole) =>
    fc.array(fc.nat({ max: whole.length }), { maxLength: 8 }).map((places) => {
      const cuts = [0, ...places.sort((a, b) => a - b), whole.length];
      return { whole, chunks: cuts.slice(1).map((cut, i) => whole.slice(cuts[i], cut)) };
    }),
  );

describe("pieces are the same wherever the text is cut", () => {
  const odd = fc.string({ unit: fc.constantFrom("a", "{", "\n", "\r", " ", "é") });
  const events = fc.string({
    unit: fc.constantFrom("data:", "data", "event: x", ":", " ", "a", "\n", "\r", "\r\n", "\n\n"),
  });

  it.each([
    ["lines", odd, lineSplitter],
    ["events", events.map((text) => `${text}\n\n\n`), eventSplitter],
  ] as const)("in %s", (_, text, make) => {
    fc.assert(
      fc.property(cutting(text), ({ whole, chunks }) => {
        expect(piecesOf(make(), chunks)).toEqual(piecesOf(make(), [whole]));
      }),
      { numRuns: 1000 },
    );
  });

  it("in text, put together", () => {
    fc.assert(
      fc.property(cutting(odd), ({ whole, chunks }) => {
        expect(piecesOf(chunkSplitter(), chunks).join("")).toBe(whole);
      }),
    );
  });
});

describe("what was written is read", () => {
  const json = fc.jsonValue().map((value) => JSON.stringify(value));
  const lineEnd = fc.constantFrom("\n", "\r\n", "\r");

  it("in lines, the last one with or without an end", () => {
    fc.assert(
      fc.property(fc.array(json), fc.constantFrom("\n", "\r\n"), fc.boolean(), (values, ends, last) => {
        const text = values.join(ends) + (last ? ends : "");
        expect(piecesOf(lineSplitter(), [text])).toEqual(values);
      }),
    );
  });

  it("in events, with any line end, other fields and comments between", () => {
    const noise = fc.constantFrom("", ": note", "event: x", "id: 1", "retry", "dataset: y");
    fc.assert(
      fc.property(fc.array(fc.tuple(json, noise)), lineEnd, (values, ends) => {
        const text = values.map(([value, other]) => `${other === "" ? "" : other + ends}data: ${value}${ends}${ends}`);
        expect(piecesOf(eventSplitter(), [text.join("")])).toEqual(values.map(([value]) => value));
      }),
    );
  });
});

describe("an event", () => {
  it.each([
    ["one space after the colon is cut off", "data:  x\n\n", [" x"]],
    ["no space is needed", "data:x\n\n", ["x"]],
    ["several lines are one text", "data: a\ndata: b\n\n", ["a\nb"]],
    ["a field without a colon is empty", "data\n\n", [""]],
    ["an empty first line is kept", "data\ndata: b\n\n", ["\nb"]],
    ["without data is none", "event: x\n\n: note\n\n", []],
  ])("follows the standard: %s", (_, text, pieces) => {
    expect(piecesOf(eventSplitter(), [text])).toEqual(pieces);
  });

  it.each(["data: a", "data: a\n", "data"])("that is not ended is no event: %j", (text) => {
    const splitter = eventSplitter();
    splitter.push(text);
    expect(() => splitter.end()).toThrow(TruncatedError);
  });
});
