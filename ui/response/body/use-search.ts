import { useEffect, useRef, useState } from "react";
import type { BodyReader, Shown } from "../session/index.ts";

/** A search in a body. `found` is undefined without a query; `current` is the result that is shown. */
export interface Search {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly found: { readonly count: number; readonly isCut: boolean } | undefined;
  readonly current: number | undefined;
  readonly step: (by: 1 | -1) => void;
}

/** Debounce of the search, in milliseconds, since searching a long body takes time. */
const typingPause = 120;

/** Searches a body while the query is typed. `onShown` scrolls to a result. */
export function useSearch(reader: BodyReader, onShown: (shown: Shown) => void): Search {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Search["found"]>();
  const [current, setCurrent] = useState<number>();
  const show = useRef(onShown);
  show.current = onShown;

  const goTo = (hit: number): void => {
    setCurrent(hit);
    reader.showHit(hit).then(
      (shown) => show.current(shown),
      // The reader was closed, and this view with it.
      () => {},
    );
  };
  const go = useRef(goTo);
  go.current = goTo;

  useEffect(() => {
    let isGone = false;
    const search = (): void => {
      reader.find(query).then(
        (result) => {
          if (isGone) return;
          setFound(query === "" ? undefined : result);
          setCurrent(undefined);
          if (result.count > 0) go.current(0);
        },
        () => {},
      );
    };
    const timer = setTimeout(search, query === "" ? 0 : typingPause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [reader, query]);

  return {
    query,
    setQuery,
    found,
    current,
    step: (by) => {
      if (found === undefined || found.count === 0) return;
      goTo(((current ?? (by === 1 ? -1 : 0)) + by + found.count) % found.count);
    },
  };
}
