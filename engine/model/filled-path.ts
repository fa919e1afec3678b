import { type Json, type JsonObject, own, printJson } from "#engine/json";
import { uriComponent } from "#engine/uri";
import type { PathPart } from "./endpoint.ts";

/** Returns a path with the encoded values of its parameters; one without a value keeps its name in braces. */
export const filledPath = (path: readonly PathPart[], values: JsonObject): string =>
  path.map((part) => (part.kind === "literal" ? part.value : partText(own(values, part.key), part.key))).join("");

const partText = (value: Json | undefined, key: string): string => {
  if (value === undefined || value === null) return `{${key}}`;
  return uriComponent(typeof value === "string" ? value : printJson(value));
};
