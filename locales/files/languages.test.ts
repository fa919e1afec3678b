import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkMessages } from "../check.ts";
import { compileTable, type Source } from "../compile.ts";
import en from "../en.json" with { type: "json" };
import { mergeSources, readLanguages, readSource, tagsIn } from "./read-languages.ts";

const folder = resolve(import.meta.dirname, "..");
const made = mkdtempSync(join(tmpdir(), "languages-"));
afterAll(() => rmSync(made, { recursive: true }));

describe.each(tagsIn(folder).filter((tag) => tag !== "en"))("the messages in %s", (tag) => {
  it("are complete, well formed and have the values of the English ones", () => {
    expect(checkMessages(en, readSource(folder, tag), tag)).toEqual([]);
  });
});

it("are well formed in English", () => {
  expect(() => compileTable(en)).not.toThrow();
  expect(checkMessages(en, en, "en")).toEqual([]);
});

it("are found by language and script", () => {
  const find = readLanguages(folder);
  const found = ["de", "de-CH", "pt-BR", "zh", "zh-Hans-SG", "zh-TW", "pl", "no language"].map((tag) => find(tag)?.tag);
  expect(found).toEqual(["de", "de", "pt", "zh", "zh", undefined, undefined, undefined]);
});

it("can be added by one file, and fall back to English", () => {
  const english: Source = { page: { next: "Next", previous: "Previous", group: { a: "A", b: "B" } } };
  writeFileSync(join(made, "en.json"), JSON.stringify(english));
  writeFileSync(join(made, "pl.json"), JSON.stringify({ page: { next: "Dalej", group: { a: "Ą" }, other: "Inne" } }));
  expect(readLanguages(made)("pl")?.compiled("page")).toEqual({
    next: "Dalej",
    previous: "Previous",
    group: { a: "Ą", b: "B" },
  });
  expect(mergeSources(english, {})).toEqual(english);
});
