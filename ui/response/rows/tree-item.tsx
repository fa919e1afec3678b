import type { CSSProperties, ReactElement } from "react";
import { Icon } from "#ui/kit";
import type { Row } from "../session/index.ts";
import { RowNotes, RowRuns } from "./row-runs.tsx";

/** Deeper levels are indented no further. */
const maxIndentDepth = 40;

/** Props of a row of the tree; `top` is in pixels. */
export interface TreeItemProps {
  readonly id: string;
  readonly row: Row;
  readonly top: number;
  readonly isActive: boolean;
  readonly currentHit: number | undefined;
  readonly onActive: (row: number) => void;
  readonly onFold: (node: number, folded: boolean) => void;
}

/** One value of a tree. The tree has the focus and handles the keys. */
export function TreeItem(props: TreeItemProps): ReactElement {
  const { id, row, top, isActive, currentHit, onActive, onFold } = props;
  const { level = 1, position, siblings, folded } = row.item ?? {};
  const toggle = (): void => {
    if (folded !== undefined) onFold(row.node, !folded);
  };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names the row (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={folded === undefined ? undefined : !folded}
      aria-selected={isActive}
      className="answer-row answer-item"
      data-noted={row.notes.length > 0 || undefined}
      style={{ top, "--level": Math.min(level, maxIndentDepth) } as LevelStyle}
      onClick={({ target }) => {
        onActive(row.at);
        if (target instanceof Element && target.closest(".answer-fold") !== null) toggle();
      }}
      onDoubleClick={toggle}
    >
      <span className="answer-fold" aria-hidden="true">
        {folded !== undefined && <Icon name={folded ? "right" : "down"} />}
      </span>
      <RowRuns row={row} currentHit={currentHit} />
      <RowNotes notes={row.notes} />
    </div>
  );
}

/** React's style types do not know custom properties. */
type LevelStyle = CSSProperties & { readonly "--level": number };
