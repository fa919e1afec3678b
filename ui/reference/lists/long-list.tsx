import { type ReactElement, type ReactNode, useContext } from "react";
import { listElementId, listFields, listViewHref, longestFind } from "./list-address.ts";
import { type ListPart, type ListView, partSize, widePartSize } from "./list-part.ts";
import { LongListContext } from "./long-list-context.ts";

interface LongListProps {
  /** The id of the list on the page. */
  readonly id: string;
  readonly part: ListPart<unknown>;
  /** The word for its rows, such as `values`. */
  readonly noun: string;
  /** The rows of the part. */
  readonly children: ReactNode;
}

const grouped = (count: number): string => count.toLocaleString("en");

/** Describes the rows shown: `1 to 100 of 50,000 values`. */
function shownText({ from, to, found, total, find }: ListPart<unknown>, noun: string): string {
  if (found === 0) return `None of ${grouped(total)} ${noun} matches “${find}”.`;
  const rows = from === 0 && to === found ? grouped(found) : `${grouped(from + 1)} to ${grouped(to)}`;
  if (find === "") return from === 0 && to === total ? `All ${rows} ${noun}` : `${rows} of ${grouped(total)} ${noun}`;
  const matches = to - from === found ? rows : `${rows} of ${grouped(found)}`;
  return `${matches} ${found === 1 ? "match" : "matches"} for “${find}” (${grouped(total)} ${noun})`;
}

/**
 * Adds a search and links to the other parts to a long list. They are a form and links, so they work without scripts.
 */
export function LongList({ id, part, noun, children }: LongListProps): ReactNode {
  if (part.total <= partSize || part.isWhole === true) return children;
  return (
    <div className="long-list" id={listElementId(id)}>
      <ListSearch id={id} find={part.find} total={part.total} noun={noun} />
      <p className="list-count">{shownText(part, noun)}</p>
      {children}
      <PartLinks id={id} part={part} />
    </div>
  );
}

interface ListSearchProps extends Pick<LongListProps, "id" | "noun">, Pick<ListPart<unknown>, "find" | "total"> {}

/** The search of a long list. */
export function ListSearch({ id, find, total, noun }: ListSearchProps): ReactElement {
  useContext(LongListContext)(id, total);
  return (
    <form className="list-search" action={`#${listElementId(id)}`}>
      <input type="hidden" name={listFields.list} value={id} />
      <input
        type="search"
        name={listFields.find}
        defaultValue={find}
        maxLength={longestFind}
        placeholder={`Search ${grouped(total)} ${noun}`}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">Search</button>
    </form>
  );
}

/** Links to the other parts of a list. */
function PartLinks({ id, part }: Pick<LongListProps, "id" | "part">): ReactElement | null {
  const { from, to, found, find, wide } = part;
  const size = wide ? widePartSize : partSize;
  const link = (text: string, view: Partial<ListView>): ReactElement => (
    <a key={text} href={listViewHref({ list: id, find, from: 0, wide, ...view })}>
      {text}
    </a>
  );
  const wider = found <= widePartSize ? `Show all ${grouped(found)}` : `Show ${grouped(widePartSize)} at a time`;
  const links = [
    from > 0 && link(`Previous ${grouped(Math.min(size, from))}`, { from: Math.max(0, from - size) }),
    to < found && link(`Next ${grouped(Math.min(size, found - to))}`, { from: to }),
    !wide && found > partSize && link(wider, { wide: true, from: from - (from % widePartSize) }),
    wide && link(`Show ${partSize} at a time`, { wide: false, from }),
    find !== "" && link("Clear the search", { find: "" }),
  ].filter((one) => one !== false);
  return links.length === 0 ? null : <p className="list-links">{links}</p>;
}
