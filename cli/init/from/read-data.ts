import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import { errorMessage } from "#engine/error-message";
import type { SourceFolder } from "./source-folder.ts";

/** Reads a file of settings; reports one that can't be read. YAML tags such as `!ENV` are read as plain values. */
export function readData(folder: SourceFolder, file: string): unknown {
  const text = folder.text(file);
  if (text === undefined) return undefined;
  try {
    if (file.endsWith(".toml")) return parseToml(text);
    // JSON is YAML, but for comments and trailing commas, which Mintlify accepts.
    const isJson = file.endsWith(".json");
    const document = parseDocument(isJson ? withoutComments(text) : text, { logLevel: "silent", uniqueKeys: false });
    const [error] = document.errors;
    if (error !== undefined) throw error;
    return document.toJS({ maxAliasCount: 1000 });
  } catch (thrown) {
    folder.note(file, undefined, `can't be read: ${errorMessage(thrown).split("\n")[0]}`);
    return undefined;
  }
}

/** Removes comments of JSON outside of its texts. A text or a comment without an end ends with the file. */
const withoutComments = (text: string): string =>
  text.replace(/"(?:\\[\s\S]?|[^"\\])*(?:"|$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.startsWith('"') ? part : "",
  );
