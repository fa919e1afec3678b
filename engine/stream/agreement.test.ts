import fc from "fast-check";
import { events } from "fetch-event-stream";
import { describe, expect, it } from "vitest";
import { cutBytes, eventTexts, readAll, readText } from "./cutting.testing.ts";
import { eventReader } from "./event-reader.ts";
import { lineCutter } from "./line-cutter.ts";
import type { StreamRow } from "./readers.ts";

/** Keeps the library from trimming a value, from taking it for absent when it is empty, and for a number. */
const mark = "|";

/**
 * Rewrites a line so that the library reads it as the standard says; docs/decisions/0012 has the reason for each
 * change.
 */
function markLine(line: string): string {
  const colon = line.indexOf(":");
  if (line === "" || colon === 0) return line;
  const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
  const field = colon < 0 ? line : line.slice(0, colon);
  return field === "id" && value.includes("\0") ? ":" : `${field}:${mark}${value}`;
}

/** Reads events by fetch-event-stream. */
async function readByLibrary(bytes: Uint8Array): Promise<readonly StreamRow[]> {
  const lines = lineCutter("any").feed(new TextDecoder().decode(bytes));
  // The first line keeps a second byte order mark from being read as the first.
  const marked = [":", ...lines.map(({ text }) => markLine(text))].map((line) => `${line}\n`).join("");
  const rows: StreamRow[] = [];
  let id = "";
  for await (const event of events(new Response(marked))) {
    if (event.id !== undefined) id = String(event.id).slice(mark.length);
    if (event.data === undefined) continue;
    rows.push({
      data: event.data
        .split("\n")
        .map((line) => line.slice(mark.length))
        .join("\n"),
      event: event.event?.slice(mark.length) || "message",
      ...(id && { id }),
    });
  }
  return rows;
}

describe("eventReader and fetch-event-stream", () => {
  it("agree for any chunk boundaries, once each line is marked", async () => {
    await fc.assert(
      fc.asyncProperty(cutBytes(eventTexts), async ({ whole, chunks }) => {
        expect(readAll(eventReader(), chunks).rows).toEqual(await readByLibrary(whole));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["white space after the one space", "data:  x\n\n"],
    ["a field without a colon", "data\n\n"],
    ["an empty first line", "data:\ndata: b\n\n"],
    ["an event without data", "event: x\n\n"],
    ["an id that is to stay", "id: a\ndata: 1\n\ndata: 2\n\n"],
    ["an id that looks like a number", "id: 5\ndata: 1\n\n"],
  ])("would differ without the marks in %s", async (_, text) => {
    const bare: StreamRow[] = [];
    for await (const { data, event = "message", id } of events(new Response(text))) {
      bare.push({ data: data as string, event, ...(id !== undefined && { id: id as string }) });
    }
    expect(bare).not.toEqual(readText(eventReader(), text).rows);
  });
});
