import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compileTable, type Source } from "../compile.ts";
import en from "../en.json" with { type: "json" };
import { checkLanguages } from "./check-languages.ts";
import { checkMessages } from "./check-messages.ts";
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

/** Writes a folder with files of languages. */
function languagesOf(name: string, files: { readonly [file: string]: string | Source }): string {
  const written = join(made, name);
  mkdirSync(written);
  for (const [file, messages] of Object.entries(files))
    writeFileSync(join(written, file), typeof messages === "string" ? messages : JSON.stringify(messages));
  return written;
}

it("of a publisher replace messages of a language, or add a language", () => {
  const own = languagesOf("own", {
    "pl.json": { page: { next: "Następna" } },
    "de.json": { page: { next: "Eine Seite weiter" } },
  });
  const [english, find, packaged] = [readSource(folder, "en"), readLanguages(folder, own), readLanguages(folder)];
  const page = compileTable(english.page as Source);
  expect(find("pl-PL")).toMatchObject({ tag: "pl" });
  expect(find("pl")?.compiled("page")).toEqual({ ...page, next: "Następna" });
  expect(find("de")?.compiled("page")).toEqual({ ...packaged("de")?.compiled("page"), next: "Eine Seite weiter" });
  expect(find("fr")?.compiled("page")).toEqual(packaged("fr")?.compiled("page"));
});

it("of a publisher are checked, and need not be complete", () => {
  const checked = (name: string, files: { readonly [file: string]: string | Source }) =>
    checkLanguages(folder, languagesOf(name, files));
  expect(checked("good", { "pl.json": { page: { next: "Następna" } } })).toEqual({ errors: [], notes: [] });
  const faults = checked("faulty", {
    "en.json": {},
    "eo.json": { page: { nextPages: "?" } },
    "fi.json": "[]",
    "klingon language.json": {},
    "nl.json": "{",
    "pl.json": {
      page: {
        entriesCount: "{count, plural, one {# wpis} other {# wpisu}}",
        next: "{",
        thereIsNoPageAt: "Nie ma strony {addres}.",
      },
    },
  });
  expect(faults.notes).toEqual([
    "eo.json: page.nextPages is not in the English messages",
    'pl.json: page.entriesCount lacks the plural form "few" of the language',
  ]);
  expect(faults.errors).toEqual([
    "en.json: the English messages can't be replaced",
    "fi.json: it must be an object of texts, and of objects of texts",
    "klingon language.json: the name must be a BCP 47 tag, such as pl.json",
    expect.stringMatching(/^nl\.json: .*JSON/),
    "pl.json: page.next can't be read: not valid ICU MessageFormat: expect argument closing brace",
    "pl.json: page.thereIsNoPageAt has the value {addres}, which the English message does not have",
    "pl.json: page.thereIsNoPageAt lacks the value {path} of the English message",
  ]);
  expect(checkLanguages(folder, join(made, "none")).errors).toEqual([
    `${join(made, "none")} is not a folder that can be read`,
  ]);
});
