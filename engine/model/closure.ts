import { reachedSchemas, type Schemas } from "#engine/schema-table";
import { inlineObject, type Property, references, type Shape, type TypeId, type TypeTable } from "#engine/shape";
import type { ApiModel, ChannelForm, EndpointForm, Group, WebhookPage } from "./api.ts";
import { contentsIn } from "./content.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Returns the part of an API that a form of one endpoint needs: the endpoint, its groups and schemes, and only the
 * types that it reaches, in the order of the API's table; `undefined` if the API has no endpoint of that id.
 */
export function closureOf(model: ApiModel, endpointId: string): EndpointForm | undefined {
  const found = model.endpoints.find(({ id }) => id === endpointId);
  if (found === undefined) return undefined;
  const { codeSamples: _, examples, ...facts } = found;
  const endpoint = { ...facts, examples: examples.map(({ codeSamples: __, ...example }) => example) };
  const { globalHeaders } = model;
  const shapes = [...globalHeaders.map(({ shape }) => shape), ...shapesOf(endpoint)];
  return {
    endpoint,
    nodes: groupsOf(model, endpoint.namespace),
    globalHeaders,
    authSchemes: pick(model.auths, new Set(endpoint.auth)),
    types: pick(model.types, reach(model.types, shapes)),
    ...(model.typeWords && { typeWords: model.typeWords }),
    ...(model.playground && { playground: model.playground }),
  };
}

/**
 * Returns the part of an API that the playground of one channel needs; `undefined` if the API has no channel of that
 * id.
 */
export function channelClosureOf(model: ApiModel, channelId: string): ChannelForm | undefined {
  const channel = model.channels?.find(({ id }) => id === channelId);
  if (channel === undefined) return undefined;
  const { pathParameters, queryParameters, requestHeaders, messages } = channel;
  const shapes = [
    ...[...pathParameters, ...queryParameters, ...requestHeaders].map(({ shape }) => shape),
    ...messages.flatMap(({ body, headers = [] }) => [body, ...headers.map(({ shape }) => shape)]),
  ];
  return {
    channel,
    nodes: groupsOf(model, channel.namespace),
    authSchemes: pick(model.auths, new Set([...channel.auth, ...(channel.security ?? []).flat()])),
    types: pick(model.types, reach(model.types, shapes)),
    ...schemasAt(model, [
      ...locationsIn([...pathParameters, ...queryParameters, ...requestHeaders]),
      ...messages.flatMap(({ schema }) => schema ?? []),
    ]),
    ...(model.typeWords && { typeWords: model.typeWords }),
    ...(model.playground && { playground: model.playground }),
  };
}

/** Returns the part of an API that the page of one webhook needs; `undefined` if the API has no webhook of that id. */
export function webhookClosureOf(model: ApiModel, webhookId: string): WebhookPage | undefined {
  const webhook = model.webhooks?.find(({ id }) => id === webhookId);
  if (webhook === undefined) return undefined;
  const responses = webhook.responses ?? [];
  const bodies = responses.flatMap(({ body, alternatives = [] }) => [body, ...alternatives.map((one) => one.body)]);
  const headers = responses.flatMap((one) => one.headers ?? []);
  const shapes = [
    ...(webhook.queryParameters ?? []),
    ...webhook.headers,
    ...webhook.payloads,
    ...headers,
    ...bodies,
  ].flatMap((one) => ("shape" in one ? [one.shape] : []));
  return {
    webhook,
    nodes: groupsOf(model, webhook.namespace),
    types: pick(model.types, reach(model.types, shapes)),
  };
}

/** Returns the schemas by which the parts of an endpoint's calls are checked, with all that they refer to. */
export const writtenSchemas = (model: ApiModel, endpoint: Endpoint): Partial<Schemas> =>
  schemasAt(model, [...locationsIn(model.globalHeaders), ...schemaLocations(endpoint)]);

/** Lists the locations of the schemas by which the parts of an endpoint's calls are checked. */
export function schemaLocations(endpoint: Endpoint): readonly string[] {
  return [
    ...locationsIn(propertiesOf(endpoint)),
    ...bodiesOf(endpoint).flatMap((body) => {
      const events = "events" in body ? (body.events ?? []).flatMap(({ schema = [] }) => schema) : [];
      if ("schema" in body && body.schema !== undefined) return [body.schema, ...events];
      if (events.length > 0) return events;
      return "shape" in body && body.shape ? locationsIn(inlineObject(body.shape)?.properties ?? []) : [];
    }),
  ];
}

const locationsIn = (properties: readonly Property[]): readonly string[] =>
  contentsIn(properties).map(({ schema }) => schema);

function schemasAt({ schemas, schemaAnchors }: Partial<Schemas>, locations: readonly string[]): Partial<Schemas> {
  if (schemas === undefined || locations.length === 0) return {};
  return reachedSchemas({ schemas, ...(schemaAnchors && { schemaAnchors }) }, locations);
}

const groupsOf = (model: ApiModel, namespace: readonly string[]): readonly Group[] =>
  namespace.flatMap((id) => model.groups.filter((group) => group.id === id));

/** Lists the parameters and headers of an endpoint. */
const propertiesOf = (endpoint: Endpoint): readonly Property[] => [
  ...endpoint.pathParameters,
  ...endpoint.queryParameters,
  ...endpoint.requestHeaders,
  ...endpoint.responseHeaders,
  ...[...endpoint.responses, ...endpoint.errors].flatMap(({ headers = [] }) => headers),
];

/** All shapes that an endpoint itself names: parameters, bodies, errors. */
export function shapesOf(endpoint: Endpoint): readonly Shape[] {
  const { request } = endpoint;
  return [
    ...propertiesOf(endpoint).map(({ shape }) => shape),
    ...bodiesOf(endpoint).flatMap((body) => [
      ...("shape" in body && body.shape !== undefined ? [body.shape] : []),
      ...("event" in body && body.event !== undefined ? [body.event] : []),
      ...("events" in body ? (body.events ?? []).map(({ shape }) => shape) : []),
    ]),
    ...[request?.body, ...(request?.alternatives ?? [])].flatMap((body) =>
      body?.kind === "json" && body.content !== undefined ? [body.content] : [],
    ),
  ];
}

/** Lists all bodies of an endpoint, sent and received. */
function bodiesOf({ request, responses, errors }: Endpoint) {
  const others = [...responses, ...errors].flatMap(({ alternatives = [] }) => alternatives.map(({ body }) => body));
  const sent = request === undefined ? [] : [request.body, ...(request.alternatives ?? [])];
  return [...sent, ...responses.map(({ body }) => body), ...errors, ...others];
}

/** Returns the members with these keys, in the order of the object. */
const pick = <T>(all: { readonly [key: string]: T }, keys: ReadonlySet<string>): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));

function reach(table: TypeTable, shapes: readonly Shape[]): ReadonlySet<TypeId> {
  const reached = new Set<TypeId>();
  const open = shapes.flatMap(references);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const type = Object.hasOwn(table, id) ? table[id] : undefined;
    if (reached.has(id) || type === undefined) continue;
    reached.add(id);
    open.push(...references(type.shape));
  }
  return reached;
}
