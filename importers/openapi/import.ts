import { defined } from "#engine/item-at";
import { isObject, type Json } from "#engine/json";
import type { ApiModel, Endpoint, Webhook } from "#engine/model";
import type { TypeDefinition, TypeId } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";
import type { CreateExampleCheck } from "../example-check/wrong-examples.ts";
import type { FieldCheck } from "../field-check/unknown-fields.ts";
import { readInfo } from "../info.ts";
import type { CachedUnits, Dialect, FinishedSchemas, UnitRecord } from "../json-schema/index.ts";
import { numberText, openDocuments, schemaReader, wholeTable, withLink } from "../json-schema/index.ts";
import type { DescriptionLimits } from "../limits.ts";
import { distinct, found, isThere, maxDiagnostics, member, type Node, note } from "../node.ts";
import { hasPlayground, readPlayground } from "../playground.ts";
import type { Imported } from "../registry-api.ts";
import { checkExamples } from "./check-examples.ts";
import { readEndpoint } from "./endpoint.ts";
import { readHeadings, usedTags } from "./groups.ts";
import { operationIds, operationsIn } from "./operations.ts";
import { linkBaseOf, nonEmptyText, type Scope } from "./scope.ts";
import { readSchemes } from "./security.ts";
import { readEnvironments } from "./servers.ts";
import { noteVersion, type OpenApiVersion, openApiVersion } from "./versions.ts";
import { readWebhooks } from "./webhooks.ts";

/** Options of importing an OpenAPI document. */
export interface OpenApiOptions {
  /** The id that the model gets. */
  readonly id: string;
  /** The name or the address of the document, which relative references and addresses start from. */
  readonly name?: string;
  /** Reads the file or address of a `$ref`. Without it such references are reported. */
  readonly read?: (address: string) => Promise<string>;
  /** True if it is known that it has no reference to another file. */
  readonly isAlone?: boolean;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<DescriptionLimits>;
  /** True if the model keeps the audiences that parts are for. */
  readonly keepsAudiences?: boolean | undefined;
  readonly checkExamples?: CreateExampleCheck | undefined;
  readonly checkFields?: FieldCheck | undefined;
}

const dialects: { readonly [V in OpenApiVersion]: Dialect } = {
  "2.0": "openapi-2.0",
  "3.0": "openapi-3.0",
  "3.1": "json-schema",
};

/** The result for a document of which some units are reused; these are named by their ids. */
export interface SomeOfOpenApi {
  readonly model: Omit<ApiModel, "endpoints" | "webhooks" | "types" | "schemas">;
  readonly endpoints: readonly (Endpoint | string)[];
  readonly webhooks: readonly (Webhook | string)[];
  readonly types: readonly (readonly [id: TypeId, type: TypeDefinition | undefined])[];
  readonly schemas: FinishedSchemas;
  readonly diagnostics: readonly ImportDiagnostic[];
  /** The parts that all units depend on. */
  readonly general: string;
  /** The dependencies of each unit; absent if they are unknown. */
  readonly records: ReadonlyMap<string, UnitRecord> | undefined;
}

/**
 * Turns an OpenAPI document of version 2.0, 3.0, 3.1 or 3.2 into the normal form. It never fails: parts that can't be
 * read are reported with their paths, and schemas that no shape can represent become any JSON value, so that each
 * operation can still be tried.
 */
export async function importOpenApi(document: Json, options: OpenApiOptions): Promise<Imported> {
  const { model, diagnostics } = completeModel(await importSome(document, options));
  return { model, diagnostics };
}

/** The model of a document that was read as a whole. */
export function completeModel({ model, endpoints, webhooks, types, schemas, diagnostics }: SomeOfOpenApi): Imported {
  const presentOnly = <T extends object>(entries: readonly (T | string)[]): readonly T[] =>
    entries.filter((one) => typeof one === "object");
  return {
    model: {
      ...model,
      endpoints: presentOnly(endpoints),
      ...(webhooks.length > 0 && { webhooks: presentOnly(webhooks) }),
      types: Object.fromEntries(types.flatMap(([id, type]) => (type === undefined ? [] : [[id, type] as const]))),
      ...wholeTable(schemas),
    },
    diagnostics,
  };
}

/** Reads a document as `importOpenApi` does, and reuses the units of `cachedUnits`. */
export async function importSome(
  document: Json,
  { id, name = "", isAlone = false, ...options }: OpenApiOptions,
  cachedUnits?: (general: string) => CachedUnits | undefined,
): Promise<SomeOfOpenApi> {
  const diagnostics: ImportDiagnostic[] = [];
  const documents = await openDocuments(document, { ...options, name, isAlone }, diagnostics);
  const { main: root, units } = documents;
  const version = openApiVersion(document) ?? "3.1";
  noteVersion(root, version);
  const components = member(root, "components");
  const old = version === "2.0";
  if (!isObject(member(root, "paths").value) && !isThere(member(root, "webhooks")) && !isThere(components)) {
    note(
      member(root, "paths"),
      "missing",
      `expected the paths of the API, found ${found(member(root, "paths").value)}`,
    );
  }
  const schemas = schemaReader({
    documents,
    dialect: dialects[version],
    named: old ? [member(root, "definitions")] : [member(components, "schemas")],
  });
  const operations = operationsIn(member(root, "paths"), { documents });
  const ids = operationIds(operations);
  const [server] = readEnvironments([member(root, old ? "schemes" : "servers")], { version, root, name });
  const auths = readSchemes([old ? member(root, "securityDefinitions") : member(components, "securitySchemes")], {
    documents,
    operations: new Set(ids.values()),
    base: server?.baseUrl ?? "",
    requirements: [root, ...operations.map(({ node }) => node)].map((node) => member(node, "security")),
  });
  const { groups, byTag } = readHeadings(root, usedTags(operations.map(({ node }) => node)));
  const scope: Scope = { version, documents, schemas, root, name, auths, groups: byTag };
  const general = JSON.stringify([version, name, auths, [...byTag]]);
  const cache = cachedUnits?.(general);
  if (cache !== undefined) units.setCache(cache);
  const endpoints = operations.map((operation) => {
    const { entry, item, node } = operation;
    const own = defined(ids.get(operation));
    return units.read(`call ${own}`, [entry, item, node], () => readEndpoint(operation, own, scope)) ?? own;
  });
  const webhooks = readWebhooks(operations, ids, scope);
  const [types, written] = [schemas.finishSome(), schemas.finishSchemas()];
  options.checkFields?.(documents);
  checkExamples({ operations, ids, endpoints, types }, options.checkExamples, scope);
  const filledIn = readPlayground(root, { endpoints: endpoints.filter((one) => typeof one === "object") });
  // The playground is checked against the environments of all operations.
  if (hasPlayground(root)) units.preventReuse();
  return {
    model: {
      id,
      ...aboutApi(root),
      ...readInfo(member(root, "info"), name),
      ...linkBaseOf(root, name),
      groups,
      auths,
      typeWords: "openapi",
      globalHeaders: [],
      ...(written.anchors && { schemaAnchors: written.anchors }),
      ...filledIn,
    },
    endpoints,
    webhooks,
    types,
    schemas: written,
    diagnostics: distinct(diagnostics),
    general,
    records: units.isReusable() && diagnostics.length < maxDiagnostics ? units.records() : undefined,
  };
}

function aboutApi(root: Node): Pick<ApiModel, "name" | "version" | "description"> {
  const info = member(root, "info");
  const [name, text] = [
    nonEmptyText(info, "title"),
    nonEmptyText(info, "description") ?? nonEmptyText(info, "summary"),
  ];
  const version = member(info, "version").value;
  const versionText = typeof version === "string" ? version : numberText(version);
  return {
    ...(name !== undefined && { name }),
    ...(versionText !== undefined && { version: versionText }),
    ...withLink(text, root),
  };
}
