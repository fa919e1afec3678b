import { Fragment, type ReactElement } from "react";
import { isWithin } from "../lists/index.ts";
import type { Description, Nesting } from "./description.ts";

interface NestedProps {
  readonly description: Description;
  readonly nesting: Nesting;
  /** The parent of the body, for screen reader users who reach the line alone. */
  readonly title: string;
  /** True if closed types are listed on a line of their own; the label of the value links to them anyway. */
  readonly namesClosed?: boolean;
}

/** Up to this many rows are open from the start, so that a short object is read without a click. */
const openRows = 6;
/** Below this depth nothing is open from the start. */
const openDepth = 1;

/**
 * The inside of a value, behind a summary that opens it, and links to the types that there is no room to open. Empty
 * for values without an inside.
 */
export function Nested({ description, nesting, title, namesClosed = true }: NestedProps): ReactElement {
  const inside = { ...nesting, opening: { ...nesting.opening, isFirst: false }, depth: nesting.depth + 1 };
  const { rows } = description.size(inside.opening);
  const body = rows === 0 ? null : description.body(inside);
  const closed = namesClosed ? description.closed(inside) : [];
  const isShort = description.isShort(nesting.trail);
  const isAsked = nesting.view !== undefined && isWithin(nesting.view.list, nesting.at);
  return (
    <>
      {body === null ? null : isShort ? (
        body
      ) : (
        <details className="nested" open={isAsked || (nesting.depth < openDepth && rows <= openRows)}>
          <summary>
            {description.holds(nesting.trail)}
            <span className="unseen"> of {title}</span>
          </summary>
          {body}
        </details>
      )}
      {closed.length === 0 ? null : (
        <p className="more-types">
          More:{" "}
          {closed.map(({ id, link }, i) => (
            <Fragment key={id}>
              {i === 0 ? null : ", "}
              {link}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
