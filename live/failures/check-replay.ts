import { isList, isObject, type Json, own } from "#engine/json";
import { valueAt } from "#engine/shape";
import type { Intent } from "../cases/index.ts";
import { type ConversationIntent, channelChecks, checkConversation } from "../channels/check-conversation.ts";
import type { CheckId } from "../check-ids.ts";
import { answerOf, findViolations, isOfAnswers } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { contentOf, isOtherContent, otherSize } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import type { Failure } from "./failure.ts";
import { isMet, jsonIn } from "./is-met.ts";
import { listingOf } from "./lists/listing.ts";
import { isStillThere } from "./lists/removal.ts";
import type { Shown, Unclear } from "./replay.ts";

/** Checks that report a call which has to be refused; their cause is its fault. */
const ofRefusal: ReadonlySet<CheckId> = new Set([
  "invalid-accepted",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
]);

/** Conditions on several answers, which no check of the last one alone can evaluate. */
const relationKinds: ReadonlySet<Failure["expected"]["kind"]> = new Set(["counted", "compared", "listed"]);

/** The facts that decide about a replay. */
export interface ReplayFacts {
  /** The endpoint of the last step. */
  readonly target: Target;
  readonly secrets: readonly string[];
  readonly maxTime?: number;
}

/**
 * Checks the answers of a replay. A check of single answers checks the last one again; any other failure is still there
 * if the last answer breaks the same expectation as before. A list is searched for the thing that was created or removed,
 * since its other items may change.
 */
export function checkReplay(
  failure: Failure,
  exchanges: readonly Exchange[],
  facts: ReplayFacts,
): Shown | Unclear | undefined {
  const exchange = exchanges.at(-1);
  if (exchange === undefined) return undefined;
  const { target, secrets, maxTime } = facts;
  if (target.channel !== undefined && channelChecks.includes(failure.check)) {
    return checkChannelReplay(failure, exchanges, target);
  }
  const isListed = failure.check === "listed-after-delete" ? isStillThere(failure, exchanges) : undefined;
  if (isListed !== undefined) return isListed ? failure : undefined;
  const listing = failure.check === "not-listed" ? listingOf(failure, exchanges, target) : undefined;
  if (listing !== undefined) {
    if (listing.kind === "unclear") return { unclear: listing.reason };
    return listing.kind === "missing" ? failure : undefined;
  }
  if (failure.check === "update-lost" && ["content", "size"].includes(failure.cause))
    return checkContent(failure, exchanges);
  const intent = intentOf(failure);
  const isOfSteps = !isOfAnswers(failure.check) || relationKinds.has(failure.expected.kind);
  if (isOfSteps && intent.kind === "probe") {
    const met = isMet(failure, exchanges);
    return met === undefined ? { unclear: "the answers do not show it" } : met ? undefined : failure;
  }
  const { received, request } = exchange;
  const found = findViolations(
    {
      ...{ target, exchange, intent, secrets, method: request.method },
      ...(received.kind === "answer" && { answer: answerOf(received, target) }),
      ...(maxTime !== undefined && { maxTime }),
    },
    new Set([failure.check]),
  );
  if (found.length === 0 && failure.check === "write-only-shown" && showsSent(failure, exchanges)) return failure;
  return found.find(({ cause }) => cause === failure.cause) ?? found[0];
}

/** Compares the content or the size in the last answer with the last content that was sent. */
function checkContent(failure: Failure, exchanges: readonly Exchange[]): Shown | Unclear | undefined {
  const received = exchanges.at(-1)?.received;
  const request = exchanges.findLast((one) => one.request.body !== undefined)?.request;
  const stored = request && contentOf(request);
  if (stored === undefined || received?.kind !== "answer") return { unclear: "nothing was stored" };
  if (failure.cause === "size") {
    const body = jsonIn(exchanges.at(-1)) ?? null;
    return otherSize(valueAt(body, failure.at?.slice(0, -1) ?? []) ?? null, stored) && failure;
  }
  const isOther = isOtherContent(stored, { ...received, bytes: received.body });
  if (isOther === undefined) return { unclear: "the answers do not show it" };
  return isOther ? failure : undefined;
}

/**
 * Returns true if the last answer has, at the place of the failure, a text that a request of the replay sent. Sequences
 * report these, in places that the description of the answer may not have.
 */
function showsSent({ at }: Failure, exchanges: readonly Exchange[]): boolean {
  const shown = at === undefined ? undefined : valueAt(jsonIn(exchanges.at(-1)) ?? null, at);
  const sent = exchanges.map(({ call }) => own(isObject(call.form.value) ? call.form.value : {}, "body"));
  return typeof shown === "string" && sent.some((body) => body !== undefined && hasText(body, shown));
}

function hasText(value: Json, text: string): boolean {
  if (value === text) return true;
  if (isList(value)) return value.some((item) => hasText(item, text));
  return isObject(value) && Object.values(value).some((member) => hasText(member, text));
}

/** Checks a conversation again; after an invalid message, the next connection has to open too. */
function checkChannelReplay(failure: Failure, exchanges: readonly Exchange[], target: Target): Shown | undefined {
  const found = exchanges.flatMap((exchange, at) =>
    checkConversation(target, exchange, channelIntentOf(failure, at > 0)).filter(
      ({ check }) => check === failure.check,
    ),
  );
  const last = exchanges.at(-1)?.received;
  const isStopped = exchanges.length > 1 && (last?.kind !== "answer" || last.status !== 101);
  if (isStopped && failure.check === "channel-broken") return failure;
  return found.find(({ cause }) => cause === failure.cause) ?? found[0];
}

function channelIntentOf({ check }: Failure, isNext: boolean): ConversationIntent {
  if (check === "auth-not-required" || check === "wrong-auth-accepted") return { kind: "refused", check };
  return check === "channel-broken" && !isNext ? { kind: "invalid" } : { kind: "valid" };
}

function intentOf({ check, cause }: Failure): Intent {
  if (check === "valid-refused" || check === "undocumented-status") return { kind: "valid" };
  // A 501 does not make a probe fail, so the saved request was not a probe.
  if (check === "server-error" && cause === "501") return { kind: "valid" };
  return ofRefusal.has(check) ? { kind: "invalid", check, fault: cause } : { kind: "probe" };
}
