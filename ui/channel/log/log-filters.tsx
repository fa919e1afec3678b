import { type ReactElement, useMemo } from "react";
import type { LogEntry, LogFilter, LogOrigin } from "#engine/channel-log";
import { logText } from "#locales/messages/log";
import { Dropdown, Segments } from "#ui/kit";

/** Props of the filters by origin and type. */
export interface LogFiltersProps {
  /** All messages of the log; their types are the options. */
  readonly entries: readonly LogEntry[];
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

const origins: readonly (LogOrigin | undefined)[] = [undefined, "client", "server"];

/** Chooses messages by who sent them, and by their type if there are several. */
export function LogFilters({ entries, filter, onFilter }: LogFiltersProps): ReactElement {
  const names = useMemo(() => {
    const found = new Map<string, string>();
    for (const { origin, type, displayName } of entries) if (origin !== "endSample") found.set(type, displayName);
    return found;
  }, [entries]);
  const types = [undefined, ...new Set([...names.keys(), ...(filter.type === undefined ? [] : [filter.type])])];
  return (
    <>
      <Segments
        label={logText().filterOrigin}
        options={[{ label: logText().anyOrigin }, { label: logText().sent }, { label: logText().received }]}
        selected={origins.indexOf(filter.origin)}
        onSelect={(position) => onFilter({ ...filter, origin: origins[position] })}
      />
      {types.length > 2 && (
        <Dropdown
          label={logText().filterType}
          options={types.map((type) => ({
            label: type === undefined ? logText().anyType : (names.get(type) ?? type),
          }))}
          selected={types.indexOf(filter.type)}
          onSelect={(position) => onFilter({ ...filter, type: types[position] })}
        />
      )}
    </>
  );
}
