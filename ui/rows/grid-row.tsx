import type { ReactElement, Ref } from "react";
import type { GridColumn } from "./grid-column.ts";

/** The names of the columns, above the rows. */
export const GridHead = <Row,>(props: {
  readonly columns: readonly GridColumn<Row>[];
  readonly element: Ref<HTMLDivElement>;
}): ReactElement => (
  // biome-ignore-start lint/a11y/useSemanticElements: a table of which only a part is rendered is a grid
  // biome-ignore-start lint/a11y/useFocusableInteractive: the grid has the focus and names the row
  <div ref={props.element} role="row" aria-rowindex={1} className="rows-row rows-head">
    {props.columns.map(({ name, className }) => (
      <span key={name} role="columnheader" className={className}>
        {name}
      </span>
    ))}
  </div>
  // biome-ignore-end lint/a11y/useFocusableInteractive: as above
  // biome-ignore-end lint/a11y/useSemanticElements: as above
);

/** Props of a row of a grid; `position` counts from 0, `top` is in pixels. */
export interface GridRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly GridColumn<Row>[];
  readonly position: number;
  readonly top: number;
  readonly isChosen: boolean;
  readonly isNoted: boolean;
  readonly onPress: () => void;
}

/** One row of a grid. Rows mount and unmount while the reader scrolls, so the focus stays on the grid. */
export const GridRow = <Row,>(props: GridRowProps<Row>): ReactElement => (
  // biome-ignore-start lint/a11y/useSemanticElements: as above
  // biome-ignore-start lint/a11y/useFocusableInteractive: as above
  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus and handles the keys
  <div
    id={props.id}
    role="row"
    tabIndex={-1}
    // The head is the first row, and ARIA counts from 1.
    aria-rowindex={props.position + 2}
    aria-selected={props.isChosen}
    className="rows-row"
    data-noted={props.isNoted || undefined}
    style={{ top: props.top }}
    onClick={props.onPress}
  >
    {props.columns.map(({ name, className, cell }) => (
      <span key={name} role="gridcell" className={className}>
        {cell(props.row)}
      </span>
    ))}
  </div>
  // biome-ignore-end lint/a11y/useFocusableInteractive: as above
  // biome-ignore-end lint/a11y/useSemanticElements: as above
);
