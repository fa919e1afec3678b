import type { SiteIndex } from "#docs-host/site/model";
import { hrefOf, type SitePage } from "#docs-host/site/model";
import { endpointsUrl, formUrls, injectionUrl } from "#docs-host/site/page-data";
import { printJson } from "#engine/json";
import { type Channel, mayUseWebSocket } from "#engine/model";
import { CodeFigure } from "#ui/code";
import { ChannelArticle, channelToc, type Guide } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { SampleBlock, writtenMessage } from "../samples/index.ts";
import { shownCrumbs } from "./crumbs.ts";
import { type PageView, referenceFrame } from "./page-view.ts";
import { TryIt } from "./try-it.tsx";

interface ChannelPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "channel" }>;
  readonly channel: Channel;
  readonly index: SiteIndex;
  readonly guide: Guide;
  /** The path of the site on its host. */
  readonly base: string;
  readonly isStatic: boolean;
  readonly proxyUrl: string;
  readonly direct: boolean;
  readonly directChannels?: boolean;
  /** Readers may log in to the site, which then fills in their token. */
  readonly login: boolean;
  /** Readers may set the base URL of the API, since its description names none. */
  readonly needsServer: boolean;
}

/** The page of one channel. One that is spoken over something else than WebSocket has no playground. */
export function channelPage(options: ChannelPageOptions): PageView {
  const { page, index, guide, base, isStatic, proxyUrl, direct, directChannels, login, needsServer } = options;
  // The navigation may give it another title.
  const channel = { ...options.channel, displayName: page.title };
  const { text } = guide.texts;
  const href = hrefOf(page.slug);
  const isTried = channel.environments.length > 0 || (needsServer && mayUseWebSocket(channel));
  return {
    ...(isTried && {
      playground: {
        formUrl: formUrls({ base, isStatic })(page.apiId, channel.id, "channels"),
        isChannel: true,
        referenceHref: href,
        endpointsUrl: endpointsUrl(base, isStatic, page.place.language),
        proxyUrl,
        direct,
        ...(directChannels && { directChannels }),
        ...(login && { injectionUrl: injectionUrl(base) }),
      },
    }),
    title: page.title,
    frame: referenceFrame,
    description: summaryOf(channel.description) ?? text("theWebsocketChannelTitle", { title: page.title }),
    toc: channelToc(channel, guide.texts),
    content: (
      <ChannelArticle
        channel={channel}
        auths={index.api.auths}
        guide={guide}
        endpointHref={index.endpointHref}
        breadcrumbs={shownCrumbs(page.breadcrumbs)}
        action={isTried && <TryIt href={href} elsewhere={page.tryHref} />}
        sampleOf={({ type, displayName = type, body }) => {
          const names = { title: text("example"), label: text("exampleOfName", { name: displayName }) };
          const written = writtenMessage(channel, type);
          return written === undefined ? (
            <SampleBlock {...names} types={guide.types} shape={body} />
          ) : (
            <CodeFigure {...names} language="json" text={printJson(written, 2)} />
          );
        }}
      />
    ),
  };
}
