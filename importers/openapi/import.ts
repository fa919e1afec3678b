import { isObject, type Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { openDocuments } from "../json-schema/documents.ts";
import type { Dialect } from "../json-schema/keywords.ts";
import { numberText } from "../json-schema/numbers.ts";
import { schemaReader } from "../json-schema/reader.ts";
import { distinct, found, isThere, member, type Node, note } from "../node.ts";
import { readPlayground } from "../playground.ts";
import type { Imported } from "../registry-api.ts";
import { readEndpoint } from "./endpoint.ts";
import { readHeadings, usedTags } from "./groups.ts";
import { operationIds, operationsIn } from "./operations.ts";
import { type Scope, saidIn, withLink } from "./scope.ts";
import { readSchemes } from "./security.ts";
import { type OpenApiVersion, openApiVersion } from "./versions.ts";
import { readWebhooks } from "./webhooks.ts";

/** What an OpenAPI document is imported with. */
export interface OpenApiOptions {
  /** The id that the model gets. */
  readonly id: string;
  /** The name or the address of the document, which relative references and addresses start from. */
  readonly name?: string;
  /** Reads what a `$ref` to another file or address names; without it such references are noted. */
  readonly read?: (address: string) => Promise<string>;
}

const dialects: { readonly [V in OpenApiVersion]: Dialect } = {
  "2.0": "openapi-2.0",
  "3.0": "openapi-3.0",
  "3.1": "json-schema",
};

/**
 * Turns an OpenAPI document of version 2.0, 3.0, 3.1 or 3.2 into the normal form. It never fails: what cannot be read is
 * noted with its place, and what no shape can say becomes any JSON value, so that each operation can still be tried.
 */
export async function importOpenApi(document: Json, { id, name = "", read }: OpenApiOptions): Promise<Imported> {
  const faults: ImportDiagnostic[] = [];
  const documents = await openDocuments(document, { name, ...(read && { read }) }, faults);
  const root = documents.main;
  const version = openApiVersion(document) ?? "3.1";
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
  const auths = readSchemes([old ? member(root, "securityDefinitions") : member(components, "securitySchemes")], {
    documents,
  });
  const operations = operationsIn(member(root, "paths"), { documents });
  const ids = operationIds(operations);
  const { groups, byTag } = readHeadings(root, usedTags(operations.map(({ node }) => node)));
  const scope: Scope = { version, documents, schemas, root, name, auths: new Set(Object.keys(auths)), groups: byTag };
  const endpoints = operations.map((operation) => readEndpoint(operation, ids.get(operation) ?? "", scope));
  const webhooks = readWebhooks(operations, ids, scope);
  const model: ApiModel = {
    id,
    ...aboutApi(root),
    endpoints,
    ...(webhooks.length > 0 && { webhooks }),
    types: schemas.finish(),
    groups,
    auths,
    globalHeaders: [],
  };
  const filledIn = readPlayground(root, model);
  return { model: { ...model, ...filledIn }, diagnostics: distinct(faults) };
}

function aboutApi(root: Node): Pick<ApiModel, "name" | "version" | "description"> {
  const info = member(root, "info");
  const [name, text] = [saidIn(info, "title"), saidIn(info, "description") ?? saidIn(info, "summary")];
  const version = member(info, "version").value;
  const said = typeof version === "string" ? version : numberText(version);
  return {
    ...(name !== undefined && { name }),
    ...(said !== undefined && { version: said }),
    ...withLink(text, root),
  };
}
