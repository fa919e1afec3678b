import type { Typed } from "#engine/shape";
import type { snippetsFactory } from "#generated/registry";
import type { SDK, SDKSnippetsCreate, Snippet } from "#generated/types";
import { type Implementation, ok, refuse } from "#transport";
import { refuseStranger } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { staffOrganization } from "../../staff-organization.ts";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import { currentDefinition } from "../../store/sql/definitions.ts";
import { isOrganization, type NewSnippet, replaceSnippets } from "../../store/sql/sdks.ts";
import { sdkNotFound } from "./choose-sdks.ts";
import { noOrganization } from "./find-api.ts";
import { packageOf, sdkText, tooLongName } from "./sdk-names.ts";
import { type SdksHost, snippetShape } from "./snippets.ts";

/** The shape of a stored SDK. */
export const sdkShape: Typed<SDK> = { kind: "ref", id: "snippets:SDK" };

/** Answers the call that stores the snippets of one version of an SDK. */
export function snippetsFactoryService({
  store,
  types,
  now,
}: SdksHost): Implementation<typeof snippetsFactory, CallContext> {
  const documents = rowDocumentsOf(types, snippetShape);
  const sdks = rowDocumentsOf(types, sdkShape);
  return {
    createSnippetsForSDK: async ({ body: { orgId, apiId, snippets } }, { caller }) => {
      if (caller.orgId === staffOrganization && !(await isOrganization(store.db, orgId))) return noOrganization(orgId);
      const refusal = refuseStranger(caller, orgId);
      if (refusal !== undefined) return refusal;
      const sdk = sdkOf(snippets);
      const { version } = sdk;
      const names = snippets.snippets.map(({ endpoint: { path, identifierOverride }, exampleIdentifier }) => ({
        ...{ path, "endpoint id": identifierOverride, example: exampleIdentifier },
      }));
      const tooLong = [{ api: apiId, package: packageOf(sdk), version }, ...names].map(tooLongName).find(Boolean);
      if (tooLong !== undefined) return refuse(tooLong);
      const definitionId = await currentDefinition(store.db, orgId, apiId);
      const key = { orgId, apiName: apiId, language: sdk.type, packageName: packageOf(sdk), version };
      const rows = rowsOf(snippets, documents.print);
      const isStored = await replaceSnippets(
        store.db,
        { ...key, document: sdks.print(sdk), definitionId },
        rows,
        now(),
      );
      return isStored ? ok() : sdkNotFound(sdkText(sdk));
    },
  };
}

/** Returns the SDK of an upload; the type of the upload is its language. */
// Each member of the union pairs a language with its SDK.
const sdkOf = ({ type, sdk }: SDKSnippetsCreate): SDK => ({ type, ...sdk }) as SDK;

/** Returns the rows of an upload. Of several snippets for one endpoint and example, the last one counts. */
function rowsOf(
  { type, sdk, snippets }: SDKSnippetsCreate,
  print: (snippet: Snippet) => string,
): readonly NewSnippet[] {
  const rows = new Map<string, NewSnippet>();
  for (const { endpoint, snippet, ...rest } of snippets) {
    const { path, method, identifierOverride: endpoint_id = "" } = endpoint;
    const example = rest.exampleIdentifier ?? "";
    const key = { path, method, endpoint_id, example };
    // The code is in the language of the upload.
    rows.set(JSON.stringify(key), { ...key, document: print({ ...rest, type, sdk, ...snippet } as Snippet) });
  }
  return [...rows.values()];
}
