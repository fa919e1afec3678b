import type { RequestPlan } from "#engine/request";
import type { Call, Step } from "../call.ts";
import type { Case, Intent } from "../cases/index.ts";
import { type Answer, answerOf, type CheckInput, findViolations, type Violation } from "../checks/index.ts";
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

/** Sends the calls of a run, checks every answer, and collects what was found. */
export interface Prober {
  /**
   * Sends a call and checks the answer by the checks of every exchange.
   *
   * @throws RunEndedError if the run has ended
   */
  readonly send: (target: Target, call: Call, intent?: Intent) => Promise<Reply>;
  /** Sends a call to another address of the same server, and checks nothing. */
  readonly sendTo: (target: Target, call: Call, url: string) => Promise<Reply>;
  /** Sends a case; a fault that is seen for the first time is shrunk. */
  readonly tryCase: (target: Target, one: Case) => Promise<Reply>;
  /**
   * Reports a broken promise that a probe found; the last of the exchanges shows it. Returns true if it is the first of
   * its cause.
   */
  readonly report: (
    target: Target,
    violation: Violation,
    exchanges: readonly Exchange[],
    steps?: readonly Step[],
  ) => boolean;
  /** Returns true if a check is on. */
  readonly isOn: (check: Violation["check"]) => boolean;
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

  const checked = async (target: Target, call: Call, intent: Intent) => {
    const exchange = await exchanger.exchange(target, call);
    const input = inputOf({ target, exchange, intent, secrets }, options);
    if (input.answer !== undefined) coverage.add(target, call, input.answer);
    const violations = findViolations(input, options.checks);
    onCall?.({ exchange, intent, violations });
    return { input, found: violations };
  };
  const announce = (target: Target, violation: Violation): void => {
    const finding = onFinding && findings.read(target.name, violation);
    if (finding) onFinding(finding);
  };
  const keep = (
    target: Target,
    violation: Violation,
    exchanges: readonly Exchange[],
    steps?: readonly Step[],
  ): void => {
    findings.keep({
      ...violation,
      endpoint: target.name,
      steps: steps ?? exchanges.map(({ call }) => ({ call, takes: [] })),
      exchanges,
    });
    announce(target, violation);
  };
  const report: Prober["report"] = (target, violation, exchanges, steps) => {
    if (!options.checks.has(violation.check)) return false;
    const isFirst = findings.count(target.name, violation);
    if (isFirst) keep(target, violation, exchanges, steps);
    else announce(target, violation);
    return isFirst;
  };

  /** Sends a case and keeps it if it shows a fault that is known; returns true then. */
  const showsSame = async (target: Target, { call, intent }: Case, violation: Violation): Promise<boolean> => {
    const { input, found } = await checked(target, call, intent);
    const same = found.find(({ check, cause }) => check === violation.check && cause === violation.cause);
    if (same !== undefined) keep(target, same, [input.exchange]);
    return same !== undefined;
  };

  let count = 0;
  return {
    ...{ options, report, findings, coverage },
    next: () => count++,
    isOn: (check) => options.checks.has(check),
    planOf: (target) => (call) => planCall(target, call, options),
    send: async (target, call, intent = probe) => {
      const { input, found } = await checked(target, call, intent);
      for (const violation of found) report(target, violation, [input.exchange]);
      return replyOf(input);
    },
    sendTo: async (target, call, url) => {
      const exchange = await exchanger.exchange(target, call, url);
      const { received } = exchange;
      return { exchange, ...(received.kind === "answer" && { answer: answerOf(received, target) }) };
    },
    tryCase: async (target, one) => {
      const { input, found } = await checked(target, one.call, one.intent);
      for (const violation of found) {
        if (!report(target, violation, [input.exchange])) continue;
        await shrinkCase(one, (smaller) => showsSame(target, smaller, violation));
      }
      return replyOf(input);
    },
  };
}

/** Returns the input of the checks of an exchange. */
const inputOf = (
  facts: Pick<CheckInput, "target" | "exchange" | "intent" | "secrets">,
  { maxResponseTime }: RunOptions,
): CheckInput => ({
  ...{ ...facts, method: facts.exchange.request.method },
  ...(facts.exchange.received.kind === "answer" && { answer: answerOf(facts.exchange.received, facts.target) }),
  ...(maxResponseTime !== undefined && { maxTime: maxResponseTime }),
});

const replyOf = ({ exchange, answer }: CheckInput): Reply => ({ exchange, ...(answer !== undefined && { answer }) });
