export { ApiSummary, apiToc, type EndpointGroup, environmentsOf } from "./articles/api-summary.tsx";
export { ArticlePlace, useArticleIds } from "./articles/article-place.tsx";
export { Breadcrumbs, type Crumb } from "./articles/breadcrumbs.tsx";
export { ChannelArticle, channelTitle, channelToc } from "./articles/channel/channel-article.tsx";
export { baseUrlOf, EndpointArticle, endpointToc, isQueryString } from "./articles/endpoint-article.tsx";
export { endpointTitle, webhookTitle } from "./articles/title.ts";
export { Toc, type TocEntry } from "./articles/toc.tsx";
export { TypeArticle, typeToc, type Usage } from "./articles/type-article.tsx";
export { WebhookArticle, webhookToc } from "./articles/webhook-article.tsx";
export { ApiFacts, ApiLogo, flowFacts, licenseUrl, messageRelations, scopesOf } from "./facts/index.ts";
export {
  isWithin,
  type ListPart,
  ListSearch,
  type ListView,
  LongList,
  LongListContext,
  listFields,
  listPart,
  listViewOf,
  partSize,
  partStart,
  wholeLists,
} from "./lists/index.ts";
export {
  AvailabilityMark,
  authHeader,
  availabilityWords,
  EndpointName,
  isStream,
  KindBadge,
  MethodBadge,
  statusText,
} from "./marks/index.ts";
export {
  accessWords,
  type Fact,
  type Guide,
  guideTo,
  makeGuide,
  namedItems,
  propertyFacts,
  propertyRows,
  ShapeBody,
  valueFacts,
  variantShape,
  withStyleFacts,
} from "./shapes/index.ts";
