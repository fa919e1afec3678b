import { hasCredentials } from "../../requests/index.ts";
import type { Resource } from "../../resources/index.ts";
import { scriptsOf, trySequence } from "../../sequences/index.ts";
import type { Task, TaskDeps } from "./task.ts";

/** The dependencies of sequences. */
interface SequenceDeps extends Pick<TaskDeps, "known" | "prober"> {
  readonly resources: readonly Resource[];
}

/** The sequences of each resource, if calls may change something. */
export function* sequenceTasks({ resources, known, prober }: SequenceDeps): Generator<Task> {
  const { seed, credentials } = prober.options;
  for (const resource of resources) {
    const hasOther = hasCredentials(resource.create.schemes, credentials.other);
    for (const operations of scriptsOf(resource, { seed, known, hasOther })) {
      yield { target: resource.create, used: 0, run: () => trySequence(resource, operations, prober) };
    }
  }
}
