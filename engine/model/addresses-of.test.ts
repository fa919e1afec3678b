import { expect, it } from "vitest";
import { addressesOf, hostPatternsOf } from "./addresses-of.ts";

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

it.each([
  ["https://{shop}.example/v1", { shop: "demo" }, ["https://*.example/v1"]],
  ["https://{shop}-api.example", { shop: "demo" }, ["https://*-api.example"]],
  ["wss://{a}.{b}.example", { a: "x", b: ["1", "2"] }, ["wss://*.1.example", "wss://*.2.example"]],
  ["https://{shop}.example:{port}/in/{base}", { shop: "a", port: "8", base: "v1" }, ["https://*.example:8/in"]],
  ["https://{host}", { host: "api.example" }, ["https://*"]],
  ["https://{region}.example/{base}", { region: ["eu"], base: "v1" }, []],
  ["https://*.{shop}.example", { shop: "a" }, []],
  ["https://{user}@api.example", { user: "ada" }, ["https://*@api.example"]],
  ["https://ada:{secret}@api.example", { secret: "x" }, []],
  ["https://api.example:{port}", { port: "8" }, []],
  ["/{base}", { base: "v1" }, []],
])("hostPatternsOf %s has a star for each variable of any text in the host", (template, variables, patterns) => {
  expect(hostPatternsOf(environment(template, variables))).toEqual(patterns);
});

it("hostPatternsOf takes a star of the description for no variable", () => {
  expect(hostPatternsOf({ id: "e", baseUrl: "https://*.example" })).toEqual([]);
});
