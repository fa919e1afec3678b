import type { Prober } from "../prober/index.ts";
import { knownValues } from "../resources/index.ts";
import type { ChannelTarget, Target } from "../targets/index.ts";
import { channelTasks } from "./tasks/channel-tasks.ts";
import { creationTasks } from "./tasks/creation-tasks.ts";
import { drawnTasks } from "./tasks/drawn-tasks.ts";
import { fixedTasks } from "./tasks/fixed-tasks.ts";
import { probeTasks } from "./tasks/probe-tasks.ts";
import { sequenceTasks } from "./tasks/sequence-tasks.ts";
import type { Task } from "./tasks/task.ts";
import { tourTasks } from "./tasks/tour-tasks.ts";

/** Tasks that run concurrently or one by one. */
export interface Phase {
  readonly isAlone: boolean;
  readonly tasks: Iterable<Task>;
}

/** All endpoints of the API, and the called ones. */
export interface RunTargets {
  readonly all: readonly Target[];
  readonly targets: readonly Target[];
  /** The channels that are opened. */
  readonly channels: readonly ChannelTarget[];
}

/**
 * Lists the phases of a run, in order. Phases of checks that read data others could change run their tasks one by one.
 */
export function* phasesOf({ all, targets, channels }: RunTargets, prober: Prober): Generator<Phase> {
  const deps = { all, targets, prober, known: knownValues(targets) };
  yield { isAlone: true, tasks: creationTasks(deps) };
  for (const tasks of tourTasks(deps)) yield { isAlone: true, tasks };
  yield { isAlone: true, tasks: probeTasks(deps) };
  yield { isAlone: true, tasks: sequenceTasks(deps) };
  // An invalid message must not end the connections of others while they are checked.
  yield { isAlone: true, tasks: channelTasks({ ...deps, channels }) };
  yield { isAlone: false, tasks: fixedTasks(deps) };
  deps.known.nextPhase();
  yield { isAlone: false, tasks: drawnTasks(deps) };
}
