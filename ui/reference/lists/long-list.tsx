import { type ReactElement, type ReactNode, useContext } from "react";
import { type CountKey, siteTexts, type Texts } from "#ui/text";
import { listElementId, listFields, listViewHref, maxFindLength } from "./list-address.ts";
import { type ListPart, type ListView, partSize, widePartSize } from "./list-part.ts";
import { LongListContext } from "./long-list-context.ts";

interface LongListProps {
  /** The id of the list on the page. */
  readonly id: string;
  readonly part: ListPart<unknown>;
  /** The text that counts its rows. */
  readonly rows: CountKey;
  /** The rows of the part. */
  readonly children: ReactNode;
}

/** Describes the rows shown: `1 to 100 of 50,000 values`. */
function shownText(
  { from: before, to, found, total, find }: ListPart<unknown>,
  rows: CountKey,
  { text }: Texts,
): string {
  const [from, things] = [before + 1, text(rows, { count: total })];
  if (found === 0) return text("noneOfThingsMatches", { things, find });
  const isWhole = to - before === found;
  if (find === "") return isWhole ? text("allThings", { things }) : text("rangeOfThings", { from, to, things });
  const matches = text("matchesCount", { count: found });
  return isWhole
    ? text("matchesInThings", { matches, find, things })
    : text("rangeOfMatches", { from, to, matches, find, things });
}

/**
 * Adds a search and links to the other parts to a long list. They are a form and links, so they work without scripts.
 */
export function LongList({ id, part, rows, children }: LongListProps): ReactNode {
  const texts = siteTexts();
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
  const { text } = siteTexts();
  useContext(LongListContext)(id, total);
  return (
    <form className="list-search" action={`#${listElementId(id)}`}>
      <input type="hidden" name={listFields.list} value={id} />
      <input
        type="search"
        name={listFields.find}
        defaultValue={find}
        maxLength={maxFindLength}
        placeholder={text("searchThings", { things: text(rows, { count: total }) })}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">{text("search")}</button>
    </form>
  );
}

/** Links to the other parts of a list. */
function PartLinks({ id, part }: Pick<LongListProps, "id" | "part">): ReactElement | null {
  const { from, to, found, find, wide } = part;
  const { text } = siteTexts();
  const size = wide ? widePartSize : partSize;
  const link = (label: string, view: Partial<ListView>): ReactElement => (
    <a key={label} href={listViewHref({ list: id, find, from: 0, wide, ...view })}>
      {label}
    </a>
  );
  const wider =
    found <= widePartSize ? text("showAllCount", { count: found }) : text("showCountAtA", { count: widePartSize });
  const links = [
    from > 0 && link(text("previousCount", { count: Math.min(size, from) }), { from: Math.max(0, from - size) }),
    to < found && link(text("nextCount", { count: Math.min(size, found - to) }), { from: to }),
    !wide && found > partSize && link(wider, { wide: true, from: from - (from % widePartSize) }),
    wide && link(text("showCountAtA", { count: partSize }), { wide: false, from }),
    find !== "" && link(text("clearTheSearch"), { find: "" }),
  ].filter((one) => one !== false);
  return links.length === 0 ? null : <p className="list-links">{links}</p>;
}
