import { type CSSProperties, type KeyboardEvent, type ReactElement, useId, useImperativeHandle } from "react";
import { Icon } from "#ui/kit";
import { useScroll } from "#ui/rows";
import type { BodyRowsProps } from "./body-rows.ts";
import { RowNotes, RowRuns } from "./row-runs.tsx";
import type { Row } from "./session/index.ts";
import { useRows } from "./use-rows.ts";

/** Props of the tree: the active row, and the callbacks of keys. */
export interface TreeRowsProps extends BodyRowsProps {
  readonly active: number;
  readonly onActive: (row: number) => void;
  readonly onFold: (node: number, folded: boolean) => void;
  readonly onCopy: () => void;
}

/**
 * A body as a tree (ARIA `tree`): arrows go and fold, Enter folds and unfolds, Ctrl+C copies the value. Not all rows are
 * drawn, so each says its level, its place and how many there are beside it.
 */
export function TreeRows(props: TreeRowsProps): ReactElement {
  const { label, reader, rows, version, currentHit, handle, scroller, active, onActive, onFold, onCopy } = props;
  const scroll = useScroll(scroller, rows);
  const drawn = useRows(reader, scroll.from, scroll.to, version);
  const id = useId();
  useImperativeHandle(handle, () => ({ show: scroll.show }));

  const go = (row: number): void => {
    const to = Math.min(Math.max(0, row), rows - 1);
    onActive(to);
    scroll.show(to);
  };
  const goToParent = async (of: Row): Promise<void> => {
    const level = of.item?.level ?? 1;
    for (let to = of.at; to > 0; to -= 500) {
      const above = await reader.read(Math.max(0, to - 500), to);
      const parent = above.findLast(({ item }) => (item?.level ?? 1) < level);
      if (parent !== undefined) {
        go(parent.at);
        return;
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = drawn.find(({ at }) => at === active);
    const folded = row?.item?.folded;
    const isCopy = event.key.toLowerCase() === "c" && (event.ctrlKey || event.metaKey);
    if (isCopy && getSelection()?.isCollapsed !== false) {
      event.preventDefault();
      onCopy();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = stepsOf(event.key, scroll.pageRows, rows);
    const fold = (isFolded: boolean): void => {
      if (row) onFold(row.node, isFolded);
    };
    if (steps !== undefined) go(active + steps);
    else if (event.key === "Enter" || event.key === " ") {
      if (folded !== undefined) fold(!folded);
    } else if (event.key === "ArrowRight") {
      if (folded === true) fold(false);
      else if (folded === false) go(active + 1);
    } else if (event.key === "ArrowLeft") {
      if (folded === false) fold(true);
      // A reader that is gone has no rows above.
      else if (row) goToParent(row).catch(() => {});
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={drawn.some(({ at }) => at === active) ? `${id}-${active}` : undefined}
      className="answer-rows"
      onKeyDown={onKeyDown}
    >
      <div role="none" className="answer-sheet" style={{ height: scroll.height }}>
        {drawn.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names the row (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree
          <div
            key={row.at}
            id={`${id}-${row.at}`}
            role="treeitem"
            aria-level={row.item?.level}
            aria-posinset={row.item?.position}
            aria-setsize={row.item?.siblings}
            aria-expanded={row.item?.folded === undefined ? undefined : !row.item.folded}
            aria-selected={row.at === active}
            className="answer-row answer-item"
            data-noted={row.notes.length > 0 || undefined}
            style={{ top: scroll.topOf(row.at), "--level": Math.min(row.item?.level ?? 1, 40) } as LevelStyle}
            onClick={({ target }) => {
              onActive(row.at);
              const folded = row.item?.folded;
              if (folded !== undefined && target instanceof Element && target.closest(".answer-fold") !== null) {
                onFold(row.node, !folded);
              }
            }}
            onDoubleClick={() => row.item?.folded !== undefined && onFold(row.node, !row.item.folded)}
          >
            <span className="answer-fold" aria-hidden="true">
              {row.item?.folded !== undefined && <Icon name={row.item.folded ? "right" : "down"} />}
            </span>
            <RowRuns row={row} currentHit={currentHit} />
            <RowNotes notes={row.notes} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Rows that a key moves down, or up if negative. Keys to an end move by more than the number of rows. */
const stepsOf = (key: string, page: number, rows: number): number | undefined => {
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  if (key === "PageDown") return page;
  if (key === "PageUp") return -page;
  if (key === "End") return rows;
  return key === "Home" ? -rows : undefined;
};

/** React's styles do not name the variables of a style sheet. */
type LevelStyle = CSSProperties & { readonly "--level": number };
