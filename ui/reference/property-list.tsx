import type { ReactElement, ReactNode } from "react";
import { type Json, printJson } from "#engine/json";
import type { Property } from "#engine/shape";
import { AvailabilityMark } from "./availability-mark.tsx";
import type { Description, Nesting } from "./describe.tsx";
import { FactList } from "./fact-list.tsx";
import { Nested } from "./nested.tsx";

/** A property with what its shape says of itself. */
export interface PropertyRow {
  readonly property: Property;
  readonly description: Description;
}

interface PropertyListProps {
  readonly rows: readonly PropertyRow[];
  readonly extra?: Description | undefined;
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

/** The id of a property's row, from the ids of the rows around it. */
export const placeId = (at: string, key: string): string => `${at}.${encodeURIComponent(key)}`;

/** More rows than any screen shows: of so long a list only what is near the window is laid out. */
const screenful = 50;

const accessWords = { READ_ONLY: "read-only", WRITE_ONLY: "write-only" } as const;

/** Properties as a manual sets them: the name hangs on the left, type, rules and text stand beside it. */
export function PropertyList({ rows, extra, nesting, prose }: PropertyListProps): ReactElement {
  if (rows.length === 0 && extra === undefined) return <p className="none">This object has no properties.</p>;
  return (
    <dl className="properties" data-long={rows.length > screenful || undefined}>
      {rows.map((row) => (
        <PropertyEntry key={row.property.key} row={row} nesting={nesting} prose={prose} />
      ))}
      {extra === undefined ? null : (
        <div className="property">
          <dt>
            <em>any other key</em>
          </dt>
          <dd>
            <p className="type">{extra.label}</p>
            <FactList facts={extra.facts(nesting.trail)} />
            <Nested description={extra} nesting={{ ...nesting, at: `${nesting.at}.*` }} title="any other key" />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface PropertyEntryProps {
  readonly row: PropertyRow;
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

function PropertyEntry({ row: { property, description }, nesting, prose }: PropertyEntryProps): ReactElement {
  const at = placeId(nesting.at, property.key);
  const initial = property.default ?? description.initial(nesting.trail);
  return (
    <div className="property" id={at}>
      <dt>
        <code className="property-name">{property.key}</code>{" "}
        <span className={property.optional ? "optional" : "required"}>
          {property.optional ? "optional" : "required"}
        </span>
      </dt>
      <dd>
        <p className="type">
          {description.label}
          {property.access === undefined ? null : (
            <>
              {" "}
              <span className="access">{accessWords[property.access]}</span>
            </>
          )}
          <AvailabilityMark availability={property.availability} />
        </p>
        {property.description === undefined ? null : prose(property.description)}
        <FactList facts={[...description.facts(nesting.trail), ...initialFact(initial)]} />
        <Nested description={description} nesting={{ ...nesting, at }} title={property.key} />
      </dd>
    </div>
  );
}

const initialFact = (initial: Json | undefined) =>
  initial === undefined ? [] : [{ term: "default", text: printJson(initial), code: true }];
