import "../../../docs-host/app/styles/index.css";
import "../../../docs-host/app/styles/playground.css";
import { type ReactElement, useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { applyEdit, type FormState } from "#engine/form";
import { validator } from "#engine/interpret";
import { typesFrom } from "#engine/shape";
import { type FormPort, FormRoot } from "#ui/form";
import type { Case } from "../cases.ts";
import { offer } from "./inside.ts";

const now = (): Date => new Date();
const randomId = (): string => crypto.randomUUID();

/** A form as a value in memory. */
function portOf(state: FormState): FormPort {
  const listeners = new Set<() => void>();
  let current = state;
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (edit) => {
      current = applyEdit(current, edit);
      for (const listener of listeners) listener();
    },
  };
}

/** The form as the playground holds it: the whole value in one place, the whole of it checked after each key. */
function Whole({ made, port }: { readonly made: Case; readonly port: FormPort }): ReactElement {
  const types = useMemo(() => typesFrom(made.types), [made]);
  const check = useMemo(() => validator(types)(made.shape), [types, made]);
  const state = useDeferredValue(useSyncExternalStore(port.subscribe, port.read));
  const issues = useMemo(() => check(state.value, state.choices), [check, state]);
  return <FormRoot {...{ port, types, now, randomId, issues }} shape={made.shape} at={[]} label="form" />;
}

offer((root, made) => {
  const port = portOf({ value: made.value, choices: {} });
  createRoot(root).render(<Whole made={made} port={port} />);
});
