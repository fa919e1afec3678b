import { type Answer, type Violation, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { itemsOf } from "../../list-items.ts";
import { isCutContent, isOtherContent } from "../../resources/index.ts";
import { isSafe, type Target } from "../../targets/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import {
  bodyOf,
  isFine,
  makeSettledStep,
  note,
  type ResourceInstance,
  type Running,
  saysGone,
  tries,
} from "../sequence-state.ts";
import { noteUnlessArchived } from "./archive.ts";
import { noteForeign } from "./known-thing.ts";
import { otherContent } from "./read-issues.ts";

/** Records about a thing, which a server has to keep when the thing is removed, and may add to when it is read. */
const recordName = /^(?:audit|access|activit(?:y|ies)|trail|history|changelog|visits?|views?|logs?$)/i;

/** Paths of the content of a thing, as it was stored. */
const contentName =
  /^(?:contents?|download|raw|data|file|body|bytes|blob|binary|original|media|image|picture|artifact|payload)$/i;

const hasSegment = ({ endpoint: { path } }: Target, name: RegExp): boolean =>
  path.some((part) => part.kind === "literal" && part.value.split("/").some((segment) => name.test(segment)));

/** The second to the fourth byte: a part that begins and ends within most contents. */
const someBytes = { kind: "header", name: "Range", value: "bytes=1-3" } as const;

/**
 * Reads a part of a thing, such as its photos; it is gone with the thing, if the description has 404 or 410 for it. The
 * content of a file is the one that was sent.
 */
export async function readPart(
  running: Running,
  { of, target, credentials = "own", isRange = false }: OperationOf<"part">,
): Promise<void> {
  const instance = running.instances.get(of);
  const change = isRange ? someBytes : undefined;
  const made = instance && instanceCall(running, instance, target, { credentials, ...(change && { change }) });
  if (instance === undefined || made === undefined) return;
  const issuesOf = (one: Answer) => (credentials === "own" ? contentIssues(instance, target, one) : []);
  const answer = await makeSettledStep(running, target, made.step, made.call, (one) => issuesOf(one).length > 0);
  if (answer === undefined) return;
  if (credentials === "other") return noteForeign(running, target, answer);
  if (!instance.isDeleted) {
    for (const one of issuesOf(answer)) note(running, target, one);
    const body = isFine(answer) ? bodyOf(answer) : undefined;
    const items = body === undefined ? undefined : itemsOf(body);
    if (items !== undefined) await noteGrowth(running, target, `${of}`, items.length);
    return;
  }
  if (!isFine(answer) || !saysGone(target) || hasSegment(target, recordName)) return;
  const message = createMessage("A part of a removed thing was answered with {}.", `${answer.status}`);
  await noteUnlessArchived(running, instance, target, [violation("found-after-delete", "part", message)]);
}

/** Compares a part with the content that was sent: if its path says that it is the content, or if it is cut. */
function contentIssues({ content, isDeleted }: ResourceInstance, target: Target, answer: Answer): readonly Violation[] {
  if (content === undefined || isDeleted || isOtherContent(content, answer) !== true) return [];
  return hasSegment(target, contentName) || isCutContent(content, answer) ? [otherContent()] : [];
}

/**
 * Reports requests that only read, and that added to a list twice (RFC 9110 section 9.2.1). Things that a creation adds
 * later are there after a while, so that they are not counted.
 */
export async function noteGrowth(running: Running, list: Target, of: string, count: number): Promise<void> {
  const { sizes, exchanges, prober, isShorter } = running;
  const key = `${list.name} ${of}`;
  const before = sizes.get(key);
  const step = exchanges.length;
  const since = exchanges.slice(before?.step ?? 0, -1);
  const onlyRead = before !== undefined && since.every(({ request }) => isSafe(request.method));
  const hasGrown = onlyRead && count > before.count && !hasSegment(list, recordName);
  sizes.set(key, { count, step, hasGrown });
  if (!onlyRead) return;
  tries(running, list, "not-repeatable");
  if (!hasGrown) return;
  if (!before.hasGrown) return isShorter ? undefined : prober.settle();
  const message = createMessage(
    "Requests that only read have added to a list of {}: it has {} now.",
    `${before.count}`,
    `${count}`,
  );
  note(running, list, violation("not-repeatable", "items", message));
}
