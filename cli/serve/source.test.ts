import { expect, it } from "vitest";
import { idsOf, isAddress, nameOf } from "./source.ts";

it.each([
  ["specs/petstore.yaml", "petstore"],
  ["https://x.example/v1/petstore.json?raw=1", "petstore"],
  ["https://x.example/", "API"],
  ["https://x.example/%E0%A4%A.json", "%E0%A4%A"],
  ["api.github.com.json", "api.github.com"],
])("names the API of %s %s", (source, name) => {
  expect(nameOf(source)).toBe(name);
});

it("gives every source a unique id that is valid in an address", () => {
  expect(idsOf(["a/openapi.yaml", "b/openapi.json", "ü/../x y.yaml", "https://x.example/%2e%2e"])).toEqual([
    "openapi",
    "openapi-2",
    "x-y",
    "API",
  ]);
});

it("distinguishes addresses from files", () => {
  expect(["https://x.example/a", "HTTP://x", "https.yaml", "./http:/a"].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
