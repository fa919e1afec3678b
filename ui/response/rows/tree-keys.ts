import type { KeyboardEvent } from "react";
import type { BodyReader, Row } from "../session/index.ts";

/** The effect of a key in a tree (ARIA Authoring Practices, "Tree View"). */
export type TreeCommand =
  | { readonly type: "copy" }
  | { readonly type: "move"; readonly rows: number }
  | { readonly type: "fold"; readonly folded: boolean }
  | { readonly type: "moveToParent" }
  /** The key belongs to the tree, but does nothing on this row. */
  | { readonly type: "none" };

/** The state of a tree that the meaning of keys depends on. */
export interface TreeKeyState {
  readonly folded: boolean | undefined;
  readonly pageRows: number;
  readonly rows: number;
}

/** Returns what a key does; undefined if it is not a key of the tree. */
export function treeCommand(event: KeyboardEvent, state: TreeKeyState): TreeCommand | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCopy = key.toLowerCase() === "c" && (ctrlKey || metaKey);
  // With selected text the browser copies that.
  if (isCopy && getSelection()?.isCollapsed !== false) return { type: "copy" };
  if (ctrlKey || metaKey || altKey) return undefined;
  const rows = rowsOfKey(key, state);
  if (rows !== undefined) return { type: "move", rows };
  return foldCommand(key, state.folded);
}

/** Rows that a key moves down, or up if negative. Keys to an end move by more than the number of rows. */
function rowsOfKey(key: string, { pageRows, rows }: TreeKeyState): number | undefined {
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  if (key === "PageDown") return pageRows;
  if (key === "PageUp") return -pageRows;
  if (key === "End") return rows;
  return key === "Home" ? -rows : undefined;
}

function foldCommand(key: string, folded: boolean | undefined): TreeCommand | undefined {
  switch (key) {
    case "Enter":
    case " ":
      return folded === undefined ? { type: "none" } : { type: "fold", folded: !folded };
    case "ArrowRight":
      if (folded === undefined) return { type: "none" };
      return folded ? { type: "fold", folded: false } : { type: "move", rows: 1 };
    case "ArrowLeft":
      return folded === false ? { type: "fold", folded: true } : { type: "moveToParent" };
    default:
      return undefined;
  }
}

/** Rows above are read in blocks of this length to find the parent of a row. */
const blockRows = 500;

/** Returns the position of the row that contains a row; undefined for the root. */
export async function parentOf(reader: BodyReader, row: Row): Promise<number | undefined> {
  const level = row.item?.level ?? 1;
  for (let end = row.at; end > 0; end -= blockRows) {
    const above = await reader.read(Math.max(0, end - blockRows), end);
    const parent = above.findLast(({ item }) => (item?.level ?? 1) < level);
    if (parent !== undefined) return parent.at;
  }
  return undefined;
}
