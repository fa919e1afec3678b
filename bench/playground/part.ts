/** Keeps a figure: what it is of, what was found, the unit, and the target if there is one. */
export type Note = (
  what: string,
  found: number,
  unit: string,
  target?: { readonly most: number } | { readonly least: number },
) => void;

/** One part of the bench: measures something and notes its figures; `say` prints a line in between. */
export interface Part {
  readonly name: string;
  readonly run: (note: Note, say: (line: string) => void) => Promise<void>;
}

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
