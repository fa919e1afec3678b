import { type KeyboardEvent, useRef, useState } from "react";
import { pressable } from "../buttons/index.ts";
import { loadLists, useLists } from "./use-lists.ts";

/** A button that is a placeholder for a list until that has loaded, and the presses and focus that it got before. */
export function useOpener(isLong: boolean) {
  const lists = useLists(isLong);
  const [press, setPress] = useState<"key" | "pointer">();
  // A button that is replaced between the two halves of a press would lose it.
  const [isDown, setDown] = useState(false);
  const isFocused = useRef(false);
  return {
    lists: isDown ? undefined : lists,
    starts: {
      startsOpen: press !== undefined,
      startsAtFirst: press === "key",
      startsFocused: isFocused.current,
    },
    button: {
      onFocus: () => {
        isFocused.current = true;
      },
      onBlur: () => {
        isFocused.current = false;
      },
      onPointerDown: () => setDown(true),
      onKeyDown: ({ key }: KeyboardEvent) => key === " " && setDown(true),
      ...pressable(({ detail }) => {
        setDown(false);
        setPress(detail === 0 ? "key" : "pointer");
        loadLists(isLong).catch((error: unknown) => {
          setPress(undefined);
          throw error;
        });
      }),
    },
  };
}
