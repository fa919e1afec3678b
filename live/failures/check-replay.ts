import { equalJson, parseJson } from "#engine/json";
import { mediaType } from "#engine/request";
import { type Path, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { Intent } from "../cases/index.ts";
import { type ConversationIntent, channelChecks, checkConversation } from "../channels/index.ts";
import type { CheckId } from "../check-ids.ts";
import { answerOf, findViolations, isOfAnswers } from "../checks/index.ts";
import type { Exchange, Received } from "../exchange.ts";
import type { Target } from "../targets/index.ts";
import { isStatus } from "./expectation.ts";
import type { Failure } from "./failure.ts";
import { isStillThere, listingOf } from "./lists/index.ts";
import { isRelationBroken } from "./relations.ts";
import type { Shown, Unclear } from "./replay.ts";
import { isOfType } from "./value-type.ts";

/** Checks that report a call which has to be refused; their cause is its fault. */
const ofRefusal: ReadonlySet<CheckId> = new Set([
  "invalid-accepted",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
]);

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
  const relation = isRelationBroken(failure, exchanges);
  if (relation !== undefined) return relation ? failure : undefined;
  const intent = intentOf(failure);
  if (!isOfAnswers(failure.check) && intent.kind === "probe") {
    return isMet(failure, exchange.received) ? undefined : failure;
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
  return found.find(({ cause }) => cause === failure.cause) ?? found[0];
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

/** Returns true if an answer is as expected. */
function isMet({ expected, steps }: Failure, received: Received): boolean {
  if (received.kind === "none") return false;
  const recorded = steps.at(-1)?.answer;
  const text = utf8Text(received.body) ?? "";
  switch (expected.kind) {
    case "answered":
      return true;
    case "status":
      return expected.statuses.some((status) => isStatus(received.status, status));
    case "content-type": {
      const type = received.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
      return expected.types.some((one) => mediaType(one) === mediaType(type));
    }
    case "value": {
      const parsed = parseJson(text);
      return parsed.ok && isOfType(valueAt(parsed.value, expected.at), expected.type);
    }
    case "not-value":
    case "not-answer": {
      if (recorded?.kind !== "answer" || recorded.status !== received.status) return true;
      const { body } = recorded;
      // A body that was not saved whole can't be compared: the status is the same.
      if (body.kind !== "text" || typeof body.text !== "string" || body.isCut) return false;
      return expected.kind === "not-answer" ? body.text !== text : !isSameAt(expected.at, body.text, text);
    }
  }
}

function isSameAt(at: Path, before: string, now: string): boolean {
  const [was, is] = [before, now].map((text) => {
    const parsed = parseJson(text);
    return parsed.ok ? valueAt(parsed.value, at) : undefined;
  });
  return was === undefined || is === undefined ? was === is : equalJson(was, is);
}
