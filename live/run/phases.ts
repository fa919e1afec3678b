import { checksOfCases } from "../checks/index.ts";
import type { PhaseId, Prober } from "../prober/index.ts";
import { knownValues, resourcesOf } from "../resources/index.ts";
import type { ChannelTarget, Target } from "../targets/index.ts";
import { boundaryTasks } from "./tasks/boundary-tasks.ts";
import { channelTasks } from "./tasks/channel-tasks.ts";
import { randomTasks } from "./tasks/random-tasks.ts";
import type { Task } from "./tasks/task.ts";
import { creationTasks, exampleTasks, probeTasks, sequenceTasks, tourTasks } from "./tasks/tasks.ts";

/** Tasks of one kind. */
export interface Phase {
  /** `preparation` creates things and learns the values of paths for all others. */
  readonly id: PhaseId | "preparation";
  /** The part of the time of a run, relative to other phases. */
  readonly weight: number;
  /** Lists of tasks; lists can run at the same time. */
  readonly lanes: readonly Iterable<Task>[];
  /** The number of tasks of one list that can run at the same time; one if they change data that others read. */
  readonly perLane: number;
  /** Called before its first task. */
  readonly begin: () => void;
  /** The names of the endpoints that it is about. */
  readonly endpoints: readonly string[];
}

/** All endpoints of the API, and the called ones. */
export interface RunTargets {
  readonly all: readonly Target[];
  readonly targets: readonly Target[];
  /** The channels that are opened. */
  readonly channels: readonly ChannelTarget[];
}

/** Parts of the time of a run. Own choices: kinds of checks that need many calls have more. */
const weights: { readonly [id in Phase["id"]]: number } = {
  preparation: 1,
  probes: 3,
  sequences: 4,
  channels: 1,
  examples: 1,
  boundaries: 4,
  random: 4,
};

/**
 * Lists the phases of a run, in order. Phases of checks that read data others could change run the tasks of a list one by
 * one.
 */
export function phasesOf({ all, targets, channels }: RunTargets, prober: Prober): readonly Phase[] {
  const { phases, workers = 1, concurrency } = prober.options;
  const deps = { all, targets, prober, known: knownValues(targets) };
  const groups = workers === 1 ? [targets] : independentGroups(targets);
  const resources = resourcesOf(targets);
  const names = (some: readonly Target[]): readonly string[] => [...new Set(some.map(({ name }) => name))];
  const alone = { perLane: 1, endpoints: names(targets) };
  // No check reads the answers to generated calls if all checks of an endpoint need several requests.
  const generated = targets.filter((target) => checksOfCases.some((check) => prober.isOn(target, check)));
  const ofCases = { ...deps, targets: generated };
  const atOnce = { perLane: concurrency, endpoints: names(generated) };
  const planned: readonly Omit<Phase, "weight" | "begin">[] = [
    { id: "preparation", lanes: [preparationTasks(deps)], perLane: 1, endpoints: [] },
    { id: "probes", lanes: groups.map((group) => probeTasks({ ...deps, targets: group })), ...alone },
    {
      id: "sequences",
      lanes: groups.map((group) => {
        const own = resources.filter(({ create }) => group.includes(create));
        return sequenceTasks({ ...deps, resources: own });
      }),
      perLane: 1,
      endpoints: names(resources.map(({ create }) => create)),
    },
    {
      id: "channels",
      // An invalid message must not end the connections of others while they are checked.
      lanes: [channelTasks({ ...deps, channels })],
      perLane: 1,
      endpoints: names(channels.map(({ target }) => target)),
    },
    { id: "examples", lanes: [exampleTasks(ofCases)], ...atOnce },
    { id: "boundaries", lanes: [boundaryTasks(ofCases)], ...atOnce },
    { id: "random", lanes: [randomTasks(ofCases)], ...atOnce },
  ];
  return planned
    .filter(({ id }) => id === "preparation" || (phases?.has(id) ?? true))
    .map((phase) => ({ ...phase, weight: weights[phase.id], begin: deps.known.nextPhase }));
}

function* preparationTasks(deps: Parameters<typeof creationTasks>[0]): Generator<Task> {
  yield* creationTasks(deps);
  for (const tasks of tourTasks(deps)) yield* tasks;
}

/** Returns the literal segments of the path of an endpoint. */
const segmentsOf = ({ endpoint }: Target): readonly string[] =>
  endpoint.path.flatMap((part) => (part.kind === "literal" ? part.value.split("/").filter((one) => one !== "") : []));

/**
 * Divides endpoints into groups without a common segment of their paths, such as `/plants` and `/orders`. `/plants` and
 * `/gardens/{id}/plants` are one group, since they are likely to be about the same things. Segments that all paths begin
 * with, such as `/api/v1`, do not count.
 */
function independentGroups(targets: readonly Target[]): readonly (readonly Target[])[] {
  const paths = targets.map(segmentsOf);
  const [first = []] = paths;
  const shared = first.findIndex((segment, i) => paths.some((path) => path[i] !== segment));
  const start = shared === -1 ? first.length : shared;
  let groups: { readonly segments: ReadonlySet<string>; readonly members: ReadonlySet<Target> }[] = [];
  for (const [i, target] of targets.entries()) {
    const own = new Set(paths[i]?.slice(start));
    const isNear = ({ segments }: (typeof groups)[number]): boolean => [...own].some((one) => segments.has(one));
    const near = groups.filter(isNear);
    groups = [
      ...groups.filter((group) => !isNear(group)),
      {
        segments: new Set([...own, ...near.flatMap(({ segments }) => [...segments])]),
        members: new Set([...near.flatMap(({ members }) => [...members]), target]),
      },
    ];
  }
  return groups.map(({ members }) => targets.filter((target) => members.has(target)));
}
