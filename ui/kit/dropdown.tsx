import { type ReactElement, useId } from "react";
import { Button } from "react-aria-components/Button";
import { words } from "../words.ts";
import { Icon } from "./icons.tsx";
import { naming } from "./naming.ts";
import type { ChoosingProps } from "./option.ts";
import { useOpener } from "./use-opener.ts";

/** A button that opens a list to choose one of; with a search box when the list is long. */
export function Dropdown(props: ChoosingProps): ReactElement {
  const { lists, starts, button } = useOpener();
  const made = useId();
  if (lists !== undefined) return <lists.DropdownList {...props} {...starts} />;
  const { options, selected, onSelect: _, isInvalid, placeholder = words.select, ...named } = props;
  const own = named.id ?? made;
  return (
    <div className="kit-dropdown" data-invalid={isInvalid || undefined}>
      <Button
        {...naming({ ...named, id: own, labelledBy: `${own}value ${named.labelledBy ?? own}` })}
        {...button}
        aria-haspopup="listbox"
        className="kit-dropdown-button"
      >
        <span id={`${own}value`} className="kit-dropdown-value">
          {(selected === undefined ? undefined : options[selected]?.label) ?? placeholder}
        </span>
        <Icon name="down" />
      </Button>
    </div>
  );
}
