import { isObject, type Json, own } from "#engine/json";
import { numberText } from "../json-schema/numbers.ts";

/** The versions of OpenAPI that differ in how they are read; 3.2 adds to 3.1. */
export type OpenApiVersion = "2.0" | "3.0" | "3.1";

/** Tells which version a document says it is of; nothing when it is no OpenAPI document. */
export function openApiVersion(document: Json): OpenApiVersion | undefined {
  if (!isObject(document)) return undefined;
  const [old, current] = [own(document, "swagger"), own(document, "openapi")].map(textOf);
  if (old !== undefined) return "2.0";
  if (current === undefined) return undefined;
  return /^3\.0(?:\.|$)/.test(current) ? "3.0" : "3.1";
}

/** In YAML without quotes a version is a number. */
const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : numberText(value));
