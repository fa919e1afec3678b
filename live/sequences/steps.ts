import { equalJson, isObject, type Json, objectOf, own, parseJson, printJson } from "#engine/json";
import { isJsonType, mediaType } from "#engine/request";
import { type Path, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { callOf, seedFor } from "../cases/index.ts";
import { type Answer, headerOf, type Violation, violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { isJsonPatch, withOperations } from "../json-patch.ts";
import {
  appendedLists,
  type CreatedId,
  choosesId,
  createdId,
  type Difference,
  damagedScalars,
  droppedProperties,
  findValues,
  hasRemovalMark,
  idText,
  isOtherContent,
  isSingle,
  keptProperties,
  lostProperties,
  mergedProperties,
  propertyNames,
  reorderedLists,
  type Slot,
  shownProperties,
} from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { withoutValue, withValueAt } from "../with-value-at.ts";
import { alteredProperties } from "./altered-values.ts";
import { freshId } from "./fresh-id.ts";
import { instanceCall } from "./instance-call.ts";
import type { Operation } from "./operation.ts";
import { listCall, readList } from "./read-list.ts";
import {
  bodyOf,
  habitsOf,
  isFine,
  isGone,
  type ListedIds,
  makeSettledStep,
  makeStep,
  note,
  type ResourceInstance,
  type Running,
  tries,
  type Update,
} from "./sequence-state.ts";
import {
  isOptional,
  isOrdered,
  isReadable,
  isSecretName,
  type ShownThing,
  secretsIn,
  shownSecrets,
  unreadProperties,
} from "./shown-values.ts";

/** Returns true if an endpoint is sent a thing as a whole. */
const isWhole = ({ endpoint }: Target): boolean => endpoint.method !== "PATCH";

type OperationOf<K extends Operation["kind"]> = Extract<Operation, { readonly kind: K }>;

const formTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Returns the JSON that the last step sent, or the members of the form. */
function sentBody({ exchanges }: Running): Json | undefined {
  const { request, call } = exchanges.at(-1) ?? {};
  const type = request && headerOf(request.headers, "content-type");
  if (type === undefined || request?.body === undefined) return undefined;
  if (formTypes.has(mediaType(type))) return valueAt(call?.form.value ?? null, ["body"]);
  if (typeof request.body !== "string" || !isJsonType(type)) return undefined;
  const parsed = parseJson(request.body);
  return parsed.ok ? parsed.value : undefined;
}

/** Notes the request of the last step as the one that stored a thing, if it has another body than JSON. */
function noteContent(running: Running, instance: ResourceInstance): void {
  const request = running.exchanges.at(-1)?.request;
  if (request?.body !== undefined && sentBody(running) === undefined) instance.content = request;
}

function noteTag({ steps, exchanges }: Running, instance: ResourceInstance, answer: Answer): void {
  const [tag, { etagStep }] = [answer.header("etag"), instance];
  if (tag === undefined) return;
  const before = etagStep === undefined ? undefined : exchanges[etagStep]?.received;
  const old = before?.kind === "answer" ? headerOf(before.headers, "etag") : undefined;
  if (old !== undefined && old !== tag && etagStep !== undefined) instance.oldTagStep = etagStep;
  instance.etagStep = steps.length - 1;
}

/** Reports a change that was made although its `If-Match` does not hold (RFC 9110 section 13.1.1). */
function noteStale(running: Running, target: Target, { status }: Answer): void {
  if (headerOf(running.exchanges.at(-1)?.request.headers ?? [], "if-match") === undefined) return;
  const message = createMessage("A change was answered with {}, although its If-Match does not hold.", `${status}`);
  note(running, target, violation("condition-ignored", "If-Match", message));
}

/**
 * Returns the call that creates a thing; if the client chooses the id, a new one, or the id of an earlier thing with
 * the name.
 */
function creationCall({ resource, chosen, prober }: Running, { form, name }: OperationOf<"create">): Call | undefined {
  const { create: target, slot } = resource;
  if (!choosesId(target, slot) || isSingle(slot)) return callOf(target, form);
  const known = name === undefined ? undefined : chosen.get(name);
  const id = known ?? freshId(target, slot, seedFor(prober.options.seed, target.endpoint.id, "id", prober.next()));
  if (id === undefined) return undefined;
  if (name !== undefined) chosen.set(name, id);
  return callOf(target, target.formOf(withValueAt(form.value, ["pathParameters", slot.key], id)));
}

/** Creates a thing, and compares its id with other ids. */
export async function create(running: Running, operation: OperationOf<"create">, position: number): Promise<void> {
  const { resource, instances } = running;
  const call = creationCall(running, operation);
  if (call === undefined) return;
  const answer = await makeStep(running, resource.create, { call, takes: [] }, call);
  if (instances.size > 0) tries(running, resource.create, "id-given-twice");
  const exchange = running.exchanges.at(-1);
  if (answer === undefined || exchange === undefined || !isFine(answer)) return;
  const found = createdId(resource.slot, resource.create, exchange, bodyOf(answer));
  if (found === undefined) return;
  const same = [...instances.values()].find(({ id }) => idText(id) === idText(found.value));
  if (same !== undefined && found.from === undefined) {
    // A PUT of the same thing replaces it, or brings it back (RFC 9110 section 9.3.4).
    if (!same.isDeleted && answer.status === 201 && saysReplaced(resource.create)) {
      const message = createMessage("A PUT of a thing that is there was answered with 201, as if it were new.");
      note(running, resource.create, violation("id-given-twice", "created again", message));
    }
    replaced(running, resource.create, same, answer);
    instances.set(position, same);
    return;
  }
  if (same !== undefined) {
    const [what, text] = same.isDeleted
      ? (["a removed thing", "The id {} also belongs to a removed thing."] as const)
      : (["another thing", "The id {} also belongs to another thing."] as const);
    note(running, resource.create, {
      ...violation("id-given-twice", what, createMessage(text, printJson(found.value))),
      ...(found.from?.kind === "body" && { at: found.from.path }),
    });
  }
  const body = sentBody(running);
  const wrapper = wrapperOf(found, body);
  const sent = withoutReplacedId(body && unwrapped(body, wrapper), found);
  const instance: ResourceInstance = {
    ...{ step: running.steps.length - 1, id: found.value, wrapper },
    ...(found.from && { idFrom: found.from }),
    call,
    isDeleted: false,
    ...(sent !== undefined && { sent }),
    updates: sent === undefined ? [] : [{ target: resource.create, body: sent, isWhole: isWhole(resource.create) }],
    otherUpdates: [],
    secrets: body === undefined ? [] : secretsIn(resource.create, body),
  };
  noteTag(running, instance, answer);
  noteContent(running, instance);
  noteSecrets(running, instance, resource.create, answer);
  noteAltered(running, instance, resource.create, answer);
  instances.set(position, instance);
  // Later calls to the other thing reach this one; that is not a further fault.
  for (const [at, other] of instances) if (other === same) instances.set(at, instance);
}

/** Returns a sent value without an id that the server replaced by its own; one that lost digits is a fault. */
function withoutReplacedId(sent: Json | undefined, { value, from }: CreatedId): Json | undefined {
  const key = from?.kind === "body" ? from.path.at(-1) : undefined;
  const given = typeof key === "string" && sent !== undefined && isObject(sent) ? own(sent, key) : undefined;
  if (given === undefined || key === undefined || sent === undefined) return sent;
  const [before, after] = [idText(given), idText(value)];
  return before === after || String(Number(before)) === after ? sent : withoutValue(sent, [key]);
}

/** Notes an update of a thing, for it and for the others, which must not change. */
function noteUpdate({ instances }: Running, instance: ResourceInstance, change: Update): void {
  for (const one of new Set(instances.values())) {
    if (one === instance) one.updates = [...one.updates, change];
    else one.otherUpdates = [...one.otherUpdates, change];
  }
}

/** Notes that a PUT replaced a thing or brought it back. */
function replaced(running: Running, target: Target, instance: ResourceInstance, answer: Answer): void {
  const body = sentBody(running);
  const sent = body && unwrapped(body, instance.wrapper);
  if (instance.isDeleted) {
    instance.isDeleted = false;
    instance.updates = [];
    delete instance.read;
    delete instance.readTag;
  }
  if (sent !== undefined) noteUpdate(running, instance, { target, body: sent, isWhole: isWhole(target) });
  noteContent(running, instance);
  noteTag(running, instance, answer);
}

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
  instance.read = got;
  instance.updates = [];
  instance.otherUpdates = [];
}

/** The causes of values that an update has lost, rather than a read. */
const ofUpdate = /^(?:kept|lost|merged|appended|dropped) /;

/** Reports a broken promise that a read shows at the endpoint that broke it: the last update, or the read. */
function noteRead(
  running: Running,
  { updates, otherUpdates }: ResourceInstance,
  read: Target,
  violation: Violation,
): void {
  const target = ofUpdate.test(violation.cause) ? ([...otherUpdates, ...updates].at(-1)?.target ?? read) : read;
  tries(running, target, violation.check);
  note(running, target, violation);
}

/** Names of the members of a resource object (JSON:API 1.1 section 7.2). */
const resourceNames: ReadonlySet<string> = new Set(["type", "id", "attributes", "relationships"]);

/** Finds where a body that created a thing has its properties: as the answer in an envelope, or in `attributes`. */
function wrapperOf({ from }: CreatedId, sent: Json | undefined): Path {
  const envelope = from?.kind === "body" ? from.path.slice(0, -1) : [];
  const outer = isObject(valueAt(sent ?? null, envelope) ?? null) ? envelope : [];
  const thing = valueAt(sent ?? null, outer) ?? null;
  const isResource = isObject(thing) && Object.keys(thing).every((key) => resourceNames.has(key));
  return isResource && isObject(own(thing, "attributes") ?? null) ? [...outer, "attributes"] : outer;
}

const unwrapped = (sent: Json, wrapper: Path): Json => {
  const inside = valueAt(sent, wrapper) ?? null;
  return isObject(inside) ? inside : sent;
};

/**
 * Finds a thing in the answer of a read, also within an envelope, which may have properties with the same names, such as a
 * `status`. Undefined for an item of a list.
 */
function thingIn(answer: Answer, { id, wrapper }: ResourceInstance, slot: Slot): ShownThing | undefined {
  const body = isFine(answer) ? bodyOf(answer) : undefined;
  if (body === undefined) return undefined;
  const found = findValues(body, propertyNames(slot)).find(({ value }) => idText(value) === idText(id));
  const envelope = found?.at.slice(0, -1) ?? [];
  if (envelope.some((step) => typeof step === "number")) return undefined;
  const inside = [...envelope, "attributes"];
  const at = wrapper.at(-1) === "attributes" && isObject(valueAt(body, inside) ?? null) ? inside : envelope;
  return { answer, body, at, value: valueAt(body, at) ?? body };
}

/** Returns a violation of a thing with its place in the body. */
const inBody = (issue: Violation, thing: ShownThing | undefined): Violation =>
  issue.at === undefined || thing === undefined ? issue : { ...issue, at: [...thing.at, ...issue.at] };

/** Different values that have to be left by a null or by a PUT without them, or missing. Own choice. */
const minKept = 2;

/**
 * Returns true for the first value of a property that an update left without naming another one, or that is missing: a
 * server may have a reason for one value, but not for a missing flag or zero.
 */
function isFirstLeft(
  { prober }: Running,
  { read: before, updates }: ResourceInstance,
  { name }: Target,
  { cause, at = [] }: Violation,
): boolean {
  const [key] = at;
  const sent = updates.at(-1)?.body;
  const [kind] = cause.split(" ", 1);
  if (typeof key !== "string" || sent === undefined || !isObject(sent)) return false;
  const { values } = habitsOf(prober);
  if (kind === "dropped") {
    const value = own(sent, key) ?? null;
    const isFlag = typeof value === "boolean" || value === 0;
    return !isFlag && values.count(`${name} ${key} ${kind}`, printJson(value)) < minKept;
  }
  if (before === undefined || !isObject(before)) return false;
  if (kind !== "merged" && (kind !== "kept" || own(sent, key) !== null)) return false;
  return values.count(`${name} ${cause}`, printJson(valueAt(before, at) ?? null)) < minKept;
}

/** Reports write-only texts of a thing that an answer shows under another name. */
function noteSecrets(running: Running, { secrets }: ResourceInstance, target: Target, answer: Answer): void {
  const body = isFine(answer) && secrets.length > 0 ? bodyOf(answer) : undefined;
  if (body === undefined) return;
  for (const one of shownSecrets(target, answer, body, secrets, habitsOf(running.prober).values)) {
    note(running, target, one);
  }
}

/** Reports properties of a created thing that was not changed since, and that no read has ever shown. */
function noteUnread(
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
function noteAltered(running: Running, instance: ResourceInstance, target: Target, answer: Answer): void {
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

/** Lists the promises that a read of a thing breaks. */
function readIssues(
  instance: ResourceInstance,
  { answer, thing }: { readonly answer: Answer; readonly thing: ShownThing | undefined },
  shown: ReadonlySet<string>,
): readonly Violation[] {
  if (instance.isDeleted) {
    if (!isFine(answer)) return [];
    return [
      violation(
        "found-after-delete",
        "read",
        createMessage("A removed thing was answered with {}.", `${answer.status}`),
      ),
    ];
  }
  if (isGone(answer)) {
    return [
      violation(
        "created-not-found",
        "read",
        createMessage("A thing that was created was answered with {}.", `${answer.status}`),
      ),
    ];
  }
  if (instance.content !== undefined && isOtherContent(instance.content, answer)) {
    return [otherContent()];
  }
  return thing === undefined
    ? []
    : [...valueIssues(instance, thing, shown), ...tagIssues(instance, thing.value, answer.header("etag"))];
}

const otherContent = (): Violation =>
  violation("update-lost", "content", createMessage("The content that was sent is not the content that is read."));

const violationOf = ({ kind, place, at, message }: Difference): Violation => {
  const check = kind === "number" ? "number-changed" : "update-lost";
  return { ...violation(check, `${kind} ${place}`, message), at };
};

/** Compares the read value with the value last read and the updates since then. */
function valueIssues(instance: ResourceInstance, thing: ShownThing, shown: ReadonlySet<string>): readonly Violation[] {
  const { updates, read: before, sent, wrapper } = instance;
  const { value: got } = thing;
  const last = updates.at(-1);
  if (last === undefined) return foreignIssues(instance, got);
  const isOnly = before !== undefined && updates.length === 1;
  const differences = [
    ...damagedScalars(last.body, got),
    ...droppedProperties(last.body, got, (key) => shown.has(key)),
    ...reorderedLists(last.body, got, (at) => isOrdered(last.target, [...wrapper, ...at])),
    ...(isOnly ? keptProperties(last.body, before, got, last.isWhole).filter(canShow(thing, last)) : []),
    ...(isOnly && (last.isWhole || last.isMerge === true) ? appendedLists(last.body, { before, got, sent }) : []),
    ...(isOnly && last.isAnswer !== true
      ? last.isWhole
        ? mergedProperties(last.body, { before, got, sent })
        : lostProperties(last.body, { before, got, sent }, last.isMerge)
      : []),
  ];
  return differences.map(violationOf);
}

/** Returns the test of properties of an update that the answer may show: null in a merge patch removes one (RFC 7396). */
const canShow =
  (thing: ShownThing, { body, isMerge = false }: Update) =>
  ({ at }: { readonly at: Path }): boolean => {
    const value = valueAt(body, at) ?? null;
    return isReadable(thing, at, value) || (isMerge && value === null && isOptional(thing, at));
  };

/**
 * Lists the properties that a client has sent, that were read so, and that an update of another thing has changed since.
 * Servers may change values by themselves, so that only a value that was sent for the other thing counts.
 */
function foreignIssues({ read: before, sent, otherUpdates }: ResourceInstance, got: Json): readonly Violation[] {
  if (before === undefined || sent === undefined || !isObject(before) || !isObject(sent) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, value]): readonly Violation[] => {
    const [old, now] = [own(before, key), own(got, key)];
    if (old === undefined || now === undefined || !equalJson(old, value) || equalJson(now, value)) return [];
    const isOther = otherUpdates.some(({ body }) => {
      const other = isObject(body) ? own(body, key) : undefined;
      return other !== undefined && equalJson(other, now);
    });
    if (!isOther) return [];
    const message = createMessage("The update did not name {}, and its value changed.", key);
    return [{ ...violation("update-lost", `lost ${key}`, message), at: [key] }];
  });
}

/** A changed thing has another strong entity tag than before; a weak one may last (RFC 9110 section 8.8.1). */
function tagIssues(
  { read: before, readTag, updates }: ResourceInstance,
  got: Json,
  tag: string | undefined,
): readonly Violation[] {
  if (tag === undefined || tag.startsWith("W/") || tag !== readTag || updates.length === 0) return [];
  if (before === undefined || equalJson(before, got)) return [];
  const message = createMessage("An update changed the thing, and its ETag is still {}.", tag);
  return [violation("condition-ignored", "same ETag", message)];
}

/** Notes promises about a removed thing, unless a read shows that it was archived. */
async function noteUnlessArchived(
  running: Running,
  instance: ResourceInstance,
  target: Target,
  issues: readonly Violation[],
): Promise<void> {
  if (issues.length === 0 || (await isArchived(running, instance))) return;
  for (const one of issues) note(running, target, one);
}

/** Returns true if a removed thing can be read with a mark that it had not, such as `archivedAt`; asks once for each read. */
async function isArchived(running: Running, instance: ResourceInstance): Promise<boolean> {
  const { resource, prober } = running;
  const { archives } = habitsOf(prober);
  const target = resource.read;
  const made = target && instanceCall(running, instance, target);
  if (target === undefined || made === undefined) return false;
  const shows = async (): Promise<boolean> => {
    const { answer } = await prober.send(target, made.call);
    const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
    return body !== undefined && hasRemovalMark(body, instance.sent);
  };
  const known = archives.get(target);
  if (known !== undefined) return known;
  let isMarked = await shows();
  if (!isMarked) {
    await prober.settle();
    isMarked = await shows();
  }
  archives.set(target, isMarked);
  return isMarked;
}

const noteForeign = (running: Running, target: Target, answer: Answer): void => {
  if (!isFine(answer)) return;
  const message = createMessage(
    "A thing of the first user was answered with {} to the second one.",
    `${answer.status}`,
  );
  note(running, target, violation("foreign-auth-accepted", target.endpoint.method, message));
};

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
  } else if (target.endpoint.method === "PUT") noteContent(running, instance);
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
  if (instance === undefined || made === undefined || instance.isDeleted) return;
  const answer = await makeStep(running, target, made.step, made.call);
  if (answer === undefined || !isFine(answer)) return;
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

/** Records about a thing, which a server has to keep when the thing is removed. */
const recordName = /^(?:audit|trail|history|changelog|logs?$)/i;

const outlives = ({ endpoint: { path } }: Target): boolean =>
  path.some((part) => part.kind === "literal" && part.value.split("/").some((segment) => recordName.test(segment)));

/** Reads a part of a thing, such as its photos; it is gone with the thing, if the description has 404 or 410 for it. */
export async function readPart(
  running: Running,
  { of, target, credentials = "own" }: OperationOf<"part">,
): Promise<void> {
  const instance = running.instances.get(of);
  const made = instance && instanceCall(running, instance, target, { credentials });
  if (instance === undefined || made === undefined) return;
  const answer = await makeStep(running, target, made.step, made.call);
  if (credentials === "other") return answer && noteForeign(running, target, answer);
  if (!instance.isDeleted || answer === undefined || !isFine(answer) || !saysGone(target) || outlives(target)) return;
  const message = createMessage("A part of a removed thing was answered with {}.", `${answer.status}`);
  await noteUnlessArchived(running, instance, target, [violation("found-after-delete", "part", message)]);
}

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
  tries(running, resource.list, "not-listed", "id-given-twice", "listed-after-delete", "wrong-items");
  noteTwice(running, resource.list, listed);
  for (const instance of new Set(instances.values())) {
    const issues = differencesIn(listed, [...instances.values()], instance);
    if (instance.isDeleted) await noteUnlessArchived(running, instance, resource.list, issues);
    else for (const one of issues) note(running, resource.list, one);
  }
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
  if (!isDeleted && idFrom === undefined && listed.repeated.has(text)) {
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

/** Returns true if a description documents a success other than 201, as for a change (RFC 9110 section 9.3.4). */
const saysReplaced = ({ endpoint }: Target): boolean =>
  endpoint.responses.some(({ statusCode }) => statusCode === 200 || statusCode === 204);

/** Returns true if a description documents a response for missing things. */
export const saysGone = ({ endpoint }: Target): boolean =>
  endpoint.errors.some(
    ({ statusCode, statusRange }) => statusRange === undefined && (statusCode === 404 || statusCode === 410),
  );
