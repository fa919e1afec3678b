import { decodedQuery, decodedUri } from "#engine/decode-uri";
import { equalJson, exactText, isExact, isList, isObject, type Json, own, printJson } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import { createMessage, type MessageParts } from "../finding-message.ts";
import { isAscending } from "../item-order.ts";

/** A difference between a sent value and the value read later. */
export interface Difference {
  readonly kind: "number" | "text" | "order" | "appended" | "lost" | "kept" | "merged" | "dropped";
  /** The path for people, without positions of lists. */
  readonly place: string;
  /** Its place in the value that was read. */
  readonly at: Path;
  readonly message: MessageParts;
}

/** Numbers that differ by less than this part have lost digits; others have another meaning. Own choice. */
const closeness = 1e-3;

/** The smallest double with all its digits (IEEE 754). Smaller numbers are 0 where decimals are stored. */
const smallestNormal = 2 ** -1022;

const isNumber = (value: Json | undefined): boolean =>
  typeof value === "number" || (value !== undefined && isExact(value));

const textOf = (value: Json): string => (isExact(value) ? exactText(value) : String(value));

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === "" || (isList(value) && value.length === 0);

/** Lists the scalars of a sent value that have lost a part when they are read: digits, the end of a text, a zone. */
export function damagedScalars(sent: Json, got: Json | undefined, place = "", at: Path = []): readonly Difference[] {
  if (got === undefined) return [];
  if (typeof sent === "string" && typeof got === "string") {
    const message = textDamage(sent, got, place);
    return message === undefined ? [] : [{ kind: "text", place, at, message }];
  }
  if (isNumber(sent) && isNumber(got)) {
    if (equalJson(sent, got)) return [];
    const [a, b] = [textOf(sent), textOf(got)];
    const size = Math.abs(Number(a));
    const isClose = Math.abs(Number(a) - Number(b)) <= closeness * Math.max(size, 1);
    return isClose && (size === 0 || size >= smallestNormal)
      ? [{ kind: "number", place, at, message: createMessage("{} was sent as {}, and {} is read.", a, place, b) }]
      : [];
  }
  if (isList(sent) && isList(got) && sent.length === got.length) {
    return sent.flatMap((item, i) => damagedScalars(item, got[i], `${place}[]`, [...at, i]));
  }
  if (isList(sent) && isList(got)) {
    const message = createMessage("{} was sent as {}, and {} is read.", printJson(sent), place, printJson(got));
    return isStart(got, sent) ? [{ kind: "text", place, at, message }] : [];
  }
  if (!isObject(sent) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, member]) =>
    damagedScalars(member, own(got, key), place === "" ? key : `${place}.${key}`, [...at, key]),
  );
}

/** Items that have to be left of a list. Own choice: a server may have a reason to leave out a second one. */
const minItems = 2;

/** Returns true if a list has only the first items of another one, which differ from those that it lacks. */
function isStart(list: readonly Json[], all: readonly Json[]): boolean {
  const isSame = (item: Json, other: Json): boolean =>
    equalJson(item, other) || (isObject(item) && shownProperties(item, other).length === Object.keys(item).length);
  const [kept, lost] = [all.slice(0, list.length), all.slice(list.length)];
  const isNew = (item: Json): boolean =>
    !isEmpty(item) && !(typeof item === "string" && item.trim() === "") && !kept.some((one) => equalJson(one, item));
  return list.length >= minItems && lost.some(isNew) && kept.every((item, i) => isSame(item, list[i] ?? null));
}

/** Returns true for a list without equal items. */
const isDistinct = (list: readonly Json[]): boolean =>
  new Set(list.map((item) => printJson(item))).size === list.length;

/**
 * Lists the lists of a sent value that are read with the same items in another order. Sorted items without duplicates are
 * left out, since the server may store a set.
 */
export function reorderedLists(
  sent: Json,
  got: Json | undefined,
  isOrdered: (at: Path) => boolean,
  at: Path = [],
): readonly Difference[] {
  if (isList(sent) && isList(got)) {
    if (equalJson(sent, got) || (isDistinct(sent) && isAscending(got)) || !isOrdered(at)) return [];
    const [before, after] = [sent, got].map((list) => list.map((item) => printJson(item)).toSorted());
    if (before?.join("\n") !== after?.join("\n")) return [];
    const place = formatPath(at);
    return [
      {
        kind: "order",
        place,
        at,
        message: createMessage("The items of {} are read in another order than they were sent in.", place),
      },
    ];
  }
  if (!isObject(sent) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, member]) =>
    reorderedLists(member, own(got, key), isOrdered, [...at, key]),
  );
}

const moment = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const day = /^\d{4}-\d\d-\d\d$/;
/** Milliseconds of a day, by which a date moves that is stored as a moment of another zone. */
const dayLength = 86_400_000;
/** Offsets differ by at least a quarter of an hour; less is the precision of a clock. In milliseconds. */
const minOffset = 60_000;

/** Returns true if a decimal and its start are the same number: 1.50 and 1.5, but not 150 and 15. */
const isSameNumber = (sent: string, start: string): boolean =>
  /^[+-]?\d+\.\d*$/.test(sent) && /^\.?0*$/.test(sent.slice(start.length));

const isVisible = (character: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(character);

/**
 * Returns true if a text was written or read in an encoding that lacks its characters: its UTF-8 was read as Latin-1 or
 * windows-1252, or all its letters beyond ASCII are missing or question marks. Also if its characters were decomposed.
 */
function isMisread(sent: string, got: string): boolean {
  if (got === sent.normalize("NFD") && sent === sent.normalize("NFC")) return true;
  const others = [...sent].filter((character) => character > "\x7f");
  if (!others.some(isVisible) || got === "") return false;
  const bytes = new TextEncoder().encode(sent);
  // The encodings differ in the bytes from 0x80 to 0x9f.
  const isSame = (byte: number, at: number): boolean => (byte > 0x7f && byte < 0xa0) || got.charCodeAt(at) === byte;
  if (got.length === bytes.length && bytes.every(isSame)) return true;
  return got.replace(/[?\ufffd]/g, "") === sent.replace(/[^\0-\x7f]|\?/g, "");
}

/** Returns true if a text is read as it is written in a form or an address, or was decoded twice. */
const isEncoded = (sent: string, got: string): boolean =>
  [decodedUri, decodedQuery].some((decode) => decode(got) === sent || decode(sent) === got);

/** Describes how a text was damaged; undefined if it is the same, or has another form, such as a trimmed one. */
function textDamage(sent: string, got: string, place: string): MessageParts | undefined {
  if (sent === got) return undefined;
  const [local, otherLocal] = [moment.exec(sent)?.[1], moment.exec(got)?.[1]];
  if (local !== undefined && local === otherLocal) {
    const isSame = Math.abs(Date.parse(sent) - Date.parse(got)) < minOffset;
    return isSame
      ? undefined
      : createMessage("{} was sent as {}, and {} is read, which is another moment.", sent, place, got);
  }
  if (day.test(sent) && day.test(got) && Math.abs(Date.parse(sent) - Date.parse(got)) === dayLength) {
    return createMessage("{} was sent as {}, and {} is read, which is another day.", sent, place, got);
  }
  if (isEncoded(sent, got)) return createMessage("{} was sent as {}, and {} is read.", sent, place, got);
  if (isMisread(sent, got)) {
    return createMessage(
      "{} was sent as {}, and {} is read: its letters beyond ASCII are not the same.",
      sent,
      place,
      got,
    );
  }
  const isCut = got !== "" && sent.startsWith(got) && sent.slice(got.length).trim() !== "";
  if (!isCut || isSameNumber(sent, got)) return undefined;
  return createMessage(
    "A text of length {} was sent as {}, and only its start of length {} is read.",
    `${sent.length}`,
    place,
    `${got.length}`,
  );
}

/** Names of ids, which updates don't change. */
const keptName = /^(?:_?id|uuid)$/i;

/** Returns true for an object that changes nothing in another one if it is merged into it (RFC 7396). */
const changesNothing = (sent: Json, old: Json): boolean =>
  isObject(sent) &&
  isObject(old) &&
  Object.entries(sent).every(([key, value]) => {
    const member = own(old, key);
    if (member === undefined) return value === null;
    return equalJson(value, member) || changesNothing(value, member);
  });

/**
 * Lists the properties of an update that are unchanged when they are read after it.
 *
 * @param isWhole true if the update replaces the thing; otherwise servers may merge the objects within it
 */
export function keptProperties(sent: Json, before: Json, got: Json, isWhole: boolean): readonly Difference[] {
  if (!isObject(sent) || !isObject(before) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, value]): readonly Difference[] => {
    const [old, now] = [own(before, key), own(got, key)];
    if (now === undefined || old === undefined || !equalJson(old, now) || equalJson(value, now)) return [];
    if (keptName.test(key) || (!isWhole && changesNothing(value, now))) return [];
    // A number that was rounded to the old one, or a text that was cut to it, is reported as such.
    if (damagedScalars(value, now).length > 0) return [];
    return [
      {
        kind: "kept",
        place: key,
        at: [key],
        message: createMessage("The update changed {}, and its old value is read.", key),
      },
    ];
  });
}

/** The values of a thing: when it was created, before an update, and after it. */
interface Values {
  readonly sent?: Json | undefined;
  readonly before: Json;
  readonly got: Json;
}

/**
 * Lists the lists that an update replaces, and that are read with old items besides the new ones. Servers may add items by
 * themselves, such as an owner, so that only items of the client count.
 */
export function appendedLists(update: Json, { sent, before, got }: Values): readonly Difference[] {
  if (!isObject(update) || sent === undefined || !isObject(sent) || !isObject(before) || !isObject(got)) return [];
  return Object.entries(update).flatMap(([key, value]): readonly Difference[] => {
    const [wanted, first, old, now] = [value, own(sent, key), own(before, key), own(got, key)].map((list) =>
      list !== undefined && isList(list) ? list.map((item) => printJson(item)) : undefined,
    );
    if (wanted === undefined || first === undefined || old === undefined || now === undefined) return [];
    const isOld = (item: string): boolean => !wanted.includes(item) && first.includes(item) && old.includes(item);
    const isAppended = wanted.every((item) => now.includes(item)) && now.some(isOld);
    if (!isAppended || wanted.length === 0) return [];
    const message = createMessage("The update replaced {}, and its old items are still read.", key);
    return [{ kind: "appended", place: key, at: [key], message }];
  });
}

/**
 * Lists the properties that an update does not name, and that are empty after it or differ from what a client sent.
 *
 * @param isMerge true for a merge patch, which changes the objects within a thing (RFC 7396)
 */
export function lostProperties(
  update: Json,
  { sent = {}, before, got }: Values,
  isMerge = false,
  at: Path = [],
): readonly Difference[] {
  if (!isObject(update) || !isObject(before) || !isObject(got)) return [];
  return Object.entries(before).flatMap(([key, value]): readonly Difference[] => {
    const [next, now, first, place] = [
      own(update, key),
      own(got, key),
      isObject(sent) ? own(sent, key) : undefined,
      [...at, key],
    ];
    if (isMerge && next !== undefined) {
      return lostProperties(next, { sent: first, before: value, got: now ?? null }, isMerge, place);
    }
    if (next !== undefined || isEmpty(value)) return [];
    const lost = { kind: "lost", place: formatPath(place), at: place } as const;
    if (isEmpty(now)) {
      const message = createMessage("The update did not name {}, and its value is gone.", lost.place);
      return [{ ...lost, message }];
    }
    // Values that servers set, such as a time of change, differ after each update.
    if (first === undefined || now === undefined || !equalJson(first, value) || equalJson(now, value)) return [];
    const message = createMessage("The update did not name {}, and its value changed.", lost.place);
    return [{ ...lost, message }];
  });
}

/**
 * Lists the properties that a PUT leaves out, also in objects that it sends, and that still have the value with which the
 * thing was created.
 */
export function mergedProperties(update: Json, { sent, before, got }: Values, at: Path = []): readonly Difference[] {
  if (!isObject(update) || !isObject(before) || !isObject(got) || sent === undefined || !isObject(sent)) return [];
  return Object.entries(sent).flatMap(([key, value]): readonly Difference[] => {
    const [next, old, now, place] = [own(update, key), own(before, key), own(got, key), [...at, key]];
    if (old === undefined || now === undefined) return [];
    if (next !== undefined) return mergedProperties(next, { sent: value, before: old, got: now }, place);
    if (isDefault(value) || keptName.test(key) || !equalJson(old, value) || !equalJson(now, value)) return [];
    const message = createMessage(
      "PUT left out {}, and its old value is read; it replaces the whole thing (RFC 9110 section 9.3.4).",
      formatPath(place),
    );
    return [{ kind: "merged", place: formatPath(place), at: place, message }];
  });
}

/** Returns true for a value that servers often set where a client leaves it out. */
const isDefault = (value: Json): boolean => isEmpty(value) || value === false || value === 0;

/** Lists the properties of a sent value that are read with the same value. */
export const shownProperties = (sent: Json, got: Json): readonly string[] =>
  isObject(sent) && isObject(got)
    ? Object.entries(sent).flatMap(([key, value]) => {
        const now = own(got, key);
        return now !== undefined && equalJson(now, value) ? [key] : [];
      })
    : [];

/**
 * Lists the properties that were sent with a value and are missing, although their other values are read. Servers may
 * leave out empty values and texts of spaces.
 */
export function droppedProperties(sent: Json, got: Json, isShown: (key: string) => boolean): readonly Difference[] {
  if (!isObject(sent) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, value]): readonly Difference[] => {
    const isBlank = isEmpty(value) || (typeof value === "string" && value.trim() === "");
    if (isBlank || isObject(value) || isList(value) || (own(got, key) ?? null) !== null || !isShown(key)) return [];
    return [
      {
        kind: "dropped",
        place: key,
        at: [key],
        message: createMessage("{} was sent as {}, and it is missing.", printJson(value), key),
      },
    ];
  });
}
