import { printJson } from "#engine/json";
import type { StepInput } from "../../call.ts";
import { callOf } from "../../cases/index.ts";
import { type Answer, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { itemsOf } from "../../list-items.ts";
import { findValues, idText, propertyNames } from "../../resources/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import {
  bodyOf,
  isFine,
  isGone,
  makeSettledStep,
  makeStep,
  note,
  type ResourceInstance,
  type Running,
  tries,
} from "../sequence-state.ts";
import { noteTag } from "./known-thing.ts";

/** Names of calls that copy a thing. Others that are answered with 201 may change it. */
const copyName = /^(?:cop(?:y|ies)|clones?|duplicates?|forks?)$/i;

/** A thing that was created by another endpoint than the usual one, so that its values are not known. */
const unknownThing = (
  step: number,
  id: ResourceInstance["id"],
  idFrom: StepInput["from"],
  call: ResourceInstance["call"],
) =>
  ({
    ...{ step, id, idFrom, call, wrapper: [], isDeleted: false },
    ...{ updates: [], otherUpdates: [], secrets: [] },
  }) satisfies ResourceInstance;

/** Copies a thing: the copy has another id. */
export async function copy(
  running: Running,
  { of, target, form }: OperationOf<"copy">,
  position: number,
): Promise<void> {
  const { instances, resource } = running;
  const instance = instances.get(of);
  const made = instance && instanceCall(running, instance, target, { form });
  if (instance === undefined || made === undefined || instance.isDeleted) return;
  const answer = await makeStep(running, target, made.step, made.call);
  const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
  const [found] = body === undefined ? [] : findValues(body, propertyNames(resource.slot));
  if (answer === undefined || found === undefined) return;
  tries(running, target, "id-given-twice");
  if (idText(found.value) === idText(instance.id)) {
    if (
      !target.endpoint.path.some((part) => part.kind === "literal" && copyName.test(part.value.split("/").at(-1) ?? ""))
    )
      return;
    const message = createMessage("The id {} also belongs to another thing.", printJson(found.value));
    return note(running, target, { ...violation("id-given-twice", "another thing", message), at: found.at });
  }
  const created = unknownThing(running.steps.length - 1, found.value, { kind: "body", path: found.at }, instance.call);
  noteTag(running, created, answer);
  instances.set(position, created);
}

/** Things of one request that are read. Own choice: the first ones and the last one. */
const maxRead = 3;

/** Creates several things with one request: each has another id, and can be read. */
export async function createSeveral(running: Running, { target, form }: OperationOf<"several">): Promise<void> {
  const { resource } = running;
  const call = callOf(target, form);
  const answer = await makeStep(running, target, { call, takes: [] }, call);
  const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
  const names = propertyNames(resource.slot);
  const count = body === undefined ? 0 : (itemsOf(body)?.length ?? 0);
  const found = body === undefined ? [] : findValues(body, names).slice(0, count);
  if (found.length < 2 || found.length !== count) return;
  tries(running, target, "id-given-twice", "created-not-found");
  const twice = found.findIndex((one, i) =>
    found.slice(0, i).some((other) => idText(other.value) === idText(one.value)),
  );
  const [repeated] = twice === -1 ? [] : found.slice(twice);
  if (repeated !== undefined) {
    const message = createMessage("The id {} also belongs to another thing.", printJson(repeated.value));
    return note(running, target, { ...violation("id-given-twice", "in one answer", message), at: repeated.at });
  }
  const step = running.steps.length - 1;
  for (const { value, at } of [...found.slice(0, maxRead - 1), ...found.slice(maxRead - 1).slice(-1)]) {
    const made =
      resource.read &&
      instanceCall(running, unknownThing(step, value, { kind: "body", path: at }, call), resource.read);
    if (resource.read === undefined || made === undefined) return;
    const isMissing = (one: Answer): boolean => isGone(one);
    const one = await makeSettledStep(running, resource.read, made.step, made.call, isMissing);
    if (one === undefined || !isMissing(one)) continue;
    const message = createMessage("A thing that was created was answered with {}.", `${one.status}`);
    return note(running, target, violation("created-not-found", "one of several", message));
  }
}
