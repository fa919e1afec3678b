import type { ReactElement, ReactNode, Ref } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { Icon, type IconName } from "./icons.tsx";
import { useLongList } from "./long-list/use-long-list.ts";
import { type Naming, naming } from "./naming.ts";
import { isLong, type Option, type Options } from "./option.ts";
import { useOpener } from "./use-opener.ts";

/** An entry of a menu; `id` is what `onAction` is told. */
export interface MenuEntry extends Option {
  readonly id: string;
}

/** What a menu needs. `isOpen` reports are not needed: the menu closes by itself after an action. */
export interface MenuButtonProps extends Naming {
  readonly text: string;
  readonly icon?: IconName;
  readonly entries: Options<MenuEntry>;
  readonly onAction: (id: string) => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that opens a menu of actions; with a search box when the menu is long, a virtual list when it is very long. */
export const MenuButton = (props: MenuButtonProps): ReactElement =>
  isLong(props.entries) ? <LongMenu {...props} /> : <ShortMenu {...props} />;

function ShortMenu(props: MenuButtonProps): ReactElement {
  const { lists, starts, button } = useOpener();
  if (lists !== undefined) return <lists.MenuList {...props} {...starts} />;
  return <OpeningButton {...props} button={{ ...button, "aria-haspopup": "menu" }} />;
}

function LongMenu(props: MenuButtonProps): ReactElement {
  const { Popover, popover, button } = useLongList();
  const { text, label = text, labelledBy, entries, onAction } = props;
  const onSelect = (position: number): void => {
    const entry = entries.at(position);
    if (entry !== undefined) onAction(entry.id);
  };
  return (
    <>
      <OpeningButton {...props} button={button} />
      {Popover && <Popover {...popover} {...{ label, labelledBy, options: entries, onSelect }} />}
    </>
  );
}

interface OpeningButtonProps extends MenuButtonProps {
  readonly button: ButtonProps;
}

function OpeningButton(props: OpeningButtonProps): ReactNode {
  const { text, icon, entries: _, onAction: __, ref, button, ...named } = props;
  return (
    <Button {...naming(named)} {...button} {...(ref && { ref })} className="kit-button kit-button-quiet">
      {icon && <Icon name={icon} />}
      {text}
      <Icon name="down" />
    </Button>
  );
}
