import { isObject, own } from "#engine/json";
import type { Call } from "../call.ts";
import type { Exchange, Received, Send } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import type { RunHooks } from "../run-hooks.ts";
import { bindCall, takenValue } from "./bind-call.ts";
import type { Failure, FailureStep, NamedSecret } from "./failure.ts";
import { isFine, removalOf } from "./lists/removal.ts";
import { maxPages, secondPage } from "./lists/second-page.ts";
import { withSecrets } from "./redact/redact-form.ts";
import type { BuildRequest } from "./redact/redact-step-request.ts";

/** The cause and the message of a failure. */
export type Shown = Pick<Finding, "cause" | "message">;

/** The reason why answers show nothing. */
export interface Unclear {
  readonly unclear: string;
}

/** The failure of the responses of a replay, or why it is unknown; `undefined` if they are as expected. */
export type ReplayVerdict = Shown | Unclear | undefined;

/** The dependencies of making a failure again. */
export interface ReplayDeps {
  readonly build: BuildRequest;
  readonly send: Send;
  /** Returns the failure of the responses, or why it is unknown; `undefined` if they are as expected. */
  readonly check: (exchanges: readonly Exchange[]) => ReplayVerdict | Promise<ReplayVerdict>;
  readonly hooks?: Pick<RunHooks, "before" | "after"> | undefined;
  readonly secrets: readonly NamedSecret[];
  /** Waits for a time in milliseconds. */
  readonly sleep: (time: number) => Promise<void>;
  readonly signal?: AbortSignal;
}

/** The result of a replay. */
export type ReplayOutcome =
  /** It fails as before. */
  | { readonly kind: "same"; readonly found: Shown }
  /** The check fails for another cause. */
  | { readonly kind: "other"; readonly found: Shown }
  /** It no longer fails. */
  | { readonly kind: "passed" }
  /** A step could not be made, so nothing is known. */
  | {
      readonly kind: "not-made";
      readonly reason: string;
      /** True if the credentials of the replay were refused. */
      readonly isRefused?: true;
    };

/** A replay with everything that was sent and received. */
export interface Replayed {
  readonly outcome: ReplayOutcome;
  readonly exchanges: readonly Exchange[];
}

/**
 * Makes the steps of a failure again, one after the other, with the values of the new answers. What the last step relies
 * on has to hold: steps before it that were successes are that again, and a thing that is removed was there.
 */
export async function replayFailure(failure: Failure, deps: ReplayDeps): Promise<Replayed> {
  const exchanges: Exchange[] = [];
  const outcome = await makeSteps(failure, deps, exchanges);
  await removeCreated(failure, deps, exchanges);
  return { outcome, exchanges };
}

async function sendCall({ build, send, hooks, signal }: ReplayDeps, call: Call): Promise<Exchange> {
  const built = build(call);
  const request = (await hooks?.before?.(built, call.endpoint)) ?? built;
  const received = await send(request, signal);
  await hooks?.after?.({ call, request, received });
  return { call, request, received };
}

/** Removes what the steps have created, the last one first; whether that works is not a part of the failure. */
async function removeCreated({ steps }: Failure, deps: ReplayDeps, exchanges: readonly Exchange[]): Promise<void> {
  for (const [position, { received }] of [...exchanges.entries()].reverse()) {
    // Later pages of a list have no step.
    const undo = steps[position]?.undo;
    if (undo === undefined || !isFine(received) || deps.signal?.aborted) continue;
    const bound = bindCall(
      { call: callOf(undo, deps.secrets), takes: undo.takes },
      exchanges.map((one) => one.received),
    );
    if (bound.ok) await sendCall(deps, bound.call);
  }
}

async function makeSteps(failure: Failure, deps: ReplayDeps, exchanges: Exchange[]): Promise<ReplayOutcome> {
  const later = secondPage(failure);
  for (const [index, step] of failure.steps.slice(0, later).entries()) {
    const bound = bindCall(
      { call: callOf(step, deps.secrets), takes: step.takes },
      exchanges.map(({ received }) => received),
    );
    if (!bound.ok) return { kind: "not-made", reason: `step ${index + 1}: ${bound.reason}` };
    const missing = await missingBefore(failure, index, { deps, exchanges, call: bound.call });
    if (missing !== undefined) return { kind: "not-made", reason: missing };
    if (step.wait !== undefined) await deps.sleep(step.wait);
    const exchange = await sendCall(deps, bound.call);
    const { received } = exchange;
    if (received.kind === "none" && received.reason === "aborted") {
      return { kind: "not-made", reason: "it was interrupted" };
    }
    const isLast = index === (later ?? failure.steps.length) - 1;
    // After a message that ended the server, the next connection has no answer.
    const isExpected = isLast && (failure.check === "no-answer" || (failure.check === "channel-broken" && index > 0));
    if (received.kind === "none" && !isExpected) {
      return { kind: "not-made", reason: `step ${index + 1}: no answer: ${received.message}` };
    }
    exchanges.push(exchange);
    const differs = differenceIn(failure, index, received);
    if (differs !== undefined) return differs;
  }
  const answers = exchanges.map(({ received }) => received);
  for await (const page of laterPages(failure, deps, answers)) exchanges.push(page);
  const found = await deps.check(exchanges);
  if (found === undefined) return { kind: "passed" };
  if ("unclear" in found) return { kind: "not-made", reason: found.unclear };
  return { kind: found.cause === failure.cause ? "same" : "other", found };
}

/** Reads the pages of a list after its first one, as long as each has a cursor; others do not continue it. */
async function* laterPages(
  failure: Failure,
  deps: ReplayDeps,
  answers: readonly (Received | undefined)[],
): AsyncGenerator<Exchange> {
  const position = secondPage(failure);
  const step = position === undefined ? undefined : failure.steps[position];
  const cursor = step?.takes.find((one) => one.step + 1 === position);
  if (position === undefined || step === undefined || cursor === undefined) return;
  const before = answers.slice(0, position - 1);
  let page = answers[position - 1];
  for (let count = 0; count < maxPages; count += 1) {
    const value = takenValue(cursor.from, page);
    if (value === undefined || value === null || value === "" || value === false) return;
    const bound = bindCall({ call: callOf(step, deps.secrets), takes: step.takes }, [...before, page]);
    if (!bound.ok) return;
    const exchange = await sendCall(deps, bound.call);
    if (exchange.received.kind !== "answer") return;
    yield exchange;
    page = exchange.received;
  }
}

interface Before {
  readonly deps: ReplayDeps;
  readonly exchanges: readonly Exchange[];
  /** The call of the step that is next. */
  readonly call: Call;
}

/** Reads a thing that the next step removes, and returns why nothing would be shown: it is not there. */
async function missingBefore(failure: Failure, next: number, before: Before): Promise<string | undefined> {
  const { deps, exchanges, call } = before;
  const removal = removalOf(failure);
  if (removal?.at !== next) return undefined;
  const answers: (Received | undefined)[] = [...exchanges.map(({ received }) => received), undefined];
  for (const step of failure.steps.slice(next + 1, secondPage(failure))) {
    const bound = bindCall({ call: callOf(step, deps.secrets), takes: step.takes }, answers);
    // It reads something that only the removal names.
    if (!bound.ok) return undefined;
    answers.push((await sendCall(deps, bound.call)).received);
  }
  for await (const { received } of laterPages(failure, deps, answers)) answers.push(received);
  const read = answers.slice(next + 1).filter((one) => one !== undefined);
  return removal.isThere(call, read) ? undefined : removal.missing;
}

/** Returns the outcome of a step after which nothing can be shown: it is refused, or not the success that it was. */
function differenceIn(failure: Failure, index: number, received: Received): ReplayOutcome | undefined {
  const { steps } = failure;
  const step = steps[index];
  if (step?.answer.kind !== "answer" || received.kind !== "answer") return undefined;
  const { status } = received;
  const before = step.answer.status;
  const isOwn = step.credentials === "own" && step.change === undefined;
  const isLast = index === steps.length - 1;
  if (isOwn && status !== before && (status === 401 || (status === 403 && !isLast))) {
    return { kind: "not-made", reason: `step ${index + 1} was answered with ${status}`, isRefused: true };
  }
  if (isLast && isMissing(failure, step, status)) {
    const reason = `step ${index + 1} was answered with ${status}: the resource is not there, so the failure was not reproduced`;
    return { kind: "not-made", reason };
  }
  // A removed thing may have been read, which showed that it was not archived.
  const removal = removalOf(failure)?.at ?? index;
  if (index > removal && step.endpoint !== steps.at(-1)?.endpoint) return undefined;
  const isSuccess = before >= 200 && before < 300;
  if (isLast || !isSuccess || isFine(received)) return undefined;
  const reason = `step ${index + 1} was answered with ${status}, and with ${before} when it was saved`;
  return { kind: "not-made", reason };
}

/** Lists the statuses of the last step by which it did not find its resource, which is never the failure itself. */
export const missingStatuses = (failure: Failure): readonly number[] => {
  const last = failure.steps.at(-1);
  return last === undefined ? [] : [404, 410].filter((status) => isMissing(failure, last, status));
};

function isMissing({ expected }: Failure, { form, answer }: FailureStep, status: number): boolean {
  if (status !== 404 && status !== 410) return false;
  const before = answer.kind === "answer" ? answer.status : undefined;
  const parameters = isObject(form.value) ? own(form.value, "pathParameters") : undefined;
  const isResource = isObject(parameters) && Object.keys(parameters).length > 0;
  const isExpected = expected.kind === "status" && expected.statuses.includes(String(status));
  return isResource && !isExpected && before !== status;
}

const callOf = (
  { endpoint, form, credentials, change }: Pick<FailureStep, "endpoint" | "form" | "credentials" | "change">,
  secrets: readonly NamedSecret[],
): Call => ({
  endpoint,
  form: withSecrets(form, secrets),
  credentials,
  ...(change && { change }),
});
