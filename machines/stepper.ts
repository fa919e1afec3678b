import { type Actor, assign, createActor, setup } from "xstate";
import { limits } from "#engine/limits";

/** Which way a step goes. */
export type StepDirection = 1 | -1;

/** What may happen to the buttons of a stepper: one of them is pressed, or let go. */
export type StepperEvent = { readonly type: "press"; readonly direction: StepDirection } | { readonly type: "release" };

interface StepperContext {
  readonly direction: StepDirection;
}

/** A step that is made; `goesOn` tells that its button has been held down since the one before. */
const stepNow = (goesOn: boolean) =>
  ({
    type: "step",
    params: ({ context }: { readonly context: StepperContext }) => ({ ...context, goesOn }),
  }) as const;

/**
 * A stepper: a step as soon as a button is pressed, the next after 1000 ms of holding it, then one each 100 ms until it
 * is let go (product.md §2, §9). Pressing the other button starts anew.
 */
export const stepperMachine = setup({
  types: { context: {} as StepperContext, events: {} as StepperEvent },
  actions: {
    /** Makes one step; lent. */
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

/** Starts a stepper that makes its steps by `step`; whoever starts it stops it, which ends a step that is pending. */
export const startStepper = (step: (direction: StepDirection, goesOn: boolean) => void): Actor<typeof stepperMachine> =>
  createActor(
    stepperMachine.provide({ actions: { step: (_, { direction, goesOn }) => step(direction, goesOn) } }),
  ).start();
