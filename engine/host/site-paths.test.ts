import { expect, it } from "vitest";
import { reservedPathOf } from "./site-paths.ts";

it.each([
  ["/assets", "/assets"],
  ["/assets/v2", "/assets"],
  ["/%61ssets/v2", "/assets"],
  ["/api/callboard-docs", "/api/callboard-docs"],
  ["/api/callboard-docs/proxy", "/api/callboard-docs"],
  ["/api%2Fcallboard-docs", "/api/callboard-docs"],
  ["/api", undefined],
  ["/assetsx", undefined],
  ["/v2/assets", undefined],
  ["/%", undefined],
  ["", undefined],
])("the reserved path of %j is %j", (path, reserved) => {
  expect(reservedPathOf(path)).toBe(reserved);
});
