import { type KeyboardEvent, type ReactElement, useId, useImperativeHandle } from "react";
import { useScroll } from "#ui/rows";
import type { BodyRowsProps } from "./body-rows.ts";
import { TreeItem, type TreeItemProps } from "./tree-item.tsx";
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
