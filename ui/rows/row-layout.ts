/**
 * Browsers lay out nothing below 17 to 33 million pixels, depending on the browser. Rows that would be higher together
 * share this height: the scroll bar then moves over several rows at once, the wheel and the keys do not.
 */
const greatestHeight = 8_000_000;

/** Used where nothing is laid out, as in tests, so that some rows are rendered; in pixels. */
const defaultHeight = 600;

/** The heights of equally high rows in a scrolling element, in pixels. */
export interface RowLayout {
  readonly rows: number;
  readonly rowHeight: number;
  /** The height of a header that covers the upper edge of the element. */
  readonly head: number;
  /** The sum of all row heights. */
  readonly fullHeight: number;
  /** The height of the scrolled content: the sum, or less if browsers could not lay that out. */
  readonly height: number;
  /** True if the content is lower than the sum of its rows. */
  readonly isScaled: boolean;
}

/** Returns the layout of a number of rows. */
export function rowLayout(rows: number, rowHeight: number, head: number): RowLayout {
  const fullHeight = rows * rowHeight;
  const height = Math.min(fullHeight, greatestHeight);
  return { rows, rowHeight, head, fullHeight, height, isScaled: fullHeight > greatestHeight };
}

/** Returns the height in which rows are visible; `clientHeight` is the height of the element, 0 without layout. */
export const visibleHeight = ({ head }: RowLayout, clientHeight: number): number =>
  (clientHeight || defaultHeight) - head;

/** Returns the number of rows above the upper edge, with a fraction, at a scroll offset. */
export const rowsAbove = (layout: RowLayout, scrollTop: number, visible: number): number =>
  scrollTop / scale(layout, visible) / layout.rowHeight;

/** Returns the scroll offset at which `above` rows are above the upper edge. */
export const scrollTopOf = (layout: RowLayout, above: number, visible: number): number =>
  above * layout.rowHeight * scale(layout, visible);

/** Pixels that the scroll bar moves for each pixel of the rows. */
const scale = ({ fullHeight, height, isScaled }: RowLayout, visible: number): number =>
  isScaled ? (height - visible) / (fullHeight - visible) : 1;
