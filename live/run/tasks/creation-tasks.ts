import { seedFor, validCases, withCalls } from "../../cases/index.ts";
import { resourcesOf } from "../../sequences/index.ts";
import { type Task, type TaskDeps, tryAndLearn } from "./task.ts";

/** Things that are created in each collection, so that lists have pages. Own choice. */
const creationCount = 5;

/** Creates things in each collection, if calls may change something, and learns their ids. */
export function* creationTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known, prober } = deps;
  for (const { create: target } of resourcesOf(targets)) {
    const drawn = validCases(target, seedFor(prober.options.seed, target.endpoint.id, "creation"));
    for (let position = 0; position < creationCount; position += 1) {
      const one = drawn(position);
      if (one === undefined) continue;
      const filled = withCalls(one, (call) => known.fill(target, call, position));
      yield { target, used: 0, run: () => tryAndLearn(target, filled, deps) };
    }
  }
}
