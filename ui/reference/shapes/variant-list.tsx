import type { ReactElement, ReactNode } from "react";
import type { Documented } from "#engine/shape";
import { siteTexts } from "#ui/text";
import { LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark } from "../marks/index.ts";
import type { Description, Nesting } from "./description.ts";
import { FactList } from "./fact-list.tsx";
import { Nested } from "./nested.tsx";
import { placeId } from "./property-entry.tsx";
import { valueFacts } from "./value-facts.ts";

/** One choice of a union as it is drawn. The key is its own among the variants and becomes part of ids. */
export interface VariantRow {
  readonly variant: Documented;
  readonly key: string;
  /** Its name in words. */
  readonly name: string;
  /** Its name as it is drawn; a choice without a name is named by its type. */
  readonly title?: ReactNode;
  readonly description: Description;
}

interface VariantListProps {
  readonly variants: readonly VariantRow[];
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

const textOf = ({ name }: VariantRow): string => name;

/** The variants of a union, each with its text and a disclosure with its content. */
export function VariantList({ variants, nesting, prose }: VariantListProps): ReactElement {
  const { at, view } = nesting;
  const part = listPart(variants, at, { textOf, idOf: ({ key }) => placeId(at, key) }, view);
  return (
    <LongList id={at} part={part} rows="variantsCount">
      <ul className="variants">
        {part.shown.map((row) => (
          <VariantEntry key={row.key} row={row} nesting={nesting} prose={prose} />
        ))}
      </ul>
    </LongList>
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
  const hidesLabel = title !== undefined && !description.named && description.size(nesting.opening).rows > 0;
  return (
    <li id={at}>
      <p className="variant-head">
        {title} {hidesLabel ? null : <span className="type">{description.label}</span>}{" "}
        <AvailabilityMark availability={variant.availability} />
      </p>
      {variant.description === undefined ? null : prose(variant.description)}
      <FactList facts={valueFacts(description, nesting.trail, siteTexts())} />
      <Nested description={description} nesting={{ ...nesting, at }} title={row.name} />
    </li>
  );
}
