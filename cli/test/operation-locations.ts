import { readFile } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { isMap, LineCounter, parseDocument } from "yaml";
import type { SourceLocation } from "#live/reports";
import { isAddress } from "../serve/source.ts";

/** Returns the place of an endpoint in its description. */
export type Locate = (endpoint: string) => SourceLocation | undefined;

/** Larger descriptions are not parsed again for their lines, in characters. Own choice: this takes about a second. */
const largest = 2_000_000;

/**
 * Reads a description for the lines of its operations. Paths of files are relative to the folder, with slashes, as
 * services want them; an operation that is not found there is at the file as a whole.
 */
export async function operationLocations(source: string, folder: string): Promise<Locate> {
  if (isAddress(source)) return () => undefined;
  const path = resolve(folder, source);
  const file = relative(folder, path).split(sep).join("/");
  const text = await readFile(path, "utf8").catch(() => "");
  if (text === "" || text.length > largest) return () => ({ file });
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: "silent" });
  return (endpoint) => {
    const [method = "", name = ""] = endpoint.split(" ", 2);
    const operations = document.getIn(["paths", name]);
    const pair = isMap(operations)
      ? operations.items.find(({ key }) => String(key).toLowerCase() === method.toLowerCase())
      : undefined;
    const offset = startOf(pair?.key);
    if (offset === undefined) return { file };
    const { line, col } = counter.linePos(offset);
    return { file, line, column: col };
  };
}

function startOf(key: unknown): number | undefined {
  const range = typeof key === "object" && key !== null && "range" in key ? key.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : undefined;
}
