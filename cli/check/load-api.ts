import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { defined } from "#engine/item-at";
import type { ApiModel } from "#engine/model";
import { registryDefinition } from "#generated/registry";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { describeOutcome } from "#transport";
import type { DescriptionAccess } from "../register/load-description.ts";
import { callAdvice, findToken, registryClient } from "../registry-client.ts";

/** An API to check, or error messages for the user. */
export type LoadedApi =
  | {
      readonly ok: true;
      readonly model: ApiModel;
      /** Diagnostics of parts that could not be used unchanged. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads an API by an argument: none, a file, a folder or a revision of one, the id of a registered API, its name. */
export async function loadApi(text: string | undefined, sources: Sources): Promise<LoadedApi> {
  if (text === undefined) return imported(registryDefinition, "the registry's own API");
  const path = resolve(sources.folder, text);
  const kind = await kindOf(path);
  if (kind === "file") return apiOfFile(text, sources);
  if (kind === "folder" || uuid.test(text) || text.includes(":")) return apiOfVersion(text, sources);
  if (/[\\/]|\.(json|ya?ml)$/i.test(text)) {
    return refused(
      `there is no ${text} here`,
      "give a file that describes an API, an IDL folder, or the id or the name of a registered API",
    );
  }
  const found = await apiOfSite(text, sources);
  return "errors" in found ? refused(...found.errors) : imported(found.definition, text);
}

const refused = (...errors: readonly string[]): LoadedApi => ({ ok: false, errors });

function imported(definition: ApiDefinition, name: string): LoadedApi {
  const { model, diagnostics } = apiModelFromRegistry(definition);
  return { ok: true, model, notes: diagnostics.map(({ at, message }) => `${name}: ${at}: ${message}`) };
}

async function kindOf(path: string): Promise<"file" | "folder" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    // A missing file may be an id or a name.
    return "nothing";
  }
}

async function apiOfFile(text: string, access: DescriptionAccess): Promise<LoadedApi> {
  const { loadDescription } = await import("../register/load-description.ts");
  const loaded = await loadDescription(text, basename(text).replace(/\.[^.]*$/, ""), access);
  if (!loaded.ok) return loaded;
  return { ok: true, model: loaded.model, notes: loaded.lines.map((line) => line.trim()) };
}

/** A folder, a git revision of one and an id are read as `callboard diff` reads them. */
async function apiOfVersion(text: string, { registry, ...access }: Sources): Promise<LoadedApi> {
  const { loadVersion } = await import("../diff/load-version.ts");
  const loaded = await loadVersion(text, { ...access, url: registry });
  return loaded.ok ? { ok: true, ...loaded.version } : loaded;
}

/** A definition from a registry, or error messages. */
type Registered = { readonly definition: ApiDefinition } | { readonly errors: readonly string[] };

/** Time limit of a registry for one response, in seconds. */
const patience = 30;

/** Finds an API of a docs site, by its name for readers or by the name that the site's pages use. */
async function apiOfSite(name: string, sources: Sources): Promise<Registered> {
  const found = await findToken(undefined, sources);
  if (!found.ok) return { errors: [found.error] };
  const { token } = found;
  const client = registryClient(sources.registry, token, patience);
  const outcome = await client.docs.getDocsForUrl({ body: { url: sources.site } });
  if (!outcome.ok) {
    const why = describeOutcome(outcome);
    const advice = callAdvice(outcome, {
      ...{ registry: sources.registry, token },
      rights: "only tokens of the organization that registered it can load it",
    });
    return {
      errors: [
        `there is no file ${name}, and the APIs of ${sources.site} could not be loaded: ${why}`,
        ...[advice].filter((line) => line !== undefined),
      ],
    };
  }
  const { apisV2, apiNameToId = {} } = outcome.body.definition;
  const byName = Object.hasOwn(apiNameToId, name) ? apisV2[defined(apiNameToId[name])] : undefined;
  const named = Object.values(apisV2).filter(({ apiName }) => apiName?.toLowerCase() === name.toLowerCase());
  const definition = byName ?? named[0];
  if (definition !== undefined && named.length < 2) return { definition };
  const known = Object.values(apisV2).map(({ id, apiName }) => `${apiName ?? "an API without a name"} (${id})`);
  if (named.length > 1) {
    return { errors: [`${named.length} APIs of ${sources.site} are named ${name}; give the id of one`, ...known] };
  }
  return { errors: [`${sources.site} has no API named ${name}`, `it has ${known.join(", ") || "none"}`] };
}

/** Sources of APIs. */
interface Sources extends DescriptionAccess {
  readonly registry: string;
  /** The docs site with the APIs to look up by name. */
  readonly site: string;
}
