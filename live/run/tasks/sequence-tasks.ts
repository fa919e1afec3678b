import { hasCredentials } from "../../requests/index.ts";
import { resourcesOf } from "../../resources/index.ts";
import { scriptsOf, trySequence } from "../../sequences/index.ts";
import type { Task, TaskDeps } from "./task.ts";

/** The sequences of each resource, if calls may change something. */
export function* sequenceTasks({ targets, known, prober }: TaskDeps): Generator<Task> {
  const { seed, credentials } = prober.options;
  for (const resource of resourcesOf(targets)) {
    const hasOther = hasCredentials(resource.create.schemes, credentials.other);
    for (const operations of scriptsOf(resource, { seed, known, hasOther })) {
      yield { target: resource.create, used: 0, run: () => trySequence(resource, operations, prober) };
    }
  }
}
