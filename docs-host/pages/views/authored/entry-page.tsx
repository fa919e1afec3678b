import { languageAt, type Site, type SitePage, translatorAt } from "#docs-host/site/model";
import type { PageView } from "../page-view.ts";
import { AuthoredHead } from "./authored-head.tsx";
import type { AuthoredText } from "./authored-text.tsx";
import { dateText, EntryDate } from "./entry-date.tsx";
import { TagLinks } from "./tag-links.tsx";
import { TextBody } from "./text-body.tsx";
import { descriptionOf, frameOf, headOf } from "./view-settings.ts";

interface EntryPageOptions {
  readonly site: Site;
  readonly page: Extract<SitePage, { readonly kind: "entry" }>;
  readonly text: AuthoredText;
}

/** The page of one entry of a changelog. */
export function entryPage({ site, page, text }: EntryPageOptions): PageView {
  const title = text.title ?? dateText(page.date, languageAt(site, page));
  return {
    title,
    description: descriptionOf(text) ?? translatorAt(site, page).text("changesOfTitle", { title }),
    head: headOf(text.settings, page),
    ...(text.own && { own: text.own }),
    frame: frameOf(text.settings, page.editUrl, languageAt(site, page)),
    toc: text.toc,
    content: (
      <article className="reference overview">
        <AuthoredHead
          {...{ site, page, text, title }}
          above={
            text.title === undefined ? null : (
              <p className="entry-date">
                <EntryDate date={page.date} language={languageAt(site, page)} />
              </p>
            )
          }
        >
          <TagLinks tags={page.tags} index={page.index} site={site} />
        </AuthoredHead>
        <TextBody text={text} />
      </article>
    ),
  };
}
