import type { RequestPlan } from "#engine/request";
import type { Call, Step } from "../call.ts";
import type { Case, Intent } from "../cases/index.ts";
import { type Answer, answerOf, type Broken, judge, type Seen } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { namedSecrets } from "../failures/index.ts";
import { planCall } from "../requests/index.ts";
import type { Target } from "../targets/index.ts";
import { type CollectedFindings, collectedFindings } from "./collected-findings.ts";
import { type CoverageCollector, coverageCollector } from "./coverage-collector.ts";
import type { Exchanger } from "./exchanger.ts";
import type { RunObserver, RunOptions } from "./options.ts";
import { shrinkCase } from "./shrink-case.ts";

/** A call with its answer, as checks get it. */
export interface Reply {
  readonly exchange: Exchange;
  readonly answer?: Answer;
}

/** Sends the calls of a run, judges every answer, and collects what was found. */
export interface Prober {
  /**
   * Sends a call and judges the answer by the checks of every exchange.
   *
   * @throws RunEndedError if the run has ended
   */
  readonly send: (target: Target, call: Call, intent?: Intent) => Promise<Reply>;
  /** Sends a call to another address of the same server, and judges nothing. */
  readonly sendTo: (target: Target, call: Call, url: string) => Promise<Reply>;
  /** Sends a case; a fault that is seen for the first time is shrunk. */
  readonly tryCase: (target: Target, one: Case) => Promise<Reply>;
  /**
   * Reports a broken promise that a probe found; the last of the exchanges shows it. Returns true if it is the first of
   * its cause.
   */
  readonly report: (target: Target, broken: Broken, exchanges: readonly Exchange[], steps?: readonly Step[]) => boolean;
  /** Returns true if a check is on. */
  readonly isOn: (check: Broken["check"]) => boolean;
  /** Returns the next number, from 0: draws of a run that have to differ from each other use it. */
  readonly next: () => number;
  readonly planOf: (target: Target) => (call: Call) => RequestPlan;
  readonly options: RunOptions;
  readonly findings: CollectedFindings;
  readonly coverage: CoverageCollector;
}

const probe: Intent = { kind: "probe" };

/** Creates the prober of a run. */
export function proberOf(
  targets: readonly Target[],
  options: RunOptions,
  exchanger: Exchanger,
  { onCall, onFinding }: RunObserver = {},
): Prober {
  const findings = collectedFindings();
  const coverage = coverageCollector(targets, options.seesProperties);
  const secrets = namedSecrets({ ...options.credentials, headers: options.headers }).map(({ text }) => text);

  const judged = async (target: Target, call: Call, intent: Intent) => {
    const exchange = await exchanger.exchange(target, call);
    const { received, request } = exchange;
    const seen: Seen = {
      ...{ target, exchange, intent, secrets, method: request.method },
      ...(received.kind === "answer" && { answer: answerOf(received, target) }),
      ...(options.maxResponseTime !== undefined && { maxTime: options.maxResponseTime }),
    };
    if (seen.answer !== undefined) coverage.add(target, call, seen.answer);
    const broken = judge(seen, options.checks);
    onCall?.({ exchange, intent, broken });
    return { seen, found: broken };
  };
  const announce = (target: Target, broken: Broken): void => {
    const finding = onFinding && findings.read(target.name, broken);
    if (finding) onFinding(finding);
  };
  const keep = (target: Target, broken: Broken, exchanges: readonly Exchange[], steps?: readonly Step[]): void => {
    findings.keep({
      ...broken,
      endpoint: target.name,
      steps: steps ?? exchanges.map(({ call }) => ({ call, takes: [] })),
      exchanges,
    });
    announce(target, broken);
  };
  const report: Prober["report"] = (target, broken, exchanges, steps) => {
    if (!options.checks.has(broken.check)) return false;
    const isFirst = findings.count(target.name, broken);
    if (isFirst) keep(target, broken, exchanges, steps);
    else announce(target, broken);
    return isFirst;
  };

  /** Sends a case and keeps it if it shows a fault that is known; returns true then. */
  const showsSame = async (target: Target, { call, intent }: Case, broken: Broken): Promise<boolean> => {
    const { seen, found } = await judged(target, call, intent);
    const same = found.find(({ check, cause }) => check === broken.check && cause === broken.cause);
    if (same !== undefined) keep(target, same, [seen.exchange]);
    return same !== undefined;
  };

  let count = 0;
  return {
    ...{ options, report, findings, coverage },
    next: () => count++,
    isOn: (check) => options.checks.has(check),
    planOf: (target) => (call) => planCall(target, call, options),
    send: async (target, call, intent = probe) => {
      const { seen, found } = await judged(target, call, intent);
      for (const broken of found) report(target, broken, [seen.exchange]);
      return replyOf(seen);
    },
    sendTo: async (target, call, url) => {
      const exchange = await exchanger.exchange(target, call, url);
      const { received } = exchange;
      return { exchange, ...(received.kind === "answer" && { answer: answerOf(received, target) }) };
    },
    tryCase: async (target, one) => {
      const { seen, found } = await judged(target, one.call, one.intent);
      for (const broken of found) {
        if (!report(target, broken, [seen.exchange])) continue;
        await shrinkCase(one, (smaller) => showsSame(target, smaller, broken));
      }
      return replyOf(seen);
    },
  };
}

const replyOf = ({ exchange, answer }: Seen): Reply => ({ exchange, ...(answer !== undefined && { answer }) });
