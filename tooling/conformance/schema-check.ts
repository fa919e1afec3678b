import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { checkAnswer, type Mismatch } from "#engine/answer";
import { defined } from "#engine/item-at";
import { type Json, printJson } from "#engine/json";
import { typesIn } from "#engine/shape";
import { importDocument } from "#importers";
import type { Draft, SuiteGroup } from "./suite.ts";

/** The address at which the suite expects its further schemas. */
const remotes = "http://localhost:1234/";

const schemaAddress = "https://suite.example/schema.json";

const require = createRequire(import.meta.url);

/** The files of metaschemas in installed packages, by the start of their address. */
const metaschemas: readonly (readonly [start: string, file: (rest: string) => string])[] = [
  ["https://json-schema.org/draft/2020-12/", (rest) => `ajv/dist/refs/json-schema-2020-12/${rest}.json`],
  ["https://json-schema.org/draft/2019-09/", (rest) => `ajv/dist/refs/json-schema-2019-09/${rest}.json`],
  ["http://json-schema.org/draft-07/", () => "ajv/dist/refs/json-schema-draft-07.json"],
  ["http://json-schema.org/draft-06/", () => "ajv/dist/refs/json-schema-draft-06.json"],
  ["http://json-schema.org/draft-04/", () => "ajv-draft-04/dist/refs/json-schema-draft-04.json"],
];

/** Differences of a value from its schema; none for a valid value. */
export type SchemaCheck = (value: Json) => readonly Mismatch[];

/**
 * Creates the check of a schema, by the path of the product: a description names the schema as the body of a response,
 * the importer reads it, and values are checked as responses.
 */
export async function schemaCheckOf({ schema }: SuiteGroup, draft: Draft, suite: string): Promise<SchemaCheck> {
  const read = async (address: string): Promise<string> =>
    address === schemaAddress ? printJson(schema) : readFileSync(fileOf(address, suite), "utf8");
  const imported = await importDocument(descriptionOf(draft), { id: "suite", name: "openapi.json", read });
  const { model } = defined(imported.ok ? imported : undefined);
  const endpoint = defined(model.endpoints[0]);
  const types = typesIn(model);
  return (value) => checkAnswer({ endpoint, types, status: 200, value }) ?? [];
}

const descriptionOf = ({ address }: Draft): Json => ({
  openapi: "3.1.1",
  jsonSchemaDialect: address,
  info: { title: "Values", version: "1" },
  paths: {
    "/value": {
      get: {
        responses: { 200: { description: "", content: { "application/json": { schema: { $ref: schemaAddress } } } } },
      },
    },
  },
});

/** Returns the file with the schema of an address; a file that is missing is an error of the reader. */
function fileOf(address: string, suite: string): string {
  const [page = ""] = address.split("#", 1);
  if (page.startsWith(remotes)) {
    const file = join(suite, "remotes", page.slice(remotes.length));
    return existsSync(file) ? file : `${file}.json`;
  }
  const [start, path] = metaschemas.find(([one]) => page.startsWith(one)) ?? [];
  return require.resolve(path?.(page.slice((start ?? "").length)) ?? page);
}
