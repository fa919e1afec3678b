import { useEffect, useState } from "react";

/**
 * The open state of a list. A list that replaces a pressed button opens once it has the focus; closing returns the
 * focus to its previous element.
 */
export function useOpen(startsOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  return [isOpen, setOpen] as const;
}
