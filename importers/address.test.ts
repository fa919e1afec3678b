import { expect, it } from "vitest";
import { isUrl, resolveAddress } from "./address.ts";

it.each([
  ["./types.yaml", "api/openapi.yaml", "api/types.yaml"],
  ["../types.yaml", "api/openapi.yaml", "types.yaml"],
  ["../../types.yaml", "api/openapi.yaml", "../types.yaml"],
  ["../types.yaml", "../openapi.yaml", "../../types.yaml"],
  ["/types.yaml", "api/openapi.yaml", "/types.yaml"],
  ["two%20words.yaml", "api/openapi.yaml", "api/two words.yaml"],
  ["100%.yaml", "api/openapi.yaml", "api/100%.yaml"],
  // Descriptions that were written on Windows, and paths that its shell completes.
  [".\\types\\pots.yaml", "api/openapi.yaml", "api/types/pots.yaml"],
  ["./types.yaml", "C:\\plants\\api\\openapi.yaml", "C:/plants/api/types.yaml"],
  ["..\\types.yaml", "C:\\plants\\api\\openapi.yaml", "C:/plants/types.yaml"],
  ["./types.yaml", "\\\\host\\share\\openapi.yaml", "//host/share/types.yaml"],
  ["./types.yaml", "https://plants.example/v1/openapi.yaml", "https://plants.example/v1/types.yaml"],
  ["https://plants.example/types.yaml", "C:\\plants\\openapi.yaml", "https://plants.example/types.yaml"],
])("the reference %s in %s resolves to %s", (reference, base, address) => {
  expect(resolveAddress(reference, base)).toBe(address);
});

it.each([
  ["https://plants.example", true],
  ["file:///C:/plants/openapi.yaml", true],
  ["C:\\plants\\openapi.yaml", false],
  ["c:/plants/openapi.yaml", false],
  ["openapi.yaml", false],
])("tells an address from a path of any system: %s", (text, expected) => {
  expect(isUrl(text)).toBe(expected);
});
