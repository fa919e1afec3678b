import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import { type Importers, readHere } from "./apart/read-here.testing.ts";

/** An endpoint with nothing but a name. */
export const endpointOf = (id: string, baseUrl?: string): Endpoint =>
  bareEndpoint({
    id,
    displayName: `Call ${id}`,
    method: "GET",
    path: [{ kind: "literal", value: `/${id}` }],
    environments: baseUrl === undefined ? [] : [{ id: "e", baseUrl }],
  });

/** An API of such endpoints. */
export const apiOf = (id: string, endpoints: readonly Endpoint[]): ApiModel => ({
  id,
  endpoints,
  types: {},
  groups: [],
  auths: {},
  globalHeaders: [],
});

/**
 * Imports descriptions of one word per line: a call; `at` and the address of the server; `nowhere`
 * for none; `from` and a file or address
 * with more of them; `perhaps` and an optional one; `broken`, which can't be read; or `bug`, at which reading throws.
 */
export const importWords: Importers["importDescription"] = async ({ text }, { id, read }) => {
  const lines: string[] = text.split("\n");
  const calls: string[] = [];
  let baseUrl: string | undefined = "http://localhost:3999/v1";
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === "broken") {
      return { ok: false, diagnostics: [{ at: "/broken", code: "type", message: "This is broken." }] };
    }
    if (line === "bug") throw new TypeError("s3cret");
    if (line === "nowhere") baseUrl = undefined;
    else if (line.startsWith("at ")) baseUrl = line.slice(3);
    else if (line.startsWith("perhaps ")) {
      lines.push(...((await read?.(line.slice(8)).catch(() => "")) ?? "").split("\n"));
    } else if (line.startsWith("from ")) lines.push(...((await read?.(line.slice(5))) ?? "").split("\n"));
    else if (line !== "") calls.push(line);
  }
  const model = apiOf(
    id,
    calls.map((call) => endpointOf(call, baseUrl)),
  );
  return { ok: true, format: "openapi", model, diagnostics: [] };
};

/** Reads such descriptions; their errors are at line 7, column 2. */
export const readWords = readHere({
  importDescription: importWords,
  positionFinder: () => () => ({ line: 7, column: 2 }),
});
