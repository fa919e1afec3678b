import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type Issue, rulesFinder, validator } from "#engine/interpret";
import { isObject, own } from "#engine/json";
import { lazyModule } from "#ui/kit";
import type { FormStore } from "./form-store.ts";

const lazyRules = lazyModule(() => import("#engine/rules").then(({ ruleChecker }) => ({ ruleChecker })));

/** The check of a form's value. */
export interface FormCheck {
  /** Returns the issues of the value at this moment. */
  readonly read: () => readonly Issue[];
  /** Returns true once all that the check needs is loaded. */
  readonly isReady: () => boolean;
  /** Loads it; a load that failed is tried again. */
  readonly load: () => Promise<void>;
}

/** Creates the check of a form's value: its shape, and rules between values once their module is loaded. */
function formCheck({ shape, types, at, port, value }: FormStore): FormCheck {
  const [property] = shape.properties;
  const inner = property?.shape ?? shape;
  const check = validator(types)(shape);
  const hasRules = rulesFinder(types)(inner);
  if (hasRules) lazyRules.load().catch(() => undefined);
  let last: { readonly state: unknown; readonly rules: unknown; readonly issues: readonly Issue[] } | undefined;
  const read = (): readonly Issue[] => {
    const state = port.read();
    const rules = lazyRules.read();
    if (last?.state === state && last.rules === rules) return last.issues;
    const [part = ""] = at;
    const held = isObject(state.value) ? own(state.value, String(part)) : undefined;
    const wire = value();
    const broken =
      wire === undefined ? [] : (rules?.ruleChecker(types)(inner)?.(held, wire, state.selection, at) ?? []);
    last = { state, rules, issues: [...check(state.value, state.selection), ...broken] };
    return last.issues;
  };
  return { read, isReady: () => !hasRules || lazyRules.read() !== undefined, load: lazyRules.load };
}

/** Returns all issues of a form, with paths in its state, and their check. Renders again when the value changes. */
export function useFormIssues(store: FormStore): { readonly issues: readonly Issue[]; readonly check: FormCheck } {
  const check = useMemo(() => formCheck(store), [store]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), lazyRules.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  return { issues: useSyncExternalStore(subscribe, check.read, check.read), check };
}
