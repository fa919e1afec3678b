import type { RefObject } from "react";
import type { BodyReader } from "../session/index.ts";

/** The imperative handle of the rows: scrolls a row into view. */
export interface RowsHandle {
  readonly show: (row: number) => void;
}

/** Props of both views of a body. */
export interface BodyRowsProps {
  readonly label: string;
  readonly reader: BodyReader;
  readonly rows: number;
  /** Changes with the content of the rows. */
  readonly version: string;
  readonly currentHit: number | undefined;
  readonly handle: RefObject<RowsHandle | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
}
