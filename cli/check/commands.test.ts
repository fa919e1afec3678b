import { expect, it } from "vitest";
import { importDocument } from "#importers";
import { checkApi } from "./check-api.ts";

it("finds no failure of the product where the command has further options, or letters of Latin-1", async () => {
  const imported = await importDocument(
    {
      openapi: "3.1.0",
      info: { title: "Feeds", version: "1" },
      components: { securitySchemes: { client: { type: "mutualTLS" } } },
      paths: {
        "/feed": {
          get: {
            security: [{ client: [] }],
            parameters: [
              { name: "X-City", in: "header", required: true, schema: { type: "string", enum: ["Zürich"] } },
            ],
            responses: { 200: { description: "", content: { "application/x-ndjson": { schema: {} } } } },
          },
        },
      },
    },
    { id: "feeds", name: "openapi.json" },
  );
  if (!imported.ok) throw new Error("the description is not read");
  const [report] = await checkApi({ model: imported.model, budget: { runs: 10, seed: 1 }, clock: () => 0 });
  expect(report?.laws.flatMap(({ outcome }) => (outcome.kind === "failed" ? [outcome.message] : []))).toEqual([]);
  expect(report?.laws.map(({ law }) => law)).toContain("snippets");
});
