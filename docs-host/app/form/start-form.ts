import { createActor } from "xstate";
import { type Binding, type Destination, editedAt, enteredAt, steppedAt, unknownDestination } from "#engine/auth";
import {
  type FormState,
  type History,
  historyFromJson,
  historyOf,
  historyToJson,
  migrateDraft,
  parsePointer,
  redactForm,
  type StepName,
  stepNamer,
  type UnmigratedValue,
} from "#engine/form";
import { equalJson, isList, isObject } from "#engine/json";
import { isSamePath, type ObjectShape, type Path, type TypeTable, typesFrom } from "#engine/shape";
import { formLogic } from "#machines";
import type { FormPort } from "#ui/form";
import type { SessionStore } from "../../adapters/session-store.ts";
import { type Draft, draftFromJson, draftToJson, shapeMark } from "./draft.ts";
import type { GivenForm } from "./form-in-address.ts";

/** The dependencies of a form, and its sources. `start` returns the initial state without a stored one. */
export interface FormDeps {
  readonly draftKey: string;
  readonly store: SessionStore;
  /** Forms with passwords, which no storage keeps, by their draft's key; one for all forms of the page. */
  readonly inMemory: Map<string, History>;
  readonly now: () => Date;
  /** A debounce: runs the callback after a pause, so that typing is saved once. */
  readonly later: (act: () => void) => void;
  readonly types: TypeTable;
  readonly shape: ObjectShape;
  readonly start: () => FormState;
  /** The current destination of requests: values are entered for that host. */
  readonly destination: () => Destination;
}

/** A form that runs: its port for the fields, and its steps. */
export interface StartedForm {
  readonly port: FormPort;
  readonly history: () => History;
  /** Undoes the latest step and returns it; `undefined` if there is none. */
  readonly undo: () => StepName | undefined;
  /** Redoes the step that was undone last, and returns it; `undefined` if there is none. */
  readonly redo: () => StepName | undefined;
  /** Values typed for an earlier shape of the endpoint that are invalid in this one. */
  readonly unmigrated: () => readonly UnmigratedValue[];
  /** The same of the last given form. */
  readonly unmigratedOfGiven: () => readonly UnmigratedValue[];
  /** The shape that the form is filled in for, in short; what `GivenForm` holds as `made`. */
  readonly made: () => string;
  /**
   * Replaces this form by another one, as a history step with that name. If the other form was filled in for another
   * shape, values that no longer fit become unmigrated values.
   */
  readonly open: (given: GivenForm, name: string) => void;
  /** Forgets some of what was put aside. */
  readonly dropUnmigrated: (gone: readonly UnmigratedValue[]) => void;
  /** Replaces the whole form by another state, as a history step with that name. */
  readonly replace: (state: FormState, name: string) => void;
  /**
   * The host for which the form was filled in, and the other hosts that its secret values may be sent to; undefined
   * before the first edit.
   */
  readonly binding: () => Binding | undefined;
  readonly bind: (binding: Binding) => void;
  /** Saves draft and history now, so that they outlive the page. The draft alone is saved soon after each change. */
  readonly keep: () => void;
  /** Saves them and stops. If a recording in progress will end in an edit, it waits for that. */
  readonly stop: () => void;
}

const unfinished = "It had not been finished.";

const isSameValue = (a: UnmigratedValue, b: UnmigratedValue): boolean =>
  a.why === b.why && isSamePath(a.at, b.at) && equalJson(a.value, b.value);

/** Texts that were no value yet, and whose fields may be gone. */
const unmigratedDrafts = ({ value, drafts = {} }: FormState): readonly UnmigratedValue[] =>
  Object.entries(drafts).flatMap(([place, texts]) =>
    [texts.text, texts.key, texts.newKey].flatMap((text) =>
      text === undefined ? [] : [{ at: parsePointer(value, place), value: text, why: unfinished }],
    ),
  );

/** Starts the form of one endpoint from its draft in this tab. */
export function startForm(deps: FormDeps): StartedForm {
  const { draftKey, store, shape } = deps;
  const types = typesFrom(deps.types);
  const historyKey = `history.${draftKey}`;
  const draft = draftFromJson(store.read(draftKey));
  // Hashing a large shape takes a while, so it is done only if there is something to store or restore.
  let mark: string | undefined;
  const made = (): string => {
    mark ??= shapeMark(shape, deps.types);
    return mark;
  };
  const isOutdated = draft !== undefined && draft.made !== made();
  const fitted = (kept: Draft): Pick<Draft, "state" | "unmigrated"> => {
    if (!isOutdated) return kept;
    const migrated = migrateDraft(kept.state, shape, types, deps);
    return {
      state: migrated.state,
      unmigrated: [...kept.unmigrated, ...migrated.unmigrated, ...unmigratedDrafts(kept.state)],
    };
  };
  const { state, unmigrated } = (draft && fitted(draft)) ?? { state: deps.start(), unmigrated: [] };
  const keepable = redactForm(types)(shape);
  const inMemory = deps.inMemory.get(draftKey);
  const stateAsKept = (of: FormState) => draftToJson({ made: "", state: of, unmigrated: [] });
  /** The page holds the same form as the stored one, with its passwords. */
  const isRemembered = (history: History): boolean =>
    equalJson(stateAsKept(keepable(history.present)), stateAsKept(state));
  const startHistory = (): History => {
    // Steps that were made for another shape lead to states of that shape.
    if (draft === undefined || isOutdated) return historyOf(state);
    if (inMemory !== undefined && isRemembered(inMemory)) return inMemory;
    return historyFromJson(store.read(historyKey), state);
  };
  const input = startHistory();
  const actor = createActor(formLogic, { input }).start();
  const history = (): History => actor.getSnapshot().context;
  // A draft without a binding was filled in no one knows where.
  let binding = draft && (draft.binding ?? enteredAt(unknownDestination(deps.destination().api)));
  let savedUnmigrated = unmigrated;
  let givenUnmigrated: readonly UnmigratedValue[] = [];
  let isPending = false;
  const writeDraft = (): void => {
    if (!isPending) return;
    isPending = false;
    store.write(
      draftKey,
      draftToJson({ made: made(), state: keepable(history().present), unmigrated: savedUnmigrated, binding }),
    );
  };
  const keepDraft = (): void => {
    isPending = true;
    deps.later(writeDraft);
  };
  if (isOutdated) keepDraft();
  let kept = input.present;
  const subscription = actor.subscribe(({ context: { present } }) => {
    if (present === kept) return;
    kept = present;
    keepDraft();
  });
  const nameOf = stepNamer(types)(shape);
  const time = (): number => deps.now().getTime();
  const restoredForms = new Set<(over?: Path) => void>();
  const travel = (type: "undo" | "redo", step: StepName | undefined): StepName | undefined => {
    if (step === undefined) return undefined;
    for (const listener of restoredForms) listener();
    if (binding !== undefined) binding = steppedAt(binding, deps.destination());
    actor.send({ type });
    return step;
  };
  const replace = (state: FormState, name: string): void => actor.send({ type: "replace", state, name, time: time() });
  const keep = (): void => {
    writeDraft();
    store.write(historyKey, historyToJson(history(), keepable));
  };
  const remember = (): void => {
    const { past, present, future } = history();
    const states = [present, ...[...past, ...future].map((step) => step.state)];
    if (states.some((one) => keepable(one) !== one)) deps.inMemory.set(draftKey, { ...history(), run: undefined });
    else deps.inMemory.delete(draftKey);
  };

  let holds = 0;
  let isLeft = false;
  const leave = (): void => {
    keep();
    remember();
    if (holds > 0) return;
    subscription.unsubscribe();
    actor.stop();
  };

  return {
    port: {
      hold: () => {
        let isHeld = true;
        holds += 1;
        return () => {
          if (isHeld) holds -= 1;
          isHeld = false;
          if (isLeft && holds === 0) leave();
        };
      },
      read: () => history().present,
      subscribe: (listener) => {
        const listening = actor.subscribe(listener);
        return () => listening.unsubscribe();
      },
      dispatch: (edit) => {
        if (edit.type === "set" && (isObject(edit.value) || isList(edit.value))) {
          for (const listener of restoredForms) listener(edit.at);
        }
        binding = editedAt(binding, deps.destination());
        actor.send({ type: "edit", edit, step: nameOf(history().present, edit), time: time() });
      },
      onHistoryStep: (listener) => {
        restoredForms.add(listener);
        return () => restoredForms.delete(listener);
      },
    },
    history,
    undo: () => travel("undo", history().past.at(-1)),
    redo: () => travel("redo", history().future.at(-1)),
    replace,
    made,
    open: ({ made: madeFor, ...given }, name) => {
      const outdated = madeFor !== undefined && madeFor !== made();
      const migrated = outdated ? migrateDraft(given, shape, types, deps) : { state: given, unmigrated: [] };
      givenUnmigrated = migrated.unmigrated;
      binding = editedAt(binding, deps.destination());
      savedUnmigrated = [
        ...savedUnmigrated.filter((one) => !givenUnmigrated.some((other) => isSameValue(one, other))),
        ...givenUnmigrated,
      ];
      replace(migrated.state, name);
      keepDraft();
    },
    binding: () => binding,
    bind: (next) => {
      binding = next;
      keepDraft();
    },
    unmigrated: () => savedUnmigrated,
    unmigratedOfGiven: () => givenUnmigrated,
    dropUnmigrated: (gone) => {
      savedUnmigrated = savedUnmigrated.filter((one) => !gone.includes(one));
      givenUnmigrated = givenUnmigrated.filter((one) => !gone.includes(one));
      keepDraft();
    },
    keep,
    stop: () => {
      isLeft = true;
      leave();
    },
  };
}
