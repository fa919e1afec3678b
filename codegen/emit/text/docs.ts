import type { Described } from "../../ir/type.ts";

/** Writes the docs of a declaration as the text of a JSDoc comment, undefined without docs. */
export function docsOf({ docs, availability }: Described, ...more: readonly string[]): string[] {
  const lines = [...(docs === undefined ? [] : [docs.trim()]), ...more];
  if (availability !== undefined) lines.push(notes[availability]);
  const text = lines.join("\n\n").replaceAll("*/", "*\\/");
  return text === "" ? [] : [text];
}

const notes = {
  Stable: "Stable: finished and kept compatible.",
  GenerallyAvailable: "Generally available.",
  InDevelopment: "In development: it may still change.",
  PreRelease: "Pre-release: it may still change.",
  Beta: "Beta: it may still change a little.",
  Deprecated: "@deprecated",
} as const;

/** Writes a JSDoc comment at a depth of blanks, without the blanks before its first line. */
export function jsDoc(text: string, indent = 0): string {
  if (!text.includes("\n")) return `/** ${text} */`;
  const margin = " ".repeat(indent);
  const lines = text.split("\n").map((line) => `${margin} * ${line}`.trimEnd());
  return `/**\n${lines.join("\n")}\n${margin} */`;
}
