import { expect, it } from "vitest";
import { importOpenRpc } from "#importers";
import { checkApi } from "./check-api.ts";

const schema = { type: ["string", "null"] };

it.each([
  ["by name", { paramStructure: "by-name", result: { name: "r", schema: {} } }],
  ["by position", { paramStructure: "by-position", result: { name: "r", schema: {} } }],
  ["a notification", {}],
])("finds no failure of the product in a method of JSON-RPC: %s", async (_, parts) => {
  const document = {
    openrpc: "1.3.2",
    servers: [{ url: "http://rpc.test" }],
    methods: [
      {
        ...{ name: "m", ...parts },
        params: [
          { name: "a", schema },
          { name: "b", required: true, schema: { type: "integer" } },
          { name: "c", schema },
        ],
        examples: [
          {
            name: "e",
            params: [
              { name: "a", value: null },
              { name: "b", value: 7 },
            ],
            result: { name: "r", value: 1 },
          },
        ],
      },
    ],
  };
  const { model } = await importOpenRpc(document, { id: "a" });
  const [report] = await checkApi({ model, budget: { runs: 20, seed: 1 }, clock: () => 0 });
  expect(report?.laws.flatMap(({ outcome }) => (outcome.kind === "failed" ? [outcome.message] : []))).toEqual([]);
  expect(report?.laws.length).toBeGreaterThan(1);
});
