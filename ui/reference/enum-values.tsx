import type { ReactElement, ReactNode } from "react";
import type { EnumValue } from "#engine/shape";
import { AvailabilityMark } from "./availability-mark.tsx";

interface EnumValuesProps {
  readonly values: readonly EnumValue[];
  readonly prose: (markdown: string) => ReactNode;
}

/** The values of an enum: in a row where nothing more is said of them, as a list with their documentation elsewhere. */
export function EnumValues({ values, prose }: EnumValuesProps): ReactElement {
  const documented = values.some((v) => v.description !== undefined || v.availability !== undefined);
  if (!documented) {
    return (
      <ul className="enum-row" aria-label="Values">
        {values.map(({ value }) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="enum-list">
      {values.map(({ value, description, availability }) => (
        <div key={value}>
          <dt>
            <code>{value}</code>
            <AvailabilityMark availability={availability} />
          </dt>
          <dd>{description === undefined ? null : prose(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
