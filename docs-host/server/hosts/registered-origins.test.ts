import { expect, it } from "vitest";
import { registeredOrigins } from "./registered-origins.ts";

const originsOf = (baseUrl: string) => registeredOrigins([{ id: "e", baseUrl }]).e;

it.each([
  ["https://api.example.com/v1", { "https://api.example.com": "example.com" }],
  ["https://API.Example.CO.uk.:8443", { "https://api.example.co.uk:8443": "example.co.uk" }],
  ["wss://example.com/live", { "https://example.com": "example.com" }],
  ["https://shop.github.io", { "https://shop.github.io": "shop.github.io" }],
  [
    "https://x.eu-west-1.compute.amazonaws.com",
    { "https://x.eu-west-1.compute.amazonaws.com": "x.eu-west-1.compute.amazonaws.com" },
  ],
  ["https://api.münchen.de", { "https://api.xn--mnchen-3ya.de": "xn--mnchen-3ya.de" }],
  ["https://api.intern.internal", { "https://api.intern.internal": "intern.internal" }],
  ["https://github.io", { "https://github.io": "" }],
  ["https://co.uk", { "https://co.uk": "" }],
  ["http://localhost:4000", { "http://localhost:4000": "" }],
  ["http://build", { "http://build": "" }],
  ["http://127.0.0.1:1", { "http://127.0.0.1:1": "" }],
  ["http://[::1]:1", { "http://[::1]:1": "" }],
  ["/v1", {}],
])("of %s are %j", (url, origins) => expect(originsOf(url)).toEqual(origins));

it("include every URL that the variables of an environment allow, by environment", () => {
  const variables = { region: { default: "eu", values: ["eu", "us"] }, shop: { default: "demo" } };
  const template = "https://{shop}.{region}.example.com";
  const live = { id: "live", baseUrl: "https://demo.eu.example.com", template, variables };
  expect(registeredOrigins([live, { id: "test", baseUrl: "https://test.example.net" }])).toEqual({
    live: { "https://demo.eu.example.com": "example.com", "https://demo.us.example.com": "example.com" },
    test: { "https://test.example.net": "example.net" },
  });
});
