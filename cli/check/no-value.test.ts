import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checksInFolder } from "./check.testing.ts";

const { folder, output, check } = checksInFolder({ api: "api.json", runs: 2 });

const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
const operation = (schema: object) => ({ requestBody: json(schema), responses: { 204: { description: "Done." } } });

it("reports where an endpoint allows no value, and continues with the others", async () => {
  const plant = (name: object) => ({ type: "object", required: ["name"], properties: { name } });
  writeFileSync(
    join(folder, "api.json"),
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      servers: [{ url: "https://plants.example" }],
      paths: {
        "/bad": { post: operation(plant({ type: "string", minLength: 5, maxLength: 3 })) },
        "/good": { post: operation(plant({ type: "string", maxLength: 3 })) },
      },
    }),
  );
  await check();
  expect(output.out).toMatch(
    /not tried: POST \/bad, .*no valid value exists at body\.name: minLength 5 is above maxLength 3/,
  );
  expect(output.out).toMatch(/^2 endpoints, \d+ laws passed, 0 failed, [1-9]\d* not tried, \d+ runs, seed 1$/m);
  expect(output.out).toMatch(/POST \/good +(\d+)\/\1 /);
});
