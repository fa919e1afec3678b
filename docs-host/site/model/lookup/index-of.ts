import { textsIn } from "#docs-host/site/texts";
import { decodedUri } from "#engine/decode-uri";
import { defined } from "#engine/item-at";
import {
  type ApiModel,
  type Channel,
  type Endpoint,
  pathText,
  type ResponseLink,
  shapesOf,
  type Webhook,
} from "#engine/model";
import { references, type Shape, type TypeId } from "#engine/shape";
import { uriComponent } from "#engine/uri";
import { type EndpointGroup, endpointTitle, type Usage } from "#ui/reference";
import type { Texts } from "#ui/text";
import type { Site, SitePage } from "../site.ts";
import { hrefOf } from "../slugs.ts";
import { listedTypes, typeTitle } from "../type-pages.ts";
import { languageAt } from "./languages.ts";

/** Where a type is spoken of. */
export interface Usages {
  readonly endpoints: readonly Usage[];
  readonly types: readonly Usage[];
}

/** One API of a site with its cross references: where its endpoints and types have their pages, and who uses what. */
export interface SiteIndex {
  readonly api: ApiModel;
  readonly endpointHref: (endpointId: string) => string | undefined;
  readonly channelHref: (channelId: string) => string | undefined;
  readonly webhookHref: (webhookId: string) => string | undefined;
  /** The callbacks of an endpoint. */
  readonly callbacks: (endpointId: string) => readonly Webhook[];
  /** The endpoint that a link of a response names. */
  readonly linkedEndpoint: (link: ResponseLink) => Endpoint | undefined;
  readonly typeHref: (typeId: TypeId) => string | undefined;
  readonly endpoint: (endpointId: string) => Endpoint | undefined;
  readonly channel: (channelId: string) => Channel | undefined;
  readonly webhook: (webhookId: string) => Webhook | undefined;
  readonly usages: (typeId: TypeId) => Usages;
  /** The types in the order of the list of all. */
  readonly listedTypes: () => ReturnType<typeof listedTypes>;
  /** The first page of the list of types; `undefined` if there are none. */
  readonly typesHref: string | undefined;
  /** The endpoints that have pages, by their innermost group, in the order of the navigation. */
  readonly groups: readonly EndpointGroup[];
}

/**
 * Creates the cross references of one API among the pages of a language, by default of the first one; those that few
 * pages need are computed on first use.
 */
export function indexOf(site: Site, api: ApiModel, language = site.settings.language): SiteIndex {
  const endpointHrefs = new Map<string, string>();
  const typeHrefs = new Map<TypeId, string>();
  const channelHrefs = new Map<string, string>();
  const webhookHrefs = new Map<string, string>();
  const groupPages = new Map<string, SitePage>();
  let typesHref: string | undefined;
  for (const page of site.pages.values()) {
    if (!("apiId" in page) || page.apiId !== api.id || languageAt(site, page) !== language) continue;
    const href = hrefOf(page.slug);
    if (page.kind === "endpoint") {
      endpointHrefs.set(page.endpointId, href);
      // The innermost heading of an endpoint that has a page is the page of its group.
      const above = page.breadcrumbs.at(-1)?.slug;
      const group = above === undefined ? undefined : site.pages.get(above);
      if (group?.kind === "group") groupPages.set(page.endpointId, group);
    }
    if (page.kind === "channel") channelHrefs.set(page.channelId, href);
    if (page.kind === "webhook") webhookHrefs.set(page.webhookId, href);
    if (page.kind === "type") typeHrefs.set(page.typeId, href);
    if (page.kind === "types" && page.from === 0) typesHref = href;
  }
  const endpoints = byId(api.endpoints);
  const channels = byId(api.channels ?? []);
  const webhooks = byId(api.webhooks ?? []);
  let callbacks: ReadonlyMap<string, readonly Webhook[]> | undefined;
  let byOperation: ReadonlyMap<string, Endpoint> | undefined;
  let usages: ReadonlyMap<TypeId, Usages> | undefined;
  let listed: ReturnType<typeof listedTypes> | undefined;

  return {
    api,
    endpointHref: (id) => endpointHrefs.get(id),
    channelHref: (id) => channelHrefs.get(id),
    webhookHref: (id) => webhookHrefs.get(id),
    callbacks: (id) => {
      callbacks ??= callbacksIn(api);
      return callbacks.get(id) ?? [];
    },
    linkedEndpoint: ({ operationId, operationRef }) => {
      if (operationId !== undefined) return endpoints.get(operationId);
      byOperation ??= new Map(api.endpoints.map((endpoint) => [referenceOf(endpoint), endpoint]));
      return byOperation.get(decodedUri(operationRef ?? ""));
    },
    typeHref: (id) => typeHrefs.get(id),
    endpoint: (id) => endpoints.get(id),
    channel: (id) => channels.get(id),
    webhook: (id) => webhooks.get(id),
    usages: (id) => {
      usages ??= usagesIn(api, endpointHrefs, typeHrefs);
      return usages.get(id) ?? { endpoints: [], types: [] };
    },
    listedTypes: () => {
      listed ??= listedTypes(api);
      return listed;
    },
    typesHref,
    groups: groupsOf(api, inReadingOrder(site, api, endpointHrefs), groupPages, textsIn(language)),
  };
}

function callbacksIn({ webhooks = [] }: ApiModel): ReadonlyMap<string, readonly Webhook[]> {
  const byEndpoint = new Map<string, Webhook[]>();
  for (const webhook of webhooks) {
    if (webhook.callback === undefined) continue;
    const { endpointId } = webhook.callback;
    const known = byEndpoint.get(endpointId) ?? [];
    byEndpoint.set(endpointId, known);
    known.push(webhook);
  }
  return byEndpoint;
}

/** Returns the reference of an endpoint within its own OpenAPI description, decoded. */
const referenceOf = ({ method, path }: Endpoint): string =>
  `#/paths/${pathText(path).replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`;

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

function usagesIn(
  api: ApiModel,
  endpointHrefs: ReadonlyMap<string, string>,
  typeHrefs: ReadonlyMap<TypeId, string>,
): ReadonlyMap<TypeId, Usages> {
  const byType = new Map<TypeId, { readonly endpoints: Usage[]; readonly types: Usage[] }>();
  const usagesOf = (id: TypeId) => {
    const found = byType.get(id) ?? { endpoints: [], types: [] };
    byType.set(id, found);
    return found;
  };
  for (const endpoint of api.endpoints) {
    const href = endpointHrefs.get(endpoint.id);
    if (href === undefined) continue;
    const usage = { href, title: endpointTitle(endpoint) };
    for (const id of typesOfEndpoint(endpoint)) usagesOf(id).endpoints.push(usage);
  }
  for (const [from, definition] of Object.entries(api.types)) {
    const href = typeHrefs.get(from);
    if (href === undefined) continue;
    const usage = { href, title: typeTitle(definition) };
    for (const id of typesOfShape(definition.shape)) if (id !== from) usagesOf(id).types.push(usage);
  }
  return byType;
}

/** Returns the endpoints that have pages, as the navigation lists them. */
function inReadingOrder(site: Site, api: ApiModel, hrefs: ReadonlyMap<string, string>): readonly Endpoint[] {
  const positions = new Map(site.order.map((slug, position) => [hrefOf(slug), position]));
  const positionOf = ({ id }: Endpoint): number => positions.get(defined(hrefs.get(id))) ?? positions.size;
  return api.endpoints.filter(({ id }) => hrefs.has(id)).toSorted((a, b) => positionOf(a) - positionOf(b));
}

function groupsOf(
  api: ApiModel,
  shown: readonly Endpoint[],
  pages: ReadonlyMap<string, SitePage>,
  { text }: Texts,
): readonly EndpointGroup[] {
  const groups = new Map(api.groups.map((group) => [group.id, group]));
  const found = new Map<string, Endpoint[]>();
  for (const endpoint of shown) {
    const id = endpoint.namespace.at(-1) ?? pages.get(endpoint.id)?.slug ?? "";
    const inside = found.get(id) ?? [];
    found.set(id, inside);
    inside.push(endpoint);
  }
  return [...found].map(([id, endpoints]) => {
    const group = groups.get(id);
    const page = pages.get(endpoints[0]?.id ?? "");
    return {
      id: id === "" ? "all" : uriComponent(id),
      title: group?.displayName ?? group?.name ?? page?.title ?? (id === "" ? text("general") : id),
      ...(group?.description === undefined ? {} : { description: group.description }),
      ...(page === undefined ? {} : { href: hrefOf(page.slug) }),
      endpoints,
    };
  });
}

/** The named types that an endpoint speaks of by name. */
export const typesOfEndpoint = (endpoint: Endpoint): ReadonlySet<TypeId> =>
  new Set(shapesOf(endpoint).flatMap(references));

/** The named types that a shape speaks of by name. */
export const typesOfShape = (shape: Shape): ReadonlySet<TypeId> => new Set(references(shape));
