import type { ReactElement } from "react";
import type { Description, Nesting } from "./describe.tsx";

interface NestedProps {
  readonly description: Description;
  readonly nesting: Nesting;
  /** What the body belongs to, for readers who come to the line alone. */
  readonly title: string;
}

/** Up to this many rows are open from the start, so that a short object is read without a click. */
const openRows = 6;
/** Below this depth nothing is open from the start. */
const openDepth = 1;

/** What stands inside a value, behind a line that opens it; nothing is drawn for values without an inside. */
export function Nested({ description, nesting, title }: NestedProps): ReactElement | null {
  const rows = description.rows(nesting.levels);
  if (rows === 0) return null;
  const body = description.body({ ...nesting, depth: nesting.depth + 1 });
  if (body === null) return null;
  return (
    <details className="nested" open={nesting.depth < openDepth && rows <= openRows}>
      <summary>
        {description.holds(nesting.trail)}
        <span className="unseen"> of {title}</span>
      </summary>
      {body}
    </details>
  );
}
