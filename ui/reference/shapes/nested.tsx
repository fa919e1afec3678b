import { type ReactElement, useContext } from "react";
import { fillNodes, joinNodes, siteTexts } from "#ui/text";
import { isWithin, LongListContext } from "../lists/index.ts";
import type { Description, Nesting } from "./description.ts";
import type { Opening } from "./opening.ts";

interface NestedProps {
  readonly description: Description;
  readonly nesting: Nesting;
  /** The parent of the body, for screen reader users who reach the line alone. */
  readonly title: string;
  /** True if closed types are listed on a separate line; the label of the value links to them anyway. */
  readonly namesClosed?: boolean;
}

/** Up to this many rows are open from the start, so that a short object is read without a click. */
const openRows = 6;
/** Below this depth nothing is open from the start. */
const openDepth = 1;
/** Opens one more type, on the way to a row that the address asks for. */
const oneMore: Opening = { levels: 1, largest: Number.POSITIVE_INFINITY, isFirst: false };

/**
 * The inside of a value, behind a summary that opens it, and links to the types that there is no room to open. Empty
 * for values without an inside.
 */
export function Nested({ description, nesting, title, namesClosed = true }: NestedProps): ReactElement {
  const { text, language } = siteTexts();
  const onUnfoldable = useContext(LongListContext);
  const usual = { ...nesting.opening, isFirst: false };
  const isOnWay = nesting.view?.list.startsWith(`${nesting.at}.`) === true;
  const opening = isOnWay && description.size(usual).rows === 0 ? oneMore : usual;
  const inside = { ...nesting, opening, depth: nesting.depth + 1 };
  const { rows } = description.size(opening);
  const body = rows === 0 ? null : description.body(inside);
  const closed = namesClosed ? description.closed(inside) : [];
  // A view of the page can open what is closed here.
  if (description.closed(inside).length > 0 || opening === oneMore) onUnfoldable(nesting.at, 0);
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
            <span className="unseen"> {text("ofName", { name: title })}</span>
          </summary>
          {body}
        </details>
      )}
      {closed.length === 0 ? null : (
        <p className="more-types">
          {fillNodes(text("moreTypes"), {
            types: joinNodes(
              closed.map(({ link }) => link),
              "unit",
              language,
            ),
          })}
        </p>
      )}
    </>
  );
}
