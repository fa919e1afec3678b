import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { naming } from "../buttons/index.ts";
import { type ChoosingProps, optionsIn } from "./option.ts";

/** Returns the position that a key moves to among `count` options; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (place - 1 + count) % count;
  return undefined;
}

/**
 * A row of buttons of which at most one is selected: a radio group. Tab moves to the selected one, or the first, and
 * arrow keys select the next one (ARIA Authoring Practices, "Radio Group Pattern").
 */
export function Segments({
  options,
  selected,
  onSelect,
  isInvalid,
  ...named
}: Omit<ChoosingProps, "placeholder">): ReactElement {
  const group = useRef<HTMLDivElement>(null);
  const choose = (position: number): void => {
    group.current?.querySelectorAll<HTMLElement>("[role=radio]")[position]?.focus();
    if (position !== selected) onSelect(position);
  };
  const onKeyDown = (event: KeyboardEvent, position: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, position, options.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      {...naming(named)}
      aria-invalid={isInvalid || undefined}
      className="kit-segments"
      data-invalid={isInvalid || undefined}
    >
      {optionsIn(options).map((option, position) => (
        // biome-ignore lint/a11y/useSemanticElements: it looks like a button, and holds a text with a mark
        <button
          // Only the position identifies an option: their labels may be equal.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          key={position}
          type="button"
          role="radio"
          aria-checked={position === selected}
          tabIndex={position === (selected ?? 0) ? 0 : -1}
          className="kit-segment"
          data-selected={position === selected || undefined}
          onClick={() => choose(position)}
          onKeyDown={(event) => onKeyDown(event, position)}
        >
          {option.label}
          {option.note !== undefined && (
            <>
              {" "}
              <span className="kit-note">{option.note}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
