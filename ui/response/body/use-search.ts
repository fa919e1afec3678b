import { useEffect, useRef, useState } from "react";
import type { BodyReader, Shown } from "../session/index.ts";

/** A search over a body. `found` is absent while nothing is looked for; `current` is the result that was gone to. */
export interface Search {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly found: { readonly count: number; readonly isCut: boolean } | undefined;
  readonly current: number | undefined;
  readonly step: (by: 1 | -1) => void;
}

/** A pause of this length between keys begins the search, in ms: a long body takes some time to be looked through. */
const typingPause = 120;

/** Searches a body as its reader types. `onShown` brings a result into sight. */
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
      // The reader is gone, and what it would have shown with it.
      () => {},
    );
  };
  const go = useRef(goTo);
  go.current = goTo;

  useEffect(() => {
    let isGone = false;
    const look = (): void => {
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
    const timer = setTimeout(look, query === "" ? 0 : typingPause);
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
