import { parseYaml, type SourceText, type Word, type Yaml, type YamlEntry } from "#codegen/reading";
import type { Notes } from "../diagnostic.ts";

/** The variables of the environment, by name. */
export type Environment = { readonly [name: string]: string | undefined };

/** Parses YAML, and expands merge keys (`<<: *anchor`). Syntax errors are reported. */
export function readYamlFile(source: SourceText, notes: Notes): Yaml | undefined {
  const read = parseYaml(source, notes.report);
  return read.kind === "read" ? merged(read.value) : undefined;
}

/** Returns the value of a key; undefined unless the node is a map with the key. */
export const member = (node: Yaml | undefined, key: string): Yaml | undefined =>
  node?.kind === "map" ? node.entries.find((entry) => entry.key.text === key)?.value : undefined;

/** Returns a text of YAML with its place; undefined for other values. */
export const wordOf = (node: Yaml | undefined): Word | undefined =>
  node?.kind === "scalar" && typeof node.value === "string" ? { text: node.value, span: node.span } : undefined;

function merged(node: Yaml): Yaml {
  if (node.kind === "scalar") return node;
  if (node.kind === "list") return { ...node, items: node.items.map(merged) };
  const own = node.entries.map(({ key, value }): YamlEntry => ({ key, value: merged(value) }));
  if (!own.some(({ key }) => key.text === "<<")) return { ...node, entries: own };
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of own) {
    if (key.text !== "<<") continue;
    for (const map of value.kind === "list" ? value.items : [value]) {
      if (map.kind === "map")
        for (const entry of map.entries) if (!entries.has(entry.key.text)) entries.set(entry.key.text, entry);
    }
  }
  for (const entry of own) if (entry.key.text !== "<<") entries.set(entry.key.text, entry);
  return { ...node, entries: [...entries.values()] };
}

/** `${NAME}`, or the same with backslashes, which stands for itself. */
const variable = /\\\$\\\{(\w+)\\\}|\$\{(\w+)\}/g;

/** Replaces `${NAME}` in all texts by variables of the environment. Missing ones are reported, and empty. */
export function withVariables(node: Yaml, env: Environment, notes: Notes): Yaml {
  if (node.kind === "list") return { ...node, items: node.items.map((item) => withVariables(item, env, notes)) };
  if (node.kind === "map") {
    const entries = node.entries.map(({ key, value }) => ({ key, value: withVariables(value, env, notes) }));
    return { ...node, entries };
  }
  if (typeof node.value !== "string" || !node.value.includes("$")) return node;
  const value = node.value.replace(variable, (_, escaped: string | undefined, name: string) => {
    if (escaped !== undefined) return `\${${escaped}}`;
    const found = env[name];
    if (found === undefined) {
      notes.note(node.span, {
        code: "environment",
        message: `the environment has no variable ${name}`,
        advice: `set ${name}, or write \\$\\{${name}\\} for the text itself`,
      });
    }
    return found ?? "";
  });
  return { ...node, value };
}
