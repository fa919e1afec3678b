import { excessSentence, templateExcess } from "#engine/content-limits";
import { asJson } from "#engine/json";
import type { templates } from "#generated/registry";
import type {
  ApiDefinition,
  EndpointIdentifier,
  EndpointSnippetTemplate,
  SnippetRegistryEntry,
} from "#generated/types";
import { templateMistake } from "#snippets";
import { fail, type Implementation, ok, refuse } from "#transport";
import { mayRead, refuseStranger } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import { findDefinitions } from "../../store/sql/definitions.ts";
import { findTemplate, type NewTemplate, saveTemplates, sdksOf, type TemplatesOfSdk } from "../../store/sql/sdks.ts";
import { chooseSdk } from "./choose-sdks.ts";
import { sdkShape } from "./create-snippets.ts";
import { endpointKey, packageOf, sdkText, tooLongName } from "./sdk-names.ts";
import { endpointPathOf, type SdksHost, templateShape } from "./snippets.ts";

/** Templates to store, and the API that they belong to. */
interface NewTemplates {
  readonly orgId: string;
  readonly apiId: string;
  readonly apiDefinitionId: string;
  readonly snippets: readonly SnippetRegistryEntry[];
}

/** Answers the calls on snippet templates. */
export function templatesService(host: SdksHost): Implementation<typeof templates, CallContext> {
  const { store, types, now } = host;
  const documents = rowDocumentsOf(types, templateShape);
  const save = async (body: NewTemplates, { caller }: CallContext) => {
    const refusal = refuseStranger(caller, body.orgId);
    if (refusal !== undefined) return refusal;
    const tooLong = body.snippets.map((entry) => tooLongName(namesIn(body.apiId, entry))).find(Boolean);
    if (tooLong !== undefined) return refuse(tooLong);
    const excess = body.snippets.map((entry) => templateExcess(asJson(entry))).find(Boolean);
    if (excess !== undefined) return refuse(excessSentence(excess));
    const [definition] = await findDefinitions(store.db, [body.apiDefinitionId]);
    if (definition?.orgId !== body.orgId) {
      return refuse(`${body.orgId} has registered no definition ${body.apiDefinitionId}.`);
    }
    const document = await host.definitions.get(definition.objectHash);
    const stranger = body.snippets.find(({ endpointId }) => !hasEndpoint(document, endpointId));
    if (stranger !== undefined) {
      const { method, path } = stranger.endpointId;
      return refuse(`Definition ${body.apiDefinitionId} has no endpoint ${method} ${path}.`);
    }
    const mistake = body.snippets.map(mistakeOf).find(Boolean);
    if (mistake !== undefined) return refuse(mistake);
    await saveTemplates(store.db, groupsOf(host, body), now());
    return ok();
  };
  return {
    register: async ({ body: { snippet, ...body } }, context) => save({ ...body, snippets: [snippet] }, context),

    registerBatch: async ({ body }, context) => save(body, context),

    get: async ({ body: { orgId, apiId, sdk, endpointId } }, { caller }) => {
      const refusal = mayRead(caller, orgId) ? undefined : refuseStranger(caller, orgId);
      if (refusal !== undefined) return refusal;
      const chosen = chooseSdk(await sdksOf(store.db, orgId, apiId), sdk, "templates");
      const text = chosen && (await findTemplate(store.db, chosen.id, endpointKey(endpointId)));
      if (text !== undefined) return ok(documents.parse(text));
      const content = `${sdkText(sdk)} has no template for ${endpointId.method} ${endpointId.path}.`;
      return fail({ error: "SnippetNotFound", content });
    },
  };
}

/** Returns true if a definition has an endpoint, by its id or its path. Names of path parameters don't matter. */
function hasEndpoint({ endpoints }: ApiDefinition, { method, path, identifierOverride }: EndpointIdentifier): boolean {
  const plain = (text: string): string => text.replace(/\{[^{}]*\}/g, "{}");
  return Object.values(endpoints).some(
    (one) => one.id === identifierOverride || (one.method === method && plain(endpointPathOf(one)) === plain(path)),
  );
}

/** Returns a sentence about a template that can't be filled. */
function mistakeOf({
  endpointId,
  snippetTemplate,
  additionalTemplates = {},
}: SnippetRegistryEntry): string | undefined {
  for (const template of [snippetTemplate, ...Object.values(additionalTemplates)]) {
    const mistake = templateMistake(asJson(template));
    if (mistake !== undefined) return `The template of ${endpointId.method} ${endpointId.path} is invalid: ${mistake}`;
  }
  return undefined;
}

const namesIn = (api: string, { sdk, endpointId: { path, identifierOverride } }: SnippetRegistryEntry) => ({
  ...{ api, package: packageOf(sdk), version: sdk.version, path, "endpoint id": identifierOverride },
});

/** Groups templates by SDK. Of several templates for one endpoint, the last one counts. */
function groupsOf(
  { types }: SdksHost,
  { orgId, apiId, apiDefinitionId, snippets }: NewTemplates,
): readonly TemplatesOfSdk[] {
  const documents = rowDocumentsOf(types, templateShape);
  const sdks = rowDocumentsOf(types, sdkShape);
  const groups = new Map<string, { readonly sdk: TemplatesOfSdk["sdk"]; readonly rows: Map<string, NewTemplate> }>();
  for (const entry of snippets) {
    const { sdk, endpointId } = entry;
    const document = sdks.print(sdk);
    const names = { language: sdk.type, packageName: packageOf(sdk), version: sdk.version };
    const group = groups.get(JSON.stringify(names)) ?? {
      sdk: { orgId, apiName: apiId, ...names, document, definitionId: apiDefinitionId },
      rows: new Map<string, NewTemplate>(),
    };
    groups.set(JSON.stringify(names), group);
    const { path, method, identifierOverride: endpoint_id = "" } = endpointId;
    const key = { path, method, endpoint_id };
    const template: EndpointSnippetTemplate = { ...entry, apiDefinitionId };
    group.rows.set(JSON.stringify(key), { ...key, document: documents.print(template) });
  }
  return [...groups.values()].map(({ sdk, rows }) => ({ sdk, templates: [...rows.values()] }));
}
