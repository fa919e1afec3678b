import { equalJson, isList, isObject, type Json, own, printJson } from "#engine/json";
import { formatPath, type Path, valueAt } from "#engine/shape";
import { type Answer, type Violation, violation } from "../../checks/index.ts";
import { createMessage } from "../../finding-message.ts";
import {
  appendedLists,
  type Difference,
  damagedScalars,
  droppedProperties,
  isOtherContent,
  keptProperties,
  lostProperties,
  mergedProperties,
  otherSize,
  reorderedLists,
  type SentContent,
  shownProperties,
} from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { habitsOf, isFine, isGone, type ResourceInstance, type Running, type Update } from "../sequence-state.ts";
import { isOptional, isOrdered, isReadable, type ShownThing } from "../shown-values.ts";

/** Different values that have to be left by a null or by a PUT without them, or missing. Own choice. */
const minKept = 2;

/**
 * Returns true for the first value of a property that an update left without naming another one, or that is missing: a
 * server may have a reason for one value, but not for a missing flag or zero.
 */
export function isFirstLeft(
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

/** Lists the promises that a read of a thing breaks. */
export function readIssues(
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
  const { content, updates } = instance;
  if (content !== undefined && isOtherContent(content, answer)) return [otherContent()];
  return thing === undefined
    ? []
    : [
        ...(content === undefined ? [] : sizeIssues(content, thing.value, updates.at(-1)?.body)),
        ...valueIssues(instance, thing, shown),
        ...copyIssues(instance, thing.value),
        ...tagIssues(instance, thing.value, answer.header("etag")),
      ];
}

/** Names of lists that describe a thing, so that its copy has them. A copy may leave out people and other things. */
const describingName = /^(?:tags?|labels?|keywords?|categor(?:y|ies)|topics?)$/i;

/** Reports tags and the like that are missing from a copy, although it has other values of the thing. */
function copyIssues({ copied }: ResourceInstance, got: Json): readonly Violation[] {
  if (copied === undefined || !isObject(got) || !isObject(copied.sent) || !isObject(copied.read)) return [];
  const { sent, read } = copied;
  const isText = (item: Json): boolean => typeof item === "string" && item.trim() !== "";
  if (shownProperties(sent, got).length === 0) return [];
  return shownProperties(sent, read).flatMap((key): readonly Violation[] => {
    const [value = null, now] = [own(sent, key), own(got, key)];
    const isLost = now === undefined || now === null || (isList(now) && now.length === 0);
    if (!isLost || !isList(value) || !value.some(isText) || !value.every(isText) || !describingName.test(key))
      return [];
    const message = createMessage("The copy of a thing is without its {}.", key);
    return [{ ...violation("update-lost", `copy ${key}`, message), at: [key] }];
  });
}

/** Compares the size that a thing shows with its content. A size that was sent as a value, as of shoes, is another one. */
export function sizeIssues(content: SentContent, thing: Json, sent: Json | undefined): readonly Violation[] {
  const found = otherSize(thing, content);
  if (found === undefined || (sent !== undefined && valueAt(sent, found.at) !== undefined)) return [];
  const [place, size, length] = [formatPath(found.at), `${found.size}`, `${content.bytes.length}`];
  const message = createMessage("{} of the content is {}, and it was sent with {} bytes.", place, size, length);
  return [{ ...violation("update-lost", "size", message), at: found.at }];
}

export const otherContent = (): Violation =>
  violation("update-lost", "content", createMessage("The content that was sent is not the content that is read."));

/** Returns the broken promise of a value that differs. */
export const violationOf = ({ kind, place, at, message }: Difference): Violation => {
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
export const canShow =
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
