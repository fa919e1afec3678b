import { itemAt } from "#engine/item-at";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import {
  type ApiInfo,
  type ApiModel,
  type CodeSample,
  type Endpoint,
  type EndpointResponse,
  type Environment,
  type Example,
  pathText,
} from "#engine/model";
import type { Path, Property } from "#engine/shape";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { writeAnswers, writeRequest } from "./openapi-from-model/body.ts";
import { writeParameters } from "./openapi-from-model/parameters.ts";
import { documentation, type SchemaWriter, schemaWriter } from "./openapi-from-model/schema.ts";
import { writeDemands, writeScheme } from "./openapi-from-model/security.ts";
import { type WrittenTags, writeTags } from "./openapi-from-model/tags.ts";
import { callbacksByEndpoint, writeCallbacks, writeWebhook } from "./openapi-from-model/webhooks.ts";
import { compact, hasTabs, plainNames, reportLoss, type Writing } from "./openapi-from-model/writing.ts";
import { writePlayground } from "./playground.ts";
import { lossesOf } from "./registry-api/write/writing.ts";

/** A model as an OpenAPI document, and the parts of the model that it can't represent. */
export interface OpenApiDocument {
  readonly document: JsonObject;
  /** Each loss once, with its first location in the model; the code is `lost`. */
  readonly diagnostics: readonly ImportDiagnostic[];
}

/**
 * Writes a model as an OpenAPI 3.1 document. `importOpenApi` returns the same model for it, as far as OpenAPI can
 * represent it. Channels and calls of JSON-RPC are left out.
 */
export function openApiFromModel(model: ApiModel): OpenApiDocument {
  const writing: Writing = {
    types: model.types,
    typeNames: plainNames(Object.keys(model.types)),
    schemeNames: plainNames(Object.keys(model.auths)),
    namedAnswers: new Map(),
    callbacks: callbacksByEndpoint(model.webhooks ?? []),
    losses: new Map(),
  };
  const schemas = schemaWriter(writing);
  if ((model.channels ?? []).length > 0)
    reportLoss(writing, ["channels"], "channels cannot be represented; they are omitted");
  for (const [id, name] of writing.typeNames) {
    if (id !== name)
      reportLoss(
        writing,
        ["types", id],
        "type names can contain only letters, digits, dots, hyphens and underscores; other characters become _",
      );
  }
  const { tags, tagGroups, tagsOf } = writeTags(model, writing);
  const schemes = Object.entries(model.auths).map(([id, scheme]): readonly [string, JsonObject] => [
    writing.schemeNames.get(id) ?? id,
    writeScheme(scheme, model.endpoints, ["auths", id], writing),
  ]);
  const types = Object.entries(model.types).map(
    ([id, { shape, displayName, ...about }]): readonly [string, JsonObject] => [
      writing.typeNames.get(id) ?? id,
      {
        ...schemas.shape(shape, ["types", id]),
        ...compact({ title: displayName, ...documentation(about) }),
      },
    ],
  );
  const servers = commonServers(model.endpoints);
  const deps = { servers, schemas, tagsOf, writing };
  const paths = writePaths(model, deps);
  const operations = new Set(operationIdsIn(paths));
  const webhooks = (model.webhooks ?? []).flatMap((one, i): readonly (readonly [string, JsonObject])[] => {
    if (one.callback !== undefined && operations.has(one.callback.endpointId)) return [];
    return [[one.id, { [one.method.toLowerCase()]: writeWebhook(one, deps, ["webhooks", i]) }]];
  });
  const document = compact({
    openapi: "3.1.0",
    info: compact({
      title: model.name ?? model.id,
      version: model.version ?? "1.0.0",
      description: model.description,
      ...writeInfo(model.info),
    }),
    servers: servers.length === 0 ? undefined : servers.map(writeServer),
    tags: tags.length === 0 ? undefined : tags,
    "x-tagGroups": tagGroups.length === 0 ? undefined : tagGroups,
    "x-callboard-playground": model.playground && writePlayground(model.playground),
    paths,
    webhooks: webhooks.length === 0 ? undefined : Object.fromEntries(webhooks),
    components: compact({
      schemas: types.length === 0 ? undefined : Object.fromEntries(types),
      responses: writing.namedAnswers.size === 0 ? undefined : Object.fromEntries(writing.namedAnswers),
      securitySchemes: schemes.length === 0 ? undefined : Object.fromEntries(schemes),
    }),
  });
  return { document, diagnostics: lossesOf(writing.losses) };
}

function writeInfo({ contact, license, termsOfService, logo }: ApiInfo = {}): {
  readonly [key: string]: Json | undefined;
} {
  return {
    termsOfService,
    contact: contact && compact({ ...contact }),
    license: license && compact({ ...license }),
    "x-logo": logo && compact({ ...logo }),
  };
}

const operationIdsIn = (paths: JsonObject): readonly Json[] =>
  Object.values(paths)
    .flatMap((item) => (isObject(item) ? Object.values(item) : []))
    .flatMap((operation) => (isObject(operation) ? [own(operation, "operationId") ?? ""] : []));

/** The servers of most endpoints are in the document itself, unless an endpoint without any would get them. */
function commonServers(endpoints: readonly Endpoint[]): readonly Environment[] {
  if (endpoints.some(({ environments }) => environments.length === 0)) return [];
  const counts = new Map<string, { readonly environments: readonly Environment[]; count: number }>();
  for (const { environments } of endpoints) {
    const key = JSON.stringify(environments);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { environments, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.environments ?? [];
}

/** A server is named by its description, since OpenAPI 3.1 has no name for it. */
function writeServer({ id, baseUrl, template, description, variables = {} }: Environment): JsonObject {
  const written = Object.entries(variables).map(
    ([name, { default: value, values, description: text }]): readonly [string, JsonObject] => [
      name,
      compact({ default: value, enum: values, description: text }),
    ],
  );
  const url = template ?? baseUrl;
  return compact({
    url,
    description: description ?? (id === url ? undefined : id),
    variables: written.length === 0 ? undefined : Object.fromEntries(written),
  });
}

const methods: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]);

/** The state that the writers of operations share. */
interface OperationDeps {
  readonly servers: readonly Environment[];
  readonly schemas: SchemaWriter;
  readonly tagsOf: WrittenTags["tagsOf"];
  readonly writing: Writing;
}

function writePaths(model: ApiModel, deps: OperationDeps): JsonObject {
  const { writing } = deps;
  const paths = new Map<string, { [method: string]: Json }>();
  for (const [i, endpoint] of model.endpoints.entries()) {
    const at = ["endpoints", i];
    const method = endpoint.method.toLowerCase();
    if (endpoint.protocol.kind !== "rest") {
      reportLoss(writing, at, "JSON-RPC calls cannot be represented; they are omitted");
      continue;
    }
    if (!methods.has(endpoint.method)) {
      reportLoss(writing, at, `${endpoint.method} requests cannot be represented in OpenAPI 3.1; they are omitted`);
      continue;
    }
    const written = pathOf(endpoint);
    // A fragment is not sent, so it can tell calls with the same path apart, as published descriptions do.
    const path = Object.hasOwn(paths.get(written) ?? {}, method) ? `${written}#${endpoint.id}` : written;
    const item = paths.get(path) ?? {};
    paths.set(path, item);
    item[method] = writeOperation(endpoint, model, at, deps);
  }
  return Object.fromEntries(paths);
}

function pathOf({ path }: Endpoint): string {
  const text = pathText(path);
  return text.startsWith("/") ? text : `/${text}`;
}

function writeOperation(
  endpoint: Endpoint,
  { globalHeaders }: ApiModel,
  at: Path,
  { servers, schemas, tagsOf, writing }: OperationDeps,
): JsonObject {
  const { id, displayName, namespace, request, examples, environments, codeSamples = [] } = endpoint;
  // OpenAPI has no place for the code of one example.
  const code = [...codeSamples, ...examples.flatMap((example) => example.codeSamples ?? [])];
  const names = examples.map((_, i) => `example${i + 1}`);
  const written = (part: "body" | "response", of: readonly Example[] = examples): JsonObject | undefined => {
    const values = examples.flatMap((one, i): readonly [string, JsonObject][] => {
      const { name: summary, description, [part]: value } = one;
      return value === undefined || !of.includes(one)
        ? []
        : [[itemAt(names, i), compact({ summary, description, value })]];
    });
    return values.length === 0 ? undefined : Object.fromEntries(values);
  };
  const [first] = endpoint.responses;
  const examplesOf = (response: EndpointResponse): JsonObject | undefined =>
    written(
      "response",
      examples.filter(
        ({ statusCode }) => (endpoint.responses.find((one) => one.statusCode === statusCode) ?? first) === response,
      ),
    );
  if (hasTabs(endpoint)) reportLoss(writing, at, "lists separated by tabs cannot be represented; they have commas");
  const parameters = writeParameters(endpoint, headersOf(endpoint, globalHeaders), names, schemas, at);
  const same = JSON.stringify(environments) === JSON.stringify(servers);
  return compact({
    operationId: id,
    summary: displayName,
    ...documentation(endpoint),
    tags: tagsOf(namespace),
    security: writeDemands(endpoint, writing),
    servers: same || environments.length === 0 ? undefined : environments.map(writeServer),
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: request && writeRequest(request, written("body"), schemas, [...at, "request"], writing),
    responses: writeAnswers(endpoint, examplesOf, schemas, at, writing),
    callbacks: writeCallbacks(id, { tagsOf, schemas, writing }),
    "x-codeSamples": code.length === 0 ? undefined : code.map(writeCodeSample),
  });
}

const writeCodeSample = ({ language: lang, label, code: source }: CodeSample): JsonObject =>
  compact({ lang, label, source });

/** Returns the headers of an endpoint with the global ones. Its own win if names are equal (RFC 9110 §5.1). */
function headersOf({ requestHeaders }: Endpoint, globalHeaders: readonly Property[]): readonly Property[] {
  const own = new Set(requestHeaders.map(({ key }) => key.toLowerCase()));
  return [...globalHeaders.filter(({ key }) => !own.has(key.toLowerCase())), ...requestHeaders];
}
