/**
 * Replaces XState in the worker (`tooling/embed/build-embed.ts`): a first screen shows the initial states of machines,
 * and sends them no events.
 */

/** The parts of a machine that its initial state depends on. */
interface Machine {
  readonly initial?: string;
  readonly context: unknown;
}

interface Snapshot {
  readonly value: string | undefined;
  readonly context: unknown;
  readonly status: "active";
  readonly matches: (value: string) => boolean;
}

interface Logic {
  readonly provide: () => Logic;
  readonly snapshot: (input: unknown) => Snapshot;
}

interface Actor {
  readonly start: () => Actor;
  readonly stop: () => void;
  readonly subscribe: () => { readonly unsubscribe: () => void };
  readonly getSnapshot: () => Snapshot;
}

const nothing = (): void => {};

const inState = (value: string | undefined, context: unknown): Snapshot => ({
  value,
  context,
  status: "active",
  matches: (one) => one === value,
});

const logicOf = (snapshot: Logic["snapshot"]): Logic => {
  const logic = { snapshot, provide: () => logic };
  return logic;
};

const createMachine = ({ initial, context }: Machine): Logic =>
  logicOf((input) => inState(initial, typeof context === "function" ? context({ input }) : context));

export const setup = () => ({ createMachine, createStateConfig: <T>(config: T): T => config });

export const fromTransition = (_: unknown, initial: (given: { readonly input: unknown }) => unknown): Logic =>
  logicOf((input) => inState(undefined, initial({ input })));

export function createActor(logic: Logic, options?: { readonly input?: unknown }): Actor {
  const snapshot = logic.snapshot(options?.input);
  const actor = {
    start: () => actor,
    stop: nothing,
    subscribe: () => ({ unsubscribe: nothing }),
    getSnapshot: () => snapshot,
  };
  return actor;
}

/** Hooks of `@xstate/react`. */
export const useActorRef = (logic: Logic): Actor => createActor(logic);
export const useSelector = <T>(actor: Actor, select: (snapshot: Snapshot) => T): T => select(actor.getSnapshot());

/** Parts of machines that only matter once they get events. */
export const assign = nothing;
export const fromPromise = nothing;
export const fromCallback = nothing;
export const sendTo = nothing;
export const stopChild = nothing;
export const enqueueActions = nothing;
export const waitFor = nothing;
export const toPromise = nothing;
