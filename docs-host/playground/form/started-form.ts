import type { Binding, Destination } from "#engine/auth";
import type { FormState, History, StepName, UnmigratedValue } from "#engine/form";
import type { ObjectShape, TypeTable } from "#engine/shape";
import type { FormPort } from "#ui/form";
import type { SessionStore } from "../adapters/session-store.ts";
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
  /** Discards unmigrated values. */
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
  readonly save: () => void;
  /** Saves them and stops. If a recording in progress will end in an edit, it waits for that. */
  readonly stop: () => void;
}
