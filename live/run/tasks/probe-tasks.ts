import { callOf, plainForm } from "../../cases/index.ts";
import { probes } from "../../probes/index.ts";
import type { Task, TaskDeps } from "./task.ts";

/** The checks with additional calls. Nothing else may change the data that they read. */
export function* probeTasks({ all, targets, known, prober }: TaskDeps): Generator<Task> {
  for (const target of targets) {
    const form = plainForm(target);
    if (form === undefined) continue;
    for (const { checks, isFor, run } of probes) {
      if (!checks.some((check) => prober.isOn(target, check)) || !isFor(target)) continue;
      yield {
        target,
        used: 0,
        run: async () => {
          await run({ prober, target, all, call: known.fill(target, callOf(target, form), 0) });
          prober.tries(target, checks);
        },
      };
    }
  }
}
