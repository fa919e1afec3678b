import { type ReactElement, useId } from "react";
import { formText } from "#locales/messages/form";
import { Icon, naming } from "../buttons/index.ts";
import type { ChoosingProps } from "../lists/index.ts";
import type { Starts } from "../opening/use-open.ts";
import { LongListPopover } from "./long-list-popover.tsx";
import { useTrigger } from "./use-trigger.ts";

/** A button that opens a long list to choose one of. */
export function LongDropdown(props: ChoosingProps & Starts): ReactElement {
  const { options, selected, onSelect, isInvalid, placeholder, startsOpen, startsFocused, ...named } = props;
  const { popover, button } = useTrigger({ startsOpen, startsFocused });
  const made = useId();
  const own = named.id ?? made;
  const label = selected === undefined ? undefined : options.at(selected)?.label;
  return (
    <div className="kit-dropdown" data-invalid={isInvalid || undefined}>
      <button
        {...naming({ ...named, id: own, labelledBy: `${own}value ${named.labelledBy ?? own}` })}
        {...button}
        className="kit-dropdown-button"
      >
        <span id={`${own}value`} className="kit-dropdown-value" data-placeholder={label === undefined || undefined}>
          {label ?? placeholder ?? formText().select}
        </span>
        <Icon name="down" />
      </button>
      <LongListPopover
        {...popover}
        label={named.label}
        labelledBy={named.labelledBy}
        options={options}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
