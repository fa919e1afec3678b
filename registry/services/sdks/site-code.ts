import type { Types } from "#engine/shape";
import type {
  ApiDefinition,
  CodeSnippet,
  EndpointDefinition,
  EndpointSnippetTemplates,
  SDK,
  Snippet,
} from "#generated/types";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import type { DefinitionRow } from "../../store/sql/definitions.ts";
import { type PlacedDocument, sdksOf, snippetsOf, templatesOf } from "../../store/sql/sdks.ts";
import type { Store } from "../../store/store.ts";
import { installCommand } from "./sdk-defaults.ts";
import { newestByLanguage } from "./sdk-names.ts";
import { endpointPathOf, snippetShape, templateShape } from "./snippets.ts";

/**
 * Returns a definition as docs sites show it: each endpoint has the snippets and the templates of the newest SDK of each
 * language. They win over what the definition was registered with in the same language.
 */
export async function withSdkCode(
  { store, types }: { readonly store: Store; readonly types: Types },
  { orgId, apiName }: Pick<DefinitionRow, "orgId" | "apiName">,
  definition: ApiDefinition,
): Promise<ApiDefinition> {
  const sdks = await sdksOf(store.db, orgId, apiName);
  const written = [...newestByLanguage(sdks.filter((sdk) => sdk.snippets > 0)).values()];
  const templated = [...newestByLanguage(sdks.filter((sdk) => sdk.templates > 0)).values()];
  if (written.length + templated.length === 0) return definition;
  const [asSnippet, asTemplate] = [rowDocumentsOf(types, snippetShape), rowDocumentsOf(types, templateShape)];
  const snippets: PlacedCode[] = [];
  for (const { id } of written) snippets.push(placed(await snippetsOf(store.db, id)));
  const templates: (readonly [string, PlacedCode])[] = [];
  for (const { id, language } of templated) templates.push([language, placed(await templatesOf(store.db, id))]);
  const withCode = (endpoint: EndpointDefinition): EndpointDefinition => {
    const samples = snippets.flatMap((find) => find(endpoint).map((text) => sampleOf(asSnippet.parse(text))));
    const filled = templates.flatMap(([language, find]) =>
      find(endpoint).map((text) => [language, asTemplate.parse(text).snippetTemplate] as const),
    );
    const own = (endpoint.codeSamples ?? []).filter(
      (one) => !one.generated || !samples.some(({ language }) => language === one.language),
    );
    // The languages of SDKs come from the templates of an endpoint.
    const all = { ...endpoint.snippetTemplates, ...Object.fromEntries(filled) } as EndpointSnippetTemplates;
    return {
      ...endpoint,
      ...(samples.length > 0 && { codeSamples: [...own, ...samples] }),
      ...(filled.length > 0 && { snippetTemplates: all }),
    };
  };
  const endpoints = Object.entries(definition.endpoints).map(([key, one]) => [key, withCode(one)] as const);
  return { ...definition, endpoints: Object.fromEntries(endpoints) };
}

/** Finds the document of an endpoint, in a list of one, by the id of the endpoint before its path. */
type PlacedCode = (endpoint: EndpointDefinition) => readonly string[];

/** Of several examples of an endpoint, the first is shown. */
function placed(rows: readonly PlacedDocument[]): PlacedCode {
  const [byId, byPath] = [new Map<string, string>(), new Map<string, string>()];
  for (const { endpoint_id, method, path, document } of rows) {
    if (endpoint_id !== "" && !byId.has(endpoint_id)) byId.set(endpoint_id, document);
    const place = `${method} ${path}`;
    if (!byPath.has(place)) byPath.set(place, document);
  }
  return (endpoint) => {
    const found = byId.get(endpoint.id) ?? byPath.get(`${endpoint.method} ${endpointPathOf(endpoint)}`);
    return found === undefined ? [] : [found];
  };
}

/** Returns a snippet as a code sample of its endpoint; of two clients, the one that waits for the response. */
function sampleOf(snippet: Snippet): CodeSnippet {
  const { type, sdk } = snippet;
  const install = installCommand({ type, ...sdk } as SDK); // a snippet has the SDK of its language
  return {
    language: type,
    ...(install !== undefined && { install }),
    code: "client" in snippet ? snippet.client : snippet.sync_client,
    generated: true,
  };
}
