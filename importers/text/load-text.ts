import type { JsonLimits } from "#engine/json";
import { defaultDescriptionLimits } from "../limits.ts";
import { type NamedText, readJsonText } from "./read-json-text.ts";
import type { ReadText } from "./text-error.ts";

/** Reads JSON or YAML. Loads a parser only when a text needs it: the parsers are as large as the importers. */
export async function loadText(text: NamedText, limits: JsonLimits = defaultDescriptionLimits): Promise<ReadText> {
  const read = readJsonText(text, limits);
  if (!("yaml" in read)) return read;
  const { readYaml } = await import("./yaml/read-yaml.ts");
  return readYaml(read.yaml, limits);
}
