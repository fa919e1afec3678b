/** A row of the table. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
}
