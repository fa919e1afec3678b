import { binaryTag, CORE_SCHEMA, dump, load, mergeTag, omapTag, pairsTag, setTag, timestampTag } from "js-yaml";

/** YAML 1.2 with merge keys and dates, as other publishers of docs projects read front matter. */
const schema = CORE_SCHEMA.withTags(mergeTag, binaryTag, timestampTag, omapTag, pairsTag, setTag);

/** Reads a YAML document. Throws a `YAMLException` for an invalid one. */
export const readYaml = (text: string): unknown => load(text, { schema });

/** Writes a value as a YAML document, with quotes around texts that YAML 1.1 reads as other values. */
export const writeYaml = (value: unknown): string => dump(value);

/** Returns true for a map with keys, as YAML and JSON have them. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
