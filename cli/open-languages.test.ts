import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findLanguage, provideLanguages } from "#locales";
import { openLanguages, openLanguagesHere } from "./open-languages.ts";

const folder = mkdtempSync(join(tmpdir(), "publisher-languages-"));
const write = (name: string, messages: object): void => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "pl.json"), JSON.stringify(messages));
};
const open = (languages?: string) => {
  const printed: string[] = [];
  const env = languages === undefined ? {} : { CALLBOARD_LANGUAGES: languages };
  return { errors: openLanguages({ env, folder, err: (text) => printed.push(text) }), printed };
};
const nextIn = (tag: string): unknown => findLanguage(tag)?.compiled("page").next;

afterAll(() => {
  open();
  rmSync(folder, { recursive: true });
});

it("gives pages the languages of a publisher, also in threads that start later", () => {
  write("good", { page: { next: "Dalej" } });
  expect(open("good")).toEqual({ errors: [], printed: [] });
  expect([nextIn("pl-PL"), nextIn("de")]).toEqual(["Dalej", "Weiter"]);
  // A thread begins without languages.
  provideLanguages(() => undefined);
  openLanguagesHere();
  expect(nextIn("pl")).toBe("Dalej");
  open();
  expect(nextIn("pl")).toBeUndefined();
});

it("refuses texts that no page could show, and names unknown ones without a flood", () => {
  write("broken", { page: { thereIsNoPageAt: "Nie ma {addres}" } });
  expect(open("broken").errors).toEqual([
    expect.stringContaining("CALLBOARD_LANGUAGES: pl.json: page.thereIsNoPageAt has the value {addres}"),
    expect.stringContaining("lacks the value {path}"),
  ]);
  write("old", { page: Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`gone${at}`, "x"])) });
  const { errors, printed } = open("old");
  expect(errors).toEqual([]);
  expect(printed).toHaveLength(6);
  expect(printed.at(-1)).toBe("callboard: CALLBOARD_LANGUAGES: and 2 more\n");
});
