import { fnv1a } from "#engine/fnv";
import type { RequestPlan } from "#engine/request";
import { latin1Text } from "../body-text.ts";
import type { Call, Step } from "../call.ts";
import { type Case, freshCall, type Intent } from "../cases/index.ts";
import {
  type Answer,
  answerOf,
  type CheckInput,
  checksOfAnswers,
  findViolations,
  rateLimitUnclear,
  type Violation,
} from "../checks/index.ts";
import type { Exchange, SentRequest } from "../exchange.ts";
import { secretsOf } from "../failures/index.ts";
import { planCall, requestOf } from "../requests/index.ts";
import { createdThings } from "../resources/index.ts";
import type { RunHooks } from "../run-hooks.ts";
import { isSafe, type Target } from "../targets/index.ts";
import { type AcceptedValues, acceptedValues } from "./accepted-values.ts";
import { type CollectedFindings, collectedFindings } from "./collected-findings.ts";
import { type CoverageCollector, coverageCollector } from "./coverage-collector.ts";
import type { Exchanger } from "./exchanger.ts";
import { checksFor, maxTimeFor, type RunObserver, type RunOptions } from "./options.ts";
import { preparedFinding } from "./prepared-finding.ts";
import { shrinkCase } from "./shrink-case.ts";

/** A call with its answer, as checks get it. */
export interface Reply {
  readonly exchange: Exchange;
  readonly answer?: Answer;
}

/** Sends the calls of a run, checks every response, and collects findings. */
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
  /** Sends a case; resolves to undefined without it if the same request was sent for one before. */
  readonly tryOnce: (target: Target, one: Case) => Promise<Reply | undefined>;
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
  /** Waits until a server should show stored changes. */
  readonly settle: () => Promise<void>;
  /** Waits for a time in milliseconds. */
  readonly wait: (time: number) => Promise<void>;
  /** Runs the calls that make a finding smaller, see `Exchanger`. */
  readonly shrink: Exchanger["shrink"];
  /** Notes that checks were tried at an endpoint. */
  readonly tries: (target: Target, checks: readonly Violation["check"][]) => void;
  /** Returns the checks that were tried at an endpoint, of those that are on. */
  readonly triedAt: (target: Target) => readonly Violation["check"][];
  /** Returns true if a check is on for an endpoint. */
  readonly isOn: (target: Target, check: Violation["check"]) => boolean;
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
  { onCall, onFinding, hooks }: RunObserver = {},
): Prober {
  const [created, accepted] = [createdThings(targets), acceptedValues()];
  const findings = collectedFindings((finding) => preparedFinding(finding, targets, created.all()));
  const coverage = coverageCollector(targets, options.seesProperties);
  const secrets = secretsOf(options).map(({ text }) => text);

  const tried = triedChecks((target) => checksFor(options, target));
  const [slow, isNew] = [new Set<Target>(), requestFilter()];
  const exchangeOf = uniqueExchange(exchanger, options);
  const checked = async (target: Target, call: Call, intent: Intent) => {
    const input = inputOf(await exchangeOf(target, call, intent), { target, intent, secrets, options });
    for (const one of unclearRefusals(exchanger, { intent, secrets, options })) report(...one);
    if (input.answer !== undefined) coverage.add(target, call, input.answer);
    created.add(target, input.exchange);
    const found = await violationsIn(input, { exchanger, options, hooks, slow, accepted });
    tried.tries(target, checksOf(intent, hooks));
    onCall?.({ exchange: input.exchange, intent, violations: found });
    return { input, found };
  };
  const announce = announcing(findings, onFinding);
  const keep = (...[target, violation, exchanges, steps]: Parameters<Prober["report"]>): void => {
    findings.keep({
      ...violation,
      endpoint: target.name,
      steps: steps ?? exchanges.map(({ call }) => ({ call, takes: [] })),
      exchanges,
    });
    announce(target, violation);
  };
  const report: Prober["report"] = (target, violation, exchanges, steps) => {
    if (!checksFor(options, target).has(violation.check)) return false;
    const isFirst = findings.count(target.name, violation);
    if (isFirst) keep(target, violation, exchanges, steps);
    else announce(target, violation);
    return isFirst;
  };

  /** Sends a case. If it shows a known fault, stores it and returns true. */
  const showsSame = async (target: Target, { call, intent }: Case, violation: Violation): Promise<boolean> => {
    const { input, found } = await checked(target, call, intent);
    const same = found.find(({ check, cause }) => check === violation.check && cause === violation.cause);
    if (same !== undefined) keep(target, same, [input.exchange]);
    return same !== undefined;
  };

  const tryCase: Prober["tryCase"] = async (target, one) => {
    const { input, found } = await checked(target, one.call, one.intent);
    for (const violation of found) {
      if (!report(target, violation, [input.exchange])) continue;
      const attempt = (smaller: Case): Promise<boolean> => showsSame(target, smaller, violation);
      await exchanger.shrink((mayContinue) => shrinkCase(one, attempt, mayContinue));
    }
    return replyOf(input);
  };

  let count = 0;
  return {
    ...{ options, report, findings, coverage, tryCase, ...tried },
    ...{ settle: exchanger.settle, wait: exchanger.wait, shrink: exchanger.shrink },
    next: () => count++,
    isOn: (target, check) => checksFor(options, target).has(check),
    planOf: (target) => (call) => planCall(target, call, options),
    send: async (target, call, intent = probe) => {
      const { input, found } = await checked(target, call, intent);
      for (const violation of found) report(target, violation, [input.exchange]);
      return replyOf(input);
    },
    sendTo: sendingTo(exchanger),
    tryOnce: async (target, one) => (isNew(requestOf(target, one.call, options)) ? tryCase(target, one) : undefined),
  };
}

/** Lists what answers lack after which calls were sent again. */
const unclearRefusals = (
  exchanger: Exchanger,
  of: Omit<Parameters<typeof inputOf>[1], "target">,
): readonly Parameters<Prober["report"]>[] =>
  exchanger
    .takeRefused()
    .flatMap(({ target, exchange }) =>
      rateLimitUnclear(inputOf(exchange, { ...of, target })).map(
        (violation): Parameters<Prober["report"]> => [target, violation, [exchange]],
      ),
    );

/** Creates the function that passes a collected finding on. */
const announcing =
  (findings: CollectedFindings, onFinding: RunObserver["onFinding"]) =>
  (target: Target, violation: Violation): void => {
    const finding = onFinding && findings.read(target.name, violation);
    if (finding) onFinding(finding);
  };

/** Creates an empty collection of the checks that were tried, of those that are on. */
function triedChecks(onFor: (target: Target) => RunOptions["checks"]): Pick<Prober, "tries" | "triedAt"> {
  const tried = new Map<Target, Set<Violation["check"]>>();
  return {
    triedAt: (target) => [...(tried.get(target) ?? [])],
    tries: (target, checks) => {
      const known = tried.get(target) ?? new Set<Violation["check"]>();
      const on = onFor(target);
      for (const check of checks) if (on.has(check)) known.add(check);
      tried.set(target, known);
    },
  };
}

/** Lists the checks of a call: of every answer, and the one that its intent is about. */
function checksOf(intent: Intent, hooks?: RunHooks): readonly Violation["check"][] {
  const always = hooks?.check === undefined ? checksOfAnswers : [...checksOfAnswers, "own-check" as const];
  if (intent.kind === "probe") return always;
  return [...always, intent.kind === "valid" ? "valid-refused" : intent.check];
}

/** Creates the function that sends a call to another address. */
const sendingTo =
  (exchanger: Exchanger): Prober["sendTo"] =>
  async (target, call, url) => {
    const exchange = await exchanger.exchange(target, call, url);
    const { received } = exchange;
    return { exchange, ...(received.kind === "answer" && { answer: answerOf(received, target) }) };
  };

/**
 * Creates the function that sends a call, and a case again with other texts if it is answered with 409: its endpoint may
 * need unique ones. Further cases of the endpoint have other texts from the start.
 */
function uniqueExchange(exchanger: Exchanger, { seed }: Pick<RunOptions, "seed">) {
  const conflicting = new Set<Target>();
  const fresh = (target: Target, call: Call): Call | undefined =>
    freshCall(target, call, Math.abs(seed) * conflictSeed + exchanger.calls());
  return async (target: Target, call: Call, { kind }: Intent): Promise<Exchange> => {
    if (kind === "probe") return exchanger.exchange(target, call);
    const sent = conflicting.has(target) ? (fresh(target, call) ?? call) : call;
    const exchange = await exchanger.exchange(target, sent);
    if (exchange.received.kind !== "answer" || exchange.received.status !== 409) return exchange;
    conflicting.add(target);
    const other = fresh(target, call);
    return other === undefined ? exchange : exchanger.exchange(target, other);
  };
}

/** A prime number, so that runs with other seeds use other texts on the same server. */
const conflictSeed = 7919;

interface ConfirmDeps {
  readonly exchanger: Exchanger;
  readonly options: RunOptions;
  /** The endpoints with a slow response to an unsafe request. */
  readonly slow: Set<Target>;
}

/** Lists the promises that an exchange breaks, by the checks that are on and the own checks of the user. */
async function violationsIn(
  input: CheckInput,
  deps: ConfirmDeps & { readonly hooks: RunHooks | undefined; readonly accepted: AcceptedValues },
): Promise<readonly Violation[]> {
  const on = checksFor(deps.options, input.target);
  deps.accepted.add(input);
  const unexplained = findViolations(input, on).filter((one) => !deps.accepted.explains(input, one));
  const found = await confirmedSlow(unexplained, { input, ...deps });
  const own = on.has("own-check") ? await deps.hooks?.check?.(input.exchange) : undefined;
  return own === undefined ? found : [...found, ...own];
}

/**
 * Confirms a slow or late response by a second request, since a server or network may be busy briefly. Requests with unsafe
 * methods are not sent again: they would change things twice. The next slow response of their endpoint confirms them.
 */
async function confirmedSlow(
  found: readonly Violation[],
  { input, exchanger, options, slow }: ConfirmDeps & { readonly input: CheckInput },
): Promise<readonly Violation[]> {
  const { target, exchange } = input;
  const isLate = exchange.received.kind === "none" && exchange.received.reason === "timeout";
  const isOther = ({ check }: Violation): boolean => check !== "slow-answer" && !(isLate && check === "no-answer");
  if (found.every(isOther)) return found;
  if (!isSafe(exchange.request.method)) {
    if (isLate) return found;
    const isConfirmed = slow.has(target);
    slow.add(target);
    return isConfirmed ? found : found.filter(isOther);
  }
  const { received } = await exchanger.exchange(target, exchange.call);
  if (isLate) return received.kind === "none" ? found : found.filter(isOther);
  return received.time > (maxTimeFor(options, target) ?? 0) ? found : found.filter(isOther);
}

/** Returns the input of the checks of an exchange. */
function inputOf(
  exchange: Exchange,
  {
    target,
    intent,
    secrets,
    options,
  }: Pick<CheckInput, "target" | "intent" | "secrets"> & { readonly options: RunOptions },
): CheckInput {
  const { received, request } = exchange;
  const maxTime = maxTimeFor(options, target);
  return {
    ...{ target, exchange, intent, secrets, method: request.method },
    ...(received.kind === "answer" && { answer: answerOf(received, target) }),
    ...(maxTime !== undefined && { maxTime }),
  };
}

/** Creates the function that returns true for a request that differs from all earlier ones. */
function requestFilter(): (request: SentRequest) => boolean {
  const sent = new Set<number>();
  return (request) => {
    const hash = hashOf(request);
    const isNew = !sent.has(hash);
    sent.add(hash);
    return isNew;
  };
}

/** Returns a number for a request, so that many can be remembered (FNV-1a, 32 bits). */
function hashOf({ method, url, headers, body = "" }: SentRequest): number {
  const text = typeof body === "string" ? body : latin1Text(body);
  return fnv1a([method, url, ...headers.flat(), text].join("\n"));
}

const replyOf = ({ exchange, answer }: CheckInput): Reply => ({ exchange, ...(answer !== undefined && { answer }) });
