import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAnyBytes, cutBytes, eventTexts, readAll, readText } from "./cutting.testing.ts";
import { eventReader } from "./event-reader.ts";
import { chunkReader, lineReader } from "./readers.ts";
import { streamReader } from "./stream-reader.ts";

const odd = fc.string({ unit: fc.constantFrom("a", "{", "\n", "\r", " ", "é", "😀", "\u001e", "\ufeff") });

describe("rows do not depend on chunk boundaries", () => {
  it.each([
    ["events", eventTexts, () => eventReader()],
    ["events, bounded", eventTexts, () => eventReader(8)],
    ["lines", odd, () => lineReader()],
    ["lines, bounded", odd, () => lineReader(3)],
  ] as const)("in %s", (_, text, make) => {
    fc.assert(
      fc.property(cutBytes(text), ({ whole, chunks }) => {
        expect(readAll(make(), chunks)).toEqual(readAll(make(), [whole]));
      }),
      { numRuns: 1000 },
    );
  });

  it("in a text with two byte order marks, of which the first is removed", () => {
    const bytes = new TextEncoder().encode("\ufeff\ufeffa");
    for (let at = 0; at <= bytes.length; at += 1) {
      const { text } = readAll(chunkReader(), [bytes.slice(0, at), bytes.slice(at)]);
      expect(text).toBe("\ufeffa");
    }
  });

  it("in plain text, valid UTF-8 or not", () => {
    fc.assert(
      fc.property(cutAnyBytes, ({ whole, chunks }) => {
        const { text, rows } = readAll(chunkReader(), chunks);
        expect(text).toBe(new TextDecoder().decode(whole));
        expect(rows.map(({ data }) => data).join("")).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a row is emitted with the chunk that completes it", () => {
  it.each(["\n", "\r", "\r\n"])("without waiting for another byte, for lines that end with %j", (end) => {
    const events = eventReader();
    expect(events.feed(`data: a${end}${end}`)).toEqual([{ data: "a", event: "message" }]);
    expect(events.feed(`data: b${end}${end}`)).toEqual([{ data: "b", event: "message" }]);
  });

  it("in lines", () => {
    const lines = lineReader();
    expect(lines.feed('{"a":1}\n{"b"')).toEqual([{ data: '{"a":1}' }]);
    expect(lines.feed(":2}")).toEqual([]);
    expect(lines.end()).toEqual({ rows: [{ data: '{"b":2}' }], isCut: false });
  });
});

describe("written values are parsed", () => {
  const json = fc.jsonValue().map((value) => JSON.stringify(value));

  it("in lines, the last one with or without a line end", () => {
    fc.assert(
      fc.property(fc.array(json), fc.constantFrom("\n", "\r\n"), fc.boolean(), (values, ends, last) => {
        const { rows } = readText(lineReader(), values.join(ends) + (last ? ends : ""));
        expect(rows.map(({ data }) => data)).toEqual(values);
      }),
    );
  });

  it("in events, with any line end, other fields and comments in between", () => {
    const noise = fc.constantFrom("", ": note", "retry", "dataset: y");
    fc.assert(
      fc.property(fc.array(fc.tuple(json, noise)), fc.constantFrom("\n", "\r\n", "\r"), (values, ends) => {
        const text = values.map(([value, other]) => `${other === "" ? "" : other + ends}data: ${value}${ends}${ends}`);
        expect(readText(eventReader(), text.join("")).rows.map(({ data }) => data)).toEqual(
          values.map(([value]) => value),
        );
      }),
    );
  });
});

describe("an event follows the standard", () => {
  const message = (data: string) => ({ data, event: "message" });
  it.each([
    ["one space after the colon is cut off", "data:  x\n\n", [message(" x")]],
    ["no space is needed", "data:x\n\n", [message("x")]],
    ["other white space stays", "data:\tx \n\n", [message("\tx ")]],
    ["several lines are one text", "data: a\ndata: b\n\n", [message("a\nb")]],
    ["a field without a colon is empty", "data\n\n", [message("")]],
    ["an empty first line is kept", "data\ndata: b\n\n", [message("\nb")]],
    ["without data is not an event", "event: x\n\n: note\n\nid: 1\n\nretry: 5\n\n", []],
    ["its type is its own", "event: x\ndata: 1\n\ndata: 2\n\n", [{ data: "1", event: "x" }, message("2")]],
    ["an empty type is `message`", "event: x\nevent\ndata: 1\n\n", [message("1")]],
    [
      "its id stays for the next ones, also from an event without data",
      "id: 007\n\ndata: 1\n\ndata: 2\n\nid\ndata: 3\n\n",
      [{ ...message("1"), id: "007" }, { ...message("2"), id: "007" }, message("3")],
    ],
    ["an id with a NUL is ignored", "id: a\ndata: 1\nid: b\0\n\n", [{ ...message("1"), id: "a" }]],
    ["a byte order mark is not part of the first field", "\ufeffdata: 1\n\n", [message("1")]],
    ["a second one is", "\ufeff\ufeffdata: 1\n\ndata: 2\n\n", [message("2")]],
    ["a space before the name makes it another name", " data: 1\n\ndata : 2\n\n", []],
  ])("%s", (_, text, rows) => {
    expect(readText(eventReader(), text).rows).toEqual(rows);
  });

  it.each(["data: a", "data: a\n", "data", "data:", "data: a\nid: 1"])(
    "that no blank line ends is incomplete: %j",
    (text) => {
      expect(readText(eventReader(), text)).toMatchObject({ rows: [], isCut: true });
    },
  );

  it.each(["data: a\n\n", "data: a\n\n: note", "data: a\n\nid: 4", ""])("is complete: %j", (text) => {
    expect(readText(eventReader(), text).isCut).toBe(false);
  });
});

describe("lines", () => {
  it("may have a separator before them (RFC 7464)", () => {
    expect(readText(lineReader(), '\u001e{"a":1}\n\u001e2\n').rows).toEqual([{ data: '{"a":1}' }, { data: "2" }]);
  });
});

describe("a reader with a limit", () => {
  it("keeps the start of a row and counts what it drops", () => {
    const long = "x".repeat(100);
    expect(readText(streamReader("ndjson", 10), `${long}\nshort\n`).rows).toEqual([
      { data: "x".repeat(10), dropped: 90 },
      { data: "short" },
    ]);
    expect(readText(streamReader("text", 10), long).rows).toEqual([{ data: "x".repeat(10), dropped: 90 }]);
    expect(readText(streamReader("sse", 16), `data: ${long}\n\ndata: ${long}\ndata: y\n\ndata: 1\n\n`).rows).toEqual([
      { data: "x".repeat(10), event: "message", dropped: 90 },
      { data: `${"x".repeat(10)}\ny`, event: "message", dropped: 90 },
      { data: "1", event: "message" },
    ]);
  });

  it("buffers no more than the limit of an endless line", () => {
    const lines = lineReader(10);
    for (let i = 0; i < 1000; i += 1) expect(lines.feed("x".repeat(1000))).toEqual([]);
    expect(lines.end().rows).toEqual([{ data: "x".repeat(10), dropped: 999_990 }]);
  });
});

describe("bytes", () => {
  it("are decoded in the declared character set, or as UTF-8 if it is unknown", () => {
    const latin = Uint8Array.from([0xe9, 0x0a]);
    expect(readAll(lineReader(), [latin], "iso-8859-1").rows).toEqual([{ data: "é" }]);
    expect(readAll(lineReader(), [latin], "no-such-set").rows).toEqual([{ data: "\ufffd" }]);
  });

  it("that end within a character end with U+FFFD", () => {
    const bytes = new TextEncoder().encode("é");
    expect(readAll(lineReader(), [bytes.subarray(0, 1)])).toMatchObject({ rows: [{ data: "\ufffd" }], text: "\ufffd" });
  });
});
