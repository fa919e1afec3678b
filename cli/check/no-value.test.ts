import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCheck } from "./run-check.ts";

const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
const operation = (schema: object) => ({ requestBody: json(schema), responses: { 204: { description: "Done." } } });

it("says where an endpoint allows no value at all, and goes on with the others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-no-value-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  let out = "";
  const write = (text: string): void => {
    out += text;
  };
  const wishes = { runs: 2, seed: 1, json: false, browser: false, open: false };
  await runCheck(
    { ...wishes, registry: "http://127.0.0.1:9", site: "localhost:4000", api: join(folder, "api.json") },
    { env: {}, folder, out: write, err: write, clock: () => 0, draw: () => 7, untilEnd: async () => {} },
  );
  expect(out).toMatch(/not tried: POST \/bad, .*no valid value exists at body\.name: minLength 5 is above maxLength 3/);
  expect(out).toMatch(/POST \/good +(\d+)\/\1 /);
});
