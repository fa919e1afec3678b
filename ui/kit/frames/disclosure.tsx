import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon, pressable } from "../buttons/index.ts";

/** Props of a disclosure. */
export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** True if it is open at first. */
  readonly startsOpen?: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
}

/** A title that opens and closes the content below it. Find in page searches closed content too, and opens it. */
export function Disclosure({ title, children, startsOpen = false, onOpen }: DisclosureProps): ReactElement {
  const [open, setOpen] = useState(startsOpen);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = panel.current;
    const onFound = (): void => setOpen(true);
    // React knows neither this value nor this event.
    if (open) element?.removeAttribute("hidden");
    else element?.setAttribute("hidden", "until-found");
    element?.addEventListener("beforematch", onFound);
    return () => element?.removeEventListener("beforematch", onFound);
  }, [open]);
  return (
    <div className="kit-disclosure" data-expanded={open || undefined}>
      <div className="kit-disclosure-head">
        <button
          {...pressable(() => {
            setOpen(!open);
            onOpen?.(!open);
          })}
          aria-expanded={open}
          aria-controls={id}
          className="kit-disclosure-button"
        >
          <Icon name="right" />
          {title}
        </button>
      </div>
      <div ref={panel} id={id} className="kit-disclosure-panel">
        {children}
      </div>
    </div>
  );
}
