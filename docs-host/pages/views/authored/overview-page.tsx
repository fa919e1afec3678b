import { fixedTitle, languageAt, type Site, type SiteIndex, type SitePage, translatorAt } from "#docs-host/site/model";
import { ApiFacts, ApiLogo, ApiSummary, apiToc, type Guide } from "#ui/reference";
import type { PageView } from "../page-view.ts";
import { AuthoredHead } from "./authored-head.tsx";
import type { AuthoredText } from "./authored-text.tsx";
import { HomeAreas, HomeLinks, isInviting } from "./home-hero.tsx";
import { TextBody } from "./text-body.tsx";
import { descriptionOf, frameOf, headOf } from "./view-settings.ts";

/** One API as an overview sums it up. */
export interface Summarized {
  readonly index: SiteIndex;
  readonly guide: Guide;
}

interface OverviewPageOptions {
  readonly site: Site;
  readonly page: Extract<SitePage, { readonly kind: "overview" }>;
  readonly text: AuthoredText;
  readonly apis: readonly Summarized[];
}

/** A page that an author wrote, and below it the APIs that it introduces. */
export function overviewPage({ site, page, text, apis }: OverviewPageOptions): PageView {
  const { settings } = text;
  const title = fixedTitle(page) ?? text.title ?? page.title;
  const api = apis.length === 1 ? apis[0]?.index.api : undefined;
  const isHome = isInviting(site, page, text);
  const prefix = (n: number): string => (n === 0 ? "" : `api-${n + 1}-`);
  return {
    title,
    description: descriptionOf(text) ?? translatorAt(site, page).text("theReferenceOfTitle", { title }),
    head: headOf(settings, page),
    ...(text.own && { own: text.own }),
    frame: frameOf(settings, page.editUrl, languageAt(site, page)),
    toc: [
      ...text.toc,
      ...apis.flatMap(({ index, guide }, i) => apiToc(index.api, index.groups, prefix(i), guide.texts)),
    ].filter(({ level }) => level <= (settings.maxTocDepth ?? level)),
    content: (
      <article className="reference overview">
        {settings.layout === "custom" ? (
          // Readers who listen find the page by its heading, wherever its author has put the shown one.
          <h1 className="unseen">{title}</h1>
        ) : (
          <AuthoredHead
            {...{ site, page, text, title }}
            isHero={isHome}
            above={api?.info?.logo === undefined ? null : <ApiLogo logo={api.info.logo} title={title} />}
          >
            {api?.version === undefined ? null : (
              <p className="version">{translatorAt(site, page).text("versionVersion", { version: api.version })}</p>
            )}
            <ApiFacts info={api?.info} />
            {isHome ? <HomeLinks {...{ site, page, text }} /> : null}
          </AuthoredHead>
        )}
        <TextBody
          text={text}
          language={page.pageId === undefined && page.place.language !== undefined ? site.settings.language : undefined}
        />
        {isHome ? <HomeAreas {...{ site, page, text }} /> : null}
        {apis.map(({ index, guide }, i) => (
          <ApiSummary
            key={index.api.id}
            api={index.api}
            groups={index.groups}
            guide={guide}
            endpointHref={index.endpointHref}
            channelHref={index.channelHref}
            webhookHref={index.webhookHref}
            at={prefix(i)}
            typesHref={index.typesHref}
          />
        ))}
      </article>
    ),
  };
}
