import { describe, expect, it } from "vitest";
import { BodyTooLargeError, readBytes } from "./body.ts";

/** A request with a body of some bytes, and the length that it declares. */
const requestOf = (bytes: number, declared?: number): Request =>
  new Request("http://registry.example", {
    method: "POST",
    body: new Uint8Array(bytes),
    headers: declared === undefined ? {} : { "content-length": String(declared) },
  });

describe("the body of a call", () => {
  it.each([
    [0, undefined],
    [10, undefined],
    [10, 10],
  ])("of %i bytes with a declared length of %j is within a limit of 10", async (bytes, declared) => {
    expect(await readBytes(requestOf(bytes, declared), 10)).toHaveLength(bytes);
  });

  it.each([
    [11, undefined],
    [11, 11],
    [1, 11],
  ])("of %i bytes with a declared length of %j exceeds it", async (bytes, declared) => {
    await expect(readBytes(requestOf(bytes, declared), 10)).rejects.toThrow(new BodyTooLargeError(10));
  });

  it("is not read if its declared length exceeds the limit", async () => {
    const request = requestOf(1, 11);
    await expect(readBytes(request, 10)).rejects.toThrow(BodyTooLargeError);
    expect(request.bodyUsed).toBe(false);
  });
});
