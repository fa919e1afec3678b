import { itemAt } from "#engine/item-at";
/** A position in a text. Line and column count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Creates the function that returns the position of an offset in a text. The text is scanned once. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (itemAt(starts, middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - itemAt(starts, low) + 1 };
  };
}
