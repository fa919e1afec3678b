import { useEffect, useState } from "react";

/**
 * Whether a list is open. One that takes the place of a button that was pressed opens once the focus is on it: closed,
 * it gives the focus back to what had it.
 */
export function useOpen(startsOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  return [isOpen, setOpen] as const;
}
