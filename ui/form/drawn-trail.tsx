import { type ReactElement, useEffect, useRef, useState } from "react";
import { treeOf } from "#ui/kit";

/**
 * Distance from the top of the scroll container at which the trail looks for a field, in px: just below its own line.
 */
const line = 36;

/** The names of the groups around a field that are scrolled out of view, outermost first. */
function groupsAbove(field: Element | null, edge: number): readonly string[] {
  const names: string[] = [];
  for (let group = field; group !== null; group = group.parentElement?.closest(".form-field") ?? null) {
    const label = group.querySelector(":scope > .form-field-head > .form-label");
    const isGroup = group.querySelector(".form-field") !== null;
    if (isGroup && label !== null && label.getBoundingClientRect().bottom <= edge)
      names.unshift(label.textContent ?? "");
  }
  return names;
}

/** Returns the first visible element in a scroll container. */
function trailIn(scroller: Element): string {
  const { top, left, width } = scroller.getBoundingClientRect();
  const seen = treeOf(scroller).elementFromPoint(left + width / 2, top + line);
  return groupsAbove(seen?.closest(".form-field") ?? null, top + line).join(" › ");
}

/**
 * Shows at the top of a form the group that the reader has scrolled into, once its name is out of view. It must be the
 * first element of the form. Hidden from screen readers, which announce groups themselves.
 */
export function DrawnTrail(): ReactElement {
  const [trail, setTrail] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const page = treeOf(frame.current);
    let waiting = false;
    const onScroll = ({ target }: Event): void => {
      if (waiting || !(target instanceof Element) || !target.contains(frame.current)) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        setTrail(trailIn(target));
      });
    };
    // The scroll container differs on narrow screens, and scroll events do not bubble.
    page.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => page.removeEventListener("scroll", onScroll, { capture: true });
  }, []);
  return (
    <div ref={frame} className="form-trail" aria-hidden="true">
      {trail !== "" && <p className="form-trail-line">{trail}</p>}
    </div>
  );
}
