import { basename, extname } from "node:path";
import { decodedUri } from "#engine/decode-uri";
import { isWebAddress } from "#engine/host";
import { claimName } from "#engine/text";

/** Returns true if a source is an address rather than a file. */
export const isAddress = isWebAddress;

/** The default name of a source's API: the name of the file without its extension. */
export function nameOf(source: string): string {
  const path = isAddress(source) ? decodedUri(new URL(source).pathname) : source;
  const name = basename(path);
  return name.slice(0, name.length - extname(name).length) || name || "API";
}

/** Returns ids for the APIs of sources, for addresses: their names, numbered if they are equal. */
export function idsOf(sources: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return sources.map((source) => {
    const wanted =
      nameOf(source)
        .replace(/[^A-Za-z0-9_-]+/g, "-")
        .replace(/^-+|-+$/g, "") || "api";
    return claimName(taken, wanted);
  });
}
