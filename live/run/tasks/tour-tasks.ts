import { callOf, exampleForms } from "../../cases/index.ts";
import { isSafe, type Target } from "../../targets/index.ts";
import { type Task, type TaskDeps, tryAndLearn } from "./task.ts";

/** Rounds of the tour: a collection within a thing of another collection is reached in the second. Own choice. */
const rounds = 3;

/**
 * Calls each safe endpoint with a known path, and learns the values that its answer returns; one list for each round.
 */
export function* tourTasks(deps: TaskDeps): Generator<readonly Task[]> {
  const { targets, known } = deps;
  const visited = new Set<Target>();
  for (let round = 0; round < rounds; round += 1) {
    const reached = targets.filter(
      (target) => !visited.has(target) && isSafe(target.endpoint.method) && known.reaches(target),
    );
    for (const target of reached) visited.add(target);
    yield reached.flatMap((target) => examplesOf(target, deps));
  }
}

const examplesOf = (target: Target, deps: TaskDeps): readonly Task[] =>
  exampleForms(target).map((form): Task => {
    const call = deps.known.fill(target, callOf(target, form), 0);
    return { target, used: 0, run: () => tryAndLearn(target, { call, intent: { kind: "valid" } }, deps) };
  });
