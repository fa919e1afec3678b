import type { FormState } from "#engine/form";
import { isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { callOf, isValidCall, plainForm, seedFor, validCases } from "../cases/index.ts";
import { isAscending } from "../item-order.ts";
import type { Target } from "../targets/index.ts";
import { withoutValue, withValueAt } from "../with-value-at.ts";
import type { OperationOf } from "./operation.ts";

export const drawForm = (target: Target, seed: number, position: number, use = "sequence"): FormState | undefined =>
  validCases(target, seedFor(seed, target.endpoint.id, use))(position)?.call.form;

/** Forms that are drawn to find the one with the most properties. Own choice. */
export const fullestOf = 12;

export const bodyIn = ({ value }: FormState): JsonObject => {
  const body = isObject(value) ? own(value, "body") : undefined;
  return body !== undefined && isObject(body) ? body : {};
};

/**
 * Returns the drawn form with the most properties of its body, with members of the other drawn forms in all its objects, long
 * and mixed lists, and texts with a letter that Unicode can decompose.
 */
export const fullestForm = (target: Target, seed: number): FormState | undefined => {
  const drawn = Array.from({ length: fullestOf }, (_, i) => drawForm(target, seed, i, "fullest"))
    .filter((form) => form !== undefined)
    .toSorted((a, b) => sizeOf(bodyIn(b)) - sizeOf(bodyIn(a)));
  const [best] = drawn;
  return best && fuller(target, best, ["body"], drawn.map(bodyIn));
};

/** Ends of texts with characters that have other encodings in UTF-8 and forms, or in Unicode. Later ones are for fewer texts. */
const endings = ["\u00e9", " +\u00e9"];

/** Numbers that lose their last digit if they are cut after a computation with doubles: 19.99 * 100, and 1020 / 100 * 100. */
const numbers = [19.99, 1020];

/** Objects within each other that are filled. Own choice: enough for envelopes and addresses. */
const maxDepth = 4;

/** Returns a form with more members of the object at a path: those that objects of other forms have there. */
function fuller(target: Target, start: FormState, at: Path, others: readonly Json[]): FormState {
  const withMember = (form: FormState, place: Path, value: Json): FormState => {
    const next = target.formOf(withValueAt(form.value, place, value));
    return isValidCall(target, callOf(target, next)) ? next : form;
  };
  const objects = others.filter(isObject);
  return [...new Set(objects.flatMap(Object.keys))].reduce((before, key) => {
    const place = [...at, key];
    const values = objects.map((one) => own(one, key)).filter((one) => one !== undefined);
    const isThere = (form: FormState): boolean => (valueAt(form.value, place) ?? null) !== null;
    const form = values.reduce((one, value) => (isThere(one) ? one : withMember(one, place, value)), before);
    const value = valueAt(form.value, place);
    if (typeof value === "number") {
      return numbers.reduce((one, next) => (one === form ? withMember(one, place, next) : one), form);
    }
    if (typeof value === "string") return endings.reduce((one, end) => withMember(one, place, value + end), form);
    if (value !== undefined && isObject(value)) {
      return place.length > maxDepth ? form : fuller(target, form, place, values);
    }
    return fullerLists(values.filter(isList).flat()).reduce((one, list) => withMember(one, place, list), form);
  }, start);
}

/** Items of a list that is sent to find a part that is lost. Own choice: a server may keep ten. */
const maxItems = 12;

/** Lists longer and longer lists of some items. */
function fullerLists(items: readonly Json[]): readonly (readonly Json[])[] {
  const distinct = [...new Map(items.map((item) => [printJson(item), item])).values()];
  const mixed = mixedList(items) ?? [];
  const others = distinct.filter((item) => !mixed.includes(item));
  const lengths = [0, 2, 4, maxItems].map((length) => [...mixed, ...others.slice(0, length)]);
  return lengths.filter((list, i) => list.length > 0 && list.length !== lengths[i - 1]?.length);
}

const sizeOf = (value: JsonObject): number => Object.keys(value).length;

/**
 * Returns a form without the optional members of its body and the objects in it; undefined if there are none.
 *
 * @param depth 1 for members of the body, 2 for those of the objects in it only
 */
export function withoutOptional(target: Target, form: FormState, depth: number): FormState | undefined {
  const places = placesIn(bodyIn(form), ["body"]).filter(({ length }) => length > depth);
  const less = places.reduce((before, at) => {
    const next = target.formOf(withoutValue(before.value, at));
    return isValidCall(target, callOf(target, next)) ? next : before;
  }, form);
  return less === form ? undefined : less;
}

/** Lists the paths of the members of an object, outer ones first. */
const placesIn = (value: Json, at: Path): readonly Path[] =>
  isObject(value) && at.length <= maxDepth
    ? Object.entries(value).flatMap(([key, member]) => [[...at, key], ...placesIn(member, [...at, key])])
    : [];

/** Returns an unsorted list of texts or numbers with a duplicate: a server that stores sets would return another list. */
function mixedList(values: readonly Json[]): readonly Json[] | undefined {
  const scalars = values.filter((item) => (typeof item === "string" && item !== "") || typeof item === "number");
  const mixed = scalars.flatMap((first) => {
    const lower = scalars.find((item) => !isAscending([first, item]));
    return lower === undefined ? [] : [[first, lower, first]];
  });
  return mixed[0];
}

/** Returns true for a file of a form (docs/behavior.md#files). */
const isFile = (value: Json | undefined): value is JsonObject =>
  value !== undefined && isObject(value) && typeof own(value, "dataUrl") === "string";

/** Lists the places of files in the body of a form. */
function filesIn(value: Json, at: Path): readonly Path[] {
  if (isFile(value)) return [at];
  if (isList(value)) return value.flatMap((item, i) => filesIn(item, [...at, i]));
  return isObject(value) ? Object.entries(value).flatMap(([key, member]) => filesIn(member, [...at, key])) : [];
}

/** A content with letters of several bytes, several lines, and enough bytes to ask for some of them. */
const someContent = "Callboard \u00e9\u00fc\u00df, \u82d4\r\nsecond line\tand its end.";

/** Returns a form with a content in the only file of its body; undefined without one, or if it is not valid. */
export function withContent(target: Target, form: FormState): FormState | undefined {
  const [at, more] = filesIn(valueAt(form.value, ["body"]) ?? null, ["body"]);
  const file = at && valueAt(form.value, at);
  if (at === undefined || more !== undefined || !isFile(file)) return undefined;
  const text = new TextEncoder().encode(someContent);
  // A server that reads bytes as a text replaces the ones that are not UTF-8.
  const bytes = file.type === "application/octet-stream" ? new Uint8Array([...text, 0, 0xff, 0xc3]) : text;
  const dataUrl = `data:${String(file.type)};base64,${btoa(String.fromCharCode(...bytes))}`;
  const next = target.formOf(withValueAt(form.value, at, { ...file, size: bytes.length, dataUrl }));
  return isValidCall(target, callOf(target, next)) ? next : undefined;
}

/** Returns a form with two items in each list of its body that may have as many, and with numbers that lose digits. */
export const withPairs = (target: Target, form: FormState): FormState =>
  withNumbers(target, withSecondItems(target, form));

/** Returns a form with numbers that lose digits in the objects of its body and of the lists in it. */
const withNumbers = (target: Target, form: FormState): FormState =>
  numbersIn(valueAt(form.value, ["body"]) ?? null, ["body"]).reduce((before, at) => {
    const next = target.formOf(withValueAt(before.value, at, numbers[0] ?? 0));
    return isValidCall(target, callOf(target, next)) ? next : before;
  }, form);

/** Lists the places of numbers in the members of an object, and in the first items of lists in it. */
function numbersIn(value: Json, at: Path): readonly Path[] {
  if (typeof value === "number") return [at];
  if (at.length > maxDepth) return [];
  if (isList(value)) return value.slice(0, 2).flatMap((item, i) => numbersIn(item, [...at, i]));
  return isObject(value) ? Object.entries(value).flatMap(([key, member]) => numbersIn(member, [...at, key])) : [];
}

const withSecondItems = (target: Target, form: FormState): FormState =>
  [["body"], ...Object.keys(bodyIn(form)).map((key) => ["body", key])].reduce((before, at) => {
    const list = valueAt(before.value, at);
    if (list === undefined || !isList(list) || list.length !== 1) return before;
    const next = target.formOf(withValueAt(before.value, at, [...list, ...list]));
    return isValidCall(target, callOf(target, next)) ? next : before;
  }, form);

/** Returns true if the body of a form is or has a list of several items. */
export const hasSeveral = (form: FormState): boolean =>
  [valueAt(form.value, ["body"]) ?? null, ...Object.values(bodyIn(form))].some((one) => isList(one) && one.length > 1);

/** Makes an operation of each endpoint that changes the thing that the first operation creates. */
export const changes = (updates: readonly Target[], seed: number, position: number): readonly OperationOf<"update">[] =>
  updates.flatMap((target): readonly OperationOf<"update">[] => {
    // A PUT may create too, and would repeat its own values.
    const form = drawForm(target, seed, position, "change") ?? plainForm(target);
    return form === undefined ? [] : [{ kind: "update", of: 0, target, form }];
  });
