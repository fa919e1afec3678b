import { type ReactElement, type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { words } from "../words.ts";
import { Icon } from "./icons.tsx";
import { useLongList } from "./long-list/use-long-list.ts";
import { naming } from "./naming.ts";
import { type ChoosingProps, isLong } from "./option.ts";
import { useOpener } from "./use-opener.ts";

/** A button that opens a list to choose one of; with a search box when the list is long, virtual when it is very long. */
export const Dropdown = (props: ChoosingProps): ReactElement =>
  isLong(props.options) ? <LongDropdown {...props} /> : <ShortDropdown {...props} />;

function ShortDropdown(props: ChoosingProps): ReactElement {
  const { lists, starts, button } = useOpener();
  if (lists !== undefined) return <lists.DropdownList {...props} {...starts} />;
  return <DropdownButton {...props} button={{ ...button, "aria-haspopup": "listbox" }} />;
}

function LongDropdown(props: ChoosingProps): ReactElement {
  const { Popover, popover, button } = useLongList();
  const { options, selected, onSelect, label, labelledBy } = props;
  return (
    <DropdownButton {...props} button={button}>
      {Popover && <Popover {...popover} {...{ options, selected, onSelect, label, labelledBy }} />}
    </DropdownButton>
  );
}

interface DropdownButtonProps extends ChoosingProps {
  readonly button: ButtonProps;
  /** What it opens. */
  readonly children?: ReactNode;
}

function DropdownButton(props: DropdownButtonProps): ReactElement {
  const { options, selected, onSelect: _, isInvalid, placeholder, button, children, ...named } = props;
  const made = useId();
  const own = named.id ?? made;
  const label = selected === undefined ? undefined : options.at(selected)?.label;
  return (
    <div className="kit-dropdown" data-invalid={isInvalid || undefined}>
      <Button
        {...naming({ ...named, id: own, labelledBy: `${own}value ${named.labelledBy ?? own}` })}
        {...button}
        className="kit-dropdown-button"
      >
        <span id={`${own}value`} className="kit-dropdown-value" data-placeholder={label === undefined || undefined}>
          {label ?? placeholder ?? words.select}
        </span>
        <Icon name="down" />
      </Button>
      {children}
    </div>
  );
}
