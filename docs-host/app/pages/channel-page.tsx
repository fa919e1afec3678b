import { printJson } from "#engine/json";
import type { Channel } from "#engine/model";
import { ChannelArticle, CodeBlock, channelToc, type Guide, summaryOf } from "#ui/reference";
import type { SiteIndex } from "../site/index-of.ts";
import type { SitePage } from "../site/site.ts";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";
import { shortSample } from "./short-sample.ts";

interface ChannelPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "channel" }>;
  readonly channel: Channel;
  readonly index: SiteIndex;
  readonly guide: Guide;
}

/** The page of one channel. */
export function channelPage({ page, channel, index, guide }: ChannelPageOptions): PageView {
  return {
    title: page.title,
    description: summaryOf(channel.description) ?? `The WebSocket channel ${page.title}.`,
    toc: channelToc(channel),
    content: (
      <ChannelArticle
        channel={channel}
        schemes={channel.auth.flatMap((id) => index.api.auths[id] ?? [])}
        guide={guide}
        endpointHref={index.endpointHref}
        breadcrumbs={shownCrumbs(page.breadcrumbs)}
      />
    ),
    aside:
      channel.messages.length === 0 ? undefined : (
        <section className="examples" aria-label="Examples">
          {channel.messages.slice(0, mostSamples).map(({ type, displayName, body }) => (
            <CodeBlock
              key={type}
              title={displayName ?? type}
              label={`Example of ${displayName ?? type}`}
              language="json"
              text={printJson(shortSample(guide.types, body), 2)}
            />
          ))}
        </section>
      ),
  };
}

/** Of channels with very many kinds of messages the first are written out. */
const mostSamples = 8;
