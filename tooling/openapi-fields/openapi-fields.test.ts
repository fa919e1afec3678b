import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { versions } from "./described-object.ts";
import { fieldNames, fieldsPage, observeFields } from "./fields-page.ts";
import { objects } from "./objects.ts";
import { observe } from "./observe.ts";

const file = join(import.meta.dirname, "../../docs/openapi.md");

describe("the page of the fields of OpenAPI", () => {
  const sections = new Map(
    readFileSync(file, "utf8")
      .split("\n## ")
      .slice(1)
      .map((text) => {
        const [name = "", ...lines] = text.split("\n");
        const rows = lines
          .filter((line) => line.startsWith("| `"))
          .map((line) => line.split("|").map((cell) => cell.trim()));
        return [name, rows] as const;
      }),
  );

  it.each(objects)("has each field of a $name, and what it does", ({ name, fields }) => {
    const rows = sections.get(name) ?? [];
    expect(rows.map(([, field]) => field)).toEqual(fieldNames(fields).map((field) => `\`${field}\``));
    for (const row of rows)
      expect(row.slice(2, 2 + versions.length).filter((cell) => cell !== "").length).toBeGreaterThan(0);
  });
});

it("a field that changes a sentence is rendered only", async () => {
  const [before, after] = await Promise.all(
    ["One.", "Other."].map((description) =>
      observe({ openapi: "3.1.0", info: { title: "Plants", version: "1", description }, paths: {} }),
    ),
  );
  expect(before?.rendered).not.toBe(after?.rendered);
  const { sent, judged, reported } = { ...before };
  expect({ sent, judged, reported }).toEqual({ sent: after?.sent, judged: after?.judged, reported: after?.reported });
});

describe("each field @nightly", () => {
  it("does something, and what the page says; HTML, markdown and exports agree", async () => {
    const fields = await observeFields();
    expect(fields.filter(({ does }) => does.length === 0)).toEqual([]);
    expect(fields.filter(({ disagreements }) => disagreements.length > 0)).toEqual([]);
    await expect(fieldsPage(fields)).toMatchFileSnapshot(file);
  });
});
