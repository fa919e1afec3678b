import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from "react";

/** One tab with its panel. */
export interface TabItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly panel: ReactNode;
}

/** What tabs need. Which is open is the caller's, so that sending can turn to the response. */
export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Where a key goes from a tab, round at the ends (the tabs of ARIA's patterns). */
function moved(position: number, count: number, key: string): number | undefined {
  if (key === "ArrowRight") return (position + 1) % count;
  if (key === "ArrowLeft") return (position + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Panels of which one is seen. All stay mounted, so nothing typed is lost by looking away. */
export function Tabs({ label, items, selected, onSelect }: TabsProps): ReactElement {
  const base = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = moved(
      items.findIndex(({ id }) => id === selected),
      items.length,
      event.key,
    );
    const next = to === undefined ? undefined : items[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[items.indexOf(next)]?.focus();
  };
  return (
    <div className="kit-tabs">
      <div role="tablist" aria-label={label} className="kit-tab-list" onKeyDown={onKeyDown}>
        {items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            data-selected={id === selected || undefined}
            className="kit-tab"
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          inert={id !== selected}
          data-inert={id !== selected || undefined}
          className="kit-tab-panel"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
