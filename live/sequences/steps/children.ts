import { isList, isObject, type Json, printJson } from "#engine/json";
import { violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { createdId, findValues, idText, propertyNames } from "../../resources/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import { readList } from "../read-list.ts";
import {
  bodyOf,
  type ChildInstance,
  isFine,
  isGone,
  makeSettledStep,
  makeStep,
  note,
  type Running,
  tries,
} from "../sequence-state.ts";
import { noteForeign } from "./known-thing.ts";

/** Names of collections that anybody may add to, though only the owner of the thing above reads them. */
const inboxName =
  /answer|application|apply|bid|booking|click|comment|contact|deposit|donation|enquir|entr|event|feedback|inquir|invit|lead|like|log|mail|message|notification|offer|order|payment|ping|rating|reaction|register|registration|report|request|reservation|response|review|rsvp|sign|submission|subscri|ticket|transfer|view|visit|vote/i;

/** Creates a thing within another one, such as a photo of a plant. */
export async function createChild(
  running: Running,
  { of, child: { create, slot }, form, credentials = "own" }: OperationOf<"child">,
  position: number,
): Promise<void> {
  const instance = running.instances.get(of);
  const made = instance && instanceCall(running, instance, create, { form, credentials });
  // Everybody may add to a thing that everybody can read, and send messages to one that nobody else can.
  const mayAdd = instance?.isPrivate !== true || inboxName.test(slot.collection);
  if (made === undefined || (credentials === "other" && mayAdd)) return;
  const answer = await makeStep(running, create, made.step, made.call);
  const exchange = running.exchanges.at(-1);
  if (credentials === "other") tries(running, create, "foreign-auth-accepted");
  if (answer === undefined || exchange === undefined || !isFine(answer)) return;
  if (credentials === "other") return noteForeign(running, create, answer);
  const found = createdId(slot, create, exchange, bodyOf(answer));
  if (found === undefined) return;
  const { value: id, from } = found;
  // A client may name one thing in several others, such as a member of groups.
  const isChosen = textsIn(exchange.call.form.value).has(idText(id));
  running.children.set(position, { of, step: running.steps.length - 1, id, ...(from && { idFrom: from }), isChosen });
}

/**
 * Reads a thing within a removed one at its path, which is gone with it. The removed one is read before: a server that
 * still shows it has archived both.
 */
export async function readOrphan(running: Running, { of, child }: OperationOf<"orphan">): Promise<void> {
  const { resource, instances, children } = running;
  const within = children.get(of);
  const instance = within && instances.get(within.of);
  if (within === undefined || instance === undefined || !instance.isDeleted) return;
  if (resource.read === undefined || child.read === undefined) return;
  const outer = instanceCall(running, instance, resource.read);
  const made = instanceCall(running, instance, child.read, { child: within });
  if (outer === undefined || made === undefined) return;
  const removed = await makeSettledStep(running, resource.read, outer.step, outer.call, isFine);
  if (removed === undefined || !isGone(removed)) return;
  // Servers may remove what is in a thing a while after it.
  const answer = await makeSettledStep(running, child.read, made.step, made.call, isFine);
  tries(running, child.read, "found-after-delete");
  if (answer === undefined || !isFine(answer)) return;
  const message = createMessage("A part of a removed thing was answered with {}.", `${answer.status}`);
  note(running, child.read, violation("found-after-delete", "in a removed thing", message));
}

/** Lists the things that were created within others, with ids that the server chose. */
const childrenElsewhere = ({ instances, children }: Running, of: number): readonly ChildInstance[] =>
  [...children.values()].filter((one) => !one.isChosen && instances.get(one.of) !== instances.get(of));

/** Returns the scalars in a value as texts. */
function textsIn(value: Json): ReadonlySet<string> {
  if (isList(value)) return new Set(value.flatMap((item) => [...textsIn(item)]));
  if (isObject(value)) return new Set(Object.values(value).flatMap((member) => [...textsIn(member)]));
  return new Set([idText(value)]);
}

/** Reads a thing at its path within another one, which does not have it. */
export async function readElsewhere(running: Running, { of, child }: OperationOf<"elsewhere">): Promise<void> {
  const instance = running.instances.get(of);
  const [within] = childrenElsewhere(running, of);
  const made = instance && within && child.read && instanceCall(running, instance, child.read, { child: within });
  if (child.read === undefined || made === undefined) return;
  const answer = await makeStep(running, child.read, made.step, made.call);
  tries(running, child.read, "wrong-items");
  const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
  const [found] = body === undefined ? [] : findValues(body, propertyNames(child.slot));
  if (found === undefined || within === undefined || idText(found.value) !== idText(within.id)) return;
  const message = createMessage(
    "The thing {} was created in another one, and is found in this one.",
    printJson(within.id),
  );
  note(running, child.read, violation("wrong-items", "in another", message));
}

/** Reads the list of what is within a thing: nothing there was created within another one. */
export async function readOthers(running: Running, { of, child }: OperationOf<"others">): Promise<void> {
  const instance = running.instances.get(of);
  const elsewhere = childrenElsewhere(running, of);
  const made = instance && child.list && instanceCall(running, instance, child.list);
  if (child.list === undefined || made === undefined || elsewhere.length === 0) return;
  const listed = await readList(running, child.list, made, child.slot);
  tries(running, child.list, "wrong-items");
  const found = elsewhere.find(({ id }) => listed?.ids.has(idText(id)));
  if (found === undefined) return;
  const message = createMessage("The list has the item {}, which was created in another one.", printJson(found.id));
  note(running, child.list, violation("wrong-items", "of another", message));
}
