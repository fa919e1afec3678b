import type { ReactElement } from "react";
import { ExternalText } from "#ui/text";
import type { Option } from "../lists/index.ts";
import { rowAttribute } from "./use-row-measurement.ts";

interface LongListRowProps {
  readonly id: string;
  /** Its position among the rows, from 0. */
  readonly row: number;
  /** The number of rows. */
  readonly count: number;
  readonly option: Option;
  /** True if it is the active row of the keyboard. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

/** One option of a long list: label, note, description. It has its position as an attribute, since others may not be rendered. */
export function LongListRow(props: LongListRowProps): ReactElement {
  const { id, row, count, option, isActive, isSelected, onPress } = props;
  const { label, note, description } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={row + 1}
      className="kit-option"
      {...{ [rowAttribute]: row }}
      data-focused={isActive || undefined}
      data-focus-visible={isActive || undefined}
      data-selected={isSelected || undefined}
      onClick={onPress}
    >
      <span className="kit-option-line">
        <span>{label}</span>
        {note !== undefined && <span className="kit-note"> {note}</span>}
      </span>
      {description !== undefined && (
        <span className="kit-option-about">
          {" "}
          <ExternalText text={description} />
        </span>
      )}
    </div>
  );
}
