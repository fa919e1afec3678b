import { type Actor, assign, createActor, setup } from "xstate";
import { limits } from "#engine/limits";

/** The direction of a step. */
export type StepDirection = 1 | -1;

/** Events of a stepper's buttons: one is pressed or released. */
export type StepperEvent = { readonly type: "press"; readonly direction: StepDirection } | { readonly type: "release" };

interface StepperContext {
  readonly direction: StepDirection;
}

/** A step. `goesOn` is true if the button has been held down since the one before. */
const stepNow = (goesOn: boolean) =>
  ({
    type: "step",
    params: ({ context }: { readonly context: StepperContext }) => ({ ...context, goesOn }),
  }) as const;

/**
 * A stepper (docs/behavior.md#numbers): a step when a button is pressed, the next after 1000 ms of holding it, then one
 * every 100 ms until it is released. Pressing the other button starts over.
 */
export const stepperMachine = setup({
  types: { context: {} as StepperContext, events: {} as StepperEvent },
  actions: {
    /** Runs one step; injected. */
    step: (_, _params: { readonly direction: StepDirection; readonly goesOn: boolean }) => {},
    turn: assign(({ context, event }) => (event.type === "press" ? { direction: event.direction } : context)),
  },
  delays: { hold: limits.stepperHold, repeat: limits.stepperRepeat },
}).createMachine({
  id: "stepper",
  initial: "idle",
  context: { direction: 1 },
  on: { press: { target: ".holding", actions: "turn" }, release: ".idle" },
  states: {
    idle: {},
    holding: { entry: stepNow(false), after: { hold: "repeating" } },
    repeating: { entry: stepNow(true), after: { repeat: { target: "repeating", reenter: true } } },
  },
});

/** Starts a stepper that calls `step`. Stopping it cancels a pending step. */
export const startStepper = (step: (direction: StepDirection, goesOn: boolean) => void): Actor<typeof stepperMachine> =>
  createActor(
    stepperMachine.provide({ actions: { step: (_, { direction, goesOn }) => step(direction, goesOn) } }),
  ).start();
