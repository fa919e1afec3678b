import { describe, expect, it } from "vitest";
import type { TransportFailure } from "./call.ts";
import { bodyOf, CallFailedError, describeOutcome } from "./outcome.ts";

const rawResponse = { status: 500, headers: {} };

describe("the outcome of a call", () => {
  it.each<[TransportFailure, string]>([
    [{ reason: "timeout" }, "The server did not answer in time."],
    [{ reason: "unknown", errorMessage: "fetch failed" }, "fetch failed"],
    [{ reason: "non-json", statusCode: 502, rawBody: "<h1>" }, "status 502 and a body that is not JSON"],
    [{ reason: "status-code", statusCode: 418, body: undefined }, "status 418"],
    [
      { reason: "status-code", statusCode: 400, body: { error: "BadRequestError", content: "One issue." } },
      "BadRequestError: One issue.",
    ],
    [{ reason: "status-code", statusCode: 400, body: { error: "BadRequestError" } }, "(BadRequestError)"],
  ])("%j", (failure, words) => {
    expect(describeOutcome({ ok: false, error: "unknown", failure, rawResponse })).toContain(words);
  });

  it("is described by its named error, and has no description for a success", () => {
    expect(describeOutcome({ ok: false, error: "GoneError", content: "It is gone.", rawResponse })).toBe(
      "GoneError: It is gone.",
    );
    expect(describeOutcome({ ok: false, error: "GoneError", rawResponse })).toBe("GoneError");
    expect(describeOutcome({ ok: true, body: 1, rawResponse })).toBeUndefined();
  });

  it("has the body of a success, and throws otherwise", () => {
    expect(bodyOf({ ok: true, body: 1, rawResponse })).toBe(1);
    expect(() => bodyOf({ ok: false, error: "GoneError", rawResponse })).toThrow(CallFailedError);
  });
});
