import {
  commit,
  type FormState,
  formShape,
  type History,
  redo,
  replace,
  secretless,
  seedForm,
  stepNamer,
  undo,
} from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { EndpointForm } from "#engine/model";
import { checkRequest, planRequest, type RequestPlan } from "#engine/request";
import { typesFrom } from "#engine/shape";
import type { Offer } from "./action.ts";
import { noon } from "./clock.ts";
import { offersOf } from "./offers.ts";

/** The engine's answers for one form. */
export type FormModel = ReturnType<typeof modelOf>;

/** Asks the engine what a form offers, what each action makes of it, and what is sent. */
export function modelOf(form: EndpointForm) {
  const { endpoint, globalHeaders } = form;
  const types = typesFrom(form.types);
  const shape = formShape(endpoint, globalHeaders);
  const nameOf = stepNamer(types)(shape);
  const { defaultEnvironment, environments } = endpoint;
  const baseUrl =
    environments.find(({ id }) => id === (defaultEnvironment ?? environments[0]?.id ?? ""))?.baseUrl ?? "";
  const { examples } = endpoint;
  const [first] = examples;
  const time = noon.getTime();

  const seed = (example: (typeof examples)[number] | "none" | undefined): FormState =>
    seedForm({
      endpoint,
      globalHeaders,
      types,
      ports: { now: () => noon },
      ...(example && { example }),
    });
  const offered = offersOf(form, noon);
  const press = (name: string) => [{ kind: "press", widget: { field: [], name, nth: 0 }, which: "first" }] as const;

  return {
    /** The form as it is when nothing was ever typed. */
    start: () => seed(first),
    baseUrl,
    /** The form as a tab keeps it. */
    keepable: secretless(types)(shape),
    shown: (state: FormState) => offered(state, state).shown,
    offersOf: (state: FormState, start: FormState): readonly Offer[] => offered(state, start).offers,
    /** What can be done to the form as a whole. */
    wholeForm: ({ past, future }: History): readonly Offer[] => {
      const [last, next] = [past.at(-1)?.name, future.at(-1)?.name];
      return [
        ...(last === undefined
          ? []
          : [{ action: { do: "undo" }, gestures: press(`Undo: ${last}`), effect: { kind: "undo" } } as const]),
        ...(next === undefined
          ? []
          : [{ action: { do: "redo" }, gestures: press(`Redo: ${next}`), effect: { kind: "redo" } } as const]),
        {
          action: { do: "clear the form" },
          gestures: press("Clear form"),
          effect: { kind: "replace", state: seed("none"), name: "cleared the form" },
        },
        // Of several examples one is chosen from a menu.
        ...examples.map(
          (example, entry): Offer => ({
            action: { do: "use the example", ...(examples.length > 1 && { example: entry }) },
            gestures:
              examples.length > 1
                ? [{ kind: "menu", widget: { field: [], name: "Use example", nth: 0 }, entry }]
                : press("Use example"),
            effect: { kind: "replace", state: seed(example), name: "used the example" },
          }),
        ),
      ];
    },
    after: (history: History, { effect }: Offer): History => {
      if (effect.kind === "undo") return undo(history);
      if (effect.kind === "redo") return redo(history);
      if (effect.kind === "replace") return replace(history, effect.state, effect.name, time);
      return effect.edits.reduce(
        (before, edit) => commit(before, { edit, step: nameOf(before.present, edit), time }),
        history,
      );
    },
    plan: (state: FormState): RequestPlan =>
      planRequest({ endpoint, globalHeaders, types, form: state, credentials: [], baseUrl }),
    issues: (state: FormState): readonly Issue[] =>
      checkRequest({ endpoint, globalHeaders, types, form: state, credentials: [] }),
  };
}
