import { isObject, own } from "#engine/json";
import type { Node } from "../../node.ts";
import { type ReadRules, readStatedRules } from "./read-rules.ts";

const ruleKeywords = ["contains", "not", "if", "dependentRequired", "dependentSchemas", "dependencies"] as const;

const nothing: ReadRules = { rules: [], unread: [] };

/** Reads the rules that a schema states beside what its shape expresses, and lists those that can't be checked. */
export function readRules(schema: Node): ReadRules {
  const { value } = schema;
  const keys = isObject(value) ? ruleKeywords.filter((key) => own(value, key) !== undefined) : [];
  return keys.length === 0 ? nothing : readStatedRules(schema, keys);
}
