import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const idl = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(idl, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yml"))
  .sort();

type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (node: unknown): node is Mapping => typeof node === "object" && node !== null && !Array.isArray(node);

/** The entries below a key, none when the key is absent. A list is keyed by position. */
function entries(node: unknown, key: string): readonly (readonly [string, unknown])[] {
  const below = isMapping(node) ? node[key] : undefined;
  return isMapping(below) || Array.isArray(below) ? Object.entries(below) : [];
}

/** Returns true if a node has `docs` that are a sentence: capitalized and with a period. Short forms have no docs. */
function hasWords(node: unknown): boolean {
  const docs = isMapping(node) ? node.docs : undefined;
  return typeof docs === "string" && /^[A-Z0-9`"][\s\S]*\.\n?$/.test(docs);
}

/** Lists the nodes of a definition file without docs, and the endpoints without a display name or an example. */
function wordless(file: unknown): readonly string[] {
  const places: string[] = hasWords(file) ? [] : ["file"];
  const need = (node: unknown, place: string) => {
    if (!hasWords(node)) places.push(place);
  };
  const needEach = (node: unknown, key: string, place: string) => {
    for (const [name, entry] of entries(node, key)) need(entry, `${place}.${name}`);
  };
  needEach(file, "environments", "environments");
  needEach(file, "errors", "errors");
  for (const [name, type] of entries(file, "types")) {
    need(type, name);
    needEach(type, "properties", name);
    needEach(type, "base-properties", name);
    needEach(type, "union", name);
  }
  const service = isMapping(file) ? file.service : undefined;
  for (const [name, endpoint] of entries(service, "endpoints")) {
    need(endpoint, name);
    needEach(endpoint, "path-parameters", name);
    const request = isMapping(endpoint) ? endpoint.request : undefined;
    needEach(request, "query-parameters", name);
    needEach(request, "headers", name);
    needEach(isMapping(request) ? request.body : undefined, "properties", name);
    if (!isMapping(endpoint) || typeof endpoint["display-name"] !== "string") places.push(`${name} display-name`);
    if (entries(endpoint, "examples").length === 0) places.push(`${name} examples`);
  }
  return places;
}

describe("the docs of the definition", () => {
  it("are checked in every area", () => {
    expect(files).toContain("api.yml");
    expect(files).toContain(join("areas", "tokens.yml"));
  });

  it.each(files)("are complete in %s", (file) => {
    const text = readFileSync(join(idl, file), "utf8");
    expect(wordless(parse(text)), relative(process.cwd(), join(idl, file))).toEqual([]);
  });

  it("are reported wherever they are missing", () => {
    const mute = parse(`
environments:
  Production: https://registry.callboard.example
service:
  endpoints:
    get:
      path-parameters: { id: string }
      request:
        query-parameters: { page: integer }
        headers: { X-Trace: { type: string, docs: Names the call in logs. } }
        body: { properties: { name: { type: string, docs: "" } } }
types:
  Leaf: string
  Tree: { docs: A tree with leaves., properties: { leaf: Leaf, root: { type: Leaf, docs: no sentence } } }
  Either: { docs: One of two., union: { left: Leaf, right: {} } }
  Any: { docs: Any of two., discriminated: false, union: [Leaf, { type: Tree, docs: A whole tree. }] }
  Mood: { enum: [GLAD, SAD] }
errors:
  Gone: { status-code: 410 }
`);
    expect(wordless(mute)).toEqual([
      "file",
      "environments.Production",
      "errors.Gone",
      "Leaf",
      "Tree.leaf",
      "Tree.root",
      "Either.left",
      "Either.right",
      "Any.0",
      "Mood",
      "get",
      "get.id",
      "get.page",
      "get.name",
      "get display-name",
      "get examples",
    ]);
  });
});
