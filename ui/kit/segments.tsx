import type { ReactElement } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { naming } from "./naming.ts";
import type { ChoosingProps } from "./option.ts";

/** A row of buttons of which at most one is down; read out as a group of radio buttons. */
export const Segments = ({ options, selected, onSelect, isInvalid, ...named }: ChoosingProps): ReactElement => (
  <ToggleButtonGroup
    {...naming(named)}
    selectionMode="single"
    disallowEmptySelection={selected !== undefined}
    selectedKeys={selected === undefined ? [] : [String(selected)]}
    onSelectionChange={([position]) => position !== undefined && onSelect(Number(position))}
    className="kit-segments"
    data-invalid={isInvalid || undefined}
  >
    {options.map((option, position) => (
      // Options have no name of their own beside their position: their labels may be equal.
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
      <ToggleButton key={position} id={String(position)} className="kit-segment">
        {option.label}
        {option.note !== undefined && <span className="kit-note">{option.note}</span>}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
