import { readText } from "#docs-host/pages/render";
import {
  fixedTitle,
  hrefOf,
  indexOf,
  languageAt,
  lenientTypes,
  partsOf,
  type Site,
  type SiteIndex,
  type SitePage,
} from "#docs-host/site/model";
import { renderMarkup } from "#ui/markup";
import { plainLine, summaryOf } from "#ui/text";
import type { SearchDocument } from "../full-text/index.ts";
import { type Content, channelContent, endpointContent, typeContent, webhookContent } from "./api-documents.ts";
import { pageTexts } from "./page-sections.ts";
import { type ShapeReader, shapeReader } from "./shape-reader.ts";

interface ApiReader {
  readonly index: SiteIndex;
  readonly shapes: ShapeReader;
}

/** Generates the documents of a site's pages, one at a time, so that a caller can pause between them. */
export function* siteDocuments(site: Site): Generator<SearchDocument | undefined> {
  const documentOf = documentReader(site);
  for (const page of site.pages.values()) yield documentOf(page);
}

/**
 * Creates the function that reads the document of a page; `undefined` for a page that is not searched: hidden ones, those
 * that search engines should leave out, and lists of others.
 */
export function documentReader(site: Site): (page: SitePage) => SearchDocument | undefined {
  const apis = new Map<string, ApiReader>();
  const apiOf = (id: string): ApiReader | undefined => {
    const model = site.apis.get(id);
    const known = apis.get(id);
    if (known !== undefined || model === undefined) return known;
    const reader = { index: indexOf(site, model), shapes: shapeReader(lenientTypes(model)) };
    apis.set(id, reader);
    return reader;
  };
  return (page) => {
    if (page.isHidden || page.isNoindex) return undefined;
    const content = contentOf(page, site, apiOf);
    return content && documentOf(content, page, site);
  };
}

/**
 * Names that tools make for a body of one call, such as `Body_upload_file_v1_upload_file_post`: they say nothing to
 * readers, and the page of the call has the same properties.
 */
const isGenerated =
  /^(?:(?:Body|Response)_\w+_(?:get|put|post|patch|delete|query)|inline_?(?:object|response|request|body)[\d_]*)$/i;

type ContentByKind = {
  readonly [K in SitePage["kind"]]: (
    page: Extract<SitePage, { readonly kind: K }>,
    site: Site,
    apiOf: (id: string) => ApiReader | undefined,
  ) => Content | undefined;
};

const none = (): undefined => undefined;

/** Names a part of an API as the navigation does, and finds it by its own title too. */
const titled = (content: Content, title: string): Content =>
  title === content.title
    ? content
    : { ...content, title, texts: { ...content.texts, title, name: `${content.title} ${content.texts.name ?? ""}` } };

const contentByKind: ContentByKind = {
  overview: (page, site) => writtenContent(page, site, "page"),
  entry: (page, site) => writtenContent(page, site, "changelog"),
  // Its entries are found instead of a year or a month.
  changelog: (page, site) => (page.period === undefined ? writtenContent(page, site, "changelog") : undefined),
  endpoint: (page, _, apiOf) => {
    const api = apiOf(page.apiId);
    const endpoint = api?.index.endpoint(page.endpointId);
    return api && endpoint && titled(endpointContent(endpoint, api.shapes), page.title);
  },
  channel: (page, _, apiOf) => {
    const api = apiOf(page.apiId);
    const channel = api?.index.channel(page.channelId);
    return api && channel && titled(channelContent(channel, api.shapes), page.title);
  },
  webhook: (page, _, apiOf) => {
    const api = apiOf(page.apiId);
    const webhook = api?.index.webhook(page.webhookId);
    return api && webhook && titled(webhookContent(webhook, api.shapes), page.title);
  },
  type: (page, site, apiOf) => {
    const definition = site.apis.get(page.apiId)?.types[page.typeId];
    const api = apiOf(page.apiId);
    return api && definition && !isGenerated.test(definition.name) ? typeContent(definition, api.shapes) : undefined;
  },
  group: (page) => {
    const description = summaryOf(page.description);
    return {
      kind: "page",
      title: page.title,
      headings: [],
      ...(description !== undefined && { description }),
      texts: { title: page.title, description: description ?? "", body: page.description ?? "" },
    };
  },
  types: none,
  apis: none,
};

function contentOf(page: SitePage, site: Site, apiOf: (id: string) => ApiReader | undefined): Content | undefined {
  // The compiler can't see that the content of a kind belongs to such a page; the mapped type guarantees it.
  const read = contentByKind[page.kind] as (
    page: SitePage,
    site: Site,
    apiOf: (id: string) => ApiReader | undefined,
  ) => Content | undefined;
  return read(page, site, apiOf);
}

type WrittenPage = Extract<SitePage, { readonly kind: "overview" | "entry" | "changelog" }>;

function writtenContent(page: WrittenPage, site: Site, kind: "page" | "changelog"): Content | undefined {
  const text = readText(page, site, undefined, false);
  if (text.settings.isHiddenFromSearch) return undefined;
  const { headings, body, code } = pageTexts(text.body === undefined ? "" : renderMarkup(text.body));
  const subtitle = text.subtitle === undefined ? "" : pageTexts(renderMarkup(text.subtitle)).body;
  const stated = text.settings.description === undefined ? "" : plainLine(text.settings.description);
  const description = stated || subtitle || summaryOf(body);
  const title = fixedTitle(page) ?? text.title ?? page.title;
  return {
    kind,
    title,
    headings,
    ...(description !== undefined && { description }),
    texts: {
      ...(text.settings.keywords !== undefined && { keywords: text.settings.keywords }),
      title,
      name: namesOf(page, title),
      headings: headings.map((one) => one.title).join("\n"),
      description: `${stated} ${subtitle}`,
      body: page.kind === "entry" ? `${page.date} ${page.tags.join(" ")} ${body}` : body,
      code,
    },
  };
}

/** Returns the other names of a page: its title in the navigation, and the last part of its address. */
const namesOf = ({ title, slug }: WrittenPage, shown: string): string =>
  [...(title === shown ? [] : [title]), slug.slice(slug.lastIndexOf("/") + 1)].join("\n");

function documentOf(content: Content, page: SitePage, site: Site): SearchDocument {
  const { product, version } = partsOf(site, page.place);
  const crumbs = page.breadcrumbs.map(({ title }) => title);
  // Many endpoints are only "Create" or "List": the group says of what.
  const name = content.kind === "endpoint" ? [content.texts.name, crumbs.at(-1)].join("\n") : content.texts.name;
  return {
    ...content,
    href: hrefOf(page.slug),
    crumbs,
    ...(product?.title !== undefined && { product: product.title }),
    ...(version?.title !== undefined && { version: version.title }),
    ...(site.languages !== undefined && { language: languageAt(site, page) }),
    isDefault: version?.isDefault !== false,
    texts: { ...content.texts, ...(name !== undefined && { name }), breadcrumb: crumbs.join("\n") },
  };
}
