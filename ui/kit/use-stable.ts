import { useCallback, useEffect, useRef } from "react";

/** Returns a function that keeps its identity and calls the latest one given. For calls from events, not from rendering. */
export function useStable<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
