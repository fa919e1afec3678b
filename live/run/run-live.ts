import type { ApiModel } from "#engine/model";
import { checkIds } from "../check-ids.ts";
import type { RunDeps, RunOptions } from "../prober/index.ts";
import {
  type Exchanger,
  exchangerOf,
  PhaseEndedError,
  type Prober,
  proberOf,
  RunEndedError,
  SilentEndpointError,
} from "../prober/index.ts";
import { bySeverity } from "../severity.ts";
import { channelTargetsOf, isSafe, type Target, targetsOf } from "../targets/index.ts";
import { type Phase, phasesOf } from "./phases.ts";
import type { CalledEndpoint, RunReport, UntriedPhase } from "./report.ts";
import type { Task } from "./tasks/task.ts";

/**
 * Calls a running API and reports where it breaks the promises of its description. It never fails: the result says how
 * the run ended, and contains the findings so far.
 *
 * The phases of a run follow each other, since some checks need that nothing else changes what they read. The calls of
 * a phase are the same for the same seed and the same answers, whatever the concurrency.
 */
export async function runLive(model: ApiModel, options: RunOptions, deps: RunDeps): Promise<RunReport> {
  const all = targetsOf(model, options.forms, options.settings);
  const isChosen = ({ id }: { readonly id: string }): boolean => options.endpoints?.has(id) ?? true;
  const chosen = all.filter(({ endpoint }) => isChosen(endpoint));
  const targets = chosen.filter(({ endpoint }) => options.allowWrites || isSafe(endpoint.method));
  const channels = options.opensChannels
    ? channelTargetsOf(model, options.settings).filter(({ channel }) => isChosen(channel))
    : [];
  const opened = channels.map(({ target }) => target);
  const exchanger = exchangerOf(options, deps);
  const prober = proberOf([...targets, ...opened], options, exchanger, deps);
  const planned = phasesOf({ all, targets, channels }, prober).map(startPhase);
  const running = { options, deps, exchanger, prober };
  let ended: RunReport["ended"] = "done";
  try {
    await runPhases(planned, running);
  } catch (thrown) {
    if (!(thrown instanceof RunEndedError)) throw thrown;
    ended = thrown.ended;
  }
  const reason = exchanger.reason();
  return {
    seed: options.seed,
    findings: bySeverity(prober.findings.all()),
    dropped: prober.findings.dropped(),
    calls: exchanger.calls(),
    limited: exchanger.limited(),
    time: exchanger.time(),
    ended,
    untried: ended === "calls" || ended === "time" ? planned.filter(({ isDone }) => !isDone).map(untriedPhase) : [],
    endpoints: [
      ...chosen.map((target) => calledEndpoint(target, targets, running)),
      ...opened.map((target) => calledEndpoint(target, opened, running)),
    ],
    coverage: prober.coverage.read(),
    ...(reason !== undefined && { reason }),
  };
}

interface Running {
  readonly options: RunOptions;
  readonly deps: RunDeps;
  readonly exchanger: Exchanger;
  readonly prober: Prober;
}

/** A phase with its progress. */
interface StartedPhase extends Omit<Phase, "lanes"> {
  readonly lanes: readonly Lane[];
  /** The endpoints with a task that ran to its end. */
  readonly reached: Set<string>;
  tried: number;
  isBegun: boolean;
  isDone: boolean;
}

/** Tasks in order. */
interface Lane {
  readonly tasks: Iterator<Task>;
  /** Tasks that the end of the phase interrupted. */
  readonly interrupted: Task[];
}

const startPhase = (phase: Phase): StartedPhase => ({
  ...phase,
  lanes: phase.lanes.map((tasks) => ({ tasks: tasks[Symbol.iterator](), interrupted: [] })),
  ...{ reached: new Set<string>(), tried: 0, isBegun: false, isDone: false },
});

const untriedPhase = ({ id, tried, reached, endpoints }: StartedPhase): UntriedPhase => ({
  phase: id,
  tried,
  endpoints: endpoints.filter((name) => !reached.has(name)),
});

/**
 * Runs phases in order. If the time of the run is limited, each phase has a share of the time that is left, and phases
 * that did not end within it continue as soon as all others have ended.
 */
async function runPhases(planned: readonly StartedPhase[], running: Running): Promise<void> {
  const { options, exchanger } = running;
  for (let open = planned; open.length > 0; open = open.filter(({ isDone }) => !isDone)) {
    for (const [position, phase] of open.entries()) {
      const weights = open.slice(position).reduce((sum, { weight }) => sum + weight, 0);
      const left = options.time === undefined ? undefined : options.time - exchanger.time();
      const isLast = position === open.length - 1;
      exchanger.beginPhase(left === undefined || isLast ? undefined : (left * phase.weight) / weights);
      try {
        await runPhase(phase, running);
        phase.isDone = true;
      } catch (thrown) {
        if (!(thrown instanceof PhaseEndedError)) throw thrown;
      }
    }
  }
}

/** Runs the tasks of a phase: lists at the same time, and the tasks of a list too if they allow it. */
async function runPhase(phase: StartedPhase, { options, deps, exchanger, prober }: Running): Promise<void> {
  const { lanes, perLane } = phase;
  if (!phase.isBegun) phase.begin();
  phase.isBegun = true;
  const runTask = async (task: Task, lane: Lane): Promise<void> => {
    const { target, run, used } = task;
    deps.progress?.({
      calls: exchanger.calls(),
      findings: prober.findings.size(),
      time: exchanger.time(),
      used: usedOf(options, exchanger, used),
      endpoint: target.name,
    });
    try {
      await run();
    } catch (thrown) {
      if (thrown instanceof SilentEndpointError) return;
      if (thrown instanceof PhaseEndedError) lane.interrupted.push(task);
      throw thrown;
    }
    phase.tried += 1;
    phase.reached.add(target.name);
  };
  await eachConcurrently(lanes, options.workers ?? 1, (lane) =>
    eachConcurrently(tasksIn(lane), perLane, (task) => runTask(task, lane)),
  );
}

/** Lists the remaining tasks; those that were interrupted first. The end of a loop does not end its generator. */
const tasksIn = ({ tasks, interrupted }: Lane): Iterable<Task> => ({
  [Symbol.iterator]: () => ({
    next: () => {
      const value = interrupted.shift();
      return value === undefined ? tasks.next() : { done: false, value };
    },
  }),
});

/** Returns the part of the budget that is used: of calls, of time, or of the generated cases. */
function usedOf({ calls, time }: RunOptions, exchanger: Exchanger, used: number): number {
  const parts = [
    ...(calls === undefined ? [] : [exchanger.calls() / calls]),
    ...(time === undefined ? [] : [exchanger.time() / time]),
    used,
  ];
  return Math.min(1, Math.max(...parts));
}

function calledEndpoint(
  target: Target,
  targets: readonly Target[],
  { exchanger, prober }: Pick<Running, "exchanger" | "prober">,
): CalledEndpoint {
  const { statuses, times, admitted } = exchanger;
  const of = statuses.get(target) ?? new Map<string, number>();
  const calls = [...of.values()].reduce((sum, count) => sum + count, 0);
  return {
    id: target.endpoint.id,
    name: target.name,
    calls,
    time: times.get(target) ?? 0,
    statuses: Object.fromEntries(of),
    checks: checkIds.filter((id) => prober.triedAt(target).includes(id)),
    ...(admitted.get(target) === false && { isLockedOut: true as const }),
    ...(exchanger.isSilent(target) && { isSilent: true as const }),
    ...(!targets.includes(target) && { skipped: "unsafe" as const }),
    ...(targets.includes(target) && calls === 0 && { skipped: "not-reached" as const }),
  };
}

/**
 * Runs tasks of an iterator with at most `limit` in progress. After one has failed no other begins; those in progress
 * end, and then it rejects as the first did.
 */
async function eachConcurrently<T>(tasks: Iterable<T>, limit: number, run: (task: T) => Promise<void>): Promise<void> {
  const iterator = tasks[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    while (failures.length === 0) {
      const next = iterator.next();
      if (next.done === true) return;
      await run(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (failures.length > 0) throw failures[0];
}
