import type { ReactElement, Ref } from "react";
import { Icon, type IconName, type Naming, naming } from "../buttons/index.ts";
import { type Counted, isLong, type Option, type Options } from "./option.ts";
import { useOpener } from "./use-opener.ts";

/** An entry of a menu; `onAction` is called with its `id`. */
export interface MenuEntry extends Option {
  readonly id: string;
  /** True if the menu stays open after it, for the next entry. */
  readonly keepsOpen?: boolean;
}

/** Props of a menu. It closes after an action, unless the entry keeps it open. */
export interface MenuButtonProps extends Naming {
  readonly text: string;
  readonly icon?: IconName;
  readonly entries: Options<MenuEntry>;
  /** The entries that a long menu counts; all without it. */
  readonly counted?: Counted;
  readonly onAction: (id: string) => void;
  /** Called when Escape or Tab has closed it after an action, and the button has the focus. */
  readonly onReturn?: () => void;
  readonly elementRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that opens a menu of actions; with a search box when the menu is long, a virtual list when it is very long.
 */
export function MenuButton(props: MenuButtonProps): ReactElement {
  const { text, icon, entries, onAction: _, onReturn: _onReturn, counted: _counted, elementRef, ...named } = props;
  const long = isLong(entries);
  const { lists, starts, button } = useOpener(long);
  if (lists !== undefined) return <lists.MenuList {...props} {...starts} />;
  return (
    <button
      {...naming(named)}
      {...button}
      ref={elementRef}
      aria-haspopup={long ? "dialog" : "menu"}
      aria-expanded={false}
      className="kit-button kit-button-quiet"
    >
      {icon && <Icon name={icon} />}
      {text}
      <Icon name="down" />
    </button>
  );
}
