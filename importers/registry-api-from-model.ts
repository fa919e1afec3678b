import type { ApiModel, Group } from "#engine/model";
import type { ApiDefinition, SubpackageMetadata } from "#generated/types";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { writePlayground } from "./playground.ts";
import { withLocations } from "./registry-api/schema-parts.ts";
import { isHeld, writeAuth } from "./registry-api/write/auth.ts";
import { writeChannel, writeWebhook } from "./registry-api/write/channel.ts";
import { unlessEmpty, writeEndpoint, writeProperties } from "./registry-api/write/endpoint.ts";
import { shapeWriter } from "./registry-api/write/shape.ts";
import { documentation, type Location, lossesOf, type Writing } from "./registry-api/write/writing.ts";

/** A model in the registry's form, and the parts of the model that it can't represent. */
export interface RegistryApi {
  readonly definition: ApiDefinition;
  /** Each loss once, with its first location in the model; the code is `lost`. */
  readonly diagnostics: readonly ImportDiagnostic[];
}

/**
 * Writes a model in the registry's wire form: what `apiModelFromRegistry` makes of it is the model again, as far as the
 * wire has a place for it. Shapes that the wire takes only by name are given one.
 */
export function registryApiFromModel(model: ApiModel): RegistryApi {
  const held = Object.entries(model.auths).filter(([, scheme]) => isHeld(scheme));
  const writing: Writing = {
    types: model.types,
    auths: new Set(held.map(([id]) => id)),
    named: new Map(),
    losses: new Map(),
  };
  const writer = shapeWriter(writing);
  const top = (...steps: readonly (string | number)[]): Location => ({ at: steps, name: "" });

  const endpoints = model.endpoints.flatMap((endpoint, i) => {
    const written = writeEndpoint(endpoint, writer, { at: ["endpoints", i], name: endpoint.id }, writing);
    return written === undefined ? [] : [[endpoint.id, written] as const];
  });
  const channels = (model.channels ?? []).map(
    (one, i) => [one.id, writeChannel(one, writer, { at: ["channels", i], name: one.id }, writing)] as const,
  );
  const webhooks = (model.webhooks ?? []).map(
    (one, i) => [one.id, writeWebhook(one, writer, { at: ["webhooks", i], name: one.id }, writing)] as const,
  );
  const types = Object.entries(model.types).map(([id, { name, displayName, shape, ...about }]) => {
    const location: Location = { at: ["types", id, "shape"], name: id };
    const title = displayName === undefined ? {} : { displayName };
    return [id, { ...documentation(about), name, ...title, shape: writer.shape(shape, location) }] as const;
  });
  const auths = Object.entries(model.auths).flatMap(([id, scheme]) => {
    const written = writeAuth(scheme, top("auths", id), writing);
    return written === undefined ? [] : [[id, written] as const];
  });
  const globalHeaders = writeProperties(model.globalHeaders, writer, { at: ["globalHeaders"], name: "globalHeaders" });
  const definition: ApiDefinition = {
    id: model.id,
    ...(model.name === undefined ? {} : { apiName: model.name }),
    endpoints: Object.fromEntries(endpoints),
    websockets: Object.fromEntries(channels),
    webhooks: Object.fromEntries(webhooks),
    types: Object.fromEntries([...types, ...writing.named]),
    subpackages: Object.fromEntries(model.groups.map((group) => [group.id, writeGroup(group)])),
    auths: Object.fromEntries(auths),
    ...unlessEmpty("globalHeaders", globalHeaders),
    ...(model.playground && { playground: writePlayground(model.playground) }),
    ...writeInfo(model),
    ...(model.linkBase !== undefined && { linkBase: model.linkBase }),
    ...writeSchemas(model),
  };
  return { definition, diagnostics: lossesOf(writing.losses) };
}

function writeGroup(group: Group): SubpackageMetadata {
  const { id, name, displayName } = group;
  return { ...documentation(group), id, name, ...(displayName === undefined ? {} : { displayName }) };
}

/** Writes what is known about an API as a whole, as OpenAPI's `info` has it. */
function writeInfo({ version, description, info = {} }: ApiModel): Pick<ApiDefinition, "info"> {
  const { logo, ...about } = info;
  const written = {
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    ...about,
    ...(logo !== undefined && { "x-logo": logo }),
  };
  return Object.keys(written).length === 0 ? {} : { info: written };
}

/** Writes the schemas of a model, with the locations of those that decide about its parts. */
function writeSchemas(model: ApiModel): Pick<ApiDefinition, "schemas"> {
  const { schemas, schemaAnchors } = model;
  if (schemas === undefined) return {};
  const parts: { [key: string]: string } = {};
  withLocations(model, (key, known) => {
    if (known !== undefined) parts[key] = known;
    return known;
  });
  return { schemas: { table: schemas, parts, ...(schemaAnchors && { anchors: schemaAnchors }) } };
}
