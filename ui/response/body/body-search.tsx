import { type KeyboardEvent, type ReactElement, type Ref, useId } from "react";
import { lateText } from "#locales/messages/late";
import { responseText } from "#locales/messages/response";
import { Icon, IconButton } from "#ui/kit";
import { ExternalText } from "#ui/text";
import type { Search } from "./use-search.ts";

/** The search in a body: Enter goes to the next result, Shift+Enter to the previous one, Escape clears it. */
export function BodySearch({
  search,
  input,
  label,
  takesPaths,
}: {
  readonly search: Search;
  readonly input?: Ref<HTMLInputElement>;
  readonly label: string;
  /** True if it takes path expressions too. */
  readonly takesPaths?: boolean;
}): ReactElement {
  const status = useId();
  const { query, found, current, step, setQuery } = search;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && query !== "") setQuery("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="answer-search">
      <Icon name="search" />
      {/* A placeholder would be heard beside the name. */}
      <span aria-hidden="true" className="kit-search-hint">
        {query === "" && (takesPaths ? responseText().searchOrPath : lateText().search)}
      </span>
      <input
        {...(input && { ref: input })}
        type="text"
        value={query}
        aria-label={takesPaths ? `${label}, ${responseText().orPath}` : label}
        aria-describedby={status}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span id={status} role="status" className="answer-count">
        <Count found={found} current={current} />
      </span>
      {found !== undefined && found.count > 0 && (
        <>
          <IconButton icon="up" label={responseText().previousHit} onPress={() => step(-1)} />
          <IconButton icon="down" label={responseText().nextHit} onPress={() => step(1)} />
        </>
      )}
    </search>
  );
}

function Count({ found, current }: Pick<Search, "found" | "current">): ReactElement | undefined {
  if (found === undefined) return undefined;
  if (found.reason !== undefined) return <ExternalText text={found.reason} />;
  if (found.count === 0) return <>{responseText().noHits}</>;
  if (current === undefined) return <>{responseText().hitCount({ count: found.count, isCut: found.isCut })}</>;
  return <>{responseText().hitOf({ position: current + 1, count: `${found.count}${found.isCut ? "+" : ""}` })}</>;
}
