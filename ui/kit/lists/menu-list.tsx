import { type ReactElement, useContext, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuContext, MenuItem, type MenuProps, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { lateText } from "#locales/messages/late";
import { Icon, naming } from "../buttons/index.ts";
import { asDialog, useChoosing } from "../opening/use-choosing.ts";
import type { Starts } from "../opening/use-open.ts";
import { OptionText } from "./dropdown-list.tsx";
import type { MenuButtonProps } from "./menu-button.tsx";
import { optionsIn } from "./option.ts";
import { SearchBox, searchFrom } from "./search-box.tsx";

type Entered = Pick<MenuListProps, "entries" | "onAction" | "startsAtFirst">;

/** The menu. The popover around it has the name of the button, which would be heard twice. */
function Entries({ entries, onAction, startsAtFirst }: Entered): ReactElement {
  const { "aria-labelledby": _, ...context } = (useContext(MenuContext) ?? {}) as MenuProps<object>; // from a trigger: no slots
  return (
    <MenuContext.Provider value={context}>
      <Menu
        aria-label={lateText().choices}
        className="kit-list"
        onAction={(id) => onAction(String(id))}
        {...(startsAtFirst && context.autoFocus === true && { autoFocus: "first" })}
      >
        {optionsIn(entries).map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            textValue={entry.label}
            shouldCloseOnSelect={!entry.keepsOpen}
            className="kit-option"
          >
            <OptionText option={entry} />
          </MenuItem>
        ))}
      </Menu>
    </MenuContext.Provider>
  );
}

/** Further props of the menu: whether it replaces a button that was pressed or focused. */
export interface MenuListProps extends MenuButtonProps, Starts {
  /** The press was by keyboard, after which the first entry has the focus (WAI-ARIA Authoring Practices, menu button). */
  readonly startsAtFirst: boolean;
}

/** A button that opens a menu of actions; with a search box when the menu is long. */
export function MenuList(props: MenuListProps): ReactElement {
  const {
    text,
    icon,
    entries,
    onAction: act,
    onReturn,
    counted: _,
    elementRef,
    startsOpen,
    startsAtFirst,
    startsFocused,
    ...named
  } = props;
  const { isOpen, onOpenChange, hasChosen, onChoose, button } = useChoosing(
    { startsOpen, startsFocused },
    elementRef,
    onReturn,
  );
  const isNonModal = entries.at(1)?.keepsOpen ?? false;
  const [query, onQuery] = useState("");
  const onAction = (id: string): void => {
    onChoose();
    // The next entry is looked for among all.
    onQuery("");
    act(id);
  };
  const list = <Entries {...{ entries, onAction, startsAtFirst }} />;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button {...naming(named)} {...button} className="kit-button kit-button-quiet">
        {icon && <Icon name={icon} />}
        {text}
        <Icon name="down" />
      </Button>
      <Popover
        className="kit-popover"
        isNonModal={isNonModal}
        ref={isNonModal ? asDialog : undefined}
        // Entries that keep it open may move the button: the next entry stays under the pointer.
        shouldUpdatePosition={!hasChosen}
      >
        <div className="kit-menu">
          {entries.length >= searchFrom ? <SearchBox {...{ query, onQuery }}>{list}</SearchBox> : list}
        </div>
      </Popover>
    </MenuTrigger>
  );
}
