import { isObject, type Json, own, parseJson } from "#engine/json";
import { isJsonType, mediaType } from "#engine/request";
import { type Path, valueAt } from "#engine/shape";
import { type Answer, headerOf, type Violation, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import {
  type CreatedId,
  contentOf,
  findValues,
  idText,
  propertyNames,
  type SentContent,
  type Slot,
} from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { withoutValue } from "../../with-value-at.ts";
import { bodyOf, isFine, note, type ResourceInstance, type Running, type Update } from "../sequence-state.ts";
import type { ShownThing } from "../shown-values.ts";

/** Returns true if an endpoint is sent a thing as a whole. */
export const isWhole = ({ endpoint }: Target): boolean => endpoint.method !== "PATCH";

const formTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Returns the JSON that the last step sent, or the members of the form. */
export function sentBody({ exchanges }: Running): Json | undefined {
  const { request, call } = exchanges.at(-1) ?? {};
  const type = request && headerOf(request.headers, "content-type");
  if (type === undefined || request?.body === undefined) return undefined;
  if (formTypes.has(mediaType(type))) return valueAt(call?.form.value ?? null, ["body"]);
  if (typeof request.body !== "string" || !isJsonType(type)) return undefined;
  const parsed = parseJson(request.body);
  return parsed.ok ? parsed.value : undefined;
}

/** Returns the content that the last step sent: another body than JSON or fields, or a file. */
function sentContent({ exchanges }: Running): SentContent | undefined {
  const request = exchanges.at(-1)?.request;
  const content = request && contentOf(request);
  return content === undefined || isJsonType(content.type) || formTypes.has(content.type) ? undefined : content;
}

/** Returns the query of the last step that sent a content: it has the values of the new thing, such as the name of a file. */
export const sentQuery = (running: Running): Json | undefined =>
  sentContent(running) && valueAt(running.exchanges.at(-1)?.call.form.value ?? null, ["queryParameters"]);

/** Notes the content that the last step has stored. */
export function noteContent(running: Running, instance: ResourceInstance): void {
  const content = sentContent(running);
  if (content !== undefined) instance.content = content;
}

export function noteTag({ steps, exchanges }: Running, instance: ResourceInstance, answer: Answer): void {
  const [tag, { etagStep }] = [answer.header("etag"), instance];
  if (tag === undefined) return;
  const before = etagStep === undefined ? undefined : exchanges[etagStep]?.received;
  const old = before?.kind === "answer" ? headerOf(before.headers, "etag") : undefined;
  if (old !== undefined && old !== tag && etagStep !== undefined) instance.oldTagStep = etagStep;
  instance.etagStep = steps.length - 1;
}

/** Returns a sent value without an id that the server replaced by its own; one that lost digits is a fault. */
export function withoutReplacedId(sent: Json | undefined, { value, from }: CreatedId): Json | undefined {
  const key = from?.kind === "body" ? from.path.at(-1) : undefined;
  const given = typeof key === "string" && sent !== undefined && isObject(sent) ? own(sent, key) : undefined;
  if (given === undefined || key === undefined || sent === undefined) return sent;
  const [before, after] = [idText(given), idText(value)];
  return before === after || String(Number(before)) === after ? sent : withoutValue(sent, [key]);
}

/** Notes an update of a thing, for it and for the others, which must not change. */
export function noteUpdate({ instances }: Running, instance: ResourceInstance, change: Update): void {
  for (const one of new Set(instances.values())) {
    if (one === instance) one.updates = [...one.updates, change];
    else one.otherUpdates = [...one.otherUpdates, change];
  }
}

/** Notes that a PUT replaced a thing or brought it back. */
export function replaced(running: Running, target: Target, instance: ResourceInstance, answer: Answer): void {
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

/** Names of the members of a resource object (JSON:API 1.1 section 7.2). */
const resourceNames: ReadonlySet<string> = new Set(["type", "id", "attributes", "relationships"]);

/** Finds where a body that created a thing has its properties: as the answer in an envelope, or in `attributes`. */
export function wrapperOf({ from }: CreatedId, sent: Json | undefined): Path {
  const envelope = from?.kind === "body" ? from.path.slice(0, -1) : [];
  const outer = isObject(valueAt(sent ?? null, envelope) ?? null) ? envelope : [];
  const thing = valueAt(sent ?? null, outer) ?? null;
  const isResource = isObject(thing) && Object.keys(thing).every((key) => resourceNames.has(key));
  return isResource && isObject(own(thing, "attributes") ?? null) ? [...outer, "attributes"] : outer;
}

export const unwrapped = (sent: Json, wrapper: Path): Json => {
  const inside = valueAt(sent, wrapper) ?? null;
  return isObject(inside) ? inside : sent;
};

/**
 * Finds a thing in the answer of a read, also within an envelope, which may have properties with the same names, such as a
 * `status`. Undefined for an item of a list.
 */
export function thingIn(answer: Answer, { id, wrapper }: ResourceInstance, slot: Slot): ShownThing | undefined {
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
export const inBody = (issue: Violation, thing: ShownThing | undefined): Violation =>
  issue.at === undefined || thing === undefined ? issue : { ...issue, at: [...thing.at, ...issue.at] };

export const noteForeign = (running: Running, target: Target, answer: Answer): void => {
  if (!isFine(answer)) return;
  const message = createMessage(
    "A thing of the first user was answered with {} to the second one.",
    `${answer.status}`,
  );
  note(running, target, violation("foreign-auth-accepted", target.endpoint.method, message));
};

/** Reports a change that was made although its `If-Match` does not hold (RFC 9110 section 13.1.1). */
export function noteStale(running: Running, target: Target, { status }: Answer): void {
  if (headerOf(running.exchanges.at(-1)?.request.headers ?? [], "if-match") === undefined) return;
  const message = createMessage("A change was answered with {}, although its If-Match does not hold.", `${status}`);
  note(running, target, violation("condition-ignored", "If-Match", message));
}
