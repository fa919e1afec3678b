import type { KeyboardEvent, Ref } from "react";
import { pressable } from "../buttons/index.ts";
import { useChoosing } from "../opening/use-choosing.ts";
import type { Starts } from "../opening/use-open.ts";

/**
 * Returns the props of the button that opens a long list, and the props of its popover; `elementRef` and `onReturn` as
 * in {@link useChoosing}.
 */
export function useTrigger(starts: Starts, elementRef?: Ref<HTMLButtonElement>, onReturn?: () => void) {
  const { button, ...popover } = useChoosing(starts, elementRef, onReturn);
  const { isOpen, onOpenChange: setOpen } = popover;
  return {
    popover: { ...popover, trigger: button.ref },
    button: {
      ...button,
      "aria-haspopup": "dialog" as const,
      "aria-expanded": isOpen,
      ...pressable(() => setOpen(true)),
      // As with every other list (ARIA Authoring Practices, "Select-Only Combobox").
      onKeyDown: ({ key }: Pick<KeyboardEvent, "key">) => {
        if (key === "ArrowDown" || key === "ArrowUp") setOpen(true);
      },
    },
  };
}
