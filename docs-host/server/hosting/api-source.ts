import { type SiteAnswer, type SiteSource, siteOfApis } from "#docs-host/site/model";
import { asJson, printJson } from "#engine/json";
import { apiModelFromRegistry } from "#importers";
import { describeOutcome } from "#transport";
import { type LoadDeps, siteError } from "./docs-source.ts";
import { siteBytes } from "./site-bytes.ts";
import { versionedSource } from "./versioned-source.ts";

/** The plain site of an API to load. */
export interface ApiOptions {
  /** The name of the API. */
  readonly name: string;
  /** Where readers find it, such as `http://acme-plants.localhost:4000`. */
  readonly siteUrl: string;
  /** The version that was registered last. */
  readonly definitionId: () => string;
  /** True if only readers who are logged in may see it. */
  readonly isPrivate: boolean;
  /** Called with its estimated bytes of memory, each time it was loaded. */
  readonly onSize: (bytes: number) => void;
}

/** Creates the source of the plain site of an API in a registry. It shows the version that was registered last. */
export function apiSource(deps: LoadDeps, options: ApiOptions): SiteSource {
  const { name, siteUrl, definitionId, isPrivate, onSize } = options;
  const load = async (): Promise<SiteAnswer> => {
    const id = definitionId();
    const outcome = await deps.client.apis.getApiLatest({ pathParameters: { apiId: id } });
    if (!outcome.ok) {
      return { ok: false, error: siteError(outcome.error, describeOutcome(outcome) ?? "It gave no reason.", name) };
    }
    const { model, diagnostics } = apiModelFromRegistry(outcome.body);
    if (diagnostics.length > 0) deps.onDiagnostics(id, diagnostics);
    onSize(siteBytes(printJson(asJson(outcome.body)).length));
    const site = siteOfApis(id, [{ ...model, name: model.name ?? name }]);
    return { ok: true, site: { ...site, url: siteUrl, ...(isPrivate && { isPrivate }) } };
  };
  return versionedSource({ ...deps, version: definitionId, load, name });
}
