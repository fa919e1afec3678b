import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Issue } from "#engine/interpret";
import { equalJson, type Json } from "#engine/json";
import {
  isPathWithin,
  type Path,
  type Shape,
  type Types,
  type TypeTable,
  typesIn,
  typesOf,
  valueAt,
} from "#engine/shape";
import type { TypedIssue } from "#ui/form";
import { createFormStore, type FormStore } from "./form-store.ts";
import { useFormIssues } from "./use-form-issues.ts";
import { useOutsideValue } from "./use-outside-value.ts";
import { useSubmit } from "./use-submit.ts";

/** An issue that a server found. */
export interface ServerIssue {
  /** The keys and indexes of the value with the issue. */
  readonly path: Path;
  /** A sentence for the reader. */
  readonly message: string;
}

/** Options of a form. */
export interface ShapeFormOptions {
  /** The shape of the value, such as from `shapeOf` of `callboard/description`. Another one starts another form. */
  readonly shape: Shape;
  /** The named types that the shape refers to. */
  readonly types?: Types | TypeTable;
  /**
   * The value, as JSON, if the caller holds it. It is shown whenever it differs from the filled-in value. Undefined, as
   * against no such option, shows the initial value of the shape.
   */
  readonly value?: Json | undefined;
  /** The first value of a form that holds its value itself; by default the initial value of the shape. */
  readonly defaultValue?: Json;
  /** Called with the value after each change by the reader, as JSON. */
  readonly onChange?: (value: Json | undefined) => void;
  /** Called with a valid value. */
  readonly onSubmit?: (value: Json) => void;
  /** Issues that a server found; their paths start at the value. */
  readonly serverIssues?: readonly ServerIssue[];
  /** The clock that fields of dates start from. For equal markup, server and page need the same moment. */
  readonly now?: () => Date;
}

/** A form and its functions. */
export interface ShapeFormHandle {
  /** The value as JSON; undefined if the shape has no initial value and nothing is filled in yet. */
  readonly value: Json | undefined;
  /** All issues of the value, also those that are not shown yet. Their paths start at the value. */
  readonly issues: readonly Issue[];
  /** True once a submit was tried: all issues are shown. */
  readonly isSubmitted: boolean;
  readonly setValue: (value: Json | undefined) => void;
  /** Starts again, with this value or the first one. */
  readonly reset: (value?: Json) => void;
  /**
   * Shows all issues, and calls `onSubmit` if there are none. Returns true if it did. It returns false while the module
   * that checks rules between values is loading; `onSubmit` is called once that is loaded, if the value is valid then.
   */
  readonly submit: () => boolean;
  /** Props of a `form` element. */
  readonly formProps: { readonly noValidate: true; readonly onSubmit: (event: SyntheticEvent) => void };
  /** The label of the step that is undone next; undefined if there is none. */
  readonly undoStep: string | undefined;
  readonly redoStep: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Returns the value and a setter for one field that is drawn outside of `ShapeForm`. */
  readonly field: (path: Path) => ShapeFormField;
  /** The state that `ShapeForm` draws. */
  readonly store: FormStore;
  readonly allIssues: readonly Issue[];
  readonly onTypedIssues: (issues: readonly TypedIssue[]) => void;
}

/** Returns the issue of a server as one of the form. */
const serverIssue = (path: Path, message: string): Issue => ({
  path,
  code: "server",
  expected: "",
  found: "",
  message,
});

/** One field that is drawn by the caller. */
export interface ShapeFormField {
  readonly value: Json | undefined;
  readonly issues: readonly Issue[];
  readonly setValue: (value: Json) => void;
}

const systemClock = (): Date => new Date();
const noIssues: readonly ServerIssue[] = [];

/** Returns the same object as before if it is equal JSON: callers often write shapes inline. */
function useSame<T extends object>(next: T): T {
  const [held, setHeld] = useState(next);
  if (held === next) return held;
  // Shapes and tables of types are plain data.
  if (equalJson(held as unknown as Json, next as unknown as Json)) return held;
  setHeld(next);
  return next;
}

const noTypes: TypeTable = {};
const isTable = (types: Types | TypeTable): types is TypeTable => typeof types.get !== "function";

/** Returns the types of a form, with the words of JSON Schema for kinds of shapes. */
function useTypes(types: Types | TypeTable = noTypes): Types {
  const same = useSame(types);
  return useMemo(() => (isTable(same) ? typesIn({ types: same, typeWords: "openapi" }) : typesOf(same)), [same]);
}

/** Holds the value of a form, or follows the value of the caller. */
export function useShapeForm(options: ShapeFormOptions): ShapeFormHandle {
  const { onChange, onSubmit, serverIssues = noIssues, now = systemClock } = options;
  const shape = useSame(options.shape);
  const types = useTypes(options.types);
  const id = useId();
  const latest = useRef({ onChange, onSubmit, now });
  useEffect(() => {
    latest.current = { onChange, onSubmit, now };
  });
  const isControlled = "value" in options;
  const first = useRef(isControlled ? options.value : options.defaultValue);
  const store = useMemo(
    () => createFormStore({ shape, types, part: partOf(id), start: first.current, now: () => latest.current.now() }),
    [shape, types, id],
  );
  useOutsideValue(store, {
    isControlled,
    value: options.value,
    onChange: (value) => latest.current.onChange?.(value),
  });

  const value = useSyncExternalStore(store.subscribe, store.value, store.value);
  const history = useSyncExternalStore(store.subscribe, store.history, store.history);
  const { issues: own, check } = useFormIssues(store);
  const typed = useRef<readonly TypedIssue[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const allIssues = useMemo(
    () => [...own, ...serverIssues.map(({ path, message }) => serverIssue([...store.at, ...path], message))],
    [own, serverIssues, store],
  );
  const issues = useMemo(() => allIssues.map((issue) => ({ ...issue, path: issue.path.slice(1) })), [allIssues]);

  const submitValid = useSubmit(check, () => {
    const sent = store.value();
    if (typed.current.length > 0 || sent === undefined) return false;
    latest.current.onSubmit?.(sent);
    return true;
  });
  const submit = (): boolean => {
    setSubmitted(true);
    return submitValid();
  };
  return {
    value,
    issues,
    isSubmitted,
    setValue: store.setValue,
    reset: (next) => {
      setSubmitted(false);
      store.reset(next);
    },
    submit,
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    undoStep: history.past.at(-1)?.name,
    redoStep: history.future.at(-1)?.name,
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    field: (path) => fieldAt(store, path, issues),
    store,
    allIssues,
    onTypedIssues: useCallback((next: readonly TypedIssue[]) => {
      typed.current = next;
    }, []),
  };
}

/** The key of the value in the state of a form: ids of fields begin with it, and contain no further characters. */
const partOf = (id: string): string => `form${id.replace(/\W/g, "")}`;

const fieldAt = (store: FormStore, path: Path, issues: readonly Issue[]): ShapeFormField => {
  const whole = store.value();
  return {
    value: whole === undefined ? undefined : valueAt(whole, path),
    issues: issues.filter((issue) => isPathWithin(issue.path, path)),
    setValue: (value) => store.setAt(path, value),
  };
};
