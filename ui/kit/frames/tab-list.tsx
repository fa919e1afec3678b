import type { KeyboardEvent, ReactElement, ReactNode } from "react";

/** One tab, and the id that its panel's begins with. */
export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
}

/** Props of a tab list; the caller controls the selection. `base` is the prefix of the ids of tabs and panels. */
export interface TabListProps {
  readonly label: string;
  readonly base: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Returns the tab that a key moves to, wrapping at the ends (ARIA Authoring Practices, "Tabs Pattern"). */
function moved(position: number, count: number, key: string): number | undefined {
  if (key === "ArrowRight") return (position + 1) % count;
  if (key === "ArrowLeft") return (position + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** The ids of a tab and of the panel that it opens. */
export const tabIds = (base: string, id: string) => ({ tab: `${base}-${id}`, panel: `${base}-${id}-panel` });

/** The tabs above panels of which one is seen. */
export function TabList({ label, base, tabs, selected, onSelect }: TabListProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = moved(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
      event.key,
    );
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(next)]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="kit-tab-list" onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(base, id).tab}
          aria-selected={id === selected}
          aria-controls={tabIds(base, id).panel}
          tabIndex={id === selected ? 0 : -1}
          data-selected={id === selected || undefined}
          className="kit-tab"
          onClick={() => onSelect(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
