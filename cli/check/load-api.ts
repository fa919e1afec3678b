import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { isObject, type Json, own, parseJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { registryDefinition } from "#generated/registry";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { apiOfSite } from "./api-of-site.ts";

/** Where APIs are looked up. */
export interface Sources {
  readonly registry: string;
  /** The docs site among whose APIs a name is looked up. */
  readonly site: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
}

/** An API that can be checked, or why there is none: sentences for whoever typed the command. */
export type LoadedApi =
  | {
      readonly ok: true;
      readonly model: ApiModel /** What in it could not be used as it stood. */;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly string[] };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads an API by what was typed: nothing, a file, a folder or a revision of one, the id of a registered API, its name. */
export async function loadApi(text: string | undefined, sources: Sources): Promise<LoadedApi> {
  if (text === undefined) return imported(registryDefinition, "the registry's own API");
  const path = resolve(sources.folder, text);
  const kind = await kindOf(path);
  if (kind === "file") return apiOfFile(path, text);
  if (kind === "folder" || uuid.test(text) || text.includes(":")) return apiOfVersion(text, sources);
  if (/[\\/]|\.(json|ya?ml)$/i.test(text)) {
    return refused(
      `there is no ${text} here`,
      "give a JSON file, an IDL folder, or the id or the name of a registered API",
    );
  }
  const found = await apiOfSite(text, sources);
  return "faults" in found ? refused(...found.faults) : imported(found.definition, text);
}

const refused = (...faults: readonly string[]): LoadedApi => ({ ok: false, faults });

function imported(definition: ApiDefinition, name: string): LoadedApi {
  const { model, diagnostics } = apiModelFromRegistry(definition);
  return { ok: true, model, notes: diagnostics.map(({ at, message }) => `${name}: ${at}: ${message}`) };
}

async function kindOf(path: string): Promise<"file" | "folder" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    // What is not there may be an id or a name.
    return "nothing";
  }
}

async function apiOfFile(path: string, text: string): Promise<LoadedApi> {
  const parsed = parseJson((await readFile(path, "utf8")).replace(/^\uFEFF/, ""));
  if (!parsed.ok) {
    const { line, column, message } = parsed.fault;
    return refused(`${text} is no JSON: line ${line}, column ${column}: ${message}`);
  }
  if (!isDefinition(parsed.value)) {
    return refused(
      `${text} is no definition of an API: it has no "endpoints"`,
      "give the definition as the registry answers it at GET /registry/api/latest/load/{apiId}",
    );
  }
  // The importer looks at what the definition is, not at what its type says.
  return imported(parsed.value as unknown as ApiDefinition, text);
}

const isDefinition = (value: Json): boolean => isObject(value) && isObject(own(value, "endpoints"));

/** A folder, a git revision of one and an id are read as `callboard diff` reads them. */
async function apiOfVersion(text: string, { registry, env, folder }: Sources): Promise<LoadedApi> {
  const { loadVersion } = await import("../diff/load-version.ts");
  const loaded = await loadVersion(text, { url: registry, env, folder });
  return loaded.ok ? { ok: true, ...loaded.version } : loaded;
}
