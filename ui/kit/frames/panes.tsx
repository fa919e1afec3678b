import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { treeOf } from "../tree.ts";
import { type Split, useSplit } from "./split.tsx";
import { type Tab, TabList, tabIds } from "./tab-list.tsx";

/** Props of two panes: side by side if there is room, else tabs. */
export interface PanesProps {
  readonly isNarrow: boolean;
  readonly split: Split;
  /** The label of the tab list. The caller controls which tab is open, so that sending can switch to the response. */
  readonly label: string;
  readonly tabs: readonly [Tab, Tab];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/**
 * Two panes side by side, or as tabs. The elements are the same either way, so that typed text and open sections
 * survive a change of the window's width or of the tab.
 */
export function Panes(props: PanesProps): ReactElement {
  const { isNarrow, split, label, tabs, selected, onSelect, first, second } = props;
  const { frame, isDragging, border } = useSplit(split);
  const base = useId();
  const panels = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)] as const;

  // The pane with the focus is visible, or typed text would go to a hidden one.
  const drawn = useRef(isNarrow);
  useLayoutEffect(() => {
    if (drawn.current === isNarrow) return;
    drawn.current = isNarrow;
    const focused = panels.findIndex(({ current }) => current?.contains(treeOf(current).activeElement));
    const tab = tabs[focused];
    if (isNarrow && tab !== undefined && tab.id !== selected) onSelect(tab.id);
  });

  const pane = (position: 0 | 1, inside: ReactNode): ReactElement => {
    const { id } = tabs[position];
    const ids = tabIds(base, id);
    const isHidden = isNarrow && id !== selected;
    return (
      <div
        key={id}
        ref={panels[position]}
        id={ids.panel}
        className={isNarrow ? "kit-tab-panel" : "kit-split-part"}
        {...(isNarrow && { role: "tabpanel", "aria-labelledby": ids.tab })}
        inert={isHidden}
        data-inert={isHidden || undefined}
      >
        {inside}
      </div>
    );
  };
  return (
    <div
      ref={frame}
      className={isNarrow ? "kit-tabs" : "kit-split"}
      data-direction={isNarrow ? undefined : split.direction}
      data-dragging={isDragging || undefined}
    >
      {isNarrow && <TabList {...{ label, base, tabs, selected, onSelect }} />}
      {pane(0, first)}
      {!isNarrow && border(tabIds(base, tabs[0].id).panel)}
      {pane(1, second)}
    </div>
  );
}
