import { LineCounter } from "yaml";

/** A position in a text. Line and column count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Creates the function that returns the position of an offset in a text. The text is scanned once. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines.addNewLine(at + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
