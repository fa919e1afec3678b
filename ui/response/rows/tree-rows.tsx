import { type CSSProperties, type KeyboardEvent, type ReactElement, useId, useImperativeHandle } from "react";
import { Icon } from "#ui/kit";
import { useScroll } from "#ui/rows";
import type { Row } from "../session/index.ts";
import type { BodyRowsProps } from "./body-rows.ts";
import { RowNotes, RowRuns } from "./row-runs.tsx";
import { parentOf, type TreeCommand, treeCommand } from "./tree-keys.ts";
import { useRows } from "./use-rows.ts";

/** Props of the tree: the active row, and the callbacks of keys. */
export interface TreeRowsProps extends BodyRowsProps, Pick<TreeItemProps, "onActive" | "onFold"> {
  readonly active: number;
  readonly onCopy: () => void;
}

/**
 * A body as a tree (ARIA `tree`): arrows move and fold, Enter folds and unfolds, Ctrl+C copies the value. Only some rows
 * are rendered, so each has its level, its position and the number of its siblings as attributes.
 */
export function TreeRows(props: TreeRowsProps): ReactElement {
  const { label, reader, rows, version, currentHit, handle, scroller, active, onActive, onFold, onCopy } = props;
  const scroll = useScroll(scroller, rows);
  const drawn = useRows(reader, scroll.from, scroll.to, version);
  const id = useId();
  useImperativeHandle(handle, () => ({ show: scroll.show }));
  const activeRow = drawn.find(({ at }) => at === active);

  const go = (row: number): void => {
    const to = Math.min(Math.max(0, row), rows - 1);
    onActive(to);
    scroll.show(to);
  };
  const run = (command: TreeCommand): void => {
    if (command.type === "copy") onCopy();
    else if (command.type === "move") go(active + command.rows);
    else if (command.type === "fold" && activeRow) onFold(activeRow.node, command.folded);
    else if (command.type === "moveToParent" && activeRow) {
      parentOf(reader, activeRow).then(
        (parent) => parent !== undefined && go(parent),
        // The reader was closed.
        () => {},
      );
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = treeCommand(event, { folded: activeRow?.item?.folded, pageRows: scroll.pageRows, rows });
    if (command === undefined) return;
    event.preventDefault();
    run(command);
  };

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeRow && `${id}-${active}`}
      className="answer-rows"
      onKeyDown={onKeyDown}
    >
      <div role="none" className="answer-sheet" style={{ height: scroll.height }}>
        {drawn.map((row) => (
          <TreeItem
            key={row.at}
            id={`${id}-${row.at}`}
            {...{ row, currentHit, onActive, onFold }}
            top={scroll.topOf(row.at)}
            isActive={row.at === active}
          />
        ))}
      </div>
    </div>
  );
}

/** Deeper levels are indented no further. */
const maxIndentDepth = 40;

/** Props of a row of the tree; `top` is in pixels. */
interface TreeItemProps {
  readonly id: string;
  readonly row: Row;
  readonly top: number;
  readonly isActive: boolean;
  readonly currentHit: number | undefined;
  readonly onActive: (row: number) => void;
  readonly onFold: (node: number, folded: boolean) => void;
}

/** One value of a tree. The tree has the focus and handles the keys. */
function TreeItem(props: TreeItemProps): ReactElement {
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
