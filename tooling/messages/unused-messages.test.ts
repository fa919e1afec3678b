import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Source } from "../../locales/compile.ts";
import en from "../../locales/en.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");
const rooms = ["ui", "react", "docs-host", "embed", "cli"];

/** Lists the messages that no source names, by their paths. A group counts as used with its own name. */
const unusedMessages = (messages: Source, names: ReadonlySet<string>): readonly string[] =>
  Object.entries(messages).flatMap(([area, table]) =>
    Object.keys(table).flatMap((key) => (names.has(key) ? [] : [`${area}.${key}`])),
  );

function namesIn(folders: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(test|testing)\.tsx?$/.test(file)) continue;
    for (const [, name = ""] of readFileSync(resolve(root, file), "utf8").matchAll(/[."{,]\s*(\w+)/g)) names.add(name);
  }
  return names;
}

it("finds a message that no source names", () => {
  expect(unusedMessages({ page: { next: "Next", back: "Back" } }, new Set(["next"]))).toEqual(["page.back"]);
});

it("every message is used", () => {
  expect(unusedMessages(en, namesIn(rooms))).toEqual([]);
});
