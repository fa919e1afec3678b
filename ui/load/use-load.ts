import { useEffect, useMemo, useSyncExternalStore } from "react";
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
  const loading = useMemo(() => {
    const actor = startLoad<T>(load ?? nothing);
    return {
      actor,
      read: () => actor.getSnapshot(),
      subscribe: (listener: () => void) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      retry: () => actor.send({ type: "retry" }),
    };
  }, [key, isWanted]);
  useEffect(() => {
    if (isWanted) loading.actor.send({ type: "load" });
    return () => void loading.actor.stop();
  }, [loading, isWanted]);
  const snapshot = useSyncExternalStore(loading.subscribe, loading.read, loading.read);
  const { value, problem } = snapshot.context;
  return { phase: snapshot.value, value, problem, retry: loading.retry };
}
