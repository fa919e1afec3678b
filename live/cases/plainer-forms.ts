import type { FormState } from "#engine/form";
import { isExact, isList, isObject, type Json, objectOf, own } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { defaultValue } from "./default-value.ts";
import { plainerValues } from "./plainer-values.ts";
import { requestVerdict } from "./request-verdict.ts";

/**
 * Lists valid forms with less in them: first without one of the members that nobody filled in, then with one value as
 * people would fill it in, then with 1 or 0 for one number, then with a shorter text.
 */
export function* plainerForms(target: Target, { value }: FormState): Generator<FormState> {
  const usual = defaultValue(target);
  for (const next of plainer(value, usual, target.given?.value)) {
    const form = target.formOf(next);
    if (target.isValid(form) && requestVerdict(target)(callWith(target, form)).kind === "valid") yield form;
  }
}

const callWith = ({ endpoint }: Target, form: FormState): Call => ({ endpoint: endpoint.id, form, credentials: "own" });

function* plainer(value: Json, usual: Json | undefined, given: Json | undefined): Generator<Json> {
  yield* withoutMember(value, given);
  if (usual !== undefined) yield* plainerValues(value, usual);
  for (const at of unusualNumbers(value, usual, [])) {
    for (const number of [1, 0]) yield withValueAt(value, at, number);
  }
  yield* shorterTexts(value);
}

/** Number of characters that are tried one by one. Own choice. */
const maxCharacters = 12;

/** Lists a value with one of its texts shortened: to one of its characters, or to a half. */
function* shorterTexts(value: Json): Generator<Json> {
  if (typeof value === "string") {
    const characters = [...new Set(Array.from(value))];
    if (value === "" || Array.from(value).length === 1) return;
    // Letters and digits are seldom the cause.
    const rare = characters.filter((one) => !/[a-z0-9]/i.test(one));
    yield* [...rare, ...characters.filter((one) => !rare.includes(one))].slice(0, maxCharacters);
    const half = Math.ceil(Array.from(value).length / 2);
    yield Array.from(value).slice(0, half).join("");
    yield Array.from(value).slice(half).join("");
  } else if (isList(value)) {
    for (const [index, item] of value.entries())
      for (const next of shorterTexts(item)) yield withValueAt(value, [index], next);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value))
      for (const next of shorterTexts(member)) yield withValueAt(value, [key], next);
  }
}

/** Lists a value without each of its members that a kept value does not have, the outermost first. */
function* withoutMember(value: Json, kept: Json | undefined): Generator<Json> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) {
      for (const next of withoutMember(item, isList(kept) ? kept[index] : undefined)) {
        yield withValueAt(value, [index], next);
      }
    }
  } else if (isObject(value)) {
    const members = Object.entries(value);
    const keptOf = (key: string) => (isObject(kept) ? own(kept, key) : undefined);
    for (const [key] of members) {
      if (keptOf(key) === undefined) yield objectOf(members.filter(([name]) => name !== key));
    }
    for (const [key, member] of members) {
      for (const next of withoutMember(member, keptOf(key))) yield withValueAt(value, [key], next);
    }
  }
}

/** Lists the places of numbers other than 0, 1 and the usual one. */
function* unusualNumbers(value: Json, usual: Json | undefined, at: Path): Generator<Path> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) yield* unusualNumbers(item, usual, [...at, index]);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) yield* unusualNumbers(member, usual, [...at, key]);
  } else if (typeof value === "number" || isExact(value)) {
    const isUsual = usual !== undefined && valueAt(usual, at) === value;
    if (!isUsual && value !== 0 && value !== 1) yield at;
  }
}
