import type { KeyboardEvent, ReactElement } from "react";
import { lateText } from "#locales/messages/late";
import { Icon } from "../buttons/index.ts";

/** Props of the search field. */
export interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The id of the list. */
  readonly list: string;
  /** The id of the text with the number of rows. */
  readonly count: string;
  /** The id of the active row; undefined if it isn't rendered. */
  readonly active: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The input over a long list. It keeps the focus and names the active row. */
export const SearchField = ({ query, onQuery, list, count, active, onKeyDown }: SearchFieldProps): ReactElement => (
  <div className="kit-search">
    <Icon name="search" />
    {/* A placeholder would be heard beside the name. */}
    <span aria-hidden="true" className="kit-search-hint">
      {query === "" && lateText().search}
    </span>
    <input
      // biome-ignore lint/a11y/noAutofocus: the reader has just opened the list
      autoFocus
      type="text"
      role="combobox"
      aria-label={lateText().search}
      aria-expanded
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={active}
      aria-describedby={count}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      className="kit-search-input"
      value={query}
      onChange={({ target }) => onQuery(target.value)}
      onKeyDown={onKeyDown}
    />
  </div>
);
