import type { KeyboardEvent, ReactElement, RefObject } from "react";
import { lateText } from "#locales/messages/late";
import { Icon } from "#ui/kit";

/** Props of the search box. */
export interface SearchBoxProps {
  readonly elementRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly startsFocused: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The search of the list. */
export const SearchBox = ({ elementRef, query, onQuery, startsFocused, ...input }: SearchBoxProps): ReactElement => (
  <div className="selector-search" data-own-undo>
    <Icon name="search" />
    <input
      {...input}
      ref={elementRef}
      // biome-ignore lint/a11y/noAutofocus: the drawer was opened by a press of the reader's
      autoFocus={startsFocused}
      type="search"
      // The placeholder is the name too: a label with the same text would be heard twice.
      placeholder={lateText().searchEndpoints}
      autoComplete="off"
      spellCheck={false}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
    />
  </div>
);
