import { callOf, firstCases, malformedCases, plainForm, withCalls } from "../../cases/index.ts";
import { filledCall, type Task, type TaskDeps } from "./task.ts";

/** The calls that are the same for every seed: examples, limits of values, and requests that are wrong as a whole. */
export function* fixedTasks({ targets, known, prober }: TaskDeps): Generator<Task> {
  let count = 0;
  for (const target of targets) {
    for (const one of firstCases(target)) {
      count += 1;
      const key = `fixed-${count}`;
      const filled = withCalls(one, (call) => filledCall(target, call, known, 0, key));
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, filled)) };
    }
    const form = plainForm(target);
    if (form === undefined) continue;
    const call = known.fill(target, callOf(target, form), 0);
    for (const one of malformedCases(target, call, prober.planOf(target)(call))) {
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, one)) };
    }
  }
}
