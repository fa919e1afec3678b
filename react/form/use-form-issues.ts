import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type Issue, rulesFinder, validator } from "#engine/interpret";
import { isObject, own } from "#engine/json";
import { lazyModule } from "#ui/kit";
import type { FormStore } from "./form-store.ts";

const lazyRules = lazyModule(() => import("#engine/rules").then(({ ruleChecker }) => ({ ruleChecker })));

/** Creates the check of a form's value: its shape, and rules between values once their module is loaded. */
function issuesOf({ shape, types, at, port, value }: FormStore): () => readonly Issue[] {
  const [property] = shape.properties;
  const inner = property?.shape ?? shape;
  const check = validator(types)(shape);
  if (rulesFinder(types)(inner)) lazyRules.load().catch(() => undefined);
  let last: { readonly state: unknown; readonly rules: unknown; readonly issues: readonly Issue[] } | undefined;
  return () => {
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
}

/** Returns all issues of a form, with paths in its state. Renders again when the value changes. */
export function useFormIssues(store: FormStore): readonly Issue[] {
  const read = useMemo(() => issuesOf(store), [store]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), lazyRules.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, read, read);
}
