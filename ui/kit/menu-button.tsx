import { type ReactElement, type Ref, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { OptionText } from "./dropdown.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { type Naming, naming } from "./naming.ts";
import type { Option } from "./option.ts";
import { SearchBox, searchFrom } from "./search-box.tsx";

/** An entry of a menu; `id` is what `onAction` is told. */
export interface MenuEntry extends Option {
  readonly id: string;
}

/** What a menu needs. `isOpen` reports are not needed: the menu closes by itself after an action. */
export interface MenuButtonProps extends Naming {
  readonly text: string;
  readonly icon?: IconName;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const Entries = ({ entries, onAction }: Pick<MenuButtonProps, "entries" | "onAction">): ReactElement => (
  <Menu className="kit-list" onAction={(id) => onAction(String(id))}>
    {entries.map((entry) => (
      <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className="kit-option">
        <OptionText option={entry} />
      </MenuItem>
    ))}
  </Menu>
);

/** A button that opens a menu of actions; with a search box when the menu is long. */
export function MenuButton({ text, icon, entries, onAction, ref, ...named }: MenuButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button {...naming(named)} {...(ref && { ref })} className="kit-button kit-button-quiet">
        {icon && <Icon name={icon} />}
        {text}
        <Icon name="down" />
      </Button>
      <Popover className="kit-popover">
        {entries.length >= searchFrom ? (
          <SearchBox>
            <Entries entries={entries} onAction={onAction} />
          </SearchBox>
        ) : (
          <Entries entries={entries} onAction={onAction} />
        )}
      </Popover>
    </MenuTrigger>
  );
}
