import { exampleCases, withCalls } from "../../cases/index.ts";
import { inOrder, type Task, type TaskDeps, tryOnce } from "./task.ts";

/** The examples of each endpoint. */
export function* exampleTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known } = deps;
  for (const target of inOrder(targets)) {
    for (const one of exampleCases(target)) {
      const filled = withCalls(one, (call) => known.fill(target, call, 0));
      yield { target, used: 0, run: async () => void (await tryOnce(target, filled, deps)) };
    }
  }
}
