import { isObject, type Json, own } from "#engine/json";
import { numberText } from "../json-schema/index.ts";
import { member, type Node, note } from "../node.ts";

/** The versions of OpenAPI that are read differently; 3.2 only adds to 3.1. */
export type OpenApiVersion = "2.0" | "3.0" | "3.1";

/** Returns the declared version of a document; undefined if it is not an OpenAPI document. */
export function openApiVersion(document: Json): OpenApiVersion | undefined {
  if (!isObject(document)) return undefined;
  const [old, current] = [own(document, "swagger"), own(document, "openapi")].map(textOf);
  if (old !== undefined) return "2.0";
  if (current === undefined) return undefined;
  return /^3\.0(?:\.|$)/.test(current) ? "3.0" : "3.1";
}

/** Reports a document of an unknown version, such as a future one. */
export function noteVersion(root: Node, readAs: OpenApiVersion): void {
  const at = member(root, readAs === "2.0" ? "swagger" : "openapi");
  const version = textOf(at.value) ?? "";
  if (/^(?:2(?:\.0)*|3\.[012](?:[.-].*)?)$/.test(version)) return;
  note(at, "unsupported", `unsupported OpenAPI version ${JSON.stringify(version)}; treated as version ${readAs}`);
}

/** In YAML without quotes a version is a number. */
const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : numberText(value));
