import type { RefObject } from "react";
import type { BodyReader } from "../session/index.ts";

/** Scrolls a row into view from outside of the rows. */
export interface RowsHandle {
  readonly show: (row: number) => void;
}

/** Props of both views of a body. */
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
