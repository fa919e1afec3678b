import type { ReactElement, ReactNode } from "react";
import type { Documented } from "#engine/shape";
import { AvailabilityMark } from "./availability-mark.tsx";
import type { Description, Nesting } from "./describe.tsx";
import { FactList } from "./fact-list.tsx";
import { placeId } from "./property-list.tsx";

/** One choice of a union as it is drawn. The key is its own among the variants and becomes part of ids. */
export interface VariantRow {
  readonly variant: Documented;
  readonly key: string;
  /** Its name, without links; a choice without a name is named by its type. */
  readonly title?: ReactNode;
  readonly description: Description;
}

interface VariantListProps {
  readonly variants: readonly VariantRow[];
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

/** The choices of a union, each with its text; what stands in a choice opens on demand. */
export function VariantList({ variants, nesting, prose }: VariantListProps): ReactElement {
  return (
    <ul className="variants">
      {variants.map((row) => (
        <VariantEntry key={row.key} row={row} nesting={nesting} prose={prose} />
      ))}
    </ul>
  );
}

interface VariantEntryProps {
  readonly row: VariantRow;
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

function VariantEntry({ row, nesting, prose }: VariantEntryProps): ReactElement {
  const { variant, title, description, key } = row;
  const at = placeId(nesting.at, key);
  const empty = description.rows(nesting.levels) === 0;
  const body = empty ? null : description.body({ ...nesting, depth: nesting.depth + 1, at });
  const mark = <AvailabilityMark availability={variant.availability} />;
  const type = <span className="type">{description.label}</span>;
  const text = (
    <>
      {variant.description === undefined ? null : prose(variant.description)}
      <FactList facts={description.facts(nesting.trail)} />
    </>
  );
  if (body === null) {
    return (
      <li id={at}>
        <p className="variant-head">
          {title} {type} {mark}
        </p>
        {text}
      </li>
    );
  }
  // A line that opens holds no links: they would be links within a control.
  return (
    <li id={at}>
      <details className="variant">
        <summary>
          {title ?? description.text} {mark}
          <span className="holds">{description.holds(nesting.trail)}</span>
        </summary>
        {description.named ? <p>{type}</p> : null}
        {text}
        {body}
      </details>
    </li>
  );
}
