import type { ReactElement, ReactNode } from "react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { SearchField } from "react-aria-components/SearchField";
import { lateText } from "#locales/messages/late";
import { Icon } from "../buttons/index.ts";

/** From this number of options on, a list has a search box above it. */
export const searchFrom = 9;

/** Props of a search box. Without `onQuery` it stores its text itself. */
interface SearchBoxProps {
  readonly query?: string;
  readonly onQuery?: (query: string) => void;
  readonly children: ReactNode;
}

/** A search box that narrows the list given as its children, which keeps the arrow keys. */
export function SearchBox({ query = "", onQuery, children }: SearchBoxProps): ReactElement {
  const { contains } = useFilter({ sensitivity: "base" });
  return (
    <Autocomplete filter={contains} {...(onQuery && { inputValue: query, onInputChange: onQuery })}>
      <SearchField aria-label={lateText().search} autoFocus className="kit-search">
        <Icon name="search" />
        <Input className="kit-search-input" />
      </SearchField>
      {/* The list itself never has the focus, so what scrolls it by keys is this frame. */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: as said */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a frame around a list is not a fieldset */}
      <div role="group" aria-label={lateText().options} tabIndex={0} className="kit-search-results">
        {children}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as said */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as said */}
    </Autocomplete>
  );
}
