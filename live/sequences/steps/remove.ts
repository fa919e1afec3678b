import { violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import { isFine, makeStep, type Running, saysGone, tries } from "../sequence-state.ts";
import { noteUnlessArchived } from "./archive.ts";
import { noteForeign, noteStale } from "./known-thing.ts";

/** Removes a thing; once if the description documents a response for missing things. */
export async function remove(running: Running, operation: OperationOf<"delete">): Promise<void> {
  const { of, credentials = "own", isStale = false } = operation;
  const { resource, instances } = running;
  const [instance, target] = [instances.get(of), resource.remove];
  const made = instance && target && instanceCall(running, instance, target, { credentials, isStale });
  if (instance === undefined || target === undefined || made === undefined) return;
  const answer = await makeStep(running, target, made.step, made.call);
  if (credentials === "other") tries(running, target, "foreign-auth-accepted");
  else if (isStale) tries(running, target, "condition-ignored");
  else if (instance.isDeleted && saysGone(target)) tries(running, target, "deleted-twice");
  if (answer === undefined || !isFine(answer)) return;
  if (credentials === "other") return noteForeign(running, target, answer);
  if (isStale) noteStale(running, target, answer);
  if (instance.isDeleted && saysGone(target)) {
    const message = createMessage("A removed thing was removed again with {}.", `${answer.status}`);
    await noteUnlessArchived(running, instance, target, [violation("deleted-twice", "delete", message)]);
  }
  instance.isDeleted = true;
}
