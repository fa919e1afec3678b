import { present } from "#engine/json";
import type {
  ApiDefinition,
  SubpackageMetadata,
  TypeShape,
  V1ApiDefinition,
  V1ApiDefinitionPackage,
  V1ApiDefinitionSubpackage,
  V1WebhookDefinition,
  V1WebSocketChannel,
  WebhookDefinition,
  WebSocketChannel,
} from "#generated/types";
import { endpointToRead, jsonBodyToRead } from "./endpoint-to-read.ts";
import type { DefinitionExtras, IdExtras, PackageExtras, WithV1 } from "./extras.ts";
import { urlSlug } from "./fresh-names.ts";
import { type InlineTypes, nameInline, openInlineTypes, parametersToRead, typeToRead } from "./shape-to-read.ts";

/** Writes a definition of the flat form in packages, as docs sites of the first generation read it. */
export function latestToRead(definition: WithV1<ApiDefinition, DefinitionExtras>): V1ApiDefinition {
  const { endpoints, websockets, webhooks, types, subpackages, auths, globalHeaders, v1, ...rest } = definition;
  const inline = openInlineTypes(types);
  const sections = sectionsOf(definition);
  const endpointsIn = bySection(endpoints, subpackages);
  const channelsIn = bySection(websockets, subpackages);
  const webhooksIn = bySection(webhooks, subpackages);
  const contentOf = (id: string | undefined): Content => ({
    endpoints: (endpointsIn.get(id) ?? []).map((endpoint) => endpointToRead(endpoint, inline)),
    websockets: (channelsIn.get(id) ?? []).map((channel) => channelToRead(channel, inline)),
    webhooks: (webhooksIn.get(id) ?? []).map((webhook) => webhookToRead(webhook, inline)),
  });
  const rootPackage = { ...contentOf(undefined), ...rootOf(definition, sections) };
  const written = Object.entries(subpackages).map(([id, section]) => {
    return [id, sectionToRead(section, id, sections, contentOf(id))] as const;
  });
  const ownTypes = Object.entries(types).map(([id, type]) => [id, typeToRead(type, inline, id)] as const);
  const [only] = Object.values(auths);
  return {
    ...rest,
    ...present({
      rootPackage,
      subpackages: Object.fromEntries(written),
      auth: v1?.auth === undefined ? only : auths[v1.auth],
      authSchemes: only === undefined ? undefined : auths,
      globalHeaders: globalHeaders && parametersToRead(globalHeaders, inline, "globalHeaders"),
      hasMultipleBaseUrls: differInServers(definition),
      navigation: v1?.navigation,
      // Last, since writing all the rest adds the inline types.
      types: { ...Object.fromEntries(ownTypes), ...Object.fromEntries(inline.byId) },
    }),
  };
}

/** The direct content of a package. */
type Content = Pick<V1ApiDefinitionPackage, "endpoints" | "websockets" | "webhooks">;

/** The parents of sections; a section right below the root has the parent `undefined`. */
interface Sections {
  readonly parentOf: ReadonlyMap<string, string | undefined>;
  readonly childrenOf: ReadonlyMap<string | undefined, readonly string[]>;
}

function sectionsOf({
  endpoints,
  websockets,
  webhooks,
  subpackages,
  v1,
}: WithV1<ApiDefinition, DefinitionExtras>): Sections {
  const parentOf = new Map<string, string | undefined>();
  const note = (id: string, parent: string | undefined): void => {
    if (!parentOf.has(id)) parentOf.set(id, parent);
  };
  for (const id of v1?.rootPackage.subpackages ?? []) note(id, undefined);
  for (const [id, section] of Object.entries<WithV1<SubpackageMetadata, PackageExtras>>(subpackages)) {
    for (const child of section.v1?.subpackages ?? []) note(child, id);
  }
  const members: readonly { readonly namespace?: readonly string[] }[] = [endpoints, websockets, webhooks].flatMap(
    (all) => Object.values(all),
  );
  for (const { namespace = [] } of members) {
    for (const [i, id] of namespace.entries()) note(id, namespace[i - 1]);
  }
  for (const id of Object.keys(subpackages)) note(id, undefined);
  const known = [...parentOf.keys()].filter((id) => Object.hasOwn(subpackages, id));
  return { parentOf, childrenOf: grouped(known, (id) => parentOf.get(id)) };
}

/** Groups entries by their section. Entries of an undescribed section belong to the root. */
function bySection<T extends { readonly namespace?: readonly string[] }>(
  all: { readonly [id: string]: T },
  subpackages: object,
): ReadonlyMap<string | undefined, readonly T[]> {
  return grouped(Object.values(all), ({ namespace }) => {
    const section = namespace?.at(-1);
    return section !== undefined && Object.hasOwn(subpackages, section) ? section : undefined;
  });
}

function grouped<T>(
  all: readonly T[],
  groupOf: (one: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const groups = new Map<string | undefined, T[]>();
  for (const one of all) {
    const group = groups.get(groupOf(one));
    if (group === undefined) groups.set(groupOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** By default, the root shows the types that no section shows. */
function rootOf(
  { types, subpackages, v1 }: WithV1<ApiDefinition, DefinitionExtras>,
  { childrenOf }: Sections,
): PackageExtras {
  if (v1 !== undefined) return v1.rootPackage;
  const sections: readonly WithV1<SubpackageMetadata, PackageExtras>[] = Object.values(subpackages);
  const shown = new Set(sections.flatMap((section) => section.v1?.types ?? []));
  return {
    types: Object.keys(types).filter((id) => !shown.has(id)),
    subpackages: childrenOf.get(undefined) ?? [],
  };
}

function sectionToRead(
  section: WithV1<SubpackageMetadata, PackageExtras>,
  id: string,
  { parentOf, childrenOf }: Sections,
  content: Content,
): V1ApiDefinitionSubpackage {
  const { id: subpackageId, v1, ...rest } = section;
  const structure = v1 ?? { types: [], subpackages: childrenOf.get(id) ?? [] };
  return {
    ...rest,
    ...content,
    ...structure,
    ...present({ parent: parentOf.get(id), subpackageId, urlSlug: urlSlug(rest.name) }),
  };
}

function channelToRead(channel: WithV1<WebSocketChannel, IdExtras>, inline: InlineTypes): V1WebSocketChannel {
  const { id, namespace, displayName, path, auth, v1, pathParameters, queryParameters, requestHeaders, ...most } =
    channel;
  const { messages, examples, environments, ...rest } = most;
  return {
    ...rest,
    ...present({
      id: v1?.id ?? id,
      urlSlug: urlSlug(displayName ?? v1?.id ?? id),
      name: displayName,
      auth: v1?.auth ?? (auth?.length ?? 0) > 0,
      environments: environments ?? [],
      path: {
        ...v1?.path,
        parts: path,
        pathParameters: parametersToRead(pathParameters ?? [], inline, `${id}.path`),
      },
      queryParameters: parametersToRead(queryParameters ?? [], inline, `${id}.query`),
      headers: parametersToRead(requestHeaders ?? [], inline, `${id}.headers`),
      messages: messages.map(({ body, ...message }) => ({
        ...message,
        body: payloadToRead(body, inline, `${id}.${message.type}`),
      })),
      examples: (examples ?? []).map(({ requestHeaders: headers = {}, ...example }) => ({
        ...{ pathParameters: {}, queryParameters: {}, messages: [] },
        ...example,
        headers,
      })),
    }),
  };
}

function webhookToRead(webhook: WithV1<WebhookDefinition, IdExtras>, inline: InlineTypes): V1WebhookDefinition {
  const { id, namespace, displayName, v1, headers, payloads, examples, ...rest } = webhook;
  const { shape, ...about } = payloads?.[0] ?? { shape: { type: "alias", value: { type: "unknown" } } as const };
  return {
    ...rest,
    ...present({
      id: v1?.id ?? id,
      urlSlug: urlSlug(displayName ?? v1?.id ?? id),
      name: displayName,
      headers: parametersToRead(headers ?? [], inline, `${id}.headers`),
      payload: { ...about, type: payloadToRead(shape, inline, `${id}.payload`) },
      examples: examples ?? [],
    }),
  };
}

function payloadToRead(shape: TypeShape, inline: InlineTypes, at: string): ReturnType<typeof jsonBodyToRead> {
  if (shape.type === "object" || shape.type === "alias") return jsonBodyToRead(shape, inline, at);
  return { type: "reference", value: nameInline(shape, inline, at) };
}

/** Returns true if endpoints differ in their servers. */
function differInServers({ endpoints }: ApiDefinition): boolean {
  const servers = Object.values(endpoints).map(({ environments = [] }) =>
    JSON.stringify(environments.map(({ id, baseUrl }) => [id, baseUrl])),
  );
  return new Set(servers).size > 1;
}
