import type { ApiModel } from "#engine/model";
import type { RunDeps, RunOptions } from "../prober/index.ts";
import { type Exchanger, exchangerOf, type Prober, proberOf, RunEndedError } from "../prober/index.ts";
import { bySeverity } from "../severity.ts";
import { channelTargetsOf, isSafe, type Target, targetsOf } from "../targets/index.ts";
import { type Phase, phasesOf } from "./phases.ts";
import type { CalledEndpoint, RunReport } from "./report.ts";

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
  let ended: RunReport["ended"] = "done";
  try {
    for (const phase of phasesOf({ all, targets, channels }, prober))
      await runPhase(phase, { options, deps, exchanger, prober });
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
    endpoints: [
      ...chosen.map((target) => calledEndpoint(target, targets, exchanger)),
      ...opened.map((target) => calledEndpoint(target, opened, exchanger)),
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

/** Runs the tasks of a phase: concurrently, or one by one if they change data that others read. */
async function runPhase({ tasks, isAlone }: Phase, { options, deps, exchanger, prober }: Running): Promise<void> {
  await eachConcurrently(tasks, isAlone ? 1 : options.concurrency, async ({ target, run, used }) => {
    deps.progress?.({
      calls: exchanger.calls(),
      findings: prober.findings.size(),
      time: exchanger.time(),
      used: usedOf(options, exchanger, used),
      endpoint: target.name,
    });
    await run();
  });
}

/** Returns the part of the budget that is used: of calls, of time, or of the generated cases. */
function usedOf({ calls, time }: RunOptions, exchanger: Exchanger, used: number): number {
  const parts = [
    ...(calls === undefined ? [] : [exchanger.calls() / calls]),
    ...(time === undefined ? [] : [exchanger.time() / time]),
    used,
  ];
  return Math.min(1, Math.max(...parts));
}

function calledEndpoint(target: Target, targets: readonly Target[], exchanger: Exchanger): CalledEndpoint {
  const { statuses, times, admitted } = exchanger;
  const of = statuses.get(target) ?? new Map<string, number>();
  const calls = [...of.values()].reduce((sum, count) => sum + count, 0);
  return {
    id: target.endpoint.id,
    name: target.name,
    calls,
    time: times.get(target) ?? 0,
    statuses: Object.fromEntries(of),
    ...(admitted.get(target) === false && { isLockedOut: true as const }),
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
