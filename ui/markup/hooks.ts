import * as React from "react";

/** A component that is being rendered, with the values of its hooks in order. */
interface Rendering {
  readonly hooks: unknown[];
  at: number;
  /** True if the component has set its own state, so that it renders again. */
  hasUpdate: boolean;
}

/** A context with the value of the nearest provider. React reserves the field for its second renderer, such as this one. */
export interface StaticContext {
  _currentValue2: unknown;
}

/** Maximum number of renders of a component that sets its own state while it renders, as in React. */
const maxRenders = 25;

let current: Rendering | undefined;
let idCount = 0;

const nothing = (): void => {};

/** Returns the value of the next hook, which the first render creates. */
function slot<T>(create: (owner: Rendering) => T): T {
  const owner = current;
  if (owner === undefined) throw new TypeError("hooks are called by components only");
  if (owner.at === owner.hooks.length) owner.hooks.push(create(owner));
  const value = owner.hooks[owner.at] as T; // hooks are called in the same order in each render
  owner.at += 1;
  return value;
}

interface Reduced<State, Action> {
  state: State;
  readonly queue: Action[];
  readonly dispatch: (action: Action) => void;
}

function useReducer<State, Action>(
  reduce: (state: State, action: Action) => State,
  create: () => State,
): readonly [State, (action: Action) => void] {
  const reduced = slot<Reduced<State, Action>>((owner) => ({
    state: create(),
    queue: [],
    dispatch: (action) => {
      // Nothing else changes after it is rendered.
      if (current !== owner) return;
      reduced.queue.push(action);
      owner.hasUpdate = true;
    },
  }));
  for (const action of reduced.queue.splice(0)) reduced.state = reduce(reduced.state, action);
  return [reduced.state, reduced.dispatch];
}

function useMemo<T>(create: () => T, deps?: readonly unknown[] | null): T {
  const memo = slot<{ value?: { readonly of: T }; deps?: readonly unknown[] | null | undefined }>(() => ({}));
  const isSame = memo.deps?.length === deps?.length && deps?.every((one, index) => Object.is(one, memo.deps?.[index]));
  if (memo.value === undefined || !isSame) memo.value = { of: create() };
  memo.deps = deps;
  return memo.value.of;
}

const readContext = (context: StaticContext): unknown => context._currentValue2;

/** A promise with the state that React has noted on it. */
interface Usable extends PromiseLike<unknown> {
  readonly status?: string;
  readonly value?: unknown;
  readonly reason?: unknown;
}

const isUsable = (value: object): value is Usable => "then" in value && typeof value.then === "function";

function use(usable: StaticContext | Usable): unknown {
  if (!isUsable(usable)) return readContext(usable);
  if (usable.status === "fulfilled") return usable.value;
  throw usable.status === "rejected" ? usable.reason : usable;
}

type Update<State> = State | ((state: State) => State);

const updated = <State>(state: State, update: Update<State>): State =>
  typeof update === "function" ? (update as (state: State) => State)(state) : update; // a state that is a function is set by a function

const created = <State>(initial: State | (() => State)): State =>
  typeof initial === "function" ? (initial as () => State)() : initial; // as above

/** The hooks of React for a single render: effects don't run, and stores have their snapshots of the server. */
const dispatcher = {
  ...{ readContext, use, useContext: readContext, useMemo },
  useReducer: <S, A, I>(reduce: (state: S, action: A) => S, initial: I, create?: (initial: I) => S) =>
    useReducer(reduce, () => (create === undefined ? (initial as unknown as S) : create(initial))), // without `create` it is the state
  useState: <S>(initial: S | (() => S)) => useReducer<S, Update<S>>(updated, () => created(initial)),
  useRef: <T>(initial: T) => slot(() => ({ current: initial })),
  useCallback: <T>(callback: T, deps?: readonly unknown[]) => useMemo(() => callback, deps),
  useId: () =>
    slot(() => {
      idCount += 1;
      return `_R_${idCount.toString(32)}_`;
    }),
  useDeferredValue: <T>(value: T, initial?: T) => (initial === undefined ? value : initial),
  useTransition: () => [false, nothing],
  useSyncExternalStore: <T>(_: unknown, __: unknown, getServerSnapshot?: () => T) => {
    if (getServerSnapshot === undefined) throw new TypeError("the store has no snapshot of the server");
    return getServerSnapshot();
  },
  useOptimistic: <T>(value: T) => [value, nothing],
  useEffectEvent: () => nothing,
  ...{ useInsertionEffect: nothing, useLayoutEffect: nothing, useEffect: nothing },
  ...{ useImperativeHandle: nothing, useDebugValue: nothing },
};

/** The part of React that finds the hooks of the renderer. Its version is pinned. */
const internals = (
  React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Runs a render with these hooks; ids start again. */
export function withHooks<T>(render: () => T): T {
  const before = { dispatcher: internals.H, current, idCount };
  internals.H = dispatcher;
  current = undefined;
  idCount = 0;
  try {
    return render();
  } finally {
    internals.H = before.dispatcher;
    current = before.current;
    idCount = before.idCount;
  }
}

/** Calls a component, again as long as it sets its own state. */
export function callComponent<Props, Second>(
  render: (props: Props, second: Second) => unknown,
  props: Props,
  second: Second,
): unknown {
  const before = current;
  const own: Rendering = { hooks: [], at: 0, hasUpdate: false };
  current = own;
  try {
    let rendered = render(props, second);
    for (let count = 1; own.hasUpdate; count += 1) {
      if (count === maxRenders) throw new RangeError("a component sets its state in each of its renders");
      own.hasUpdate = false;
      own.at = 0;
      rendered = render(props, second);
    }
    return rendered;
  } finally {
    current = before;
  }
}
