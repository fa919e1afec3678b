import type { KeyboardEvent, Ref } from "react";
import { type Starts, useOpen } from "../opening/use-open.ts";

/**
 * Returns the props of the button that opens a long list, and the props of its popover; `elementRef` as in {@link
 * useOpen}.
 */
export function useTrigger(starts: Starts, elementRef?: Ref<HTMLButtonElement>) {
  const { isOpen, setOpen, button } = useOpen(starts, elementRef);
  return {
    popover: { trigger: button, isOpen, onOpenChange: setOpen },
    button: {
      ref: button,
      "aria-haspopup": "dialog" as const,
      "aria-expanded": isOpen,
      onPress: () => setOpen(true),
      // As with every other list (ARIA Authoring Practices, "Select-Only Combobox").
      onKeyDown: ({ key }: Pick<KeyboardEvent, "key">) => {
        if (key === "ArrowDown" || key === "ArrowUp") setOpen(true);
      },
    },
  };
}
