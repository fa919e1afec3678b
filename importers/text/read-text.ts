import type { JsonLimits } from "#engine/json";
import { defaultDescriptionLimits } from "../limits.ts";
import { type NamedText, readJsonText } from "./read-json-text.ts";
import type { ReadText } from "./text-error.ts";
import { readYaml } from "./yaml/read-yaml.ts";

/** Reads JSON or YAML at once, where the parsers of YAML are loaded anyway; others use `loadText`. */
export const readText = (text: NamedText, limits: JsonLimits = defaultDescriptionLimits): ReadText => {
  const read = readJsonText(text, limits);
  return "yaml" in read ? readYaml(read.yaml, limits) : read;
};
