import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** As many properties as the largest form that is measured (issue "The form", Figures). */
export const wideProperties = 5000;

/** Writes a description of one endpoint that takes an object of so many required properties; gives the file. */
export function wideFile(): string {
  const keys = Array.from({ length: wideProperties }, (_, i) => `property${i}`);
  const schema = {
    type: "object",
    required: keys,
    properties: Object.fromEntries(
      keys.map((key, i) => [key, i % 5 === 3 ? { type: "integer" } : { type: "string", maxLength: 40 }]),
    ),
  };
  const operation = {
    operationId: "fill-in",
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { "204": { description: "It was taken." } },
  };
  const file = join(mkdtempSync(join(tmpdir(), "callboard-wide-")), "wide.json");
  writeFileSync(
    file,
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Wide", version: "1.0.0" },
      servers: [{ url: "https://wide.example" }],
      paths: { "/things": { post: operation } },
    }),
  );
  return file;
}
