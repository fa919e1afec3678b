import {
  applyEdit,
  commit,
  type Edit,
  type FormState,
  type History,
  historyOf,
  type RecipeEdit,
  redo,
  replace,
  type StepName,
  stepNamer,
  storedAt,
  undo,
} from "#engine/form";
import { decoderWithSelection, encoder, initialValue, type VariantSelection } from "#engine/interpret";
import { equalJson, isList, isObject, type Json, own } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type ObjectShape, type Path, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import type { FormPort } from "#ui/form";

/** The inputs of a form's state. */
export interface FormStoreOptions {
  readonly shape: Shape;
  readonly types: Types;
  /** The key of the value in the form's state, unique in the page: the ids of fields begin with it. */
  readonly part: string;
  /** The first value, as JSON; the initial value of the shape without it. */
  readonly start: Json | undefined;
  readonly now: () => Date;
}

/** The state of one form: its value, its steps, and the port of its fields. */
export interface FormStore {
  /** An object with one member, `part`: the path of each field starts there. */
  readonly shape: ObjectShape;
  readonly types: Types;
  readonly at: Path;
  /** The first value that it was created with. */
  readonly start: Json | undefined;
  readonly port: FormPort;
  readonly history: () => History;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the value as JSON: 64-bit numbers are numbers. The same object until it changes. */
  readonly value: () => Json | undefined;
  /** Replaces the value unless it is the same, as a step that can be undone. Undefined is the initial value. */
  readonly setValue: (value: Json | undefined) => void;
  /** Sets the JSON at a path inside the value, as an edit of its field does. */
  readonly setAt: (path: Path, value: Json) => void;
  /** Applies edits of the JSON that the value is now, all as one step. */
  readonly applyAll: (edits: readonly RecipeEdit[]) => void;
  /** Starts again with a value, or with the initial one, without steps. */
  readonly reset: (value?: Json) => void;
  readonly undo: () => StepName | undefined;
  readonly redo: () => StepName | undefined;
}

/** Creates the state of a form. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { types, part, now } = options;
  const shape: ObjectShape = { kind: "object", properties: [{ key: part, shape: options.shape, optional: false }] };
  const decode = decoderWithSelection(types)(options.shape);
  const encoded = stateWriter(options);
  const stateOf = stateReader(options, decode);
  const nameOf = stepNamer(types)(shape);
  const changes = createListeners();
  const steps = new Set<(over?: Path) => void>();

  let history = historyOf(stateOf(options.start));
  const read = (): FormState => history.present;
  const go = (next: History): void => {
    if (next === history) return;
    history = next;
    changes.notify();
  };
  const renew = (over?: Path): void => {
    for (const listener of [...steps]) listener(over);
  };
  const dispatch = (edit: Edit): void => {
    if (edit.type === "set" && (isObject(edit.value) || isList(edit.value))) renew(edit.at);
    const { name, at } = nameOf(read(), edit);
    // A step of the whole names the key of its value, which nobody sees.
    go(commit(history, { edit, step: { name: name.replaceAll(part, "the form"), at }, time: now().getTime() }));
  };
  const replaceBy = (state: FormState, name: string): void => {
    renew();
    go(replace(history, state, name, now().getTime()));
  };
  const value = latest(read, encoded);
  const travel = (next: History, step: StepName | undefined): StepName | undefined => {
    if (step !== undefined) renew();
    go(next);
    return step;
  };
  return {
    ...{ shape, types, at: [part], start: options.start },
    port: {
      read,
      subscribe: changes.subscribe,
      dispatch,
      onHistoryStep: (listener) => {
        steps.add(listener);
        return () => steps.delete(listener);
      },
    },
    ...{ history: () => history, subscribe: changes.subscribe, value },
    setValue: (next) => {
      if (next !== undefined && sameJson(value(), next)) return;
      const state = stateOf(next);
      // Other JSON can be the same value, such as the text of a number.
      if (sameJson(value(), encoded(state))) return;
      replaceBy(state, "replaced the form");
    },
    setAt: (path, next) => {
      const whole = decode(withAt(value() ?? {}, path, next)).value;
      dispatch({ type: "set", at: [part, ...path], value: valueAt(whole, path) ?? next });
    },
    applyAll: (edits) => {
      const inForm = formEdits(edits, value() ?? {}, part, decode);
      replaceBy(inForm.reduce<FormState>(applyEdit, read()), "changed the form");
    },
    reset: (next) => {
      renew();
      go(historyOf(stateOf(next ?? options.start)));
    },
    undo: () => travel(undo(history), history.past.at(-1)),
    redo: () => travel(redo(history), history.future.at(-1)),
  };
}

/** Returns edits of JSON as edits of the form that contains it: they store the decoded values. */
function formEdits(
  edits: readonly RecipeEdit[],
  json: Json,
  part: string,
  decode: ReturnType<ReturnType<typeof decoderWithSelection>>,
): readonly RecipeEdit[] {
  const { value: next } = edits.reduce<FormState>(applyEdit, { value: json, selection: {} });
  const { value: decoded } = decode(next);
  return edits.map((edit) => {
    const at = [part, ...edit.at];
    if (edit.type === "remove") return { ...edit, at };
    return { ...edit, at, value: valueAt(decoded, storedAt(edit)) ?? edit.value };
  });
}

/** Returns true if two values are equal JSON, or both are absent. */
export const sameJson = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && equalJson(a, b));

/** Creates the reader of JSON as the state of a form; the whole is absent only if the shape has no initial value. */
function stateReader(
  { shape, types, part, now }: FormStoreOptions,
  decode: ReturnType<ReturnType<typeof decoderWithSelection>>,
): (value: Json | undefined) => FormState {
  const start = initialValue(types)(shape);
  return (value) => {
    const found = value === undefined ? start({ now }) : decode(value);
    if (found === undefined) return { value: {}, selection: {} };
    return { value: { [part]: found.value }, selection: inside(found.selection ?? {}, part) };
  };
}

/** Creates the writer of the state of a form as JSON. */
function stateWriter({ shape, types, part }: FormStoreOptions): (state: FormState) => Json | undefined {
  const encode = encoder(types)(shape);
  return ({ value, selection }) => {
    const held = isObject(value) ? own(value, part) : undefined;
    return held === undefined ? undefined : encode(held, selection, [part]);
  };
}

/** Returns JSON with another value at a path; members around it are created as objects. */
function withAt(whole: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (isList(whole)) return whole.map((item, i) => (i === step ? withAt(item, rest, value) : item));
  const members = isObject(whole) ? whole : {};
  return { ...members, [step]: withAt(own(members, String(step)) ?? {}, rest, value) };
}

/** Returns a selection with pointers that start one step further up. */
const inside = (selection: VariantSelection, part: string): VariantSelection =>
  Object.fromEntries(Object.entries(selection).map(([pointer, variant]) => [toPointer([part]) + pointer, variant]));

/** Computes a value of a state once for each state. */
function latest<S, T>(read: () => S, compute: (state: S) => T): () => T {
  let last: { readonly state: S; readonly result: T } | undefined;
  return () => {
    const state = read();
    if (last?.state !== state) last = { state, result: compute(state) };
    return last.result;
  };
}
