import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnswers } from "./answers.ts";
import { readFrames, writeFrame } from "./frames.ts";

const read = (text: string, isHead = false) => {
  const { answers, error } = readAnswers(Buffer.from(text, "latin1"), isHead);
  return {
    answers: answers.map(({ status, body, isComplete }) => [status, body.toString("latin1"), isComplete]),
    error,
  };
};

it.each([
  ["a length", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab", [[200, "ab", true]]],
  [
    "chunks",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n",
    [[200, "abc", true]],
  ],
  ["chunks that are cut", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", [[200, "ab", false]]],
  ["the end", "HTTP/1.1 200 OK\r\n\r\nabc", [[200, "abc", true]]],
  [
    "two answers",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No\r\n\r\nHTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n",
    [
      [204, "", true],
      [400, "", true],
    ],
  ],
])("parses a response with %s", (_, text, answers) => expect(read(text)).toEqual({ answers, error: undefined }));

it.each([
  ["no status line", "hello\r\n\r\n"],
  ["a status of two digits", "HTTP/1.1 99 x\r\n\r\n"],
  ["a header without a colon", "HTTP/1.1 200 OK\r\nx\r\n\r\n"],
  ["a control character in a header", "HTTP/1.1 200 OK\r\nx: a\u0001\r\n\r\n"],
  ["a length and chunks", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
  ["more than its length", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab"],
])("rejects a response with %s", (_, text) => expect(read(text).error).toBeDefined());

it("reads the frames that it writes", () => {
  const frames = fc.array(
    fc.record({
      opcode: fc.constant(2),
      payload: fc.string({ unit: fc.constantFrom("a", "\xff", "\0"), maxLength: 70_000, size: "max" }),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(frames, (all) => {
      const bytes = Buffer.concat(
        all.map((one) => writeFrame({ ...one, fin: true, rsv: 0, masked: false, length: "shortest" })),
      );
      const { frames: found, error } = readFrames(bytes);
      expect(error).toBeUndefined();
      expect(found.map(({ payload }) => payload.toString("latin1"))).toEqual(all.map(({ payload }) => payload));
    }),
    { numRuns: 20 },
  );
});

const frame = { fin: true, rsv: 0, opcode: 1, masked: false, payload: "hi", length: "shortest" } as const;

it.each([
  ["reserved bits", [{ ...frame, rsv: 4 }]],
  ["a mask", [{ ...frame, masked: true }]],
  ["an unknown opcode", [{ ...frame, opcode: 3 }]],
  ["a fragmented ping", [{ ...frame, opcode: 9, fin: false }]],
  ["a long ping", [{ ...frame, opcode: 9, payload: "x".repeat(126) }]],
  ["a close code that never stands in a frame", [{ ...frame, opcode: 8, payload: "\x03\xed" }]],
  ["text that is not UTF-8", [{ ...frame, payload: "\xff" }]],
  ["a continuation of nothing", [{ ...frame, opcode: 0 }]],
  ["a message within another", [{ ...frame, fin: false }, frame]],
  ["something after the close", [{ ...frame, opcode: 8, payload: "\x03\xe8" }, frame]],
])("rejects frames with %s", (_, frames) => {
  expect(readFrames(Buffer.concat(frames.map(writeFrame))).error).toBeDefined();
});
