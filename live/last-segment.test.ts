import { expect, it } from "vitest";
import { lastSegment } from "./last-segment.ts";

it.each([
  ["/plants/7", "7"],
  ["https://api.example/v1/plants/a%20b?new=1#top", "a b"],
  ["plants/%C3%BC", "ü"],
  ["7", "7"],
  ["/plants/", undefined],
  ["/plants/%ff", undefined],
  ["", undefined],
])("the last segment of %s is %s", (address, expected) => {
  expect(lastSegment(address)).toBe(expected);
});
