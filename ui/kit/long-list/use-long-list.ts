import { type KeyboardEvent, useRef, useState } from "react";
import type { PressEvent } from "react-aria-components/Button";
import { lazyModule, useLazyModule } from "../lazy-module.ts";

const longLists = lazyModule(() => import("./index.ts").then(({ LongListPopover }) => ({ LongListPopover })));

/** Loads what long lists are opened with. */
export const loadLongLists = longLists.load;

/** The state of a button that opens a long list: its props, and the popover once that is open and loaded. */
export function useLongList() {
  const module = useLazyModule(longLists);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<Element>(null);
  const open = (button: Element): void => {
    trigger.current = button;
    setOpen(true);
    longLists.load().catch((error: unknown) => {
      setOpen(false);
      throw error;
    });
  };
  return {
    Popover: isOpen ? module?.LongListPopover : undefined,
    popover: { trigger, onClose: () => setOpen(false) },
    button: {
      "aria-haspopup": "dialog" as const,
      "aria-expanded": isOpen,
      onPress: ({ target }: PressEvent) => open(target),
      // As with every other list (ARIA Authoring Practices, "Select-Only Combobox").
      onKeyDown: ({ key, currentTarget }: Pick<KeyboardEvent, "key" | "currentTarget">) => {
        if (key === "ArrowDown" || key === "ArrowUp") open(currentTarget);
      },
    },
  };
}
