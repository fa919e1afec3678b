import { equalJson, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import { mediaType } from "#engine/request";
import { type Answer, headerOf, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import { isJsonPatch, withOperations } from "../../json-patch.ts";
import { keptProperties, restores } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { instanceCall } from "../instance-call.ts";
import type { OperationOf } from "../operation.ts";
import {
  bodyOf,
  isFine,
  makeSettledStep,
  makeStep,
  note,
  type ResourceInstance,
  type Running,
  tries,
  type Update,
} from "../sequence-state.ts";
import { isSecretName, secretsIn } from "../shown-values.ts";
import { noteUnlessArchived } from "./archive.ts";
import {
  inBody,
  isWhole,
  noteContent,
  noteForeign,
  noteStale,
  noteTag,
  noteUpdate,
  replaced,
  sentBody,
  thingIn,
  unwrapped,
} from "./known-thing.ts";
import { canShow } from "./read-issues.ts";
import { noteAltered, noteSecrets } from "./shown-things.ts";

/** Changes a thing. */
export async function update(running: Running, operation: OperationOf<"update">): Promise<void> {
  const { of, target, form, credentials = "own", isStale = false } = operation;
  const instance = running.instances.get(of);
  const made = instance && instanceCall(running, instance, target, { form, credentials, isStale });
  if (instance === undefined || made === undefined) return;
  const answer = await makeStep(running, target, made.step, made.call);
  if (credentials === "other") tries(running, target, "foreign-auth-accepted");
  else if (isStale) tries(running, target, "condition-ignored");
  if (answer === undefined || !isFine(answer)) return;
  if (credentials === "other") return noteForeign(running, target, answer);
  if (isStale) noteStale(running, target, answer);
  if (instance.isDeleted) {
    if (target.endpoint.method === "PUT") replaced(running, target, instance, answer);
    else {
      const message = createMessage("A removed thing was changed with {}.", `${answer.status}`);
      await noteUnlessArchived(running, instance, target, [violation("found-after-delete", "update", message)]);
    }
    return;
  }
  const sent = sentBody(running);
  if (target.endpoint.method === "PUT") noteContent(running, instance);
  if (sent !== undefined) {
    instance.secrets = [...instance.secrets, ...secretsIn(target, sent)];
    noteSecrets(running, instance, target, answer);
    const type = headerOf(running.exchanges.at(-1)?.request.headers ?? [], "content-type") ?? "";
    const isMerge = mediaType(type) === "application/merge-patch+json";
    const usual = {
      target,
      body: unwrapped(sent, instance.wrapper),
      isWhole: isWhole(target),
      isMerge,
    };
    const change = isJsonPatch(mediaType(type)) ? mergeOf(instance, usual) : usual;
    if (change === undefined) {
      // The thing is not known until it is read again.
      delete instance.read;
      instance.updates = [];
    } else {
      compareAnswer(running, instance, { change, answer });
      noteUpdate(running, instance, change);
      noteAltered(running, instance, target, answer);
    }
  }
  noteTag(running, instance, answer);
}

/** Returns the merge patch with the effect of a JSON Patch on a thing; undefined if the thing was not read. */
function mergeOf({ read: before, updates }: ResourceInstance, change: Update): Update | undefined {
  const after = before === undefined || updates.length > 0 ? undefined : withOperations(before, change.body);
  if (before === undefined || after === undefined || !isObject(before) || !isObject(after)) return undefined;
  return { ...change, body: mergePatch(before, after), isMerge: true };
}

/** Returns the merge patch that turns a value into another one (RFC 7396). */
function mergePatch(before: Json, after: Json): Json {
  if (!isObject(before) || !isObject(after)) return after;
  const changed = Object.entries(after).flatMap(([key, value]) => {
    const old = own(before, key);
    return old !== undefined && equalJson(value, old) ? [] : [[key, mergePatch(old ?? null, value)] as const];
  });
  const removed = Object.keys(before).flatMap((key) => (own(after, key) === undefined ? [[key, null] as const] : []));
  return objectOf([...changed, ...removed]);
}

/** Calls an endpoint that answers with the thing: what it shows as changed has to be read. */
export async function act(running: Running, { of, target, form }: OperationOf<"act">): Promise<void> {
  const instance = running.instances.get(of);
  const made = instance && instanceCall(running, instance, target, { form });
  if (instance === undefined || made === undefined || (instance.isDeleted && !restores(target))) return;
  const answer = await makeStep(running, target, made.step, made.call);
  if (answer === undefined || !isFine(answer)) return;
  if (instance.isDeleted) {
    // An answer with another status, or about another thing, may come before the thing is there.
    if (answer.status === 200 && thingIn(answer, instance, running.resource.slot) !== undefined) restored(instance);
    return;
  }
  noteTag(running, instance, answer);
  const [before, shown] = [instance.read, thingIn(answer, instance, running.resource.slot)?.value];
  if (before === undefined || shown === undefined || !isObject(before) || !isObject(shown)) return;
  // A new key may be shown once only: it was empty, has another type, or is masked when it is read.
  const changed = Object.entries(shown).filter(([key, value]) => {
    const old = own(before, key);
    return old !== undefined && !isSecretName(key) && isScalar(value) && isScalar(old) && !equalJson(value, old);
  });
  noteUpdate(running, instance, { target, body: objectOf(changed), isWhole: false, isAnswer: true });
}

/** Notes that a removed thing is there again. */
function restored(instance: ResourceInstance): void {
  instance.isDeleted = false;
  instance.updates = [];
  delete instance.read;
  delete instance.readTag;
}

/** Calls an endpoint that changes a part of a thing, and answers with it: what it shows as changed has to be read. */
export async function actOnPart(running: Running, { of, target, form, part }: OperationOf<"act">): Promise<void> {
  const instance = running.instances.get(of);
  if (instance === undefined || part === undefined) return;
  const objectFrom = (answer: Answer | undefined): JsonObject => {
    const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
    return body !== undefined && isObject(body) ? body : {};
  };
  const call = (to: Target, isWrong: (answer: Answer) => boolean = () => false) => {
    const made = instanceCall(running, instance, to, to === target ? { form } : {});
    return made && makeSettledStep(running, to, made.step, made.call, isWrong);
  };
  const before = objectFrom(await call(part));
  const shown = objectFrom(await call(target));
  const changed = Object.keys(shown).filter((key) => {
    const [old = null, value = null] = [own(before, key), own(shown, key)];
    return isScalar(old) && isScalar(value) && !equalJson(old, value);
  });
  if (changed.length === 0) return;
  const keptIn = (answer: Answer): string | undefined =>
    changed.find((key) => equalJson(own(objectFrom(answer), key) ?? null, own(before, key) ?? null));
  const after = await call(part, (answer) => keptIn(answer) !== undefined);
  tries(running, target, "update-lost");
  const kept = after && keptIn(after);
  if (kept === undefined) return;
  const message = createMessage("The update changed {}, and its old value is read.", kept);
  note(running, target, { ...violation("update-lost", `kept ${kept}`, message), at: [kept] });
}

const isScalar = (value: Json): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "boolean" || typeof value === "number";

/** An update that is answered with the thing shows its new values. */
function compareAnswer(
  running: Running,
  instance: ResourceInstance,
  { change, answer }: { readonly change: Update; readonly answer: Answer },
): void {
  const { read: before, updates } = instance;
  const { target, body: sent } = change;
  const thing = answer.status === 200 ? thingIn(answer, instance, running.resource.slot) : undefined;
  if (before === undefined || thing === undefined || updates.length > 0) return;
  for (const { place, at } of keptProperties(sent, before, thing.value, change.isWhole).filter(
    canShow(thing, change),
  )) {
    // Null may stand for a value that it leaves; reads tell by several values.
    if (isObject(sent) && own(sent, place) === null) continue;
    const message = createMessage("The answer to an update that changed {} has its old value.", place);
    note(running, target, inBody({ ...violation("update-lost", `shown ${place}`, message), at }, thing));
  }
}
