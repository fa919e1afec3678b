import "../../../docs-host/pages/styles/index.css";
import "../../../docs-host/playground/page/playground.css";
import { type ReactElement, useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { FormState } from "#engine/form";
import type { Shape } from "#engine/shape";
import { FormRoot, idsAt } from "#ui/form";
import { later } from "../../../docs-host/playground/adapters/later.ts";
import { sessionStore } from "../../../docs-host/playground/adapters/session-store.ts";
import { authStore } from "../../../docs-host/playground/auth/auth-store.ts";
import { type Composition, compose } from "../../../docs-host/playground/compose/compose.ts";
import { endpointOf } from "../cases.ts";
import { offer } from "./inside.ts";

const now = (): Date => new Date();
const randomId = (): string => crypto.randomUUID();
const bodyPlace = ["body"];

/**
 * The form as the site composes it: checked as a whole after each key, each key a step or a part of one, kept as a
 * draft.
 */
function Whole({ composed, shape }: { readonly composed: Composition; readonly shape: Shape }): ReactElement {
  const { filled, types } = composed;
  const { port } = filled;
  const history = useSyncExternalStore(port.subscribe, filled.history);
  const checked = useDeferredValue<FormState | undefined>(history.present, undefined);
  const issues = useMemo(() => (checked === undefined ? [] : composed.issues(checked, [])), [composed, checked]);
  return <FormRoot {...{ port, types, now, randomId, issues, shape }} at={bodyPlace} label="form" />;
}

const nothingSent = (): Promise<never> => Promise.reject(new Error("nothing is sent here"));
const store = sessionStore(() => sessionStorage);

offer({
  draw: (root, made) => {
    const composed = compose(endpointOf(made), {
      api: "",
      draftKey: "form.measured",
      store,
      inMemory: new Map(),
      keeper: authStore(store, store),
      now,
      later,
      send: nothingSent,
      sendLogin: nothingSent,
      loadForm: nothingSent,
      leaveFor: nothingSent,
      cameBack: () => false,
      takeLoginAnswer: () => undefined,
      siteUrl: location.origin,
      log: ({ message }) => console.error(message),
    });
    createRoot(root).render(<Whole composed={composed} shape={made.shape} />);
    return { undo: () => void composed.filled.undo() };
  },
  idOf: (typed) => idsAt(["body", ...typed.split("/").slice(1)]).input,
});
