import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { defined, itemAt } from "#engine/item-at";
import { exact } from "#engine/json";
import { schemaCheckOf } from "./schema-check.ts";
import { type Draft, drafts, formatCases, mandatoryCases, NoSuiteError } from "./suite.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes files of a suite. */
function suiteOf(files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const draft: Draft = defined(drafts[0]);
const groups = (schema: string, tests = "[]"): string =>
  `[{"description": "a schema", "schema": ${schema}, "tests": ${tests}}]`;

describe("conformance", () => {
  it("reads mandatory cases and those about formats, with every digit", () => {
    const tests = '[{"description": "a value", "data": 1.0, "valid": true}]';
    const suite = suiteOf({
      "tests/draft2020-12/minimum.json": groups('{"minimum": 1}', tests),
      "tests/draft2020-12/format.json": groups("{}"),
      "tests/draft2020-12/optional/format/date.json": groups('{"format": "date"}'),
    });
    const [group, second] = mandatoryCases(suite, draft);
    expect(group).toEqual({
      file: "minimum",
      title: "a schema",
      schema: { minimum: 1 },
      cases: [{ title: "a value", value: exact("1.0"), valid: true }],
    });
    expect(second).toBeUndefined();
    expect(formatCases(suite, draft).map(({ file }) => file)).toEqual(["date"]);
  });

  it("says which folder a checkout lacks", () => {
    expect(() => mandatoryCases(suiteOf({}), draft)).toThrow(NoSuiteError);
  });

  it("checks values by the importer and the check of responses, with the suite's further schemas", async () => {
    const suite = suiteOf({
      "remotes/names.json": '{"$defs": {"name": {"type": "string"}}}',
      "tests/draft2020-12/ref.json": groups('{"$ref": "http://localhost:1234/names.json#/$defs/name"}'),
    });
    const check = await schemaCheckOf(itemAt(mandatoryCases(suite, draft), 0), draft, suite);
    expect([check("rose").length, check(1).length]).toEqual([0, 1]);
  });
});
