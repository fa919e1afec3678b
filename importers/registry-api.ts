import type { Json } from "#engine/json";
import type { ApiModel, AuthScheme, Group } from "#engine/model";
import type { TypeDefinition, TypeTable } from "#engine/shape";
import type { ApiDefinition } from "#generated/types";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { readInfo } from "./info.ts";
import { distinct, entriesOf, member, type Node, rootIn, textOr } from "./node.ts";
import { readPlaygroundAt } from "./playground.ts";
import { readAuth } from "./registry-api/auth.ts";
import { readChannel } from "./registry-api/channel.ts";
import { documented, optionalText } from "./registry-api/documented.ts";
import { readEndpoint, readProperties } from "./registry-api/endpoint.ts";
import { withSchemas } from "./registry-api/schemas.ts";
import { type Scope, scopeOf } from "./registry-api/scope.ts";
import { readType, shapeWhenThere } from "./registry-api/shape.ts";
import { readWebhook } from "./registry-api/webhook.ts";
import { resolveAliases } from "./resolve-aliases.ts";

/** The result of reading a definition: the model, and diagnostics of what could not be used as written. */
export interface Imported {
  readonly model: ApiModel;
  readonly diagnostics: readonly ImportDiagnostic[];
}

/**
 * Turns an API definition of the registry into the normal form. It never fails: parts that can't be read are reported
 * with their paths and, where a shape is needed, become any JSON value, so that the endpoint can still be tried.
 *
 * An alias is a named type like any other, inherited properties are in the objects that have them, optionality belongs
 * to the property, and limits of 64-bit numbers are digit text.
 */
export function apiModelFromRegistry(
  definition: ApiDefinition | Json,
  { keepsAudiences = false }: { readonly keepsAudiences?: boolean | undefined } = {},
): Imported {
  const diagnostics: ImportDiagnostic[] = [];
  // The definition is received JSON that may not match its type, so the reader checks every part.
  const root = rootIn(definition as Json, { diagnostics, keepsAudiences });
  const scope = scopeOf(member(root, "types"));
  const auths = readAuths(member(root, "auths"));
  const groups = entriesOf(member(root, "subpackages")).map(([id, node]) => readGroup(id, node));
  const known = { auths: new Set(Object.keys(auths)), groups: new Set(groups.map(({ id }) => id)) };
  const types = readTypes(scope);
  const channels = entriesOf(member(root, "websockets")).map(([key, node]) => readChannel(node, key, scope, known));
  const webhooks = entriesOf(member(root, "webhooks")).map(([key, node]) => readWebhook(node, key, scope, known));
  const model: ApiModel = {
    id: textOr(member(root, "id"), ""),
    ...nameOf(root),
    ...optionalText(member(root, "info"), "version"),
    ...optionalText(member(root, "info"), "description"),
    ...readInfo(member(root, "info"), ""),
    ...optionalText(root, "linkBase"),
    endpoints: entriesOf(member(root, "endpoints")).map(([key, node]) => readEndpoint(node, key, scope, known)),
    ...(channels.length === 0 ? {} : { channels }),
    ...(webhooks.length === 0 ? {} : { webhooks }),
    types: resolveAliases(types, diagnostics),
    groups,
    auths,
    globalHeaders: readProperties(member(root, "globalHeaders"), scope),
  };
  const configured = readPlaygroundAt(member(root, "playground"), model);
  const checked = withSchemas(model, member(root, "schemas"));
  return { model: { ...checked, ...configured }, diagnostics: distinct(diagnostics) };
}

function nameOf(root: Node): { readonly name?: string } {
  const { apiName } = optionalText(root, "apiName");
  return apiName === undefined ? {} : { name: apiName };
}

function readTypes(scope: Scope): TypeTable {
  const entries = [...scope.named].map(([id, node]): readonly [string, TypeDefinition] => [
    id,
    {
      ...documented(node),
      name: textOr(member(node, "name"), id),
      ...optionalText(node, "displayName"),
      shape: shapeWhenThere(readType(member(node, "shape"), scope)),
    },
  ]);
  return Object.fromEntries(entries);
}

function readAuths(node: Node): { readonly [id: string]: AuthScheme } {
  const entries = entriesOf(node).flatMap(([id, scheme]) => {
    const auth = readAuth(scheme);
    return auth === undefined ? [] : [[id, auth] as const];
  });
  return Object.fromEntries(entries);
}

const readGroup = (id: string, node: Node): Group => ({
  ...documented(node),
  id,
  name: textOr(member(node, "name"), id),
  ...optionalText(node, "displayName"),
});
