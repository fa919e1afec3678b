import type { Answer, Violation } from "../../checks/index.ts";
import { shownProperties } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import {
  habitsOf,
  isFine,
  makeSettledStep,
  note,
  type ResourceInstance,
  type Running,
  tries,
} from "../sequence-state.ts";
import { noteUnlessArchived } from "./archive.ts";
import { inBody, noteForeign, noteTag, thingIn } from "./known-thing.ts";
import { isFirstLeft, readIssues } from "./read-issues.ts";
import { noteAltered, noteSecrets, noteUnread } from "./shown-things.ts";

/** The checks of reads of a thing that is there, and of one that was removed. */
const storedChecks = ["created-not-found", "update-lost", "number-changed"] as const;
const removedChecks = ["found-after-delete"] as const;

/** Reads a thing: it has to be there as it was sent, or to be gone. A read that is wrong is made again after a while. */
export async function read(running: Running, { of, credentials = "own" }: OperationOf<"read">): Promise<void> {
  const { resource, instances } = running;
  const { slot } = resource;
  const [instance, target] = [instances.get(of), resource.read];
  const made = instance && target && instanceCall(running, instance, target, { credentials });
  if (instance === undefined || target === undefined || made === undefined) return;
  const { shown } = habitsOf(running.prober);
  const known = shown.get(target) ?? new Set();
  shown.set(target, known);
  const issuesOf = (one: Answer): readonly Violation[] =>
    readIssues(instance, { answer: one, thing: thingIn(one, instance, slot) }, known).filter(
      (issue) => !isFirstLeft(running, instance, target, issue),
    );
  const isWrong = (first: Answer): boolean => credentials === "own" && issuesOf(first).length > 0;
  const answer = await makeSettledStep(running, target, made.step, made.call, isWrong);
  if (answer === undefined) return;
  if (credentials === "other") {
    tries(running, target, "foreign-auth-accepted");
    instance.isPrivate = !isFine(answer);
    return noteForeign(running, target, answer);
  }
  tries(running, target, ...(instance.isDeleted ? removedChecks : storedChecks));
  if (instance.isDeleted) return noteUnlessArchived(running, instance, target, issuesOf(answer));
  const thing = thingIn(answer, instance, slot);
  for (const one of issuesOf(answer)) noteRead(running, instance, target, inBody(one, thing));
  if (thing === undefined) return;
  const { value: got } = thing;
  noteTag(running, instance, answer);
  noteSecrets(running, instance, target, answer);
  noteUnread(running, instance, target, thing);
  noteAltered(running, instance, target, answer);
  const tag = answer.header("etag");
  if (tag === undefined) delete instance.readTag;
  else instance.readTag = tag;
  for (const key of shownProperties(instance.updates.at(-1)?.body ?? {}, got)) known.add(key);
  delete instance.copied;
  instance.read = got;
  instance.updates = [];
  instance.otherUpdates = [];
}

/** The causes of values that an update has lost, rather than a read. */
const ofUpdate = /^(?:kept|lost|merged|appended|dropped) /;

/** Reports a broken promise that a read shows at the endpoint that broke it: the last update, or the read. */
function noteRead(
  running: Running,
  { updates, otherUpdates, copied }: ResourceInstance,
  read: Target,
  violation: Violation,
): void {
  const [kind] = violation.cause.split(" ", 1);
  const update = ofUpdate.test(violation.cause) ? [...otherUpdates, ...updates].at(-1)?.target : undefined;
  const target = (kind === "copy" ? copied?.target : update) ?? read;
  tries(running, target, violation.check);
  note(running, target, violation);
}
