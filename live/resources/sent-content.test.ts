import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { otherSize } from "./sent-content.ts";

describe("a size of a thing", () => {
  const file = (type: string) => ({ bytes: new Uint8Array(5), type });
  it.each<readonly [string, Json, string, number | undefined]>([
    ["that is the number of bytes", { size: 5 }, "text/plain", undefined],
    ["that is another number", { file_size: 4 }, "text/plain", 4],
    ["in other units", { size: 1 }, "text/plain", undefined],
    ["that may be a duration", { length: 30 }, "text/plain", undefined],
    ["of a picture, which servers convert", { size: 4 }, "image/png", undefined],
  ])("%s", (_, thing, type, size) => expect(otherSize(thing, file(type))?.size).toBe(size));
});
