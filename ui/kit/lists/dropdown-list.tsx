import type { ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { ExternalText } from "#ui/text";
import { Icon, naming } from "../buttons/index.ts";
import { type Starts, useOpen } from "../opening/use-open.ts";
import { type ChoosingProps, type Option, optionsIn } from "./option.ts";
import { SearchBox, searchFrom } from "./search-box.tsx";

/** The inside of an entry in a list, which names it: label, note, description. */
export const OptionText = ({ option }: { readonly option: Option }): ReactElement => (
  <>
    <span className="kit-option-line">
      <span>
        <ExternalText text={option.label} />
      </span>
      {option.note !== undefined && <span className="kit-note"> {option.note}</span>}
    </span>
    {option.description !== undefined && (
      <span className="kit-option-about">
        {" "}
        <ExternalText text={option.description} />
      </span>
    )}
  </>
);

const Options = ({ options }: Pick<ChoosingProps, "options">): ReactElement => (
  <ListBox className="kit-list" renderEmptyState={() => lateText().nothingFound}>
    {optionsIn(options).map((option, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity, labels may be equal
      <ListBoxItem key={position} id={String(position)} textValue={option.label} className="kit-option">
        <OptionText option={option} />
      </ListBoxItem>
    ))}
  </ListBox>
);

/** Further props of the list: whether it replaces a button that was pressed or focused. */
export interface DropdownListProps extends ChoosingProps, Starts {}

/** A button that opens a list to choose one of; with a search box when the list is long. */
export function DropdownList(props: DropdownListProps): ReactElement {
  const { options, selected, onSelect, isInvalid, placeholder, startsOpen, startsFocused, ...named } = props;
  const { isOpen, setOpen, button } = useOpen({ startsOpen, startsFocused });
  const label = selected === undefined ? undefined : options.at(selected)?.label;
  return (
    <Select
      {...naming(named)}
      value={selected === undefined ? null : String(selected)}
      onChange={(position) => position !== null && onSelect(Number(position))}
      isInvalid={isInvalid ?? false}
      validationBehavior="aria"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="kit-dropdown"
    >
      <Button ref={button} className="kit-dropdown-button">
        <SelectValue className="kit-dropdown-value">{label ?? placeholder ?? formText().select}</SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="kit-popover">
        {options.length >= searchFrom ? (
          <SearchBox>
            <Options options={options} />
          </SearchBox>
        ) : (
          <Options options={options} />
        )}
      </Popover>
    </Select>
  );
}
