import { type Json, printJson } from "#engine/json";
import { answerOf, type Violation, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { idText, shownProperties } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import type { OperationOf } from "../operation.ts";
import { listCall, readList } from "../read-list.ts";
import { type ListedIds, note, type ResourceInstance, type Running, tries } from "../sequence-state.ts";
import { noteUnlessArchived } from "./archive.ts";
import { unwrapped } from "./known-thing.ts";
import { noteGrowth } from "./part.ts";
import { noteSecrets } from "./shown-things.ts";

/** Reads the list: things that are there have to be in it, removed ones not, and private ones only for their user. */
export async function list(running: Running, { credentials = "own" }: OperationOf<"list">): Promise<void> {
  const { resource, instances, steps, exchanges } = running;
  const [first] = instances.values();
  if (resource.list === undefined || first === undefined) return;
  if (credentials === "other") return listForeign(running, resource.list, first);
  const start = listCall(running, resource.list, first.call);
  if (start === undefined) return;
  const before = steps.length;
  let listed = await readList(running, resource.list, start);
  const differs = (ids: ListedIds): boolean =>
    [...instances.values()].some((one) => differencesIn(ids, [...instances.values()], one).length > 0);
  if (listed !== undefined && differs(listed)) {
    steps.length = before;
    exchanges.length = before;
    await running.prober.settle();
    listed = await readList(running, resource.list, start);
  }
  if (listed === undefined) return;
  noteListed(running, resource.list);
  if (listed.isComplete) await noteGrowth(running, resource.list, "", listed.ids.size);
  tries(running, resource.list, "not-listed", "id-given-twice", "listed-after-delete", "wrong-items");
  noteTwice(running, resource.list, listed);
  for (const instance of new Set(instances.values())) {
    const issues = differencesIn(listed, [...instances.values()], instance);
    if (instance.isDeleted) await noteUnlessArchived(running, instance, resource.list, issues);
    else for (const one of issues) note(running, resource.list, one);
  }
}

/** Reports write-only texts of things that the last page of a list shows. */
function noteListed(running: Running, target: Target): void {
  const received = running.exchanges.at(-1)?.received;
  if (received?.kind !== "answer") return;
  const answer = answerOf(received, target);
  for (const instance of new Set(running.instances.values())) noteSecrets(running, instance, target, answer);
}

/** Reports an item that is new in a list, and has the values of the thing that was created since the list was read before. */
function noteTwice(running: Running, target: Target, listed: ListedIds): void {
  const { listed: before, instances } = running;
  if (listed.isComplete) running.listed = listed;
  if (before === undefined || !listed.isComplete) return;
  const ids = new Map([...instances.values()].map((one) => [idText(one.id), one]));
  const added = [...listed.ids].filter(([id]) => !before.ids.has(id));
  const isCopy = ([id, item]: readonly [string, Json]): boolean =>
    !ids.has(id) &&
    added.some(([other, created]) => {
      const { sent = null, wrapper = [] } = ids.get(other) ?? {};
      const [inCreated, inItem] = [created, item].map((one) =>
        shownProperties(sent, unwrapped(one, wrapper.slice(-1))),
      );
      return inCreated !== undefined && inCreated.length > 0 && inItem?.length === inCreated.length;
    });
  const copies = added.filter(isCopy);
  if (copies.length === 0) return;
  const message = createMessage("A request created {} things with the same values.", `${copies.length + 1}`);
  note(running, target, violation("wrong-items", "created twice", message));
}

/** Reads the list as the second user, who can't read the thing. */
async function listForeign(running: Running, target: Target, instance: ResourceInstance): Promise<void> {
  if (instance.isPrivate !== true) return;
  const start = listCall(running, target, instance.call, "other");
  const listed = start && (await readList(running, target, start));
  tries(running, target, "foreign-auth-accepted");
  if (listed === undefined || !listed.ids.has(idText(instance.id))) return;
  const message = createMessage("A thing of the first user is in the list of the second one, who can't read it.");
  note(running, target, violation("foreign-auth-accepted", "list", message));
}

/** Lists where a list differs from a thing that was created or removed, one of several. */
function differencesIn(
  listed: ListedIds,
  instances: readonly ResourceInstance[],
  { id, idFrom, isDeleted }: ResourceInstance,
): readonly Violation[] {
  const text = idText(id);
  if (!isDeleted && listed.isComplete && !listed.ids.has(text)) {
    return [
      violation(
        "not-listed",
        "list",
        createMessage("The thing {} was created, and is not in the list.", printJson(id)),
      ),
    ];
  }
  // The items of a list may be about one thing, such as its changes, unless they are the same.
  if (!isDeleted && (idFrom === undefined ? listed.repeated.has(text) : listed.repeated.get(text) === true)) {
    return [
      violation(
        "id-given-twice",
        "listed twice",
        createMessage("The thing {} is in the list more than once.", printJson(id)),
      ),
    ];
  }
  const isThere = instances.some((one) => !one.isDeleted && idText(one.id) === text);
  return isDeleted && !isThere && listed.ids.has(text)
    ? [
        violation(
          "listed-after-delete",
          "list",
          createMessage("The thing {} was removed, and is in the list.", printJson(id)),
        ),
      ]
    : [];
}
