import type { ReactElement, ReactNode } from "react";
import type { PageView } from "#docs-host/pages/views";
import { SearchForm } from "#docs-host/pages/views";
import type { Site } from "#docs-host/site/model";
import { textsIn } from "#docs-host/site/texts";
import type { TextKey, Texts } from "#ui/text";
import { highlight, type SearchAnswer, type SearchHit, type SearchKind, type SearchQuery } from "../full-text/index.ts";

/** The state of a search on its page. */
export type SearchState =
  | { readonly kind: "found"; readonly query: SearchQuery; readonly answer: SearchAnswer }
  | { readonly kind: "preparing"; readonly query: SearchQuery }
  | { readonly kind: "refused"; readonly message: string }
  /** The site has no server, so that only scripts can search it. */
  | { readonly kind: "scripts-only" };

const kindWords: { readonly [K in SearchKind]: TextKey } = {
  page: "pages",
  endpoint: "endpoints",
  type: "types",
  changelog: "changelog",
};

/** The results of a search, for readers without scripts and for links to a search. */
export function searchPage(site: Site, state: SearchState): PageView {
  const language = "query" in state ? state.query.language : undefined;
  const translator = textsIn(language ?? site.settings.language);
  const { text } = translator;
  const query = state.kind === "found" || state.kind === "preparing" ? state.query : undefined;
  return {
    title: query?.text ? text("searchForText", { text: query.text }) : text("search"),
    toc: [],
    content: (
      <article className="reference search-page">
        <header className="reference-head">
          <h1>{text("search")}</h1>
        </header>
        {state.kind === "scripts-only" ? (
          <p>{text("theSearchOfThis")}</p>
        ) : (
          <SearchForm site={site} query={query}>
            {state.kind === "found" ? <Filters {...state} translator={translator} /> : null}
          </SearchForm>
        )}
        {state.kind === "refused" ? <p>{text("thisSearchIsNot", { reason: state.message })}</p> : null}
        {state.kind === "preparing" ? <p>{text("theSearchIsBeing")}</p> : null}
        {state.kind === "found" && state.query.text !== "" ? <Results {...state} translator={translator} /> : null}
      </article>
    ),
  };
}

interface FiltersProps {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  readonly translator: Texts;
}

function Filters({ query, answer, translator: { text } }: FiltersProps): ReactElement {
  const { kinds, products, versions } = answer.choices;
  return (
    <>
      <Choice
        name="kind"
        label={text("kind")}
        all={text("everything")}
        value={query.kind}
        options={kinds.map((kind) => [kind, text(kindWords[kind])])}
      />
      <Choice
        name="product"
        label={text("product")}
        all={text("allProducts")}
        value={query.product}
        options={products.map((name) => [name, name])}
      />
      <Choice
        name="version"
        label={text("version")}
        all={text("allVersions")}
        value={query.version}
        options={versions.map((name) => [name, name])}
      />
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A filter; there is none if there is nothing to choose. */
function Choice({ name, label, all, value, options }: ChoiceProps): ReactElement | null {
  if (options.length < 2) return null;
  return (
    <select name={name} aria-label={label} defaultValue={value ?? ""}>
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface ResultsProps {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  readonly translator: Texts;
}

function Results({ query, answer, translator }: ResultsProps): ReactElement {
  const { hits, total, matches } = answer;
  if (total === 0) {
    return (
      <p className="empty">
        <strong>{translator.text("nothingFound", { text: query.text })}</strong> {translator.text("checkTheSpellingOr")}
      </p>
    );
  }
  const results = translator.text("resultsCount", { count: total });
  return (
    <>
      <p className="search-count">
        {hits.length < total
          ? translator.text("bestResultsTitle", { results, shown: hits.length })
          : translator.text("resultsTitle", { results })}
      </p>
      <ol className="search-results">
        {hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} matches={matches} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface HitProps {
  readonly hit: SearchHit;
  readonly matches: readonly string[];
}

function Hit({ hit, matches }: HitProps): ReactElement {
  const { href, title, heading, badge, path, crumbs, description, product, version } = hit;
  const above = [product, version, ...crumbs].filter((name) => name !== undefined);
  return (
    <>
      {above.length === 0 ? null : <p className="search-crumbs">{above.join(" / ")}</p>}
      <a href={heading === undefined ? href : `${href}#${heading.id}`}>
        {badge === undefined ? null : (
          <>
            <span className="method method-mark" data-method={badge}>
              {badge}
            </span>{" "}
          </>
        )}
        {marked(title, matches)}
        {heading === undefined ? null : <> › {marked(heading.title, matches)}</>}
      </a>
      {path === undefined ? null : (
        <p>
          <code>{marked(path, matches)}</code>
        </p>
      )}
      {description === undefined ? null : <p>{marked(description, matches)}</p>}
    </>
  );
}

const marked = (text: string, matches: readonly string[]): ReactNode =>
  // The pieces of one text never change their order.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  highlight(text, matches).map((piece, i) => (piece.isMatch ? <mark key={i}>{piece.text}</mark> : piece.text));
