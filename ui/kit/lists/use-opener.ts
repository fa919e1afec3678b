import { useRef, useState } from "react";
import { loadLists, useLists } from "./use-lists.ts";

/** A button that is a placeholder for a list until that has loaded, and the presses and focus it got meanwhile. */
export function useOpener(isLong: boolean) {
  const lists = useLists(isLong);
  const [isPressed, setPressed] = useState(false);
  // A button that is replaced between the two halves of a press would lose it.
  const [isDown, setDown] = useState(false);
  const isFocused = useRef(false);
  return {
    lists: isDown ? undefined : lists,
    starts: { startsOpen: isPressed, startsFocused: isFocused.current },
    button: {
      onFocus: () => {
        isFocused.current = true;
      },
      onBlur: () => {
        isFocused.current = false;
      },
      onPressStart: () => setDown(true),
      onPressEnd: () => setDown(false),
      onPress: () => {
        setPressed(true);
        loadLists(isLong).catch((error: unknown) => {
          setPressed(false);
          throw error;
        });
      },
    },
  };
}
