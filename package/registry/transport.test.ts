import { expect, it } from "vitest";
import { registryEnvironments as generated } from "#generated/registry";
import { createRegistryClient, registryEnvironments } from "./index.ts";

it.each([
  [undefined, "http://localhost:4001/generators"],
  ["https://registry.example/base", "https://registry.example/base/generators"],
  [new URL("https://registry.example"), "https://registry.example/generators"],
])("calls the registry of this machine, or of the option environment: %s", async (environment, url) => {
  const called: string[] = [];
  const registry = createRegistryClient({
    ...(environment !== undefined && { environment }),
    fetch: async (address) => {
      called.push(String(address));
      return new Response("[]", { headers: { "content-type": "application/json" } });
    },
  });
  await registry.generators.listGenerators();
  expect(called).toEqual([url]);
});

it("has the address that the IDL declares as its default", () => {
  expect(Object.values(registryEnvironments)).toEqual(Object.values(generated));
});
