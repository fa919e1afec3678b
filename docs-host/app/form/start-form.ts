import { type Actor, createActor } from "xstate";
import { type Binding, editedAt, steppedAt } from "#engine/auth";
import { type History, migrateDraft, redactForm, type StepName, stepNamer, type UnmigratedValue } from "#engine/form";
import { equalJson, isList, isObject } from "#engine/json";
import { isSamePath, type Path, type Types, typesFrom } from "#engine/shape";
import { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import { shapeMark } from "./draft.ts";
import type { GivenForm } from "./form-in-address.ts";
import { restoreForm } from "./restore-form.ts";
import { formSaver } from "./save-form.ts";
import type { FormDeps, StartedForm } from "./started-form.ts";

/** The state of a form that runs. */
interface RunningForm {
  readonly deps: FormDeps;
  readonly types: Types;
  readonly actor: Actor<typeof formLogic>;
  readonly history: () => History;
  /** Called before a step replaces values, with their path if it is not the whole form. */
  readonly stepListeners: Set<(over?: Path) => void>;
  binding: Binding | undefined;
  unmigrated: readonly UnmigratedValue[];
  unmigratedOfGiven: readonly UnmigratedValue[];
}

/** Starts the form of one endpoint from its draft in this tab. */
export function startForm(deps: FormDeps): StartedForm {
  const { shape } = deps;
  const types = typesFrom(deps.types);
  const redact = redactForm(types)(shape);
  // Hashing a large shape takes a while, so it is done only if there is something to store or restore.
  let hash: string | undefined;
  const made = (): string => {
    hash ??= shapeMark(shape, deps.types);
    return hash;
  };
  const { history: input, isOutdated, ...restored } = restoreForm(deps, types, made, redact);
  const actor = createActor(formLogic, { input }).start();
  const history = (): History => actor.getSnapshot().context;
  const form: RunningForm = {
    deps,
    types,
    actor,
    history,
    stepListeners: new Set(),
    unmigratedOfGiven: [],
    ...restored,
  };
  const { saveSoon, saveNow, remember } = formSaver(deps, redact, history, () => {
    const { unmigrated, binding } = form;
    return { made: made(), state: redact(history().present), unmigrated, binding };
  });
  if (isOutdated) saveSoon();
  const subscription = onNewState(form, saveSoon);
  const { hold, stop } = createHolds((isHeld) => {
    saveNow();
    remember();
    if (isHeld) return;
    subscription.unsubscribe();
    actor.stop();
  });
  return {
    port: formPort(form, hold),
    history,
    undo: () => step(form, "undo", history().past.at(-1)),
    redo: () => step(form, "redo", history().future.at(-1)),
    replace: (state, name) => actor.send({ type: "replace", state, name, time: timeOf(form) }),
    made,
    open: (given, name) => {
      openGiven(form, given, name, made);
      saveSoon();
    },
    binding: () => form.binding,
    bind: (next) => {
      form.binding = next;
      saveSoon();
    },
    unmigrated: () => form.unmigrated,
    unmigratedOfGiven: () => form.unmigratedOfGiven,
    dropUnmigrated: (gone) => {
      form.unmigrated = form.unmigrated.filter((one) => !gone.includes(one));
      form.unmigratedOfGiven = form.unmigratedOfGiven.filter((one) => !gone.includes(one));
      saveSoon();
    },
    save: saveNow,
    stop,
  };
}

const timeOf = ({ deps }: RunningForm): number => deps.now().getTime();

/** Calls back after each change of the form's present state. */
function onNewState({ actor, history }: RunningForm, act: () => void) {
  let known = history().present;
  return actor.subscribe(({ context: { present } }) => {
    if (present === known) return;
    known = present;
    act();
  });
}

/** The port of the fields. */
function formPort(form: RunningForm, hold: Holds["hold"]): FormPort {
  const { deps, types, actor, history, stepListeners } = form;
  const nameOf = stepNamer(types)(deps.shape);
  return {
    hold,
    read: () => history().present,
    subscribe: (listener) => {
      const listening = actor.subscribe(listener);
      return () => listening.unsubscribe();
    },
    dispatch: (edit) => {
      if (edit.type === "set" && (isObject(edit.value) || isList(edit.value))) {
        for (const listener of stepListeners) listener(edit.at);
      }
      form.binding = editedAt(form.binding, deps.destination());
      actor.send({ type: "edit", edit, step: nameOf(history().present, edit), time: timeOf(form) });
    },
    onHistoryStep: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
  };
}

/** Undoes or redoes a step, if there is one. */
function step(form: RunningForm, type: "undo" | "redo", name: StepName | undefined): StepName | undefined {
  if (name === undefined) return undefined;
  for (const listener of form.stepListeners) listener();
  if (form.binding !== undefined) form.binding = steppedAt(form.binding, form.deps.destination());
  form.actor.send({ type });
  return name;
}

/** Replaces a form by a given one, which is migrated if it was filled in for another shape. */
function openGiven(form: RunningForm, { made, ...given }: GivenForm, name: string, ownMade: () => string): void {
  const { deps, types, actor } = form;
  const isOutdated = made !== undefined && made !== ownMade();
  const { state, unmigrated } = isOutdated
    ? migrateDraft(given, deps.shape, types, deps)
    : { state: given, unmigrated: [] };
  form.unmigratedOfGiven = unmigrated;
  form.binding = editedAt(form.binding, deps.destination());
  form.unmigrated = [
    ...form.unmigrated.filter((one) => !unmigrated.some((other) => isSameValue(one, other))),
    ...unmigrated,
  ];
  actor.send({ type: "replace", state, name, time: timeOf(form) });
}

const isSameValue = (a: UnmigratedValue, b: UnmigratedValue): boolean =>
  a.why === b.why && isSamePath(a.at, b.at) && equalJson(a.value, b.value);

type Holds = Required<Pick<FormPort, "hold">> & Pick<StartedForm, "stop">;

/**
 * Delays the end of a form until nothing holds it, such as a recording that will end in an edit. `onLeave` is called
 * when the form is stopped, and again when it is released later.
 */
function createHolds(onLeave: (isHeld: boolean) => void): Holds {
  let holds = 0;
  let isLeft = false;
  return {
    hold: () => {
      let isHeld = true;
      holds += 1;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        if (isLeft && holds === 0) onLeave(false);
      };
    },
    stop: () => {
      isLeft = true;
      onLeave(holds > 0);
    },
  };
}
