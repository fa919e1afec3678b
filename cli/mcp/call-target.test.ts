import { describe, expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { allowedTargets, refusalOf } from "./call-target.ts";

const modelOf = (...baseUrls: readonly string[]) => ({
  endpoints: [
    {
      ...bareEndpoint({ id: "water", path: [{ kind: "literal", value: "/water" }] }),
      environments: baseUrls.map((baseUrl) => ({ id: baseUrl, baseUrl })),
    },
  ],
});

const model = modelOf(
  "https://a.example/v1",
  "http://localhost:3000",
  "http://10.0.0.5",
  "/relative",
  "ftp://a.example",
);

it.each([
  ["a local file, also on this machine", "plants.yaml", ["http://localhost:3000"]],
  ["a description from elsewhere, but not on this machine", "https://a.example/plants.yaml", ["https://a.example"]],
])("sends to the servers of %s", (_, source, privateOrigins) => {
  const targets = allowedTargets(model, source, {});
  expect([...targets.origins]).toEqual(["https://a.example", "http://localhost:3000", "http://10.0.0.5"]);
  expect([...targets.privateOrigins]).toEqual(privateOrigins);
});

it("sends to named servers in place of these", () => {
  const named = new Set(["http://10.0.0.5"]);
  expect(allowedTargets(model, "a.yaml", { allowedOrigins: named })).toEqual({ origins: named, privateOrigins: named });
  const { origins } = allowedTargets(model, "a.yaml", { server: "http://localhost:4000/v1" });
  expect([...origins]).toEqual(["http://localhost:4000"]);
});

describe("an address", () => {
  const base = "https://a.example/v1";
  const targets = allowedTargets(modelOf(base), "a.yaml", {});

  it.each([
    "https://a.example/v1/../admin",
    "https://a.example/v1/%2e%2E/admin",
    "https://a.example/v1/.%2e",
    "https://a.example/v1%2f..%2fadmin/..",
    "https://a.example/v1/a/..%2F..%2Fadmin",
    "https://a.example/v1/..%5Cadmin",
    "https://a.example/v2/plants",
    "https://a.example/v10",
    "http://a.example/v1/plants",
    "https://a.example:444/v1/plants",
    "https://a.example.evil.example/v1/plants",
    "https://a.example@evil.example/v1/plants",
    "https://user:word@a.example/v1/plants",
    "https:\\\\evil.example/v1",
    "//evil.example/v1",
    "/v1/plants",
    "file:///etc/passwd",
  ])("refuses %s", (address) => {
    expect(refusalOf(address, base, targets)).toEqual(expect.any(String));
  });

  it.each([
    "https://a.example/v1",
    "https://A.example:443/v1/plants?to=/../x",
    "https://a.example/v1/a..b/...",
    "https://a.example/v1/a%2Fb",
  ])("accepts %s", (address) => {
    expect(refusalOf(address, base, targets)).toBeUndefined();
  });
});
