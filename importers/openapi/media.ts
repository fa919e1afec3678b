import { isJsonType, isSequenceType, mediaType } from "#engine/request";
import { entriesOf, included, type Node } from "../node.ts";

/** The kinds of content by media type. */
export type MediaKind = "json" | "multipart" | "urlencoded" | "sse" | "ndjson" | "xml" | "text" | "binary" | "any";

/** One media type with its description. */
export interface Media {
  readonly type: string;
  readonly kind: MediaKind;
  readonly node: Node;
}

const texts: ReadonlySet<string> = new Set([
  "application/graphql",
  "application/javascript",
  "application/jwt",
  "application/sql",
  "application/toml",
  "application/x-yaml",
  "application/yaml",
]);

/** Returns the kind of content of a media type. */
export function mediaKind(contentType: string): MediaKind {
  const type = mediaType(contentType);
  if (isSequenceType(type)) return "ndjson";
  if (isJsonType(type) || type === "json") return "json";
  if (type.startsWith("multipart/")) return "multipart";
  if (type === "application/x-www-form-urlencoded") return "urlencoded";
  if (type === "text/event-stream") return "sse";
  if (type === "application/xml" || type === "text/xml" || type.endsWith("+xml")) return "xml";
  if (type.startsWith("text/") || texts.has(type)) return "text";
  return type === "*/*" || type === "application/*" || !type.includes("/") ? "any" : "binary";
}

/** Reads the media types of a body, JSON first, else in the order of the description. */
export function mediaOf(content: Node): readonly Media[] {
  const all = entriesOf(content).map(([type, node]) => ({ type, kind: mediaKind(type), node: included(node) }));
  return [...all.filter(({ kind }) => kind === "json"), ...all.filter(({ kind }) => kind !== "json")];
}
