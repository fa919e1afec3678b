import { type KeyboardEvent, useRef } from "react";
import { useOpen } from "../lists/index.ts";

/** The state to start with: that of the button that this one replaces once the list is loaded. */
export interface Starts {
  readonly startsOpen: boolean;
  readonly startsFocused: boolean;
}

/** Returns the props of the button that opens a long list, and those of its popover. */
export function useTrigger({ startsOpen, startsFocused }: Starts) {
  const [isOpen, setOpen] = useOpen(startsOpen);
  const trigger = useRef<HTMLElement>(null);
  return {
    popover: { trigger, isOpen, onOpenChange: setOpen },
    button: {
      "aria-haspopup": "dialog" as const,
      "aria-expanded": isOpen,
      autoFocus: startsFocused || startsOpen,
      onPress: () => setOpen(true),
      // As with every other list (ARIA Authoring Practices, "Select-Only Combobox").
      onKeyDown: ({ key }: Pick<KeyboardEvent, "key">) => {
        if (key === "ArrowDown" || key === "ArrowUp") setOpen(true);
      },
    },
  };
}
