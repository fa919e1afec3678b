/** What is seen of a list whose rows are all of one height; lengths in CSS pixels. */
export interface Sight {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** Rows that are drawn above and below the ones that are seen, so that scrolling shows no gap. */
const margin = 8;

/** The rows to draw, from `first` up to `end`. */
export function seenRows(count: number, { scrolled, height, rowHeight }: Sight): { first: number; end: number } {
  const top = Math.min(Math.floor(scrolled / rowHeight), count);
  const first = Math.max(0, top - margin);
  return { first, end: Math.min(count, top + Math.ceil(height / rowHeight) + margin) };
}

/** The place to scroll to so that a row is seen whole, below a head of one row's height; unchanged when it is already. */
export function scrolledTo(position: number, { scrolled, height, rowHeight }: Sight): number {
  const top = position * rowHeight;
  if (top < scrolled) return top;
  const least = top + 2 * rowHeight - height;
  return Math.max(scrolled, least);
}
