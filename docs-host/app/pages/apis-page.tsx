import { summaryOf } from "#ui/reference";
import { hrefOf, type Site, type SitePage } from "../site/site.ts";
import type { PageView } from "./page-view.ts";

interface ApisPageOptions {
  readonly page: Extract<SitePage, { readonly kind: "apis" }>;
  readonly site: Site;
}

/** The APIs of a site that has several, for readers to choose from. */
export function apisPage({ page, site }: ApisPageOptions): PageView {
  const apis = site.navigation.flatMap((item) => (item.kind === "api" ? [item] : []));
  return {
    title: page.title,
    description: `The reference of ${apis.map(({ title }) => title).join(", ")}.`,
    toc: [],
    content: (
      <article className="reference overview">
        <header className="reference-head">
          <h1>{page.title}</h1>
        </header>
        <ul className="cards">
          {apis.map(({ slug, title, version }) => {
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
      </article>
    ),
  };
}
