import type { ReactElement, ReactNode } from "react";
import type { Site } from "#docs-host/site/model";
import { maxQueryLength, searchPageUrl } from "#docs-host/site/page-data";
import { siteTexts } from "#ui/text";

interface SearchFormProps {
  readonly site: Site;
  readonly query?: { readonly text: string; readonly language?: string | undefined } | undefined;
  /** The filters of the search. */
  readonly children?: ReactNode;
}

/** The field of a search that works without scripts. */
export function SearchForm({ site, query, children }: SearchFormProps): ReactElement {
  const text = siteTexts().text;
  const name = site.settings.search.text ?? text("search");
  return (
    <search>
      <form className="search-form" action={searchPageUrl(site.base ?? "")}>
        <input
          type="search"
          name="q"
          defaultValue={query?.text}
          maxLength={maxQueryLength}
          aria-label={name}
          placeholder={name}
          autoComplete="off"
        />
        {site.languages === undefined || query?.language === undefined ? null : (
          <input type="hidden" name="language" value={query.language} />
        )}
        {children}
        <button type="submit">{text("search")}</button>
      </form>
    </search>
  );
}
