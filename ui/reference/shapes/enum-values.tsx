import type { ReactElement, ReactNode } from "react";
import type { EnumValue } from "#engine/shape";
import { siteTexts } from "#ui/text";
import { LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark } from "../marks/index.ts";
import type { Nesting } from "./description.ts";

interface EnumValuesProps {
  readonly values: readonly EnumValue[];
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

const names = { textOf: ({ value }: EnumValue): string => value };

const isDocumented = ({ description, availability }: EnumValue): boolean =>
  description !== undefined || availability !== undefined;

/** The values of an enum: in a row where nothing more is said of them, as a list with their documentation elsewhere. */
export function EnumValues({ values, nesting, prose }: EnumValuesProps): ReactElement {
  const { text } = siteTexts();
  const part = listPart(values, nesting.at, names, nesting.view);
  return (
    <LongList id={nesting.at} part={part} rows="valuesCount">
      {values.some(isDocumented) ? (
        <dl className="enum-list">
          {part.shown.map(({ value, description, availability }) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
                <AvailabilityMark availability={availability} />
              </dt>
              <dd>{description === undefined ? null : prose(description)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className="enum-row" aria-label={text("values")}>
          {part.shown.map(({ value }) => (
            <li key={value}>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
}
