import { defined } from "#engine/item-at";
import type { ApiDefinition } from "#generated/types";
import { describeOutcome, type NamedError, type Outcome } from "#transport";
import { findToken, registryClient, unreachableAdvice } from "../registry-client.ts";
import type { Sources } from "./sources.ts";

/** A definition from a registry, or error messages. */
export type Registered = { readonly definition: ApiDefinition } | { readonly errors: readonly string[] };

/** Time limit of a registry for one response, in seconds. */
const patience = 30;

/** Finds an API of a docs site, by its name for readers or by the name that the site's pages use. */
export async function apiOfSite(name: string, sources: Sources): Promise<Registered> {
  const found = await findToken(undefined, sources);
  if (!found.ok) return { errors: [found.error] };
  const { token } = found;
  const client = registryClient(sources.registry, token, patience);
  const outcome = await client.docs.getDocsForUrl({ body: { url: sources.site } });
  if (!outcome.ok) {
    const why = describeOutcome(outcome);
    return {
      errors: [
        `there is no file ${name}, and the APIs of ${sources.site} could not be loaded: ${why}`,
        advice(outcome, token, sources),
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

function advice(outcome: Outcome<unknown, NamedError>, token: string | undefined, { registry }: Sources): string {
  const unreachable = unreachableAdvice(outcome, registry);
  if (unreachable !== undefined) return unreachable;
  if (token === undefined)
    return "no token was found: set CALLBOARD_TOKEN, or run this command in the folder that contains .callboard/token";
  return "only tokens of the organization that registered it can load it";
}
