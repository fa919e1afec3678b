import { Validator } from "@cfworker/json-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createNotes } from "../../../docs-project/diagnostic.ts";
import { memoryFiles } from "../../../docs-project/memory-files.testing.ts";
import { readDocsProject } from "../../../docs-project/read-docs-project.ts";
import { readYamlFile } from "../../../docs-project/settings/yaml-file.ts";
import { constructs } from "./constructs.ts";
import { docsExamples } from "./examples.ts";
import { commonTexts, constructTexts } from "./setting-texts.ts";
import { docsSettingsSchema } from "./settings-schema.ts";

const all = constructs();

describe("the reference of docs.yml", () => {
  it.each(all.map((one) => [one.name, one] as const))("has an example of %s that its reader accepts", (name, one) => {
    const reports = one.readers.map((read) => {
      const notes = createNotes();
      const yaml = readYamlFile({ path: "docs.yml", text: constructTexts[name]?.example ?? "" }, notes);
      if (yaml !== undefined) read(yaml, notes.report);
      return notes.all().map(({ message }) => message);
    });
    expect(reports).toContainEqual([]);
  });

  it("describes only keys that the readers have", () => {
    const keys = (name: string) => new Set(all.find((one) => one.name === name)?.settings.map(({ key }) => key));
    for (const [name, { keys: described }] of Object.entries(constructTexts))
      expect([...keys(name)]).toEqual(expect.arrayContaining(Object.keys(described)));
    const used = all.flatMap(({ settings }) => settings.map(({ key }) => key));
    expect(used).toEqual(expect.arrayContaining(Object.keys(commonTexts)));
  });

  it.each(docsExamples.map((one) => [one.title, one] as const))(
    "has a project for %s without mistakes",
    async (_, one) => {
      const read = await readDocsProject({ files: memoryFiles(() => one.files), env: {} });
      expect(read.diagnostics).toEqual([]);
    },
  );
});

describe("the schema of docs.yml", () => {
  const validator = new Validator(docsSettingsSchema(), "7");

  it.each(docsExamples.map(({ title, files }) => [title, files["docs.yml"] ?? ""]))(
    "accepts the project for %s",
    (_, text) => {
      expect(validator.validate(parse(text))).toMatchObject({ valid: true });
    },
  );

  it.each([
    ["a misspelled key", { titel: "Plants" }],
    ["an item without its file", { navigation: [{ page: "Start" }] }],
    ["another word", { theme: { body: "paper" } }],
  ])("rejects %s", (_, value) => {
    expect(validator.validate(value).valid).toBe(false);
  });
});
