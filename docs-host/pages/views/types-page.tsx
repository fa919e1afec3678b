import type { ReactElement } from "react";
import type { SiteIndex } from "#docs-host/site/model";
import { hrefOf, type Site, type SitePage, translatorAt, typeTitle } from "#docs-host/site/model";
import type { TypeDefinition, TypeId } from "#engine/shape";
import { Breadcrumbs, type ListPart, ListSearch, type ListView, LongList, listPart, partSize } from "#ui/reference";
import { siteTexts, summaryOf } from "#ui/text";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";

type TypesPage = Extract<SitePage, { readonly kind: "types" }>;

interface TypesPageOptions {
  readonly page: TypesPage;
  readonly site: Site;
  readonly index: SiteIndex;
  readonly view: ListView | undefined;
}

type Listed = readonly [TypeId, TypeDefinition];

/** The id of the list of all types. */
const listId = "types";

const names = { textOf: ([, definition]: Listed): string => typeTitle(definition) };

/** The list of an API's types, or a part of it with a search and links to the other parts. */
export function typesPage({ page, site, index, view }: TypesPageOptions): PageView {
  const { text } = translatorAt(site, page);
  const all = index.listedTypes();
  const isAsked = view?.list === listId && all.length > partSize;
  const parts = [...site.pages.values()].filter(
    (one): one is TypesPage =>
      one.kind === "types" && one.apiId === page.apiId && one.place.language === page.place.language,
  );
  return {
    title: page.title,
    description: text("theThingsOfName", {
      things: text("typesCount", { count: all.length }),
      name: index.api.name ?? site.title,
    }),
    toc: [],
    content: (
      <article className="reference overview">
        <header className="reference-head">
          <Breadcrumbs crumbs={shownCrumbs(page.breadcrumbs)} />
          <h1>{text("types")}</h1>
          {parts.length < 2 || isAsked ? null : <Parts parts={parts} current={page} index={index} />}
        </header>
        {isAsked ? (
          <FoundTypes part={listPart(all, listId, names, view)} index={index} />
        ) : (
          <>
            {all.length > partSize && site.isStatic !== true && (
              <ListSearch id={listId} find="" total={all.length} rows="typesCount" />
            )}
            <TypeList types={all.slice(page.from, page.to)} index={index} />
          </>
        )}
      </article>
    ),
  };
}

const FoundTypes = ({ part, index }: { readonly part: ListPart<Listed>; readonly index: SiteIndex }): ReactElement => (
  <LongList id={listId} part={part} rows="typesCount">
    <TypeList types={part.shown} index={index} />
  </LongList>
);

const TypeList = ({ types, index }: { readonly types: readonly Listed[]; readonly index: SiteIndex }): ReactElement => (
  <ul className="type-list">
    {types.map(([id, definition]) => (
      <li key={id}>
        <a href={index.typeHref(id)}>{typeTitle(definition)}</a>
        {definition.description === undefined ? null : <p>{summaryOf(definition.description)}</p>}
      </li>
    ))}
  </ul>
);

interface PartsProps {
  readonly parts: readonly TypesPage[];
  readonly current: TypesPage;
  readonly index: SiteIndex;
}

function Parts({ parts, current, index }: PartsProps): ReactElement {
  const text = siteTexts().text;
  const all = index.listedTypes();
  const nameAt = (place: number): string => {
    const found = all[place]?.[1];
    return found === undefined ? "" : typeTitle(found);
  };
  return (
    <nav className="parts" aria-label={text("partsOfTheList")}>
      {parts.map(({ slug, from, to }) => (
        <a key={slug} href={hrefOf(slug)} aria-current={slug === current.slug ? "page" : undefined}>
          {text("fromTo", { from: nameAt(from), to: nameAt(to - 1) })}
        </a>
      ))}
    </nav>
  );
}
