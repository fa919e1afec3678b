import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinChunks } from "./chunks.ts";
import { advance, type StreamLimits, type StreamProgress, startProgress } from "./progress.ts";
import { rowsOf } from "./row-log.ts";
import type { StreamPlan } from "./stream-plan.ts";

const plan: StreamPlan = { format: "text", keepsBytes: true };
const small: StreamLimits = { entries: 64, size: 8192, row: 1000, text: 20, bytes: 1e6 };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A stream of texts, one per row, at times 1, 2, 3, …; returns its progress after each chunk. */
function steps(texts: readonly string[], limits: StreamLimits, keepsBytes = true): readonly StreamProgress[] {
  const all = [startProgress(plan)];
  for (const [position, text] of texts.entries()) {
    const before = all.at(-1) as StreamProgress; // it begins with one
    const rows = text === "" ? [] : [{ data: text }];
    all.push(advance(before, bytes(text), { text, rows }, position + 1, { keepsBytes }, limits));
  }
  return all;
}

describe("the progress of a stream", () => {
  const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 300 });

  it("counts everything received, and keeps the newest rows and the end of the text within its limits", () => {
    fc.assert(
      fc.property(texts, (all) => {
        const last = steps(all, small).at(-1) as StreamProgress; // it begins with one
        const sent = all.flatMap((text, position) => (text === "" ? [] : [{ data: text, at: position + 1 }]));
        const whole = all.join("");
        expect(last.bytes).toBe(bytes(whole).length);
        expect(last.rows.count).toBe(sent.length);
        expect(rowsOf(last.rows)).toEqual(
          sent.map((row, position) => ({ ...row, number: position + 1 })).slice(last.rows.dropped),
        );
        expect(rowsOf(last.rows).length).toBeLessThanOrEqual(small.entries);
        expect(whole.endsWith(last.text)).toBe(true);
        expect(last.text.length + last.droppedText).toBe(whole.length);
        expect(last.text.length).toBeLessThanOrEqual(25);
        expect(joinChunks(last.chunks)).toEqual(bytes(whole));
        expect(last.firstByte).toBe(sent[0]?.at);
      }),
    );
  });

  it("creates a new value for each chunk and does not change earlier ones", () => {
    fc.assert(
      fc.property(texts, (all) => {
        const made = steps(all, small);
        expect(made.map(({ rows }) => rowsOf(rows))).toEqual(
          made.map(({ rows: { dropped, count } }) =>
            all
              .flatMap((data, position) => (data === "" ? [] : [{ data, at: position + 1 }]))
              .map((row, position) => ({ ...row, number: position + 1 }))
              .slice(dropped, count),
          ),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("drops old rows to stay within its size, but never the newest", () => {
    const huge = "x".repeat(1000);
    const last = steps(Array(50).fill(huge), small).at(-1) as StreamProgress; // it begins with one
    expect(last.rows.size).toBeLessThanOrEqual(small.size);
    expect(rowsOf(last.rows).at(-1)?.number).toBe(50);
    expect(last.rows.dropped).toBe(50 - rowsOf(last.rows).length);
    const only = steps([huge], { ...small, size: 10 }).at(-1) as StreamProgress; // it begins with one
    expect(rowsOf(only.rows)).toHaveLength(1);
  });

  it("does not cut the text within a character", () => {
    const last = steps(Array(40).fill("😀"), { ...small, text: 21 }).at(-1) as StreamProgress; // it begins with one
    expect(last.text).toMatch(/^(?:😀)+$/u);
  });

  it("keeps bytes up to a limit: the first ones of audio, none of text", () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(chunks, fc.constantFrom("bytes", "text"), (all, format) => {
        const limits = { ...small, bytes: 100 };
        const last = all.reduce<StreamProgress>(
          (before, chunk) => advance(before, chunk, { text: "", rows: [] }, 1, { keepsBytes: true }, limits),
          startProgress({ format, keepsBytes: true }),
        );
        const kept = joinChunks(last.chunks);
        const whole = all.flatMap((chunk) => [...chunk]);
        expect(kept.length + last.droppedBytes).toBe(whole.length);
        if (whole.length <= limits.bytes) expect(last.droppedBytes).toBe(0);
        else expect(kept.length).toBeLessThanOrEqual(format === "text" ? 0 : limits.bytes);
        expect([...kept]).toEqual(whole.slice(0, kept.length));
      }),
    );
  });

  it("keeps no bytes if the plan does not need them", () => {
    expect(steps(["a", "b"], small, false).at(-1)?.chunks).toBeUndefined();
  });
});
