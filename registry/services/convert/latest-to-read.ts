import type {
  ApiDefinition,
  SubpackageMetadata,
  V1ApiDefinition,
  V1ApiDefinitionPackage,
  V1ApiDefinitionSubpackage,
  V1WebhookDefinition,
  V1WebSocketChannel,
  WebhookDefinition,
  WebSocketChannel,
} from "#generated/types";
import { endpointToRead, jsonBodyToRead } from "./endpoint-to-read.ts";
import { type Kept, type KeptDefinition, type KeptId, type KeptPackage, present } from "./kept.ts";
import { type ShapeWriter, shapeWriter } from "./shape-to-read.ts";
import { slugOf } from "./slug.ts";

/** Writes a definition of the flat form in packages, as docs sites of the first generation read it. */
export function latestToRead(definition: Kept<ApiDefinition, KeptDefinition>): V1ApiDefinition {
  const { endpoints, websockets, webhooks, types, subpackages, auths, globalHeaders, v1, ...rest } = definition;
  const write = shapeWriter(types);
  const sections = sectionsOf(definition);
  const contentOf = (id: string | undefined): Omit<V1ApiDefinitionPackage, "types" | "subpackages"> => ({
    endpoints: within(endpoints, id).map((endpoint) => endpointToRead(endpoint, write)),
    websockets: within(websockets, id).map((channel) => channelToRead(channel, write)),
    webhooks: within(webhooks, id).map((webhook) => webhookToRead(webhook, write)),
  });
  const rootPackage = { ...contentOf(undefined), ...rootOf(definition, sections) };
  const written = Object.entries(subpackages).map(([id, section]) => {
    return [id, sectionToRead(section, id, sections, contentOf(id))] as const;
  });
  const ownTypes = Object.entries(types).map(([id, type]) => [id, write.type(type, id)] as const);
  const [only] = Object.values(auths);
  return {
    ...rest,
    ...present({
      rootPackage,
      subpackages: Object.fromEntries(written),
      auth: v1?.auth === undefined ? only : auths[v1.auth],
      authSchemes: only === undefined ? undefined : auths,
      globalHeaders: globalHeaders?.map((header) => write.parameter(header, "globalHeaders")),
      hasMultipleBaseUrls: differInServers(definition),
      navigation: v1?.navigation,
      // Last, since writing all the rest is what fills `named`.
      types: { ...Object.fromEntries(ownTypes), ...write.named },
    }),
  };
}

/** Which section each section stands in; a section right below the root has none. */
type Parents = ReadonlyMap<string, string | undefined>;

function sectionsOf({
  endpoints,
  websockets,
  webhooks,
  subpackages,
  v1,
}: Kept<ApiDefinition, KeptDefinition>): Parents {
  const parents = new Map<string, string | undefined>();
  const note = (id: string, parent: string | undefined): void => {
    if (!parents.has(id)) parents.set(id, parent);
  };
  for (const id of v1?.rootPackage.subpackages ?? []) note(id, undefined);
  for (const [id, section] of Object.entries<Kept<SubpackageMetadata, KeptPackage>>(subpackages)) {
    for (const child of section.v1?.subpackages ?? []) note(child, id);
  }
  const placed: readonly { readonly namespace?: readonly string[] }[] = [endpoints, websockets, webhooks].flatMap(
    (all) => Object.values(all),
  );
  for (const { namespace = [] } of placed) {
    for (const [i, id] of namespace.entries()) note(id, namespace[i - 1]);
  }
  for (const id of Object.keys(subpackages)) note(id, undefined);
  return parents;
}

const childrenOf = (parents: Parents, id: string | undefined): readonly string[] =>
  [...parents].filter(([, parent]) => parent === id).map(([child]) => child);

/** What stands right in a section, or outside all of them. */
function within<T extends { readonly namespace?: readonly string[] }>(
  all: { readonly [id: string]: T },
  section: string | undefined,
): readonly T[] {
  return Object.values(all).filter(({ namespace }) => namespace?.at(-1) === section);
}

/** The root shows the types that no section shows, when nothing else is known. */
function rootOf({ types, subpackages, v1 }: Kept<ApiDefinition, KeptDefinition>, parents: Parents): KeptPackage {
  if (v1 !== undefined) return v1.rootPackage;
  const sections: readonly Kept<SubpackageMetadata, KeptPackage>[] = Object.values(subpackages);
  const shown = new Set(sections.flatMap((section) => section.v1?.types ?? []));
  return {
    types: Object.keys(types).filter((id) => !shown.has(id)),
    subpackages: childrenOf(parents, undefined),
  };
}

function sectionToRead(
  section: Kept<SubpackageMetadata, KeptPackage>,
  id: string,
  parents: Parents,
  content: Omit<V1ApiDefinitionPackage, "types" | "subpackages">,
): V1ApiDefinitionSubpackage {
  const { id: subpackageId, v1, ...rest } = section;
  const structure = v1 ?? { types: [], subpackages: childrenOf(parents, id) };
  return {
    ...rest,
    ...content,
    ...structure,
    ...present({ parent: parents.get(id), subpackageId, urlSlug: slugOf(rest.name) }),
  };
}

function channelToRead(channel: Kept<WebSocketChannel, KeptId>, write: ShapeWriter): V1WebSocketChannel {
  const { id, namespace, displayName, path, auth, v1, pathParameters, queryParameters, requestHeaders, ...most } =
    channel;
  const { messages, examples, environments, ...rest } = most;
  return {
    ...rest,
    ...present({
      id: v1?.id ?? id,
      urlSlug: slugOf(displayName ?? v1?.id ?? id),
      name: displayName,
      auth: v1?.auth ?? (auth?.length ?? 0) > 0,
      environments: environments ?? [],
      path: {
        ...v1?.path,
        parts: path,
        pathParameters: (pathParameters ?? []).map((one) => write.parameter(one, `${id}.path`)),
      },
      queryParameters: (queryParameters ?? []).map((one) => write.parameter(one, `${id}.query`)),
      headers: (requestHeaders ?? []).map((one) => write.parameter(one, `${id}.headers`)),
      messages: messages.map(({ body, ...message }) => ({
        ...message,
        body: payloadToRead(body, write, `${id}.${message.type}`),
      })),
      examples: (examples ?? []).map(({ requestHeaders: headers = {}, ...example }) => ({
        ...{ pathParameters: {}, queryParameters: {}, messages: [] },
        ...example,
        headers,
      })),
    }),
  };
}

function webhookToRead(webhook: Kept<WebhookDefinition, KeptId>, write: ShapeWriter): V1WebhookDefinition {
  const { id, namespace, displayName, v1, headers, payloads, examples, ...rest } = webhook;
  const { shape, ...about } = payloads?.[0] ?? { shape: { type: "alias", value: { type: "unknown" } } as const };
  return {
    ...rest,
    ...present({
      id: v1?.id ?? id,
      urlSlug: slugOf(displayName ?? v1?.id ?? id),
      name: displayName,
      headers: (headers ?? []).map((one) => write.parameter(one, `${id}.headers`)),
      payload: { ...about, type: payloadToRead(shape, write, `${id}.payload`) },
      examples: examples ?? [],
    }),
  };
}

function payloadToRead(
  shape: Parameters<ShapeWriter["shape"]>[0],
  write: ShapeWriter,
  at: string,
): ReturnType<typeof jsonBodyToRead> {
  if (shape.type === "object" || shape.type === "alias") return jsonBodyToRead(shape, write, at);
  return { type: "reference", value: write.reference(shape, at) };
}

/** Whether endpoints differ in the servers they run on. */
function differInServers({ endpoints }: ApiDefinition): boolean {
  const servers = Object.values(endpoints).map(({ environments = [] }) =>
    JSON.stringify(environments.map(({ id, baseUrl }) => [id, baseUrl])),
  );
  return new Set(servers).size > 1;
}
