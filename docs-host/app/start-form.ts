import { createActor } from "xstate";
import {
  choicesFrom,
  type FormState,
  type History,
  historyFromJson,
  historyToJson,
  type StepName,
  stepNamer,
} from "#engine/form";
import { isObject, type Json, own } from "#engine/json";
import type { ObjectShape, Types } from "#engine/shape";
import { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import type { SessionStore } from "../adapters/session-store.ts";

/** What a form borrows, and what it is made of. `start` gives the state of a form that nothing was kept of. */
export interface FormWorld {
  readonly draftKey: string;
  readonly store: SessionStore;
  readonly now: () => Date;
  readonly types: Types;
  readonly shape: ObjectShape;
  readonly start: () => FormState;
}

/** A form that runs: its port for the fields, and its steps. */
export interface StartedForm {
  readonly port: FormPort;
  readonly history: () => History;
  /** Takes the latest step back and gives it; nothing where there is none. */
  readonly undo: () => StepName | undefined;
  /** Makes the step again that was taken back last, and gives it; nothing where there is none. */
  readonly redo: () => StepName | undefined;
  /** Puts another state in the place of the whole form, as a step of that name. */
  readonly replace: (state: FormState, name: string) => void;
  /** Keeps the steps, so that they outlive the page. The draft itself is kept with every change. */
  readonly keepSteps: () => void;
  readonly stop: () => void;
}

/** Starts the form of one endpoint from what was kept of it in this tab. */
export function startForm(world: FormWorld): StartedForm {
  const { draftKey, store, types, shape } = world;
  const historyKey = `history.${draftKey}`;
  const draft = draftOf(store.read(draftKey));
  const input = historyFromJson(draft && store.read(historyKey), draft ?? world.start());
  const actor = createActor(formLogic, { input }).start();
  const history = (): History => actor.getSnapshot().context;
  let kept = input.present;
  const subscription = actor.subscribe(({ context: { present } }) => {
    if (present === kept) return;
    kept = present;
    store.write(draftKey, { value: present.value, choices: present.choices });
  });
  const nameOf = stepNamer(types)(shape);
  const time = (): number => world.now().getTime();
  const travellers = new Set<() => void>();
  const travel = (type: "undo" | "redo", step: StepName | undefined): StepName | undefined => {
    if (step === undefined) return undefined;
    for (const listener of travellers) listener();
    actor.send({ type });
    return step;
  };
  const keepSteps = (): void => store.write(historyKey, historyToJson(history()));

  return {
    port: {
      read: () => history().present,
      subscribe: (listener) => {
        const listening = actor.subscribe(listener);
        return () => listening.unsubscribe();
      },
      dispatch: (edit) => actor.send({ type: "edit", edit, step: nameOf(history().present, edit), time: time() }),
      onTravel: (listener) => {
        travellers.add(listener);
        return () => travellers.delete(listener);
      },
    },
    history,
    undo: () => travel("undo", history().past.at(-1)),
    redo: () => travel("redo", history().future.at(-1)),
    replace: (state, name) => actor.send({ type: "replace", state, name, time: time() }),
    keepSteps,
    stop: () => {
      keepSteps();
      subscription.unsubscribe();
      actor.stop();
    },
  };
}

/** A form that was kept; anything else that stands under its key is not one. */
function draftOf(kept: Json | undefined): FormState | undefined {
  if (!isObject(kept)) return undefined;
  const [value, choices] = [own(kept, "value"), choicesFrom(own(kept, "choices"))];
  return isObject(value) && choices ? { value, choices } : undefined;
}
