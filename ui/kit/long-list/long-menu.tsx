import type { ReactElement } from "react";
import { Icon, naming } from "../buttons/index.ts";
import type { MenuButtonProps } from "../lists/index.ts";
import type { Starts } from "../opening/use-open.ts";
import { LongListPopover } from "./long-list-popover.tsx";
import { useTrigger } from "./use-trigger.ts";

/** A button that opens a long list of actions. */
export function LongMenu(props: MenuButtonProps & Starts): ReactElement {
  const { text, icon, entries, counted, onAction, onReturn, elementRef, startsOpen, startsFocused, ...named } = props;
  const { popover, button } = useTrigger({ startsOpen, startsFocused }, elementRef, onReturn);
  const keepsOpen = (position: number): boolean => entries.at(position)?.keepsOpen ?? false;
  return (
    <>
      <button {...naming(named)} {...button} className="kit-button kit-button-quiet">
        {icon && <Icon name={icon} />}
        {text}
        <Icon name="down" />
      </button>
      <LongListPopover
        {...popover}
        label={named.label ?? text}
        labelledBy={named.labelledBy}
        options={entries}
        counted={counted}
        {...(keepsOpen(1) && { keepsOpen })}
        onSelect={(position) => {
          const entry = entries.at(position);
          if (entry !== undefined) onAction(entry.id);
        }}
      />
    </>
  );
}
