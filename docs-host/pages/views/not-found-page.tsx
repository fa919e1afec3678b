import { homeOf, hrefOf, languageOfPath, nearest, partsAt, type Site } from "#docs-host/site/model";
import { textsIn } from "#docs-host/site/texts";
import type { PageView } from "./page-view.ts";
import { SearchForm } from "./search-form.tsx";

/** The page for an unknown address, with similar ones, and the first page of the part of the site that it is in. */
export function notFoundPage(site: Site, path: string): PageView {
  const { text } = textsIn(languageOfPath(site, path));
  const [before, after] = text("thereIsNoPageAt").split("{path}");
  const found = site.isStatic === true ? [] : nearest(site, path);
  return {
    title: text("pageNotFound"),
    toc: [],
    content: (
      <article className="reference not-found">
        <header className="reference-head">
          <p className="state-code">404</p>
          <h1>{text("pageNotFound")}</h1>
        </header>
        <p>
          {site.isStatic === true ? (
            text("thereIsNoPage")
          ) : (
            <>
              {before}
              <code className="path">{path}</code>
              {after}
            </>
          )}{" "}
          {text("itMayHaveMoved")}
        </p>
        {site.settings.search.isOn ? <SearchForm site={site} /> : null}
        {found.length === 0 ? null : (
          <>
            <h2>{text("didYouMean")}</h2>
            <ul className="cards">
              {found.map((page) => (
                <li key={page.slug}>
                  <a href={hrefOf(page.slug)}>
                    <span className="card-title">{page.title}</span> <code>{hrefOf(page.slug)}</code>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <ul className="usages">
          {partsAt(site, path).map(({ title, home }) => (
            <li key={home}>
              <a href={hrefOf(home)}>{text("goToTheFirst", { title })}</a>
            </li>
          ))}
          <li>
            <a href={homeOf(site)}>{text("goToTheFirstPage")}</a>
          </li>
        </ul>
      </article>
    ),
  };
}
