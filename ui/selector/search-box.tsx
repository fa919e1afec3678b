import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from "react";
import { Icon } from "#ui/kit";
import { lateWords } from "../late-words.ts";

/** Props of the search box. */
export interface SearchBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly startsFocused: boolean;
  /** True if the list shows the results of the query. */
  readonly isCurrent: boolean;
  /** Moves the focus into the list. */
  readonly onEnter: () => void;
  /** Opens the first result. */
  readonly onChoose: () => void;
}

/** The action of a key: move into the list, or open its first entry. */
type Action = "enter" | "choose";

/** The search of the list. Its keys act on the results of the present query, which may arrive a moment later. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { ref, query, onQuery, startsFocused, isCurrent, onEnter, onChoose } = props;
  const pending = useRef<Action>(undefined);
  const act = (action: Action): void => (action === "enter" ? onEnter() : onChoose());
  useEffect(() => {
    if (pending.current === undefined || !isCurrent) return;
    const action = pending.current;
    pending.current = undefined;
    act(action);
  });
  const actWhenCurrent = (event: KeyboardEvent, action: Action): void => {
    event.preventDefault();
    if (isCurrent) act(action);
    else pending.current = action;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    pending.current = undefined;
    if (event.key === "ArrowDown") actWhenCurrent(event, "enter");
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && query.trim() !== "")
      actWhenCurrent(event, "choose");
    else if (event.key === "Escape" && query !== "") {
      // Only the query is cleared; the playground stays open.
      event.preventDefault();
      onQuery("");
    }
  };
  return (
    <div className="selector-search" data-own-undo>
      <Icon name="search" />
      <input
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: the drawer was opened by a press of the reader's
        autoFocus={startsFocused}
        type="search"
        aria-label={lateWords.searchEndpoints}
        placeholder={lateWords.searchEndpoints}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          pending.current = undefined;
        }}
      />
    </div>
  );
}
