import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type StepDirection, stepperMachine } from "./stepper.ts";

const start = () => {
  const steps: StepDirection[] = [];
  const clock = new SimulatedClock();
  const machine = stepperMachine.provide({ actions: { step: (_, { direction }) => steps.push(direction) } });
  return { actor: createActor(machine, { clock }).start(), clock, steps };
};

it("steps immediately, after 1000 ms of holding, and then every 100 ms until release", () => {
  const { actor, clock, steps } = start();
  actor.send({ type: "press", direction: 1 });
  expect(steps).toEqual([1]);
  clock.increment(999);
  expect(steps).toEqual([1]);
  clock.increment(1);
  expect(steps).toEqual([1, 1]);
  clock.increment(99);
  expect(steps).toHaveLength(2);
  clock.increment(1);
  expect(steps).toHaveLength(3);
  actor.send({ type: "release" });
  clock.increment(10_000);
  expect(steps).toHaveLength(3);
});

it("marks each step if its button was held since the previous one", () => {
  const reported: boolean[] = [];
  const clock = new SimulatedClock();
  const machine = stepperMachine.provide({ actions: { step: (_, { goesOn }) => reported.push(goesOn) } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: "press", direction: 1 });
  for (let tenth = 0; tenth < 11; tenth += 1) clock.increment(100);
  actor.send({ type: "release" });
  actor.send({ type: "press", direction: 1 });
  expect(reported).toEqual([false, true, true, false]);
});

it("steps once on a short press", () => {
  const { actor, clock, steps } = start();
  actor.send({ type: "press", direction: -1 });
  clock.increment(80);
  actor.send({ type: "release" });
  clock.increment(10_000);
  expect(steps).toEqual([-1]);
});

it("restarts if the other button is pressed while it repeats", () => {
  const { actor, clock, steps } = start();
  actor.send({ type: "press", direction: 1 });
  clock.increment(1000);
  actor.send({ type: "press", direction: -1 });
  expect(steps).toEqual([1, 1, -1]);
  clock.increment(999);
  expect(steps).toEqual([1, 1, -1]);
  clock.increment(1);
  expect(steps).toEqual([1, 1, -1, -1]);
});

it("takes no more steps once it is stopped", () => {
  const { actor, clock, steps } = start();
  actor.send({ type: "press", direction: 1 });
  actor.stop();
  clock.increment(10_000);
  expect(steps).toEqual([1]);
});

it("steps as often as the hold time implies", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (ticks) => {
      const { actor, clock, steps } = start();
      actor.send({ type: "press", direction: 1 });
      for (let tick = 0; tick < ticks; tick += 1) clock.increment(10);
      expect(steps).toHaveLength(ticks < 100 ? 1 : 2 + Math.floor((ticks - 100) / 10));
    }),
  );
});
