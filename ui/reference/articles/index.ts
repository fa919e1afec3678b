/** Whole pages of the reference: endpoints, channels, webhooks, types and the overview. */
export { ApiSummary, apiToc, type EndpointGroup } from "./api-summary.tsx";
export { ArticlePlace, useArticleIds } from "./article-place.tsx";
export { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
export { ChannelArticle, channelTitle, channelToc } from "./channel/channel-article.tsx";
export { baseUrlOf, EndpointArticle, endpointToc } from "./endpoint-article.tsx";
export { endpointTitle, webhookTitle } from "./title.ts";
export { Toc, type TocEntry } from "./toc.tsx";
export { TypeArticle, typeToc, type Usage } from "./type-article.tsx";
export { WebhookArticle, webhookToc } from "./webhook-article.tsx";
