import { type SearchKind, type SearchQuery, searchKinds } from "#docs-host/search/full-text";
import type { Site } from "#docs-host/site/model";
import { maxQueryLength } from "#docs-host/site/page-data";

/** Longest name of a product or a version, in characters. */
const maxNameLength = 200;

/** Reads a search from the query of an address; the reason if it is not allowed. */
export function readQuery(parameters: URLSearchParams, site: Site): SearchQuery | { readonly error: string } {
  const text = parameters.get("q") ?? "";
  if (text.length > maxQueryLength) return { error: `q has more than ${maxQueryLength} characters` };
  const product = given(parameters, "product");
  const version = given(parameters, "version");
  const near = given(parameters, "near");
  const preferredVersion = given(parameters, "near-version");
  if ([product, version, near, preferredVersion].some((name) => name !== undefined && name.length > maxNameLength)) {
    return { error: `a name has more than ${maxNameLength} characters` };
  }
  const tag = given(parameters, "language");
  const language = site.languages?.find((one) => one.tag === tag)?.tag ?? site.languages?.[0]?.tag;
  const kind = given(parameters, "kind");
  if (kind !== undefined && !isKind(kind)) return { error: `kind is not one of ${searchKinds.join(", ")}` };
  const preferredProduct = site.settings.search.prefersProduct ? near : undefined;
  return { text, product, version, language, kind, preferredProduct, preferredVersion };
}

const given = (parameters: URLSearchParams, name: string): string | undefined => parameters.get(name) || undefined;

const isKind = (kind: string): kind is SearchKind => searchKinds.some((one) => one === kind);
