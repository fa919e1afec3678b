import { expect, it } from "vitest";
import { addressesOf } from "./addresses-of.ts";

const environment = (template: string, variables: { readonly [name: string]: readonly string[] | string }) => ({
  id: "e",
  baseUrl: Object.entries(variables).reduce(
    (url, [name, values]) => url.replaceAll(`{${name}}`, typeof values === "string" ? values : (values[0] ?? "")),
    template,
  ),
  template,
  variables: Object.fromEntries(
    Object.entries(variables).map(([name, values]) => [
      name,
      typeof values === "string" ? { default: values } : { default: values[0] ?? "", values },
    ]),
  ),
});

it("addressesOf returns the one address of an environment without variables", () => {
  expect(addressesOf({ id: "e", baseUrl: "https://api.example/v1" })).toEqual(["https://api.example/v1"]);
});

it.each([
  [
    "https://{region}.example/{version}",
    { region: ["eu", "us"], version: ["v1", "v2"] },
    ["https://eu.example/v1", "https://eu.example/v2", "https://us.example/v1", "https://us.example/v2"],
  ],
  ["https://api.example/in/{base}/x", { base: "v1" }, ["https://api.example/in/v1/x", "https://api.example/in"]],
  ["https://{shop}.example/v1", { shop: "demo" }, ["https://demo.example/v1"]],
  [
    "https://{shop}.example:{port}/v1",
    { shop: "a", port: ["1", "2"] },
    ["https://a.example:1/v1", "https://a.example:2/v1"],
  ],
  ["https://{host}", { host: "api.example" }, ["https://api.example"]],
])("addressesOf %s returns each listed value, and no undeclared host", (template, variables, addresses) => {
  expect(addressesOf(environment(template, variables))).toEqual(addresses);
});

it("addressesOf returns at most 256 addresses", () => {
  const values = Array.from({ length: 100 }, (_, n) => `v${n}`);
  const many = addressesOf(environment("https://{a}.example/{b}/{c}", { a: values, b: values, c: values }));
  expect(many).toHaveLength(256);
});
