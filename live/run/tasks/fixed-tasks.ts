import { callOf, firstCases, malformedCases, plainForm, withCalls, wrongParameterCases } from "../../cases/index.ts";
import type { Task, TaskDeps } from "./task.ts";

/** The calls that are the same for every seed: examples, limits of values, and requests that are wrong as a whole. */
export function* fixedTasks({ targets, known, prober }: TaskDeps): Generator<Task> {
  for (const target of targets) {
    for (const one of firstCases(target)) {
      const filled = withCalls(one, (call) => known.fill(target, call, 0));
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, filled)) };
    }
    const form = plainForm(target);
    if (form === undefined) continue;
    const call = known.fill(target, callOf(target, form), 0);
    const wrong = [...wrongParameterCases(target, call), ...malformedCases(target, call, prober.planOf(target)(call))];
    for (const one of wrong) {
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, one)) };
    }
  }
}
