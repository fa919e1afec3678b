import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";
import { availabilityWords } from "../marks/index.ts";
import { Nested } from "./nested.tsx";
import { accessWords, type PropertyEntryProps, placeId, propertyFacts } from "./property-entry.tsx";

/**
 * A property of very many: all that `PropertyEntry` says of it, in as few elements as can say it, since thousands of
 * rows are mostly what a page of them costs to open.
 */
export function PropertyLine({ row, nesting, prose }: PropertyEntryProps): ReactElement {
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
