import type { Call } from "../call.ts";
import { withFreshKey } from "../cases/index.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange, HeaderField, Received, SentRequest } from "../exchange.ts";
import { requestOf } from "../requests/index.ts";
import type { Target } from "../targets/index.ts";
import { defaultSettle, type RunDeps, type RunOptions } from "./options.ts";

/** Ends the tasks of a run without budget, or after an interrupt. */
export class RunEndedError extends Error {
  override readonly name = "RunEndedError";
  readonly ended: "calls" | "time" | "interrupted" | "unreachable";
  constructor(ended: RunEndedError["ended"]) {
    super(`the run has ended: ${ended}`);
    this.ended = ended;
  }
}

/** Ends the tasks of a phase that has used its share of the time of a run. */
export class PhaseEndedError extends Error {
  override readonly name = "PhaseEndedError";
}

/** Ends a task with a call of an endpoint that is not called any more, since it never answers in time. */
export class SilentEndpointError extends Error {
  override readonly name = "SilentEndpointError";
}

/** Rate limits requests, and waits as long as a server requests (`Retry-After`). */
interface Pace {
  /** Resolves when the next request may be sent. */
  readonly turn: () => Promise<void>;
  /** Sends nothing for a time, in milliseconds. */
  readonly pause: (time: number) => void;
}

/** Dependencies of a pace: the time in milliseconds since any moment, and a sleep that an abort ends early. */
interface PaceDeps {
  readonly clock: () => number;
  readonly sleep: (time: number) => Promise<void>;
}

/** Creates a pace of at most a number of requests per second, without a burst; unlimited if there is none. */
function paceOf(rate: number | undefined, { clock, sleep }: PaceDeps): Pace {
  const interval = rate === undefined ? 0 : 1000 / rate;
  let next = Number.NEGATIVE_INFINITY;
  return {
    turn: async () => {
      const now = clock();
      const at = Math.max(now, next);
      next = interval === 0 ? next : at + interval;
      if (at > now) await sleep(at - now);
    },
    pause: (time) => {
      next = Math.max(next, clock() + time);
    },
  };
}

/** A call that was answered with 429. */
interface RefusedCall {
  readonly target: Target;
  readonly exchange: Exchange;
}

/** Sends calls within the budget of a run. */
export interface Exchanger {
  /**
   * Sends a call at its turn, and again if the server asks to wait.
   *
   * @param url another address of the same server
   * @throws RunEndedError if the budget is spent, the run was interrupted, or there is no server
   * @throws SilentEndpointError if the endpoint has not answered several requests in a row
   */
  readonly exchange: (target: Target, call: Call, url?: string) => Promise<Exchange>;
  /**
   * Begins a phase, which ends after a time in milliseconds: `exchange` then throws a PhaseEndedError.
   *
   * @param share the time of the phase; unlimited if absent
   */
  readonly beginPhase: (share?: number) => void;
  /**
   * Runs the calls that make a finding smaller. `mayContinue` returns false when they have used half of the time of the
   * phase, so that they don't replace other checks.
   */
  readonly shrink: (work: (mayContinue: () => boolean) => Promise<void>) => Promise<void>;
  readonly calls: () => number;
  /** Waits until a server should show stored changes. */
  readonly settle: () => Promise<void>;
  /** Waits for a time in milliseconds. */
  readonly wait: (time: number) => Promise<void>;
  /** Requests that the server refused with 429 until the end. */
  readonly limited: () => number;
  /** Takes the answers with 429 after which calls were sent again. */
  readonly takeRefused: () => readonly RefusedCall[];
  /** In milliseconds since the start. */
  readonly time: () => number;
  /** Answers of each endpoint by status, or by the reason why there was none. */
  readonly statuses: ReadonlyMap<Target, ReadonlyMap<string, number>>;
  /** Milliseconds that each endpoint took to answer, over all of its calls. */
  readonly times: ReadonlyMap<Target, number>;
  /** The endpoints that were called with the credentials of the run: true if any answer was not 401 or 403. */
  readonly admitted: ReadonlyMap<Target, boolean>;
  /** Returns true for an endpoint that is not called any more. */
  readonly isSilent: (target: Target) => boolean;
  readonly ended: () => RunEndedError["ended"] | undefined;
  /** The reason why no server was reached. */
  readonly reason: () => string | undefined;
}

/** Returns the request that a hook of the user makes of one. */
const hooked = async ({ hooks }: RunDeps, { endpoint }: Target, request: SentRequest): Promise<SentRequest> =>
  (await hooks?.before?.(request, endpoint.id)) ?? request;

/** Times that a call is sent again when the server asks to wait. Own choice. */
const maxWaits = 3;
/** Milliseconds of the longest wait: a server that requests more has no answer for this run. Own choice. */
const maxWait = 60_000;
/** Calls in a row that were refused after every wait, after which none waits until another is not. Own choice. */
const maxRefused = 3;

/** Requests in a row without an answer in time, after which an endpoint that never answered is left alone. Own choice. */
const maxSilence = 2;
/** The same for an endpoint that has answered, and the calls after which it is tried again; twice as many each time. */
const maxPause = { silence: 5, calls: 20 };

/** Creates the exchanger of a run. */
export function exchangerOf(options: RunOptions, deps: RunDeps): Exchanger {
  const { clock, signal } = deps;
  const pace = paceOf(options.rate, { clock, sleep: (time) => deps.sleep(time, signal) });
  const statuses = new Map<Target, Map<string, number>>();
  const times = new Map<Target, number>();
  const admitted = new Map<Target, boolean>();
  const start = clock();
  const phase = phaseClock(clock);
  const refusals = refusedCalls();
  const silence = silentEndpoints();
  let calls = 0;
  let keys = 0;
  let answered = false;
  let ended: RunEndedError["ended"] | undefined;
  let reason: string | undefined;

  const end = (why: RunEndedError["ended"]): never => {
    ended ??= why;
    throw new RunEndedError(ended);
  };
  const spend = async (): Promise<void> => {
    if (ended !== undefined) end(ended);
    if (signal.aborted) end("interrupted");
    if (options.calls !== undefined && calls >= options.calls) end("calls");
    if (options.time !== undefined && clock() - start >= options.time) end("time");
    phase.check();
    calls += 1;
    await pace.turn();
    if (signal.aborted) end("interrupted");
  };
  const exchange: Exchanger["exchange"] = async (target, given, url) => {
    const call = withFreshKey(target, given, `${options.run ?? options.seed}-${keys++}`);
    const planned = requestOf(target, call, options);
    const request = await hooked(deps, target, url === undefined ? planned : { ...planned, url });
    for (let waits = 0; ; waits += 1) {
      silence.check(target);
      await spend();
      const sent = clock();
      const received = await deps.send(request, signal);
      deps.onExchange?.({ call, request, received }, sent);
      await deps.hooks?.after?.({ call, request, received });
      times.set(target, (times.get(target) ?? 0) + clock() - sent);
      countStatus(statuses, target, received);
      silence.add(target, received);
      noteAdmission(admitted, target, { call, received });
      if (received.kind === "answer") answered = true;
      else if (received.reason === "aborted" && signal.aborted) end("interrupted");
      else if (!answered && isUnreachable(received)) {
        reason = received.message;
        end("unreachable");
      }
      const isLast = waits === maxWaits || refusals.isHopeless() || !mustWait(received, pace, waits);
      refusals.add({ target, exchange: { call, request, received } }, isLast);
      if (isLast) return { call, request, received };
    }
  };
  return {
    exchange,
    ...{ beginPhase: phase.begin, shrink: phase.shrink },
    ...{ statuses, times, admitted, isSilent: silence.has },
    ...{ calls: () => calls, limited: refusals.limited, takeRefused: refusals.takeRefused },
    settle: () => deps.sleep(options.settle ?? defaultSettle, signal),
    wait: (time) => deps.sleep(time, signal),
    time: () => clock() - start,
    ended: () => ended,
    reason: () => reason,
  };
}

/** Collects 429 responses, and counts the calls that were not sent again. */
function refusedCalls() {
  const refused: RefusedCall[] = [];
  let [limited, inRow] = [0, 0];
  return {
    add: (one: RefusedCall, isLast: boolean): void => {
      const { received } = one.exchange;
      const isRefused = received.kind === "answer" && received.status === 429;
      if (!isRefused) inRow = 0;
      else if (isLast) [limited, inRow] = [limited + 1, inRow + 1];
      else refused.push(one);
    },
    isHopeless: () => inRow >= maxRefused,
    limited: () => limited,
    takeRefused: () => refused.splice(0),
  };
}

/** Finds endpoints that do not answer in time: each further request would take the whole timeout. */
function silentEndpoints() {
  const known = new Map<Target, { hasAnswered: boolean; inRow: number; skipped: number; pause: number }>();
  const stateOf = (target: Target) => {
    const state = known.get(target) ?? { hasAnswered: false, inRow: 0, skipped: 0, pause: maxPause.calls };
    known.set(target, state);
    return state;
  };
  const has = (target: Target): boolean => {
    const { hasAnswered, inRow } = stateOf(target);
    return inRow >= (hasAnswered ? maxPause.silence : maxSilence);
  };
  return {
    has,
    check: (target: Target): void => {
      const state = stateOf(target);
      if (!has(target)) return;
      state.skipped += 1;
      if (!state.hasAnswered || state.skipped <= state.pause) {
        throw new SilentEndpointError(`${target.name} does not answer`);
      }
      state.skipped = 0;
      state.pause *= 2;
    },
    add: (target: Target, received: Received): void => {
      const state = stateOf(target);
      const isLate = received.kind === "none" && received.reason === "timeout";
      state.inRow = isLate ? state.inRow + 1 : 0;
      if (received.kind === "answer") Object.assign(state, { hasAnswered: true, skipped: 0, pause: maxPause.calls });
    },
  };
}

/** Measures the time of a phase, and the time of making findings smaller within it. */
function phaseClock(clock: () => number) {
  const shrinks = stopwatch(clock);
  let [end, shrinkTime] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const begin: Exchanger["beginPhase"] = (share = Number.POSITIVE_INFINITY) => {
    end = clock() + share;
    shrinkTime = shrinks.time() + share / 2;
  };
  const shrink: Exchanger["shrink"] = (work) => shrinks.during(() => work(() => shrinks.time() < shrinkTime));
  const check = (): void => {
    if (clock() >= end) throw new PhaseEndedError("the phase has ended");
  };
  return { begin, shrink, check };
}

/** Measures the time while at least one of several works is in progress. */
function stopwatch(clock: () => number) {
  let [active, since, total] = [0, 0, 0];
  const time = (): number => total + (active > 0 ? clock() - since : 0);
  return {
    time,
    during: async (work: () => Promise<void>): Promise<void> => {
      if (active === 0) since = clock();
      active += 1;
      try {
        await work();
      } finally {
        if (active === 1) total = time();
        active -= 1;
      }
    },
  };
}

/** Notes if an endpoint accepts the credentials of the run. */
function noteAdmission(
  admitted: Map<Target, boolean>,
  target: Target,
  { call, received }: Pick<Exchange, "call" | "received">,
): void {
  // An answer to another method or path, such as OPTIONS, is often given before the credentials are read.
  const isOwn = call.change?.kind !== "method" && call.change?.kind !== "address";
  if (received.kind !== "answer" || call.credentials !== "own" || !isOwn) return;
  admitted.set(target, admitted.get(target) === true || (received.status !== 401 && received.status !== 403));
}

function countStatus(statuses: Map<Target, Map<string, number>>, target: Target, received: Received): void {
  const of = statuses.get(target) ?? new Map<string, number>();
  statuses.set(target, of);
  const key = received.kind === "answer" ? String(received.status) : received.reason;
  of.set(key, (of.get(key) ?? 0) + 1);
}

const unreachable: ReadonlySet<string> = new Set(["refused", "unknown-host", "tls", "not-http"]);

/** Returns true if there is no server at the address. */
const isUnreachable = ({ reason }: Received & { readonly kind: "none" }): boolean => unreachable.has(reason);

/** Milliseconds to wait after a 429 that does not say how long; twice as long after each further one. Own choice. */
const firstBackoff = 1000;

/** Pauses as the server asks in `Retry-After` of 429 and 503 (RFC 9110 section 10.2.3, RFC 6585 section 4). */
function mustWait(received: Received, pace: Pace, waits: number): boolean {
  if (received.kind === "none" || (received.status !== 429 && received.status !== 503)) return false;
  const asked = waitOf(received.headers);
  const wait = Number.isNaN(asked) && received.status === 429 ? firstBackoff * 2 ** waits : asked;
  if (Number.isNaN(wait) || wait > maxWait) return false;
  pace.pause(Math.max(wait, 0));
  return true;
}

/** Returns the milliseconds to wait: of seconds, or of a date on the server's own clock; NaN if there is neither. */
function waitOf(headers: readonly HeaderField[]): number {
  const after = headerOf(headers, "retry-after") ?? "";
  return /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.parse(headerOf(headers, "date") ?? "");
}
