import {
  type Case,
  callOf,
  firstCases,
  invalidCases,
  malformedCases,
  plainForm,
  seedFor,
  withCalls,
  wrongParameterCases,
} from "../../cases/index.ts";
import type { Target } from "../../targets/index.ts";
import type { Task, TaskDeps } from "./task.ts";

/** Positions at which faults are drawn to find further ones, and faults that are sent. Own choices. */
const maxDraws = 150;
const maxFaults = 200;

/**
 * The calls of every run before the drawn ones: examples, limits of values, each rule that can be broken, and requests
 * that are wrong as a whole.
 */
export function* fixedTasks({ targets, known, prober }: TaskDeps): Generator<Task> {
  for (const target of targets) {
    const task = (one: Case): Task => ({
      target,
      used: 0,
      run: async () => void (await prober.tryCase(target, one)),
    });
    for (const one of firstCases(target)) yield task(withCalls(one, (call) => known.fill(target, call, 0)));
    const form = plainForm(target);
    if (form !== undefined) {
      const call = known.fill(target, callOf(target, form), 0);
      yield* wrongParameterCases(target, call).map(task);
      yield* malformedCases(target, call, prober.planOf(target)(call)).map(task);
    }
    for (const one of faultCases(target, prober)) yield task(withCalls(one, (call) => known.fill(target, call, 0)));
  }
}

/** Lists one call for each rule and place that can be broken: in the first calls all of them, and others as drawn. */
function faultCases(target: Target, { options, planOf }: TaskDeps["prober"]): readonly Case[] {
  const faults = invalidCases(target, seedFor(options.seed, target.endpoint.id, "faults"), planOf(target));
  const byFault = new Map<string, Case>();
  const add = (one: Case | undefined): void => {
    if (one?.intent.kind === "invalid" && !byFault.has(one.intent.fault)) byFault.set(one.intent.fault, one);
  };
  faults.first().slice(0, maxFaults).forEach(add);
  for (let position = 0; position < maxDraws && byFault.size < maxFaults; position += 1) add(faults.at(position));
  return [...byFault.values()];
}
