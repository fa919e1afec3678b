import { asJson, equalJson, present } from "#engine/json";
import type {
  ApiAuth,
  ApiDefinition,
  EndpointDefinition,
  RegisterApiDefinition,
  RegisterApiDefinitionPackage,
  RegisterWebhookDefinition,
  RegisterWebSocketChannel,
  SubpackageMetadata,
  WebhookDefinition,
  WebSocketChannel,
} from "#generated/types";
import { endpointToLatest, type FlatLocation, jsonBodyToLatest } from "./endpoint-to-latest.ts";
import { type DefinitionExtras, type IdExtras, type PackageExtras, unlessEmpty, type WithV1 } from "./extras.ts";
import { freshNames } from "./fresh-names.ts";
import { parameterToLatest, typeToLatest } from "./shape-to-latest.ts";

/** A definition in the flat form that has no id yet. */
export type UnnamedDefinition = Omit<ApiDefinition, "id">;

/** The package of an API outside all sections, as ids of the flat form name it. */
const rootId = "__package__";

/**
 * Converts a definition from the package form of publishers to the flat form of the store, without loss (see `Kept`).
 * Ids are the ones of docs navigation
 */
export function registerToLatest(definition: RegisterApiDefinition): UnnamedDefinition {
  const { rootPackage, subpackages, types, auth, authSchemes, globalHeaders, navigation, ...rest } = definition;
  const schemeId = auth === undefined ? undefined : idOfScheme(auth, authSchemes ?? {});
  const endpoints = new Map<string, EndpointDefinition>();
  const websockets = new Map<string, WebSocketChannel>();
  const webhooks = new Map<string, WebhookDefinition>();
  const [endpointId, channelId, webhookId] = [freshNames(), freshNames(), freshNames()];

  for (const { packageId, namespace, content } of packagesOf(definition)) {
    const at = (id: string): FlatLocation => ({ id, namespace, auth: schemeId });
    for (const endpoint of content.endpoints) {
      const id = endpointId(endpoint.originalEndpointId ?? `${packageId}.${endpoint.id}`);
      endpoints.set(id, endpointToLatest(endpoint, at(id)));
    }
    for (const channel of content.websockets ?? []) {
      const id = channelId(`${packageId}.${channel.id}`);
      websockets.set(id, channelToLatest(channel, at(id)));
    }
    for (const webhook of content.webhooks ?? []) {
      const id = webhookId(`${packageId}.${webhook.id}`);
      webhooks.set(id, webhookToLatest(webhook, at(id)));
    }
  }

  const v1: DefinitionExtras = present({ rootPackage: packageExtras(rootPackage), auth: schemeId, navigation });
  const latest: WithV1<UnnamedDefinition, DefinitionExtras> = {
    ...rest,
    endpoints: Object.fromEntries(endpoints),
    websockets: Object.fromEntries(websockets),
    webhooks: Object.fromEntries(webhooks),
    types: mapValues(types, typeToLatest),
    subpackages: mapValues(subpackages, subpackageToLatest),
    auths: { ...(schemeId === undefined || auth === undefined ? {} : { [schemeId]: auth }), ...authSchemes },
    ...present({ globalHeaders: globalHeaders?.map(parameterToLatest) }),
    v1,
  };
  return latest;
}

interface PackageEntry {
  readonly packageId: string;
  readonly namespace: readonly string[];
  readonly content: RegisterApiDefinitionPackage;
}

/**
 * Maximum nesting of sections. Deeper sections start again at the top, so that a chain of sections can't grow the
 * result.
 */
const maxSectionDepth = 64;

/** Lists all packages once, with their sections. A section that no package refers to is its own package. */
function packagesOf({ rootPackage, subpackages }: RegisterApiDefinition): readonly PackageEntry[] {
  const entries: PackageEntry[] = [{ packageId: rootId, namespace: [], content: rootPackage }];
  const seen = new Set<string>();
  const walk = (ids: readonly string[], above: readonly string[]): void => {
    if (above.length === maxSectionDepth) return;
    for (const packageId of ids) {
      const content = Object.hasOwn(subpackages, packageId) ? subpackages[packageId] : undefined;
      if (content === undefined || seen.has(packageId)) continue;
      seen.add(packageId);
      const namespace = [...above, packageId];
      entries.push({ packageId, namespace, content });
      walk(content.subpackages, namespace);
    }
  };
  walk(rootPackage.subpackages, []);
  walk(Object.keys(subpackages), []);
  return entries;
}

const packageExtras = ({ types, subpackages, pointsTo, ...rest }: RegisterApiDefinitionPackage): PackageExtras => {
  const { endpoints, websockets, webhooks, ...unknown } = rest;
  return { ...unknown, ...present({ types, subpackages, pointsTo }) };
};

function subpackageToLatest(
  section: RegisterApiDefinition["subpackages"][string],
): WithV1<SubpackageMetadata, PackageExtras> {
  const { subpackageId, endpoints, websockets, webhooks, types, subpackages, pointsTo, ...rest } = section;
  return { ...rest, id: subpackageId, v1: present({ types, subpackages, pointsTo }) };
}

function channelToLatest(
  channel: RegisterWebSocketChannel,
  location: FlatLocation,
): WithV1<WebSocketChannel, IdExtras> {
  const { id, auth, name, path, headers, queryParameters, messages, examples, ...rest } = channel;
  const { parts, pathParameters, ...aroundPath } = path;
  return {
    ...rest,
    ...present({
      id: location.id,
      namespace: location.namespace,
      displayName: name,
      path: parts,
      auth: auth && location.auth !== undefined ? [location.auth] : undefined,
      pathParameters: pathParameters.map(parameterToLatest),
      queryParameters: queryParameters.map(parameterToLatest),
      requestHeaders: headers.map(parameterToLatest),
      messages: messages.map(({ body, ...message }) => ({ ...message, body: jsonBodyToLatest(body) })),
      examples: examples.map(({ headers: requestHeaders, ...example }) => ({ ...example, requestHeaders })),
      v1: present({ id, auth, path: unlessEmpty(aroundPath) }),
    }),
  };
}

function webhookToLatest(
  webhook: RegisterWebhookDefinition,
  location: FlatLocation,
): WithV1<WebhookDefinition, IdExtras> {
  const { id, name, headers, payload, ...rest } = webhook;
  const { type: body, ...about } = payload;
  return {
    ...rest,
    ...present({
      id: location.id,
      namespace: location.namespace,
      displayName: name,
      headers: headers.map(parameterToLatest),
      payloads: [{ ...about, shape: jsonBodyToLatest(body) }],
      v1: { id },
    }),
  };
}

/** Returns the id of the API's single scheme: its name, or `default`. */
function idOfScheme(scheme: ApiAuth, all: { readonly [id: string]: ApiAuth }): string {
  const named = Object.entries(all).find(([, one]) => equalJson(asJson(one), asJson(scheme)));
  return named?.[0] ?? freshNames(Object.keys(all))("default");
}

const mapValues = <T, U>(all: { readonly [key: string]: T }, change: (value: T) => U): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
