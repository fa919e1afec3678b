import { expect, it } from "vitest";
import { type Environment, filledBaseUrl } from "./index.ts";

const regional: Environment = {
  id: "regional",
  baseUrl: "https://eu.example.com/v2",
  template: "https://{region}.example.com/{version}{unknown}",
  variables: { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v2" } },
};

it.each<[string, Environment, { readonly [name: string]: string }, string]>([
  [
    "the address itself without variables",
    { id: "a", baseUrl: "https://a.example" },
    { region: "us" },
    "https://a.example",
  ],
  ["the default of each", regional, {}, "https://eu.example.com/v2{unknown}"],
  ["what was chosen", regional, { region: "us", version: "v3" }, "https://us.example.com/v3{unknown}"],
  ["the default where nothing was typed", regional, { version: "" }, "https://eu.example.com/v2{unknown}"],
  [
    "unchanged signs that have a meaning in replacements",
    regional,
    { region: "$&" },
    "https://$&.example.com/v2{unknown}",
  ],
  ["no inherited name as a value", { ...regional, template: "{toString}" }, {}, "{toString}"],
])("a filled base URL has %s", (_, environment, chosen, address) =>
  expect(filledBaseUrl(environment, chosen)).toBe(address),
);
