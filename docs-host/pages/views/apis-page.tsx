import { hrefOf, languageAt, type Site, type SitePage, siteItems, translatorAt } from "#docs-host/site/model";
import { type ListView, LongList, listPart } from "#ui/reference";
import { summaryOf } from "#ui/text";
import type { PageView } from "./page-view.ts";

interface ApisPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "apis" }>;
  readonly site: Site;
  readonly view: ListView | undefined;
}

/** The id of the list of all APIs. */
const listId = "apis";

/** The APIs of a site that has several, for readers to choose from. */
export function apisPage({ page, site, view }: ApisPageOptions): PageView {
  const apis = siteItems(site, languageAt(site, page)).flatMap((item) => (item.kind === "api" ? [item] : []));
  const part = listPart(apis, listId, { textOf: ({ title }) => title }, view);
  return {
    title: page.title,
    description: translatorAt(site, page).text("theReferenceOfTitle", {
      title: part.shown.map(({ title }) => title).join(", "),
    }),
    toc: [],
    content: (
      <article className="reference overview">
        <header className="reference-head">
          <h1>{page.title}</h1>
        </header>
        <LongList id={listId} part={part} rows="apisCount">
          <ul className="cards">
            {part.shown.map(({ slug, title, version }) => {
              const overview = site.pages.get(slug);
              const text = overview?.kind === "overview" ? summaryOf(overview.markdown) : undefined;
              return (
                <li key={slug}>
                  <a href={hrefOf(slug)}>
                    <span className="card-title">{title}</span>
                    {version === undefined ? null : <span className="card-count">{version}</span>}
                    {text === undefined ? null : <span className="card-text">{text}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </LongList>
      </article>
    ),
  };
}
