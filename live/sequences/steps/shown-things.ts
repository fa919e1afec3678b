import type { Answer } from "../../checks/index.ts";
import { isSingle } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { alteredProperties } from "../altered-values.ts";
import { bodyOf, habitsOf, isFine, note, type ResourceInstance, type Running, tries } from "../sequence-state.ts";
import { type ShownThing, shownSecrets, unreadProperties } from "../shown-values.ts";
import { inBody, thingIn } from "./known-thing.ts";

/** Reports write-only texts of a thing that an answer shows under another name. */
export function noteSecrets(running: Running, { secrets }: ResourceInstance, target: Target, answer: Answer): void {
  const body = isFine(answer) && secrets.length > 0 ? bodyOf(answer) : undefined;
  if (body === undefined) return;
  for (const one of shownSecrets(target, answer, body, secrets, habitsOf(running.prober).values)) {
    note(running, target, one);
  }
}

/** Reports properties of a created thing that was not changed since, and that no read has ever shown. */
export function noteUnread(
  running: Running,
  { read: before, updates, secrets }: ResourceInstance,
  target: Target,
  thing: ShownThing,
): void {
  const [only, more] = updates;
  if (only === undefined || more !== undefined || before !== undefined) return;
  const secret = new Set(secrets.map(({ key }) => key));
  const { values } = habitsOf(running.prober);
  for (const one of unreadProperties(target, thing, { sent: only.body, secret }, values)) {
    note(running, target, inBody(one, thing));
  }
}

/** Reports properties that an answer shows with other values than the only change before it sent, at that change. */
export function noteAltered(running: Running, instance: ResourceInstance, target: Target, answer: Answer): void {
  const { id, updates } = instance;
  const [only, more] = updates;
  const thing = thingIn(answer, instance, running.resource.slot);
  if (only === undefined || more !== undefined || only.isAnswer === true || thing === undefined) return;
  const { body: sent, target: writer, isWhole } = only;
  tries(running, writer, "update-lost");
  // A thing without an id is another one when it has another value.
  const change = { id: isSingle(running.resource.slot) ? sent : id, sent, writer, isWhole };
  for (const one of alteredProperties(target, thing, change, habitsOf(running.prober).values))
    note(running, writer, inBody(one, thing));
}
