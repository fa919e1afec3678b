import type { Call } from "../../call.ts";
import { seedFor, validCases, withCalls } from "../../cases/index.ts";
import { choosesId, resourcesOf } from "../../resources/index.ts";
import { freshId } from "../../sequences/index.ts";
import { withValueAt } from "../../with-value-at.ts";
import { type Task, type TaskDeps, tryAndLearn } from "./task.ts";

/** Things that are created in each collection, so that lists have pages. Own choice. */
const creationCount = 5;

/** Creates things in each collection, if calls may change something, and learns their ids. */
export function* creationTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known, prober } = deps;
  for (const { create: target, slot } of resourcesOf(targets)) {
    const withId = (call: Call): Call => {
      const seed = seedFor(prober.options.seed, target.endpoint.id, "id", prober.next());
      const id = choosesId(target, slot) ? freshId(target, slot, seed) : undefined;
      if (id === undefined) return call;
      return { ...call, form: target.formOf(withValueAt(call.form.value, ["pathParameters", slot.key], id)) };
    };
    const drawn = validCases(target, seedFor(prober.options.seed, target.endpoint.id, "creation"));
    for (let position = 0; position < creationCount; position += 1) {
      const one = drawn(position);
      if (one === undefined) continue;
      const filled = withCalls(one, (call) => withId(known.fill(target, call, position)));
      yield { target, used: 0, run: () => tryAndLearn(target, filled, deps) };
    }
  }
}
