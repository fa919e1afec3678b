import { readFileSync } from "node:fs";
import { isList, type Json, type JsonObject, parseJson } from "#engine/json";

/** Reads a table of cases from `cases/`, with all digits. */
export function cases(name: string): readonly JsonObject[] {
  const parsed = parseJson(readFileSync(new URL(`./cases/${name}.json`, import.meta.url), "utf8"));
  if (!parsed.ok) throw new Error(`cases/${name}.json, line ${parsed.error.line}: ${parsed.error.message}`);
  const rows: Json = parsed.value;
  if (!isList(rows)) throw new Error(`cases/${name}.json is not a list`);
  return rows as readonly JsonObject[]; // each table is a list of objects; its reader knows of which
}
