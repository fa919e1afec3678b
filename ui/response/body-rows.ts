import type { RefObject } from "react";
import type { BodyReader } from "./session/reader.ts";

/** What brings a row into sight from outside of the rows. */
export interface RowsHandle {
  readonly show: (row: number) => void;
}

/** What both ways to look at a body need. */
export interface BodyRowsProps {
  readonly label: string;
  readonly reader: BodyReader;
  readonly rows: number;
  /** Changes whenever what the rows show does. */
  readonly version: string;
  readonly currentHit: number | undefined;
  readonly handle: RefObject<RowsHandle | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
}
