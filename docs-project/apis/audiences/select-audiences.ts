import { type Json, type JsonObject, objectOf } from "#engine/json";
import {
  type ApiModel,
  type AuthScheme,
  type Broker,
  type Channel,
  type ChannelOperation,
  type CodeSample,
  type Endpoint,
  type EndpointResponse,
  type Environment,
  shapesOf,
  type Webhook,
} from "#engine/model";
import {
  type Documented,
  type Property,
  references,
  type Shape,
  type TypeId,
  type TypeTable,
  typesIn,
} from "#engine/shape";
import { type Cutter, openCutter } from "./cutter.ts";
import { hiddenNameFinder } from "./hidden-code.ts";
import { shownAuths, shownPlayground } from "./hidden-names.ts";

/** An API for some audiences, and the audiences of these that no part of it names. */
export interface SelectedModel {
  readonly model: ApiModel;
  readonly unknown: readonly string[];
}

/**
 * Returns the part of an API that is for some audiences: operations, channels and webhooks that name one of them,
 * properties, parameters and servers unless they name only others, the types that these reach or that name one of them,
 * and examples, auth schemes and configured values without hidden parts. The model has to be read with its audiences (`keepsAudiences`).
 */
export function selectAudiences(model: ApiModel, audiences: readonly string[]): SelectedModel {
  const chosen = new Set(audiences);
  const declared = new Set<string>();
  const isFor = ({ audiences: own = [] }: Marked): boolean => {
    for (const one of own) declared.add(one);
    return own.some((one) => chosen.has(one));
  };
  const isShown = (one: Marked): boolean => isFor(one) || one.audiences === undefined;
  const { globalHeaders: headers } = model;
  const types = typesIn(model);
  const namesHidden = hiddenNameFinder(types, isShown, headers);
  const selection: Selection = { isFor, isShown, headers, cutter: openCutter(types, isShown), namesHidden };
  const shownChannels = (model.channels ?? []).filter(isFor);
  const channels = shownChannels.map((one) => channelFor(one, shownChannels, selection));
  const shownEndpoints = model.endpoints.filter(isFor);
  const ids = new Set(shownEndpoints.map(({ id }) => id));
  const hiddenParameters = new Map(
    shownEndpoints.map(({ id, pathParameters, queryParameters, requestHeaders }) => [
      id,
      new Set(
        [...pathParameters, ...queryParameters, ...requestHeaders].flatMap((one) => (isShown(one) ? [] : [one.key])),
      ),
    ]),
  );
  const endpoints = shownEndpoints
    .map((one) => endpointFor(one, selection))
    .map((one) => ({
      ...one,
      responses: one.responses.map((each) => withShownLinks(each, hiddenParameters)),
      errors: one.errors.map((each) => withShownLinks(each, hiddenParameters)),
    }));
  const webhooks = (model.webhooks ?? [])
    .filter((one) => isFor(one) && (one.callback === undefined || ids.has(one.callback.endpointId)))
    .map((one) => webhookFor(one, selection));
  const globalHeaders = selection.cutter.properties(headers);
  const parts = { endpoints, channels, globalHeaders };
  const shapes = [
    ...endpoints.flatMap(shapesOf),
    ...channels.flatMap(shapesOfChannel),
    ...webhooks.flatMap(shapesOfWebhook),
    ...globalHeaders.map(({ shape }) => shape),
  ];
  const shownTypes = typesFor(model.types, shapes, selection);
  const used = new Set([...endpoints, ...channels, ...webhooks].flatMap(({ namespace }) => namespace));
  // Schemas as written have the hidden parts too, so the shapes decide about values.
  const { schemas: _schemas, schemaAnchors: _anchors, ...shaped } = model;
  const selected: ApiModel = {
    ...shaped,
    endpoints,
    ...(model.channels && { channels }),
    ...(model.webhooks && { webhooks }),
    types: shownTypes,
    groups: model.groups.filter(({ id }) => used.has(id)).map(unmarked),
    globalHeaders,
    auths: Object.fromEntries(
      Object.entries(shownAuths(model.auths, model, parts)).map(([id, scheme]) => [id, schemeFor(scheme, ids)]),
    ),
    ...(model.playground && { playground: shownPlayground(model.playground, model, parts) }),
  };
  return { model: selected, unknown: audiences.filter((one) => !declared.has(one)) };
}

/** The token of a call that is hidden can only be pasted. */
const schemeFor = (scheme: AuthScheme, ids: ReadonlySet<string>): AuthScheme =>
  scheme.kind === "oAuth" && !ids.has(scheme.endpointId)
    ? { kind: "bearerAuth", ...(scheme.description !== undefined && { description: scheme.description }) }
    : scheme;

/** A part that may name its audiences. */
type Marked = Pick<Documented, "audiences">;

interface Selection {
  /** Returns true if a part names one of the chosen audiences. */
  readonly isFor: (one: Marked) => boolean;
  /** Returns true if a part names one of the chosen audiences, or none at all. */
  readonly isShown: (one: Marked) => boolean;
  /** Headers of all operations. */
  readonly headers: readonly Property[];
  readonly cutter: Cutter;
  /** Returns true if code names a part of a call that is hidden. */
  readonly namesHidden: (endpoint: Endpoint, code: string) => boolean;
}

const unmarked = <T extends Marked>({ audiences: _, ...rest }: T): Omit<T, "audiences"> => rest;

/** Returns the servers for the chosen audiences, or if none names one of these, those that name no audience. */
const serversFor = <T extends Marked>(servers: readonly T[], { isFor, isShown }: Selection): readonly T[] => {
  const named = servers.filter(isFor);
  return named.length > 0 ? named : servers.filter(isShown);
};

/** Returns the environments for the chosen audiences, and the default one, which is the first if it is hidden. */
function environmentsFor(
  { environments, defaultEnvironment }: Pick<Endpoint, "environments" | "defaultEnvironment">,
  selection: Selection,
): { readonly environments: readonly Environment[]; readonly defaultEnvironment?: string } {
  const shown = serversFor(environments, selection).map(unmarked);
  const isThere = shown.some(({ id }) => id === defaultEnvironment);
  const [first] = shown;
  const chosen = isThere ? defaultEnvironment : defaultEnvironment === undefined ? undefined : first?.id;
  return { environments: shown, ...(chosen !== undefined && { defaultEnvironment: chosen }) };
}

function endpointFor(endpoint: Endpoint, selection: Selection): Endpoint {
  const { cutter, headers } = selection;
  const { defaultEnvironment: _, request, codeSamples, ...rest } = unmarked(endpoint);
  const isCodeShown = ({ code }: CodeSample): boolean => !selection.namesHidden(endpoint, code);
  const shownCode = codeSamples?.filter(isCodeShown) ?? [];
  const [body] = endpoint.responses.map((one) => one.body);
  const cutBody = (value: JsonObject[string], of: object | undefined) => cutter.value(value, shapeIn(of));
  return {
    ...rest,
    ...(shownCode.length > 0 && { codeSamples: shownCode }),
    ...environmentsFor(endpoint, selection),
    ...parametersFor(endpoint, cutter),
    ...stylesFor(endpoint, cutter),
    responseHeaders: cutter.properties(endpoint.responseHeaders),
    ...(request && {
      request: {
        ...request,
        body: cutter.body(request.body),
        ...(request.alternatives && {
          alternatives: request.alternatives.map((one) => ({
            ...cutter.body(one),
            ...(one.example !== undefined && { example: cutBody(one.example, one) }),
          })),
        }),
      },
    }),
    responses: endpoint.responses.map((one) => responseFor(one, cutter)),
    errors: endpoint.errors.map((error) => ({
      ...unmarked(error),
      ...headersFor(error, cutter),
      ...(error.shape && { shape: cutter.shape(error.shape) }),
      ...alternativesFor(error, cutter),
      examples: error.examples.map((one) => ({ ...one, value: cutBody(one.value, error) })),
    })),
    examples: endpoint.examples.map(({ codeSamples: code = [], ...example }) => ({
      ...example,
      ...(code.some(isCodeShown) && { codeSamples: code.filter(isCodeShown) }),
      pathParameters: cutter.members(example.pathParameters, endpoint.pathParameters),
      queryParameters: cutter.members(example.queryParameters, endpoint.queryParameters),
      headers: cutter.members(example.headers, [...headers, ...endpoint.requestHeaders]),
      ...(example.body !== undefined && { body: cutBody(example.body, request?.body) }),
      ...(example.response !== undefined && {
        response: cutBody(example.response, answerOf(endpoint, example.statusCode) ?? body),
      }),
    })),
  };
}

/** Returns the part of a call that describes a body with this status. */
function answerOf({ responses, errors }: Endpoint, status: number): object | undefined {
  return (
    responses.find(({ statusCode }) => statusCode === status)?.body ??
    errors.find(({ statusCode }) => statusCode === status)
  );
}

const shapeIn = (part: object | undefined): Shape | undefined =>
  part !== undefined && "shape" in part ? (part.shape as Shape | undefined) : undefined; // members of that name are shapes

type Handshake = Pick<Endpoint, "pathParameters" | "queryParameters" | "requestHeaders">;

/** The address of a call has all parameters of its path. */
const parametersFor = ({ pathParameters, queryParameters, requestHeaders }: Handshake, cutter: Cutter): Handshake => ({
  pathParameters: cutter.properties(pathParameters.map(unmarked)),
  queryParameters: cutter.properties(queryParameters),
  requestHeaders: cutter.properties(requestHeaders),
});

const stylesFor = (
  { parameterStyles, pathParameters, queryParameters, requestHeaders }: Handshake & Pick<Endpoint, "parameterStyles">,
  cutter: Cutter,
): Pick<Endpoint, "parameterStyles"> => {
  if (parameterStyles === undefined) return {};
  const { path, query, headers } = parameterStyles;
  return {
    parameterStyles: {
      ...(path && { path: cutter.styles(path, pathParameters) }),
      ...(query && { query: cutter.styles(query, queryParameters) }),
      ...(headers && { headers: cutter.styles(headers, requestHeaders) }),
    },
  };
};

const headersFor = ({ headers }: Pick<EndpointResponse, "headers">, cutter: Cutter) =>
  headers === undefined ? {} : { headers: cutter.properties(headers) };

const alternativesFor = ({ alternatives }: Pick<EndpointResponse, "alternatives">, cutter: Cutter) =>
  alternatives === undefined
    ? {}
    : {
        alternatives: alternatives.map((one) => ({
          ...one,
          body: cutter.body(one.body),
          ...(one.example !== undefined && { example: cutter.value(one.example, shapeIn(one.body)) }),
        })),
      };

const responseFor = (response: EndpointResponse, cutter: Cutter): EndpointResponse => ({
  ...unmarked(response),
  ...headersFor(response, cutter),
  body: cutter.body(response.body),
  ...alternativesFor(response, cutter),
});

/**
 * Returns a response without links to hidden operations, and without hidden parameters in the others. A parameter may be
 * written with its place in front: `query.page` (OpenAPI "Link Object").
 *
 * @param hidden the hidden parameters of each shown operation
 */
function withShownLinks<T extends Pick<EndpointResponse, "links">>(
  response: T,
  hidden: ReadonlyMap<string, ReadonlySet<string>>,
): T {
  if (response.links === undefined) return response;
  const links = response.links.flatMap((link) => {
    const names = hidden.get(link.operationId ?? "");
    if (names === undefined) return [];
    const isShown = (key: string): boolean => !names.has(key.replace(/^(?:path|query|header|cookie)\./, ""));
    const parameters = Object.entries(link.parameters).filter(([key]) => isShown(key));
    return [{ ...link, parameters: objectOf(parameters) }];
  });
  return { ...response, links };
}

/** `all` are the channels that are shown: replies of others are left out. */
function channelFor(channel: Channel, all: readonly Channel[], selection: Selection): Channel {
  const { cutter, isShown } = selection;
  const { defaultEnvironment: _, brokers: servers = [], bindings = [], operations = [], ...rest } = unmarked(channel);
  const brokers: readonly Broker[] = serversFor(servers, selection).map(unmarked);
  const messages = channel.messages.filter(isShown);
  const isReplyShown = (type: string, at = channel.id): boolean =>
    all.some((one) => one.id === at && one.messages.some((sent) => sent.type === type && isShown(sent)));
  const byType = new Map(messages.map(({ type, body }) => [type, body]));
  const shownBindings = bindings.filter(isShown).map(unmarked);
  const [shown, hidden] = [operations.filter(isShown), operations.filter((one) => !isShown(one))];
  return {
    ...withoutTexts(rest, hidden, shown),
    ...withoutAuth(channel, hidden, shown),
    ...environmentsFor(channel, selection),
    ...(brokers.length > 0 && { brokers }),
    ...(shownBindings.length > 0 && { bindings: shownBindings }),
    ...parametersFor(channel, cutter),
    messages: messages.map(({ replies, headers, ...one }) => {
      const left = (replies ?? []).filter(({ type, channel: at }) => isReplyShown(type, at));
      return {
        ...unmarked(one),
        body: cutter.shape(one.body),
        ...(headers && { headers: cutter.properties(headers) }),
        ...(left.length > 0 && { replies: left }),
      };
    }),
    examples: channel.examples.map((example) => ({
      ...example,
      pathParameters: cutter.members(example.pathParameters, channel.pathParameters),
      queryParameters: cutter.members(example.queryParameters, channel.queryParameters),
      headers: cutter.members(example.headers, channel.requestHeaders),
      messages: example.messages
        .filter(({ type }) => byType.has(type))
        .map(({ type, body }) => ({
          type,
          ...(body !== undefined && { body: cutter.value(body, byType.get(type)) }),
        })),
    })),
  };
}

type Texts = Pick<Channel, "description" | "sends" | "receives">;
type Operations = readonly ChannelOperation[];

/** Removes the texts of hidden operations from the descriptions of a channel. */
function withoutTexts<C extends Texts>(
  channel: C,
  hidden: Operations,
  shown: Operations,
): Omit<C, keyof Texts> & Texts {
  const kept = new Set(shown.flatMap(({ texts }) => texts));
  const removed = hidden.flatMap(({ texts }) => texts).filter((text) => !kept.has(text));
  const { description, sends, receives, ...rest } = channel;
  // Each text is one or more whole paragraphs: a shown one may contain the words of a hidden one.
  const left = (text: string | undefined): string | undefined =>
    text && removed.reduce((all, one) => all.replace(`\n\n${one}\n\n`, () => "\n\n"), `\n\n${text}\n\n`).trim();
  const texts = { description: left(description), sends: left(sends), receives: left(receives) };
  return {
    ...rest,
    ...(texts.description && { description: texts.description }),
    ...(texts.sends && { sends: texts.sends }),
    ...(texts.receives && { receives: texts.receives }),
  };
}

/** Removes the auth schemes that only hidden operations of a channel name. */
function withoutAuth(
  { auth, security, scopes }: Channel,
  hidden: Operations,
  shown: Operations,
): Pick<Channel, "auth" | "security" | "scopes"> {
  const kept = new Set(shown.flatMap((one) => one.auth));
  const removed = new Set(hidden.flatMap((one) => one.auth).filter((id) => !kept.has(id)));
  const isLeft = (id: string): boolean => !removed.has(id);
  return {
    auth: auth.filter(isLeft),
    ...(security && { security: security.filter((set) => set.every(isLeft)) }),
    ...(scopes && { scopes: Object.fromEntries(Object.entries(scopes).filter(([id]) => isLeft(id))) }),
  };
}

function webhookFor(webhook: Webhook, { cutter }: Selection): Webhook {
  const { queryParameters = [] } = webhook;
  // Nothing says which of the payloads an example is of.
  const cutPayload = (value: Json): Json =>
    webhook.payloads.reduce((left, { shape }) => cutter.value(left, shape), value);
  return {
    ...unmarked(webhook),
    ...stylesFor({ ...webhook, pathParameters: [], queryParameters, requestHeaders: webhook.headers }, cutter),
    ...(webhook.queryParameters && { queryParameters: cutter.properties(webhook.queryParameters) }),
    headers: cutter.properties(webhook.headers),
    payloads: webhook.payloads.map((one) => ({ ...one, shape: cutter.shape(one.shape) })),
    ...(webhook.responses && { responses: webhook.responses.map((one) => responseFor(one, cutter)) }),
    examples: webhook.examples.map((one) => ({
      ...one,
      ...(one.payload !== undefined && { payload: cutPayload(one.payload) }),
    })),
  };
}

const shapesIn = (properties: readonly Property[]): readonly Shape[] => properties.map(({ shape }) => shape);

const shapesOfChannel = ({ pathParameters, queryParameters, requestHeaders, messages }: Channel): readonly Shape[] => [
  ...shapesIn([...pathParameters, ...queryParameters, ...requestHeaders]),
  ...messages.flatMap(({ body, headers = [] }) => [body, ...shapesIn(headers)]),
];

const shapesOfWebhook = ({ headers, payloads, responses = [] }: Webhook): readonly Shape[] => {
  const bodies = responses.flatMap(({ body, alternatives = [] }) => [body, ...alternatives.map((one) => one.body)]);
  const responseHeaders = responses.flatMap((one) => one.headers ?? []);
  return [
    ...shapesIn([...headers, ...responseHeaders]),
    ...[...payloads, ...bodies].flatMap((one) => shapeIn(one) ?? []),
  ];
};

/** Returns the types that shapes reach, and those that name a chosen audience, in the order of the table. */
function typesFor(table: TypeTable, shapes: readonly Shape[], { isFor, cutter }: Selection): TypeTable {
  const named = Object.keys(table).filter((id) => Object.hasOwn(table, id) && isFor(table[id] ?? {}));
  const kept = new Map<TypeId, Shape>();
  const open = [...named, ...shapes.flatMap(references)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const type = Object.hasOwn(table, id) ? table[id] : undefined;
    if (kept.has(id) || type === undefined) continue;
    const shape = cutter.shape(type.shape);
    kept.set(id, shape);
    open.push(...references(shape));
  }
  return Object.fromEntries(
    Object.entries(table).flatMap(([id, type]) => {
      const shape = kept.get(id);
      return shape === undefined ? [] : [[id, { ...unmarked(type), shape }] as const];
    }),
  );
}
