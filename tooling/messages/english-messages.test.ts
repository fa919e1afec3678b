import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { compileTable } from "../../locales/compile.ts";
import en from "../../locales/en.json" with { type: "json" };
import { createTable, type Table } from "../../locales/format.ts";
import { accessorOf, valuesOf } from "./message-modules.ts";

const folder = resolve(import.meta.dirname, "../../locales/messages");
const compiled = compileTable(en);

/** Values of each type, among them those with a text for themselves. */
const samples: { readonly [type: string]: readonly (string | number | boolean)[] } = {
  "string | number": ["{x}", "`$", ""],
  number: [0, 1, 2, 1005, 12345.678],
  string: ["body", "value", "sse", "ndjson", "query", "header", "unplugged", "other"],
  boolean: [true, false],
};

function* valuesFor(types: readonly (readonly [string, string])[]): Generator<{ readonly [name: string]: never }> {
  const [first, ...rest] = types;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, type] = first;
  for (const value of samples[type] ?? [])
    for (const others of valuesFor(rest)) yield { [name]: value as never, ...others };
}

function compare(code: Table, data: Table, table: object): void {
  expect(Object.keys(code)).toEqual(Object.keys(data));
  for (const [key, message] of Object.entries(table)) {
    const [own, written] = [code[key], data[key]];
    if (typeof own === "function" && typeof written === "function")
      for (const values of valuesFor([...valuesOf(message)])) expect(own(values)).toBe(written(values));
    else if (typeof own === "object" && typeof written === "object") compare(own, written, message);
    else expect(own).toBe(written);
  }
}

it.each(Object.keys(en))("writes the messages of %s as the formatter does", async (area) => {
  const file = `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  expect(readdirSync(folder)).toContain(file);
  const module = await import(resolve(folder, file));
  const table = compiled[area];
  if (typeof table !== "object" || Array.isArray(table)) throw new TypeError(`${area} is a message`);
  // An area has no parts of a message.
  const source = table as ReturnType<typeof compileTable>;
  compare(module[accessorOf(area)](), createTable(source, "en"), source);
});
