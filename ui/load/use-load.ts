import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { loadMachine } from "#machines";

/** The loading state of a value (docs/behavior.md#loading-a-playground). */
export interface Load<T> {
  readonly phase: "notStartedLoading" | "loading" | "loaded" | "failed";
  readonly value: T | undefined;
  readonly problem: string | undefined;
  readonly retry: () => void;
}

const machine = loadMachine<unknown>();

const none = { phase: "notStartedLoading", value: undefined, problem: undefined } as const;

/**
 * Loads a value while the view is mounted; another `key` loads another value. The fetch should stop when its signal
 * aborts. `problem` holds an error. Without `load` nothing is loaded.
 */
export function useLoad<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, key = ""): Load<T> {
  const actor = useActorRef(machine);
  const isWanted = load !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  useEffect(() => {
    if (load !== undefined) actor.send({ type: "load", key, fetch: load });
  }, [actor, key, isWanted]);
  const retry = useCallback(() => actor.send({ type: "retry" }), [actor]);
  const { value: phase, context } = useSelector(actor, (snapshot) => snapshot);
  // Until the effect has run, the actor still has the value before.
  if (!isWanted || context.key !== key) return { ...none, retry };
  // The value is what `load` returned for this key.
  return { phase, value: context.value as T | undefined, problem: context.problem, retry };
}
