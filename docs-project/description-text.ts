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
