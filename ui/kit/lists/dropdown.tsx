import { type ReactElement, useId } from "react";
import { formText } from "#locales/messages/form";
import { Icon, naming } from "../buttons/index.ts";
import { type ChoosingProps, isLong } from "./option.ts";
import { useOpener } from "./use-opener.ts";

/**
 * A button that opens a list to choose one of; with a search box when the list is long, virtual when it is very long.
 */
export function Dropdown(props: ChoosingProps): ReactElement {
  const { options, selected, onSelect: _, isInvalid, placeholder = formText().select, ...named } = props;
  const long = isLong(options);
  const { lists, starts, button } = useOpener(long);
  const made = useId();
  if (lists !== undefined) return <lists.DropdownList {...props} {...starts} />;
  const own = named.id ?? made;
  return (
    <div className="kit-dropdown" data-invalid={isInvalid || undefined}>
      <button
        {...naming({ ...named, id: own, labelledBy: `${own}value ${named.labelledBy ?? own}` })}
        {...button}
        aria-haspopup={long ? "dialog" : "listbox"}
        aria-expanded={false}
        className="kit-dropdown-button"
      >
        <span id={`${own}value`} className="kit-dropdown-value" data-placeholder={selected === undefined || undefined}>
          {(selected === undefined ? undefined : options.at(selected)?.label) ?? placeholder}
        </span>
        <Icon name="down" />
      </button>
    </div>
  );
}
