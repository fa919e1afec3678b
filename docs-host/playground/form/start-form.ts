import { type ActorRefFrom, createActor } from "xstate";
import { editedAt, steppedAt } from "#engine/auth";
import {
  type Edit,
  type FormState,
  type History,
  historyToJson,
  migrateDraft,
  redactForm,
  type StepName,
  stepNamer,
  type UnmigratedValue,
} from "#engine/form";
import { equalJson, isList, isObject } from "#engine/json";
import { isSamePath, type Path, typesFrom } from "#engine/shape";
import { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import { type Draft, draftToJson, shapeMark } from "./draft.ts";
import { historyKeyOf, restoreForm } from "./restore-form.ts";
import type { FormDeps, StartedForm } from "./started-form.ts";

/** Starts the form of one endpoint from its draft in this tab. */
export function startForm(deps: FormDeps): StartedForm {
  const { shape, destination } = deps;
  const types = typesFrom(deps.types);
  const redact = redactForm(types)(shape);
  // Hashing a large shape takes a while, so it is done only if there is something to store or restore.
  let hash: string | undefined;
  const made = (): string => (hash ??= shapeMark(shape, deps.types));
  const { input, isOutdated, ...restored } = restoreForm(deps, types, made, redact);
  let { binding, unmigrated } = restored;
  let unmigratedOfGiven: readonly UnmigratedValue[] = [];
  const actor = createActor(formLogic, { input }).start();
  const history = (): History => actor.getSnapshot().context;
  const { save, saveSoon, remember } = formSaver(deps, redact, history, () => ({ made: made(), unmigrated, binding }));
  if (isOutdated) saveSoon();
  const subscription = onNewState(actor, input.present, saveSoon);
  const { hold, stop } = createHolds((isHeld) => {
    save();
    remember();
    if (isHeld) return;
    subscription.unsubscribe();
    actor.stop();
  });
  const stepListeners: StepListeners = new Set();
  const step = (type: "undo" | "redo", name: StepName | undefined): StepName | undefined => {
    if (name === undefined) return undefined;
    for (const listener of stepListeners) listener();
    if (binding !== undefined) binding = steppedAt(binding, destination());
    actor.send({ type });
    return name;
  };
  const onEdit = (): number => {
    binding = editedAt(binding, destination());
    return deps.now().getTime();
  };
  const replace = (state: FormState, name: string, time = deps.now().getTime()): void =>
    actor.send({ type: "replace", state, name, time });
  return {
    port: formPort(actor, stepNamer(types)(shape), stepListeners, onEdit, hold),
    history,
    undo: () => step("undo", history().past.at(-1)),
    redo: () => step("redo", history().future.at(-1)),
    replace,
    made,
    open: ({ made: madeFor, ...given }, name) => {
      const isMigrated = madeFor !== undefined && madeFor !== made();
      const migrated = isMigrated ? migrateDraft(given, shape, types, deps) : { state: given, unmigrated: [] };
      unmigratedOfGiven = migrated.unmigrated;
      unmigrated = [...unmigrated.filter((one) => !hasValue(unmigratedOfGiven, one)), ...unmigratedOfGiven];
      replace(migrated.state, name, onEdit());
      saveSoon();
    },
    binding: () => binding,
    bind: (next) => {
      binding = next;
      saveSoon();
    },
    unmigrated: () => unmigrated,
    unmigratedOfGiven: () => unmigratedOfGiven,
    dropUnmigrated: (gone) => {
      unmigrated = unmigrated.filter((one) => !gone.includes(one));
      unmigratedOfGiven = unmigratedOfGiven.filter((one) => !gone.includes(one));
      saveSoon();
    },
    save,
    stop,
  };
}

/** Calls back after each change of the present state. */
function onNewState(actor: ActorRefFrom<typeof formLogic>, initial: FormState, act: () => void) {
  let known = initial;
  return actor.subscribe(({ context: { present } }) => {
    if (present === known) return;
    known = present;
    act();
  });
}

const hasValue = (values: readonly UnmigratedValue[], value: UnmigratedValue): boolean =>
  values.some((one) => one.why === value.why && isSamePath(one.at, value.at) && equalJson(one.value, value.value));

/** Listeners that are called before a step replaces values, with their path if it is not the whole form. */
type StepListeners = Set<(over?: Path) => void>;

/** Creates the port of the fields. `onEdit` is called before each edit, and returns its time in ms since 1970. */
function formPort(
  actor: ActorRefFrom<typeof formLogic>,
  nameOf: (state: FormState, edit: Edit) => StepName,
  stepListeners: StepListeners,
  onEdit: () => number,
  hold: Holds["hold"],
): FormPort {
  const read = (): FormState => actor.getSnapshot().context.present;
  let isStopped = false;
  actor.subscribe({
    complete: () => {
      isStopped = true;
    },
  });
  return {
    hold,
    read,
    subscribe: (listener) => {
      const listening = actor.subscribe(listener);
      return () => listening.unsubscribe();
    },
    dispatch: (edit) => {
      // A view may dispatch its last edit after the form has stopped.
      if (isStopped) return;
      if (edit.type === "set" && (isObject(edit.value) || isList(edit.value))) {
        for (const listener of stepListeners) listener(edit.at);
      }
      const time = onEdit();
      actor.send({ type: "edit", edit, step: nameOf(read(), edit), time });
    },
    onHistoryStep: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
  };
}

/** Delays the end of a form until nothing holds it, such as a recording that will end in an edit. */
interface Holds {
  /** Holds the form; returns the function that releases it. */
  readonly hold: () => () => void;
  readonly stop: () => void;
}

/** Creates the `Holds` of a form. `onStop` is called when the form is stopped, and again when it is released later. */
function createHolds(onStop: (isHeld: boolean) => void): Holds {
  let holds = 0;
  let isStopped = false;
  return {
    hold: () => {
      let isHeld = true;
      holds += 1;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        if (isStopped && holds === 0) onStop(false);
      };
    },
    stop: () => {
      isStopped = true;
      onStop(holds > 0);
    },
  };
}

/** Saves a form for the next time that it is opened. */
interface FormSaver {
  /** Saves the draft after a pause. */
  readonly saveSoon: () => void;
  /** Saves draft and history in the tab. */
  readonly save: () => void;
  /** Holds the history in memory if the tab must not store all of it. */
  readonly remember: () => void;
}

/**
 * Creates the saver of a form. `redact` removes the values that the tab must not store; `draft` returns the rest of the
 * draft.
 */
function formSaver(
  deps: FormDeps,
  redact: (state: FormState) => FormState,
  history: () => History,
  draft: () => Omit<Draft, "state">,
): FormSaver {
  const { draftKey, store } = deps;
  let isPending = false;
  const writeDraft = (): void => {
    if (!isPending) return;
    isPending = false;
    store.write(draftKey, draftToJson({ ...draft(), state: redact(history().present) }));
  };
  return {
    saveSoon: () => {
      isPending = true;
      deps.later(writeDraft);
    },
    save: () => {
      writeDraft();
      store.write(historyKeyOf(deps), historyToJson(history(), redact));
    },
    remember: () => {
      const { past, present, future } = history();
      const states = [present, ...[...past, ...future].map((step) => step.state)];
      if (states.some((one) => redact(one) !== one)) deps.inMemory.set(draftKey, { ...history(), run: undefined });
      else deps.inMemory.delete(draftKey);
    },
  };
}
