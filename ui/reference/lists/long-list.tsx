import { type ReactElement, type ReactNode, useContext } from "react";
import { type Texts, type UiCountPhrase, useTexts } from "#ui/text";
import { listElementId, listFields, listViewHref, maxFindLength } from "./list-address.ts";
import { type ListPart, type ListView, partSize, widePartSize } from "./list-part.ts";
import { LongListContext } from "./long-list-context.ts";

interface LongListProps {
  /** The id of the list on the page. */
  readonly id: string;
  readonly part: ListPart<unknown>;
  /** The text that counts its rows. */
  readonly rows: UiCountPhrase;
  /** The rows of the part. */
  readonly children: ReactNode;
}

/** Describes the rows shown: `1 to 100 of 50,000 values`. */
function shownText(
  { from: before, to, found, total, find }: ListPart<unknown>,
  rows: UiCountPhrase,
  { text, count }: Texts,
): string {
  const [from, things] = [before + 1, count(rows, total)];
  if (found === 0) return text("None of {things} matches “{find}”.", { things, find });
  const isWhole = to - before === found;
  if (find === "")
    return isWhole ? text("All {things}", { things }) : text("{from} to {to} of {things}", { from, to, things });
  const matches = count("{count} matches", found);
  return isWhole
    ? text("{matches} for “{find}” ({things})", { matches, find, things })
    : text("{from} to {to} of {matches} for “{find}” ({things})", { from, to, matches, find, things });
}

/**
 * Adds a search and links to the other parts to a long list. They are a form and links, so they work without scripts.
 */
export function LongList({ id, part, rows, children }: LongListProps): ReactNode {
  const texts = useTexts();
  if (part.total <= partSize || part.isWhole === true) return children;
  return (
    <div className="long-list" id={listElementId(id)}>
      <ListSearch id={id} find={part.find} total={part.total} rows={rows} />
      <p className="list-count">{shownText(part, rows, texts)}</p>
      {children}
      <PartLinks id={id} part={part} />
    </div>
  );
}

interface ListSearchProps extends Pick<LongListProps, "id" | "rows">, Pick<ListPart<unknown>, "find" | "total"> {}

/** The search of a long list. */
export function ListSearch({ id, find, total, rows }: ListSearchProps): ReactElement {
  const { text, count } = useTexts();
  useContext(LongListContext)(id, total);
  return (
    <form className="list-search" action={`#${listElementId(id)}`}>
      <input type="hidden" name={listFields.list} value={id} />
      <input
        type="search"
        name={listFields.find}
        defaultValue={find}
        maxLength={maxFindLength}
        placeholder={text("Search {things}", { things: count(rows, total) })}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">{text("Search")}</button>
    </form>
  );
}

/** Links to the other parts of a list. */
function PartLinks({ id, part }: Pick<LongListProps, "id" | "part">): ReactElement | null {
  const { from, to, found, find, wide } = part;
  const { text } = useTexts();
  const size = wide ? widePartSize : partSize;
  const link = (label: string, view: Partial<ListView>): ReactElement => (
    <a key={label} href={listViewHref({ list: id, find, from: 0, wide, ...view })}>
      {label}
    </a>
  );
  const wider =
    found <= widePartSize
      ? text("Show all {count}", { count: found })
      : text("Show {count} at a time", { count: widePartSize });
  const links = [
    from > 0 && link(text("Previous {count}", { count: Math.min(size, from) }), { from: Math.max(0, from - size) }),
    to < found && link(text("Next {count}", { count: Math.min(size, found - to) }), { from: to }),
    !wide && found > partSize && link(wider, { wide: true, from: from - (from % widePartSize) }),
    wide && link(text("Show {count} at a time", { count: partSize }), { wide: false, from }),
    find !== "" && link(text("Clear the search"), { find: "" }),
  ].filter((one) => one !== false);
  return links.length === 0 ? null : <p className="list-links">{links}</p>;
}
