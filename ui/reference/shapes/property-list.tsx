import type { ReactElement, ReactNode } from "react";
import { siteTexts } from "#ui/text";
import { LongList, listPart } from "../lists/index.ts";
import { availabilityWords } from "../marks/index.ts";
import type { Description, Nesting } from "./description.ts";
import { Nested } from "./nested.tsx";
import {
  accessWords,
  ExtraEntry,
  PropertyEntry,
  type PropertyEntryProps,
  type PropertyRow,
  placeId,
  propertyFacts,
} from "./property-entry.tsx";

interface PropertyListProps {
  readonly rows: readonly PropertyRow[];
  readonly extra?: Description | undefined;
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

/**
 * More rows than any screen shows. A longer list is in parts of so many, of which only what is near is laid out.
 */
const screenful = 50;

/** Nobody reads more rows one by one: a longer list is set in lines, to be looked through. */
const maxReadRows = 150;

const textOf = ({ property }: PropertyRow): string => property.key;

/** The properties of an object, in their order; a part at a time if there are very many. */
export function PropertyList({ rows, extra, nesting, prose }: PropertyListProps): ReactElement {
  const { text } = siteTexts();
  const { at, view } = nesting;
  const others = extra && <ExtraEntry extra={extra} nesting={nesting} />;
  if (rows.length === 0 && others === undefined) return <p className="none">{text("thisObjectHasNo")}</p>;
  const names = {
    textOf,
    idOf: ({ property }: PropertyRow) => placeId(at, property.key),
  };
  const part = listPart(rows, at, names, view);
  return (
    <LongList id={at} part={part} rows="propertiesCount">
      <Rows rows={part.shown} nesting={nesting} prose={prose}>
        {others}
      </Rows>
    </LongList>
  );
}

interface RowsProps extends Omit<PropertyListProps, "extra"> {
  /** Entries after the rows. */
  readonly children: ReactNode;
}

function Rows({ rows, nesting, prose, children }: RowsProps): ReactElement {
  const isRead = rows.length <= maxReadRows;
  const Row = isRead ? PropertyEntry : PropertyLine;
  const drawn = (some: readonly PropertyRow[]) =>
    some.map((row) => <Row key={row.property.key} row={row} nesting={nesting} prose={prose} />);
  if (rows.length <= screenful) {
    return (
      <dl className="properties">
        {drawn(rows)}
        {children}
      </dl>
    );
  }
  return (
    <>
      {Array.from({ length: Math.ceil(rows.length / screenful) }, (_, i) => i * screenful).map((first) => (
        <dl key={first} className="properties" data-part data-lines={!isRead || undefined}>
          {drawn(rows.slice(first, first + screenful))}
        </dl>
      ))}
      {children && <dl className="properties">{children}</dl>}
    </>
  );
}

/**
 * A property of very many: all that `PropertyEntry` says of it, in as few elements as can say it, since thousands of
 * rows are mostly what a page of them costs to open.
 */
function PropertyLine({ row, nesting, prose }: PropertyEntryProps): ReactElement {
  const texts = siteTexts();
  const { text: write } = texts;
  const { property, description } = row;
  const at = placeId(nesting.at, property.key);
  // Of so many, none is open from the start.
  const inside = { ...nesting, at, depth: nesting.depth + 1 };
  const before = write(property.optional ? "optional" : "required");
  const after = [
    ...(property.access === undefined ? [] : [write(accessWords[property.access])]),
    ...(property.availability === undefined ? [] : [write(availabilityWords[property.availability])]),
    ...propertyFacts(row, nesting, texts).map(({ term, text }) => `${term} ${text}`),
  ];
  const rest = after.map((text) => ` · ${text}`).join("");
  return (
    <>
      <dt id={at}>{property.key}</dt>
      <dd>
        {description.named ? (
          <>
            {`${before} · `}
            {description.label}
            {rest}
          </>
        ) : (
          `${before} · ${description.text}${rest}`
        )}
        {property.description === undefined ? null : prose(property.description)}
        <Nested description={description} nesting={inside} title={property.key} namesClosed={false} />
      </dd>
    </>
  );
}
