import { type KeyboardEvent, useEffect, useRef } from "react";

/** Dependencies of the keys of the search box. */
export interface SearchKeysDeps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** True if the list shows the results of the query. */
  readonly isCurrent: boolean;
  /** Moves the focus into the list. */
  readonly onEnter: () => void;
  /** Opens the first result. */
  readonly onChoose: () => void;
}

/** The action of a key: move into the list, or open its first entry. */
type Action = "enter" | "choose";

/**
 * Handles the keys of the search box. They act on the results of the present query, which may arrive a moment later.
 * The caller scrolls the list in effects before this one, so that a row that gets the focus stays in sight.
 */
export function useSearchKeys({ query, onQuery, isCurrent, onEnter, onChoose }: SearchKeysDeps) {
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
  const onBlur = (): void => {
    pending.current = undefined;
  };
  return { onKeyDown, onBlur };
}
