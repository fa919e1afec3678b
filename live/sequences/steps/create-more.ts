import { itemAt } from "#engine/item-at";
import { type Json, printJson } from "#engine/json";
import { valueAt } from "#engine/shape";
import type { Call, StepInput } from "../../call.ts";
import { callOf } from "../../cases/index.ts";
import { type Answer, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { itemsKey, itemsOf } from "../../list-items.ts";
import {
  damagedScalars,
  type Found,
  findValues,
  idText,
  propertyNames,
  shownProperties,
} from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import { listCall, readList } from "../read-list.ts";
import {
  bodyOf,
  isFine,
  isGone,
  type ListedIds,
  makeSettledStep,
  makeStep,
  note,
  type ResourceInstance,
  type Running,
  tries,
} from "../sequence-state.ts";
import { noteTag, sentBody } from "./known-thing.ts";
import { violationOf } from "./read-issues.ts";

/** Names of calls that copy a thing. Others that are answered with 201 may change it. */
const copyName = /^(?:cop(?:y|ies)|clones?|duplicates?|forks?)$/i;

/** A thing that was created by another endpoint than the usual one, so that its values are not known. */
const unknownThing = (
  step: number,
  id: ResourceInstance["id"],
  idFrom: StepInput["from"],
  call: ResourceInstance["call"],
): ResourceInstance => ({
  ...{ step, id, idFrom, call, wrapper: [], isDeleted: false },
  ...{ updates: [], otherUpdates: [], secrets: [] },
});

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
  const isCopy = target.endpoint.path.some(
    (part) => part.kind === "literal" && copyName.test(part.value.split("/").at(-1) ?? ""),
  );
  if (idText(found.value) === idText(instance.id)) {
    if (!isCopy) return;
    const message = createMessage("The id {} also belongs to another thing.", printJson(found.value));
    return note(running, target, { ...violation("id-given-twice", "another thing", message), at: found.at });
  }
  const created = unknownThing(running.steps.length - 1, found.value, { kind: "body", path: found.at }, instance.call);
  noteTag(running, created, answer);
  const { sent, read } = instance;
  const hasOptions = target.endpoint.request !== undefined || target.endpoint.queryParameters.length > 0;
  const copied = !isCopy || sent === undefined || read === undefined || hasOptions ? undefined : { target, sent, read };
  instances.set(position, { ...created, ...(copied && { copied }) });
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
  const items = body === undefined ? [] : (itemsOf(body) ?? []);
  const key = body === undefined ? undefined : itemsKey(body);
  const found = items.flatMap((item, i) =>
    findValues(item, names)
      .slice(0, 1)
      .map(({ at, value }) => ({ at: [...(key === undefined ? [] : [key]), i, ...at], value })),
  );
  if (found.length < 2 || found.length !== items.length) return;
  tries(running, target, "id-given-twice", "created-not-found");
  const twice = found.findIndex((one, i) =>
    found.slice(0, i).some((other) => idText(other.value) === idText(one.value)),
  );
  const [repeated] = twice === -1 ? [] : found.slice(twice);
  if (repeated !== undefined) {
    const message = createMessage("The id {} also belongs to another thing.", printJson(repeated.value));
    return note(running, target, { ...violation("id-given-twice", "in one answer", message), at: repeated.at });
  }
  noteDamaged(running, target, { answer: body ?? null, found });
  const step = running.steps.length - 1;
  if (resource.read === undefined) return readSeveral(running, found, call);
  for (const { value, at } of [...found.slice(0, maxRead - 1), ...found.slice(maxRead - 1).slice(-1)]) {
    const made = instanceCall(running, unknownThing(step, value, { kind: "body", path: at }, call), resource.read);
    if (made === undefined) return;
    const isMissing = (one: Answer): boolean => isGone(one);
    const one = await makeSettledStep(running, resource.read, made.step, made.call, isMissing);
    if (one === undefined || !isMissing(one)) continue;
    const message = createMessage("A thing that was created was answered with {}.", `${one.status}`);
    return note(running, target, violation("created-not-found", "one of several", message));
  }
}

/**
 * Compares the things that were sent with the ones at their places in the answer. A thing that another place shows better
 * is in another order, and is not compared.
 */
function noteDamaged(
  running: Running,
  target: Target,
  { answer, found }: { readonly answer: Json; readonly found: readonly Found[] },
): void {
  const sent = itemsOf(sentBody(running) ?? null) ?? [];
  const got = found.map(({ at }) => ({ at: at.slice(0, -1), value: valueAt(answer, at.slice(0, -1)) ?? null }));
  if (sent.length !== got.length) return;
  const [first] = sent.flatMap((item, i) => {
    const shown = got.map(({ value }) => shownProperties(item, value).length);
    const { at, value } = itemAt(got, i);
    if (shown[i] === 0 || Math.max(...shown) !== shown[i]) return [];
    return damagedScalars(item, value).map((one) => violationOf({ ...one, at: [...at, ...one.at] }));
  });
  if (first !== undefined) note(running, target, first);
}

/** Looks for several created things in their list, which no endpoint reads one by one. */
async function readSeveral(running: Running, found: readonly Found[], call: Call): Promise<void> {
  const { list } = running.resource;
  const start = list && listCall(running, list, call);
  if (list === undefined || start === undefined) return;
  const before = running.steps.length;
  const missingIn = (listed: ListedIds | undefined): Found | undefined =>
    listed?.isComplete === true ? found.find(({ value }) => !listed.ids.has(idText(value))) : undefined;
  let missing = missingIn(await readList(running, list, start));
  if (missing !== undefined) {
    running.steps.length = before;
    running.exchanges.length = before;
    await running.prober.settle();
    missing = missingIn(await readList(running, list, start));
  }
  tries(running, list, "not-listed");
  if (missing === undefined) return;
  const message = createMessage("The thing {} was created, and is not in the list.", printJson(missing.value));
  note(running, list, violation("not-listed", "list", message));
}
