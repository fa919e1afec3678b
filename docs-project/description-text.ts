import { type CachedFiles, inFolder } from "./project-files.ts";

/** The key of a description's format with its version, at the top level of YAML, or anywhere in JSON. */
const yamlKey = /^["']?(?:openapi|swagger|asyncapi|openrpc)["']?\s*:\s*["']?\d/m;
const jsonKey = /"(?:openapi|swagger|asyncapi|openrpc)"\s*:\s*"\d/;

/** Characters at the beginning of a file that have the key; our choice. */
const searched = 5000;

/** Returns true if a text begins as the description of an API does: OpenAPI, AsyncAPI or OpenRPC. */
export function beginsDescription(name: string, text: string): boolean {
  const start = text.slice(0, searched);
  if (/\.json$/i.test(name)) return jsonKey.test(start);
  return /\.ya?ml$/i.test(name) && (yamlKey.test(start) || (/^\s*\{/.test(start) && jsonKey.test(start)));
}

/** Finds the files of a folder that begin as the description of an API does. Their paths. */
export async function descriptionsIn(files: CachedFiles, folder = ""): Promise<readonly string[]> {
  const paths = (await files.list(folder)).flatMap(({ name, kind }) =>
    kind === "file" && /^[^._].*\.(?:json|ya?ml)$/i.test(name) ? [inFolder(folder, name)] : [],
  );
  const found = await Promise.all(
    paths.map(async (path) => (beginsDescription(path, (await files.text(path)) ?? "") ? [path] : [])),
  );
  return found.flat();
}
