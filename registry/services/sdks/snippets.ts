import { asJson, type JsonObject, objectOf } from "#engine/json";
import type { Typed, Types } from "#engine/shape";
import type { snippets } from "#generated/registry";
import type {
  ApiDefinition,
  CustomSnippetPayload,
  EndpointDefinition,
  EndpointIdentifier,
  EndpointSnippetTemplate,
  GetSnippetRequest,
  ParameterPayload,
  Snippet,
  VersionedSnippetTemplate,
} from "#generated/types";
import { type SdkRequest, sdkSnippet } from "#snippets";
import { fail, type Implementation, ok } from "#transport";
import type { CallContext } from "../../http/calls.ts";
import type { Documents } from "../../store/documents.ts";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import { currentDefinition, findDefinitions } from "../../store/sql/definitions.ts";
import type { SnippetTable } from "../../store/sql/schema.ts";
import { findSnippets, findTemplate, listSnippets, type SdkRow } from "../../store/sql/sdks.ts";
import type { Store } from "../../store/store.ts";
import { chooseSdks } from "./choose-sdks.ts";
import { type FoundApi, findApi } from "./find-api.ts";
import { endpointKey } from "./sdk-names.ts";

/** The dependencies of the calls on the code of SDKs. */
export interface SdksHost {
  readonly store: Store;
  readonly types: Types;
  readonly definitions: Documents<ApiDefinition>;
  readonly now: () => Date;
}

/** The shape of stored snippets. */
export const snippetShape: Typed<Snippet> = { kind: "ref", id: "snippets:Snippet" };
/** The shape of stored templates. */
export const templateShape: Typed<EndpointSnippetTemplate> = { kind: "ref", id: "templates:EndpointSnippetTemplate" };

/** Snippets on a page; our choice. */
const pageSize = 100;

/** Answers the calls that read snippets. */
export function snippetsService(host: SdksHost): Implementation<typeof snippets, CallContext> {
  const { db } = host.store;
  const documents = rowDocumentsOf(host.types, snippetShape);
  return {
    get: async ({ body }, { caller }) => {
      const api = await findApi(host.store, body, caller);
      if (!api.ok) return api;
      const sdks = chooseSdks(api.sdks, body.sdks, body.payload === undefined ? "snippets" : "templates");
      if (!sdks.ok) return sdks;
      const found =
        body.payload === undefined
          ? await stored(host, sdks.chosen, body)
          : await filled(host, sdks.chosen, body.endpoint, payloadRequest(body.payload));
      if (found.length > 0 || (await hasEndpoint(host, api, body.endpoint))) return ok(found);
      const { method, path } = body.endpoint;
      return fail({ error: "EndpointNotFound", content: `${api.apiName} has no endpoint ${method} ${path}.` });
    },

    load: async ({ queryParameters: { page = 1 } = {}, body }, { caller }) => {
      if (page < 1) {
        return fail({
          error: "InvalidPageError",
          content: `Pages are counted from 1, so there is no page ${page}.`,
        });
      }
      const api = await findApi(host.store, body, caller);
      if (!api.ok) return api;
      const sdks = chooseSdks(api.sdks, body.sdks, "snippets");
      if (!sdks.ok) return sdks;
      const chosen = sdks.chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const offset = Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
      const rows = await pageOf(chosen, offset, (id, part) => listSnippets(db, id, part));
      const total = chosen.reduce((sum, row) => sum + row.snippets, 0);
      return ok({
        ...(total > offset + pageSize && { next: page + 1 }),
        snippets: byEndpoint(rows, documents.parse),
      });
    },
  };
}

/** Reads the stored snippets of an endpoint. */
async function stored(
  { store, types }: SdksHost,
  sdks: readonly SdkRow[],
  { endpoint, exampleIdentifier }: GetSnippetRequest,
): Promise<readonly Snippet[]> {
  const documents = rowDocumentsOf(types, snippetShape);
  const found: Snippet[] = [];
  for (const { id } of sdks) {
    const texts = await findSnippets(store.db, id, endpointKey(endpoint), exampleIdentifier);
    found.push(...texts.map(documents.parse));
  }
  return found;
}

/** Writes code from SDK templates; nothing if one of them fails. */
async function filled(
  { store, types }: SdksHost,
  sdks: readonly SdkRow[],
  endpoint: EndpointIdentifier,
  request: ReturnType<typeof payloadRequest>,
): Promise<readonly Snippet[]> {
  const documents = rowDocumentsOf(types, templateShape);
  const found: Snippet[] = [];
  for (const { id } of sdks) {
    const text = await findTemplate(store.db, id, endpointKey(endpoint));
    const snippet = text === undefined ? undefined : filledSnippet(documents.parse(text), endpoint, request);
    if (snippet === undefined) return [];
    found.push(snippet);
  }
  return found;
}

/** Returns true if the current definition of an API has an endpoint. */
async function hasEndpoint(
  { store, definitions }: SdksHost,
  { orgId, apiName }: FoundApi,
  { path, method, identifierOverride }: EndpointIdentifier,
): Promise<boolean> {
  const id = await currentDefinition(store.db, orgId, apiName);
  const [row] = id === undefined ? [] : await findDefinitions(store.db, [id]);
  if (row === undefined) return false;
  const { endpoints } = await definitions.get(row.objectHash);
  return Object.values(endpoints).some(
    (one) => one.id === identifierOverride || (one.method === method && endpointPathOf(one) === path),
  );
}

/** Reads one page of the snippets of several SDKs, one SDK after the other. */
async function pageOf(
  sdks: readonly SdkRow[],
  offset: number,
  list: (id: string, part: { readonly offset: number; readonly limit: number }) => Promise<readonly SnippetTable[]>,
): Promise<readonly SnippetTable[]> {
  const rows: SnippetTable[] = [];
  let skipped = offset;
  for (const { id, snippets: count } of sdks) {
    const limit = pageSize - rows.length;
    if (limit > 0 && skipped < count) rows.push(...(await list(id, { offset: skipped, limit })));
    skipped = Math.max(0, skipped - count);
  }
  return rows;
}

function byEndpoint(rows: readonly SnippetTable[], parse: (text: string) => Snippet) {
  const byPath = new Map<string, Map<string, Snippet[]>>();
  for (const { path, method, document } of rows) {
    const byMethod = byPath.get(path) ?? new Map<string, Snippet[]>();
    byPath.set(path, byMethod);
    byMethod.set(method, [...(byMethod.get(method) ?? []), parse(document)]);
  }
  return Object.fromEntries([...byPath].map(([path, byMethod]) => [path, Object.fromEntries(byMethod)]));
}

/** Writes the code of a request from a template; undefined if the template can't be filled. */
function filledSnippet(
  template: EndpointSnippetTemplate,
  endpoint: EndpointIdentifier,
  request: SdkRequest,
): Snippet | undefined {
  const { type, ...sdk } = template.sdk;
  const code = (one: VersionedSnippetTemplate): string | undefined => {
    const program = sdkSnippet({
      language: type,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      template: asJson(one),
      request,
    });
    return program.ok ? program.code : undefined;
  };
  const plain = code(template.snippetTemplate);
  if (plain === undefined) return undefined;
  if (type !== "python" && type !== "java") return { type, sdk, client: plain } as Snippet; // of the language `type`
  const { async } = template.additionalTemplates ?? {};
  const waiting = async === undefined ? plain : code(async);
  if (waiting === undefined) return undefined;
  return { type, sdk, sync_client: plain, async_client: waiting } as Snippet; // of the language `type`
}

/** Returns the values of a payload by the parts that a template reads them from. */
function payloadRequest(payload: CustomSnippetPayload): SdkRequest {
  const { headers, pathParameters, queryParameters, requestBody, auth } = payload;
  return {
    ...(headers && { HEADERS: valuesOf(headers) }),
    ...(pathParameters && { PATH: valuesOf(pathParameters) }),
    ...(queryParameters && { QUERY: valuesOf(queryParameters) }),
    // `unknown` is any JSON.
    ...(requestBody !== undefined && { BODY: asJson(requestBody as object) }),
    ...(auth && { AUTH: authOf(auth) }),
  };
}

const authOf = ({ type, ...credentials }: NonNullable<CustomSnippetPayload["auth"]>): JsonObject =>
  objectOf(Object.entries(credentials));

const valuesOf = (parameters: readonly ParameterPayload[]): JsonObject =>
  // Values of parameters are JSON.
  objectOf(parameters.map(({ name, value }) => [name, asJson(value as object)] as const));

/** Returns the path of an endpoint as text, its parameters in braces. */
export const endpointPathOf = ({ path }: Pick<EndpointDefinition, "path">): string =>
  path.map((part) => (part.type === "literal" ? part.value : `{${part.value}}`)).join("");
