import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo } from "react";
import { startLoad } from "#machines";

/** The loading state of a value (docs/behavior.md#loading-a-playground). */
export interface Load<T> {
  readonly phase: "notStartedLoading" | "loading" | "loaded" | "failed";
  readonly value: T | undefined;
  readonly problem: string | undefined;
  readonly retry: () => void;
}

const nothing = <T>(): Promise<T> => new Promise(() => {});

/**
 * Loads a value while the view is mounted; another `key` loads another value. The fetch should stop when its signal
 * aborts. `problem` holds an error. Without `load` nothing is loaded.
 */
export function useLoad<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, key?: string): Load<T> {
  const isWanted = load !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  const actor = useMemo(() => startLoad<T>(load ?? nothing), [key, isWanted]);
  const retry = useCallback(() => actor.send({ type: "retry" }), [actor]);
  useEffect(() => {
    if (isWanted) actor.send({ type: "load" });
    return () => void actor.stop();
  }, [actor, isWanted]);
  const phase = useSelector(actor, ({ value }) => value);
  const { value, problem } = useSelector(actor, ({ context }) => context);
  return { phase, value, problem, retry };
}
